// What may be done in a hand, rule by rule: the choices and the faults both rest on it.
#pragma once

#include "tarot/hand.h"

namespace tarot {

// Why nothing, or not this, may be done by the seat that is due.
[[nodiscard]] std::optional<Why> speakFault(const Hand& hand, Bid bid);                  // F5
[[nodiscard]] std::optional<Why> jeuFault(const RuleSet& rules, int players, Slam slam); // F7.2, F7.3
[[nodiscard]] std::optional<Why> misereFault(const Hand& hand, Announced kind);          // F7.7

[[nodiscard]] bool mayAnnounce(const Hand& hand); // before the card to trick 1 (F7.4)
[[nodiscard]] bool hasAnnounced(const Hand& hand, Announced kind);
[[nodiscard]] CardSet callable(const Hand& hand);          // F6.2
[[nodiscard]] DiscardChoice discardable(const Hand& hand); // F6.5

} // namespace tarot
