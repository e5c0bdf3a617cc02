// What an opened row of the sheet shows: the marks in order, both counts with their cards, the sum, and the
// course of the pad. All numbers are signed for the sheet's first player.
#pragma once

#include "minchiate/sheet/score_sheet.h"

#include <QString>
#include <QStringList>

#include <array>
#include <vector>

namespace sheet {

struct MarkLine {
    QString words;  // "Bice turns up the 28"
    int points = 0; // 0: words alone
    QString side;   // "us", "them"
    int net = 0;    // the pad after it
    minchiate::CardSet cards;
    int trick = 0; // 1–21, 0 in the deal
};

// A versicola of the count, as it lies.
struct FanOf {
    std::vector<minchiate::Card> cards;
    int points = 0;
};

struct CountedSide {
    QString name; // "us"
    int cards = 0;
    std::vector<FanOf> fans;
};

// One line of the count, the first player's side and the other.
struct CountedLine {
    QString what;
    int ours = 0, theirs = 0;
};

struct OpenContent {
    std::vector<MarkLine> marks;
    std::array<QString, 2> sides;     // what the sides are called: ours, theirs
    std::vector<CountedSide> counted; // both sides, or none where nobody counted cards
    QString instead;                  // what is said in place of the cards
    std::vector<CountedLine> lines;   // with their sum at the end; empty where nothing was counted (M7.4)
    QStringList reckoning;            // "160 less 94: 66", "with +19 on the pad: 85, so 2 resti"
    QString outcome;                  // "2 resti to You and Lapo"
    QStringList besides;              // resti in play, penalties
    bool byTrick = false;             // the course of the pad is known trick by trick
    bool played = false;              // in this program: it can be watched
    bool over = false;
};

[[nodiscard]] OpenContent openContentOf(const scoresheet::Sheet& sheet, const scoresheet::Account& account,
                                        int hand);

// ---- Read aloud. ----

[[nodiscard]] QString told(const MarkLine& mark);
[[nodiscard]] QString told(const CountedSide& side);
// "The pad went from minus 10 in the deal to plus 24 after trick 16, and ended at plus 19".
[[nodiscard]] QString toldCurve(const OpenContent& content);

} // namespace sheet
