// Each player's score from hand to hand as a curve: on the page and on printed paper.
#pragma once

#include <QFont>
#include <QPainter>
#include <QRectF>

#include <vector>

namespace sheets {

struct Curve {
    struct Line {
        QString name;            // at its end, with the score
        std::vector<int> points; // from 0, after each hand
    };
    std::vector<Line> lines;  // up to five
    int hands = 0;            // as many as the sheet has room for, so that the curve grows to the right
    int inRound = 4;          // a line stands after so many
    QString (*figure)(int){}; // how a score is written
};

// Each player has a stroke of their own, and their name stands at its end: nothing is told by colour alone.
void drawCurve(QPainter& p, const QRectF& r, const Curve& curve, const QFont& font, double line);

} // namespace sheets
