// What stands at the person's right on a table and shows the score in a game's own way: Minchiate's tray, a
// slate, a dish. Where it lies and when, the table decides.
#pragma once

#include "desktop/look/metrics.h"

#include <QWidget>

namespace look {

class ScorePiece : public QWidget {
public:
    using QWidget::QWidget;

    // How large it is on a table of these lengths; empty while there is nothing to show.
    [[nodiscard]] virtual QSize sizeFor(const Metrics& metrics) const { return metrics.tray; }
    virtual void setMetrics(const Metrics& metrics) = 0;
    // Pieces move for this long when the score changes; 0 puts them at once.
    virtual void setMoveMs(int ms) = 0;
    // It steps back by so much, 0 to 1.
    virtual void setDim(double darkness) = 0;
    // Ends a movement under way.
    virtual void finish() = 0;
    // How it shows what it shows, in words.
    [[nodiscard]] virtual QString explanation() const = 0;
};

} // namespace look
