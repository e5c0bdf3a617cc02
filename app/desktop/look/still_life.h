// Small pictures put together from cards, pieces and people: what is seen through an arch or on a sheet.
#pragma once

#include "desktop/look/deck.h"
#include "desktop/look/metrics.h"

#include <QPainter>
#include <QPixmap>

namespace look {

// Where a thing lies, in a picture's own units, and how far it is turned, in degrees.
struct Lying {
    double x, y; // its middle
    double angle = 0;
};

// A picture while it is being made. It starts with nothing on it.
class StillLife {
public:
    // `size` in logical pixels, `wide` in the picture's own units. `m` and `deck` must outlive it.
    StillLife(QSize size, double dpr, double wide, const Metrics& m, Deck& deck);

    QPainter& painter() { return painter_; }
    const Metrics& metrics() const { return metrics_; }
    Deck& deck() const { return deck_; }
    double dpr() const { return picture_.devicePixelRatio(); }
    QSize size() const { return size_; }
    // One of its own units, in logical pixels.
    double unit() const { return unit_; }

    // Puts the painter's zero where a thing lies, turned with it, until its restore().
    void saveAndGoTo(const Lying& at);
    // A card with its shadow; `card` in logical pixels.
    void addCard(const QString& code, const Lying& at, QSize card);

    // What has come of it; nothing can be added after that.
    QPixmap finished();

private:
    QSize size_;
    double unit_;
    const Metrics& metrics_;
    Deck& deck_;
    QPixmap picture_;
    QPainter painter_;
};

} // namespace look
