#include "desktop/table/fan_tile.h"

#include "desktop/look/marks.h"
#include "desktop/look/palette.h"
#include "desktop/look/type.h"

#include <QFontMetrics>
#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

namespace table {

namespace {

constexpr int kCard = 46, kLeastCard = 42; // breadth of a card, at s = 1 and at least
constexpr int kPocket = 58;                // so much of it is seen
constexpr int kFanPad = 6;

} // namespace

FanTile::FanTile(look::Deck& deck, QWidget* parent) : QAbstractButton(parent), deck_(deck) {
    setFocusPolicy(Qt::StrongFocus);
    setCheckable(true);
    connect(&deck_, &look::Deck::ready, this, qOverload<>(&QWidget::update));
}

void FanTile::setMetrics(const look::Metrics& metrics) {
    metrics_ = metrics;
    update();
}

void FanTile::setFan(const PromptFan& fan) {
    fan_ = fan;
    setChecked(fan.chosen);
    setAccessibleName(fan.name + QStringLiteral(", ") + fan.worth);
    setAccessibleDescription(fan.told);
    setToolTip(fan.told);
    update();
}

int FanTile::ringMargin() const {
    return std::max(6, metrics_.px(7));
}

QSize FanTile::cardSize() const {
    const int wide = std::max(kLeastCard, metrics_.px(kCard));
    return {wide, qRound(wide * 1.8)};
}

int FanTile::pocket() const {
    return std::max(metrics_.px(kPocket), cardSize().height() * 6 / 10);
}

QString FanTile::caption() const {
    return fan_.chosen ? QStringLiteral("✓ ") + fan_.name : fan_.name;
}

// Room for the tick is kept while it is not there: nothing moves when a fan is chosen.
QSize FanTile::fanSize(std::optional<int> step) const {
    const QFontMetrics name(look::font(metrics_, look::Type::Strong)),
        worth(look::sans(metrics_, 15, QFont::Bold));
    const int cards = step ? cardSize().width() + *step * (static_cast<int>(fan_.faces.size()) - 1) : 0;
    const int words = name.horizontalAdvance(QStringLiteral("✓ ") + fan_.name) + metrics_.px(8) +
                      worth.horizontalAdvance(fan_.worth);
    return {std::max(cards, words) + 2 * metrics_.px(kFanPad),
            (step ? metrics_.px(kFanPad) + pocket() : metrics_.px(2)) +
                std::max(name.height(), worth.height()) + metrics_.px(2)};
}

void FanTile::setFanGeometry(const QRect& fan, std::optional<int> step) {
    const int margin = ringMargin();
    step_ = step;
    setGeometry(fan.adjusted(-margin, -margin, margin, margin));
}

void FanTile::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const look::Metrics& m = metrics_;
    const int margin = ringMargin(), pad = m.px(kFanPad);
    const QRect tile = rect().adjusted(margin, margin, -margin, -margin);
    const bool lit = underMouse() || hasFocus();
    if (fan_.chosen || lit) {
        const double line = m.line(fan_.chosen ? 2 : 1), half = line / 2;
        painter.setPen(QPen(QColor(fan_.chosen ? look::colour::gold : look::colour::tileLitEdge), line));
        painter.setBrush(fan_.chosen ? QColor(look::colour::clothLit) : QColor(Qt::transparent));
        painter.drawRoundedRect(QRectF(tile).adjusted(half, half, -half, -half), m.px(3), m.px(3));
    }
    QRect words(tile.left() + pad, tile.top(), tile.width() - 2 * pad, tile.height());
    if (step_) {
        const QRect seen(words.left(), tile.top() + pad, words.width(), pocket());
        paintCards(painter, seen);
        words.setTop(seen.bottom() + 1);
    }
    painter.setPen(QColor(look::colour::text));
    painter.setFont(look::font(m, look::Type::Strong));
    painter.drawText(words, Qt::AlignLeft | Qt::AlignVCenter, caption());
    painter.setFont(look::sans(m, 15, QFont::Bold));
    painter.drawText(words, Qt::AlignRight | Qt::AlignVCenter, fan_.worth);
    if (hasFocus())
        look::drawFocusRing(painter, tile, m, m.px(3));
}

void FanTile::paintCards(QPainter& painter, const QRect& seen) const {
    painter.save();
    painter.setClipRect(seen);
    for (std::size_t i = 0; i < fan_.faces.size(); ++i)
        painter.drawPixmap(
            seen.topLeft() + QPoint(*step_ * static_cast<int>(i), 0),
            deck_.card(fan_.faces[i], cardSize(), devicePixelRatioF(), look::Deck::Index::Large));
    painter.restore();
}

void FanTile::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        click();
        break;
    case Qt::Key_Left:
    case Qt::Key_Right:
        emit stepAsked(event->key() == Qt::Key_Left ? -1 : 1);
        break;
    case Qt::Key_Up:
    case Qt::Key_Down:
        event->ignore(); // leads on to the cards
        break;
    default:
        QAbstractButton::keyPressEvent(event);
    }
}

void FanTile::enterEvent(QEnterEvent* event) {
    QAbstractButton::enterEvent(event);
    update();
}

void FanTile::leaveEvent(QEvent* event) {
    QAbstractButton::leaveEvent(event);
    update();
}

} // namespace table

#include "moc_fan_tile.cpp"
