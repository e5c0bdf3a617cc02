// Rules of thumb of Tarocco bolognese (B10): what a seat would mostly do, by what it can see. For beginners
// and for playing a hand out.
#pragma once

#include "bolognese/view.h"

namespace bolognese {

// What a card is worth to bring home, combinations considered.
[[nodiscard]] int worthOf(Card card);
// The legal card of the seat whose turn it is; `asked`: the partner led with a knock (B7.1).
enum class Asked : std::uint8_t { No, ForBest };
[[nodiscard]] Card likelyCard(const Position& position, Asked asked = Asked::No);
[[nodiscard]] Asked askedOf(const View& view);

// The two cards to lay away (B4.3).
[[nodiscard]] std::array<Card, 2> cardsToLayAway(CardSet hand, CardSet from);
// How a card is led: only who leads may signal, and nobody lies (B7).
[[nodiscard]] Signal signalFor(const Position& position, const PlayChoice& choice, Card card);
// All that may be accused, where that is legal at all.
[[nodiscard]] std::optional<Accuse> fullAccuso(const Accusable& accuso);

} // namespace bolognese
