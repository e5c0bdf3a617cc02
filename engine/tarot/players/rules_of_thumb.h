// Rules of thumb of French Tarot (F17): what a seat would mostly do, by what it can see. For beginners, for
// playing a hand out, and for judging what the play seen tells.
#pragma once

#include "tarot/hand.h"

namespace tarot {

// The legal card of the seat whose turn it is.
[[nodiscard]] Card likelyCard(const Position& position);

// F17.1: the hand on Chavey's scale.
[[nodiscard]] int strengthOf(CardSet hand);
// The highest bid it stands for, at a table of so many; who is eager thinks it stronger by so much.
[[nodiscard]] Bid bidFor(CardSet hand, int players, int eagerness = 0);
// Of these words the highest that goes no further; never a pousse.
[[nodiscard]] Bid wordUpTo(Bid wanted, const AuctionChoice& choice);
// The card to call from these (F17.24).
[[nodiscard]] Card cardToCall(CardSet hand, CardSet callable);
// Cards to lay away (F17.3): with every suit of `emptied` emptied as far as it goes.
[[nodiscard]] CardSet cardsToLayAway(CardSet hand, const DiscardChoice& choice, unsigned emptied);
[[nodiscard]] CardSet cardsToLayAway(CardSet hand, const DiscardChoice& choice);
// The trumps to show: the lowest, without the Petit where it may stay hidden.
[[nodiscard]] CardSet trumpsToShow(const PoigneeChoice& choice);

// What the seat due would do until the first card is to be played: no slam, nothing announced.
[[nodiscard]] Action likelyAction(const Hand& hand);

} // namespace tarot
