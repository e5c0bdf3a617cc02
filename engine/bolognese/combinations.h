// Sequences, cricche and the count of a holding (B2).
#pragma once

#include "bolognese/card.h"
#include "bolognese/rule_set.h"

#include <bit>
#include <span>
#include <vector>

namespace bolognese {

// Combinations in their canonical order: seven sequences, five cricche.
enum class Name : std::uint8_t {
    Grande,
    Cups,
    Coins,
    Swords,
    Batons,
    Moors,
    Aces,
    Tarocchi,
    Kings,
    Queens,
    Knights,
    Pages
};
inline constexpr int kNames = 12, kSequences = 7;
[[nodiscard]] constexpr bool isSequence(Name name) {
    return static_cast<int>(name) < kSequences;
}
[[nodiscard]] std::string_view textOf(Name name); // "grande" … "pages"
[[nodiscard]] std::optional<Name> nameOf(std::string_view text);
// The number of the rule that makes it ("B2.6").
[[nodiscard]] std::string_view ruleOf(Name name);

struct Combination {
    Name name{};
    CardSet cards;
    int points = 0; // never doubled
    bool operator==(const Combination&) const = default;
};

// The cards of that combination in a holding, whole (B2.4–B2.7, B2.2); none where it is not made. With
// `fillScavezzo` off a Grande ends at the first missing number.
[[nodiscard]] Bits cardsOf(Name name, Bits holding, bool fillScavezzo);
// What that combination of so many cards is worth.
[[nodiscard]] constexpr int worthOf(Name name, int cards) {
    constexpr std::array<int, 5> three{18, 17, 14, 13, 12};
    if (cards < 3)
        return 0;
    return isSequence(name)
               ? 10 + 5 * (cards - 3)
               : three[static_cast<std::size_t>(static_cast<int>(name) - kSequences)] * (cards - 2);
}

// All that a holding makes, in canonical order.
[[nodiscard]] std::vector<Combination> combinationsOf(CardSet holding, const RuleSet& rules);

// What sequences and cricche together are worth, each kind doubled where three of it count (B2.8).
struct Worth {
    int sequences = 0, cricche = 0;
    [[nodiscard]] int total() const { return sequences + cricche; }
    bool operator==(const Worth&) const = default;
};
enum class Doubling : std::uint8_t { Never, FromThree };
[[nodiscard]] Worth worthOf(std::span<const Combination> combinations, Doubling doubling);
// The same of all that a holding makes, without telling which.
[[nodiscard]] Worth worthOf(Bits holding, bool fillScavezzo);

// B2.1: what a card is worth beside a scartino; 0 for those.
[[nodiscard]] constexpr int valueOf(Card card) {
    if (bit(card) & kFives)
        return 5;
    return bit(card) & kFigures ? 5 - static_cast<int>(rankOf(card)) : 0;
}
// Two cards of a pile that are counted together, the dearer in front.
struct Pair {
    Card front, behind;
    int value = 0;
    bool operator==(const Pair&) const = default;
};
// A pile of an even number of cards laid out by twos: cards of value with a scartino as long as there are
// any, the dearest first.
[[nodiscard]] std::vector<Pair> byTwos(CardSet pile);
// B2.1: a pile of an even number of cards, counted by twos.
[[nodiscard]] int scartini(Bits pile);

} // namespace bolognese
