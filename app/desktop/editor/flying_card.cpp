#include "desktop/editor/flying_card.h"

#include "desktop/look/marks.h"
#include "desktop/look/shadows.h"

#include <QPainter>

namespace editing {

namespace {

constexpr double kAskew = -5; // degrees

} // namespace

FlyingCard::FlyingCard(look::Deck& deck, QWidget* parent) : QWidget(parent), deck_(deck) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    connect(&deck_, &look::Deck::ready, this, qOverload<>(&QWidget::update));
    hide();
}

void FlyingCard::take(const QString& code, QSize size, look::Deck::Index index, const look::Metrics& m) {
    code_ = code;
    card_ = size;
    index_ = index;
    metrics_ = m;
    resize(size + QSize(m.px(64), m.px(64)));
    raise();
    show();
}

void FlyingCard::moveTo(QPoint centre) {
    move(centre - rect().center());
}

void FlyingCard::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    p.setRenderHint(QPainter::SmoothPixmapTransform);
    p.translate(QRectF(rect()).center());
    p.rotate(kAskew);
    const QRect r(QPoint(-card_.width() / 2, -card_.height() / 2), card_);
    look::drawShadow(p, r, metrics_, look::Shadow::Lifted, look::cardRadius(card_));
    p.drawPixmap(r.topLeft(), deck_.card(code_, card_, devicePixelRatioF(), index_));
}

} // namespace editing

#include "moc_flying_card.cpp"
