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

    QPainter& painter() { return m_painter; }
    const Metrics& metrics() const { return m_metrics; }
    Deck& deck() const { return m_deck; }
    double dpr() const { return m_picture.devicePixelRatio(); }
    QSize size() const { return m_size; }
    // One of its own units, in logical pixels.
    double unit() const { return m_unit; }

    // Puts the painter's zero where a thing lies, turned with it, until its restore().
    void saveAndGoTo(const Lying& at);
    // A card with its shadow; `card` in logical pixels.
    void addCard(const QString& code, const Lying& at, QSize card);

    // What has come of it; nothing can be added after that.
    QPixmap finished();

private:
    QSize m_size;
    double m_unit;
    const Metrics& m_metrics;
    Deck& m_deck;
    QPixmap m_picture;
    QPainter m_painter;
};

} // namespace look
