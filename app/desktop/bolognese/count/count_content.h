// What the count of a hand of Tarocco bolognese is told from.
#pragma once

#include "bolognese/match.h"

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
    bool unscored = false; // something was taken back: the hand counts for nothing
    Verdict verdict = Verdict::GoesOn;
    QString nextWords; // of the main button

    [[nodiscard]] const Count& of(Side side) const { return result.count[side]; }
    // There is no score that it would be added to.
    [[nodiscard]] bool standsAlone() const {
        return oneHand && before[Side::NS] == 0 && before[Side::EW] == 0;
    }
    // The score after the hand.
    [[nodiscard]] int after(Side side) const { return before[side] + (unscored ? 0 : result.points[side]); }
};

} // namespace bolognese_count
