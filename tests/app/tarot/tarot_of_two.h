// What the tests of French Tarot for two begin with.
#pragma once

#include "tarot_sitting.h"

namespace support {

inline constexpr quint64 kTwoSeed = 21;

inline std::optional<table::TableThing> thingOf(const TarotSitting& sitting, tarot::Card card) {
    for (const table::TableThing& thing : sitting.table().things())
        if (thing.key == card.id || thing.key == table::kSeenThing + card.id)
            return thing;
    return std::nullopt;
}

} // namespace support
