// Cards chosen by chance.
#pragma once

#include "tricks/card_set.h"
#include "tricks/random.h"

namespace tricks {

// One of these cards, each as likely; there is one. `random` is Random or QuickRandom.
template<class Source>
[[gnu::always_inline, nodiscard]] constexpr Card anyOf(CardSet cards, Source& random) {
    return cards.pick(
        [&](int size) { return static_cast<int>(random.below(static_cast<std::uint32_t>(size))); });
}

// The same as a set of one.
template<class Source>
[[gnu::always_inline, nodiscard]] constexpr CardSet oneOf(CardSet cards, Source& random) {
    return cards.pickOnly(
        [&](int size) { return static_cast<int>(random.below(static_cast<std::uint32_t>(size))); });
}

} // namespace tricks
