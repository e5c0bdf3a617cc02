// What the count of a hand of Tarocco bolognese is told from.
#pragma once

#include "bolognese/match.h"
#include "tricks/uncounted.h"

#include <QString>

#include <vector>

namespace bolognese_count {

using namespace bolognese;

struct CountContent {
    Result result; // the engine's, of a hand that was counted
    RuleSet rules;
    Side us{}; // the person's
    Seat me{};
    PerSeat<QString> names;
    PerSide<int> before{}; // the score before the hand
    Trick lastTrick;
    std::vector<Accuso> accusi;
    int hand = 1; // of the match
    bool oneHand = false;
    std::optional<tricks::Uncounted> uncounted; // the hand, for this reason
    Verdict verdict = Verdict::GoesOn;
    QString nextWords; // of the main button

    [[nodiscard]] const Count& of(Side side) const { return result.count[side]; }
    [[nodiscard]] bool standsAlone() const { return bolognese::standsAlone(oneHand, before); }
    // The score after the hand.
    [[nodiscard]] int after(Side side) const { return before[side] + (uncounted ? 0 : result.points[side]); }
};

} // namespace bolognese_count
