#include "desktop/look/still_life.h"

#include "desktop/look/marks.h"
#include "desktop/look/shadows.h"

namespace look {

StillLife::StillLife(QSize size, double dpr, double wide, const Metrics& m, Deck& deck)
    : m_size(size), m_unit(size.width() / wide), m_metrics(m), m_deck(deck), m_picture(size * dpr) {
    m_picture.setDevicePixelRatio(dpr);
    m_picture.fill(Qt::transparent);
    m_painter.begin(&m_picture);
    m_painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
}

void StillLife::saveAndGoTo(const Lying& at) {
    m_painter.save();
    m_painter.translate(at.x * m_unit, at.y * m_unit);
    m_painter.rotate(at.angle);
}

void StillLife::addCard(const QString& code, const Lying& at, QSize card) {
    const QRect place(QPoint(-card.width() / 2, -card.height() / 2), card);
    saveAndGoTo(at);
    drawShadow(m_painter, place, m_metrics, Shadow::card, cardRadius(card));
    m_painter.drawPixmap(place.topLeft(), m_deck.card(code, card, dpr()));
    m_painter.restore();
}

QPixmap StillLife::finished() {
    m_painter.end();
    return m_picture;
}

} // namespace look
