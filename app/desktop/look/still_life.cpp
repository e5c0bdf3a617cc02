#include "desktop/look/still_life.h"

#include "desktop/look/marks.h"
#include "desktop/look/shadows.h"

namespace look {

StillLife::StillLife(QSize size, double dpr, double wide, const Metrics& m, Deck& deck)
    : size_(size), unit_(size.width() / wide), metrics_(m), deck_(deck), picture_(size * dpr) {
    picture_.setDevicePixelRatio(dpr);
    picture_.fill(Qt::transparent);
    painter_.begin(&picture_);
    painter_.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
}

void StillLife::saveAndGoTo(const Lying& at) {
    painter_.save();
    painter_.translate(at.x * unit_, at.y * unit_);
    painter_.rotate(at.angle);
}

void StillLife::addCard(const QString& code, const Lying& at, QSize card) {
    const QRect place(QPoint(-card.width() / 2, -card.height() / 2), card);
    saveAndGoTo(at);
    drawShadow(painter_, place, metrics_, Shadow::Card, cardRadius(card));
    painter_.drawPixmap(place.topLeft(), deck_.card(code, card, dpr()));
    painter_.restore();
}

QPixmap StillLife::finished() {
    painter_.end();
    return picture_;
}

} // namespace look
