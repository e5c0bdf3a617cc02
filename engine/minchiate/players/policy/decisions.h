// The decisions of a hand other than the card to play, by convention: what to lay away, what to declare,
// where to cut; and all of them together as one player. It never falls where it has the choice (M6.10):
// falls of every kind tried, with nothing left to lose or with the partner leading, cost a little or nothing
// and gained nothing in thousands of paired deals.
#pragma once

#include "minchiate/players/player.h"

namespace players {

// What laying cards away is worth, in points. Emptying suits is what matters: without it the policy loses
// some 13 points a hand; the other figures matter little about where they stand.
struct DiscardWeights {
    double voidMade = 4;    // a suit emptied (M9: fallio)
    double nearVoid = 1;    // a single card left of it
    double kingBared = -3;  // a king left alone
    double kingWithOne = 0; // a king left with one card
    double strength = 0.1;  // of a card laid away, for each place in its suit; a loss
};

// M5.9: `count` cards to lay away, those that are worth least first. Suits are emptied, kings kept with their
// guards; trumps go only when nothing else is left, and counters last.
[[nodiscard]] std::vector<minchiate::Card> cardsToLayAway(const minchiate::DiscardChoice& choice,
                                                          const DiscardWeights& by = {});

// M6.9: everything; each versicola shown is marked at once, and what it tells is known soon enough.
[[nodiscard]] minchiate::Declare everyVersicola(const minchiate::DeclareChoice& choice);

// Any cut: nothing is known of the pack (M5.2).
[[nodiscard]] minchiate::Cut anyCut(tricks::Random& random);

// The whole policy as a player, a measure for others.
[[nodiscard]] Player conventionPlayer();

} // namespace players
