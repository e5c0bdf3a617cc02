// Hands as people at a table would have written them down, for the tests of the sheet.
#pragma once

#include "minchiate/hand.h"
#include "minchiate/sheet/score_sheet.h"

namespace support {

// The marks as they fell, and who captured which counters.
inline scoresheet::KeptHand writtenDown(const minchiate::Tally& tally,
                                        const tricks::PerSide<minchiate::CardSet>& captured,
                                        minchiate::Side lastTrick, const minchiate::RuleSet& rules) {
    scoresheet::KeptHand hand;
    for (const minchiate::Mark& mark : tally.marks())
        hand.marks.push_back(
            {static_cast<scoresheet::Reason>(mark.cause), mark.side, mark.points, mark.cards});
    scoresheet::CountEntry count;
    for (minchiate::Side side : tricks::kSides)
        count.captured[side] = captured[side] & scoresheet::scoringCards(rules);
    count.cards = captured[minchiate::Side::NS].size();
    count.lastTrick = lastTrick;
    hand.ending = count;
    return hand;
}

inline scoresheet::KeptHand writtenDown(const minchiate::Hand& hand) {
    const minchiate::Result& result = *hand.result();
    return writtenDown(hand.tally(), result.captured, result.lastTrick, hand.rules());
}

constexpr scoresheet::PadMark death(minchiate::Side side, int points) {
    return {scoresheet::Reason::Death, side, points, {}};
}

} // namespace support
