// What the count of a hand is told from.
#pragma once

#include "minchiate/tally.h"

#include <QString>

#include <array>
#include <vector>

namespace count {

struct CountContent {
    minchiate::Result result;    // the engine's
    minchiate::Side us{};        // the person's side
    QString usNames, theirNames; // "You and Lapo", "Vieri and Bice"
    // "L & V": what they are called where nobody who looks on is of either. Without them the person's side is
    // "us" and the other "them".
    QString usBrief, theirBrief;
    QString lastTrickBy;                    // name of who took the last trick
    std::vector<minchiate::Card> lastTrick; // its four cards in order of play
    int padNet = 0;                         // on the pad before the count, signed for NS
    int paidBefore = 0;                     // resti paid in the course of the hand, signed for NS
    QString nextWords;                      // the main button: "Next hand", "See the result"
    bool reviewed = false;                  // the hand can be gone through again
    bool unscored = false;                  // a move was taken back: the hand pays nothing
    // In place of what is paid: of a hand played on from another, what both came to, in two lines.
    std::array<QString, 2> compared{};

    bool operator==(const CountContent&) const = default;
};

} // namespace count
