// A hand of Tarocco bolognese that is being written down: the cards tapped so far, and what has been said.
#pragma once

#include "bolognese/sheet/kept_hand.h"

#include <string>

namespace bolognese::sheet {

struct Draft {
    Side counted{}; // whose pile is tapped
    CardSet pile;
    std::optional<Side> last{};
    std::vector<Shown> accusi{};
    std::optional<Side> offenders{};
    std::optional<Side> calledOut{};
    std::string note{}; // UTF-8; kept with the hand
    bool operator==(const Draft&) const = default;
};

// What has to be said before a hand comes to anything, in the order in which people say it.
enum class Missing : std::uint8_t { Pile, Last };
[[nodiscard]] std::optional<Missing> missingIn(const Draft& draft);

// The hand, once nothing is missing.
[[nodiscard]] std::optional<KeptHand> handOf(const Draft& draft);
// What somebody would have said of this hand.
[[nodiscard]] Draft draftOf(const KeptHand& hand);

// B8.2: the card that the side with the Matto gives where the pile that was tapped is odd: of all its cards
// the one that costs it least, and into whose pile it goes. Nothing where nothing is owed.
struct Owed {
    Card card;
    Side from{};
};
[[nodiscard]] std::optional<Owed> owedIn(const Draft& draft, const RuleSet& rules);
// The same hand with that card where it belongs.
[[nodiscard]] Draft withOwed(Draft draft, const Owed& owed);

} // namespace bolognese::sheet
