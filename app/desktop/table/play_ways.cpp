#include "desktop/table/play_ways.h"

#include "desktop/look/palette.h"
#include "desktop/look/surfaces.h"
#include "desktop/look/type.h"

#include <QCursor>
#include <QFontMetrics>
#include <QPainter>
#include <QPolygonF>

#include <algorithm>

namespace table {

namespace {

constexpr int kWayWide = 150, kWayHigh = 46, kWayGap = 8; // at s = 1
constexpr int kPieceWide = 44, kPieceHigh = 36, kIn = 8;
constexpr int kWayOver = 11; // from their feet to the card
constexpr int kTipWide = 20, kTipHigh = 9;
constexpr int kWayShadow = 8; // room for it around the paper

QFont wordFont(const look::Metrics& m) {
    return look::sans(m, 14, QFont::DemiBold);
}
QFont glossFont(const look::Metrics& m) {
    return look::sans(m, 12);
}

} // namespace

// ---- One of them. ----

WaySlip::WaySlip(look::Deck& deck, QWidget* parent) : QAbstractButton(parent), deck_(deck) {
    setFocusPolicy(Qt::NoFocus); // the ring stays on the card, and letters press it
    setCursor(Qt::PointingHandCursor);
    connect(&deck_, &look::Deck::ready, this, qOverload<>(&QWidget::update));
}

void WaySlip::setWay(const PlayWay& way) {
    way_ = way;
    setText(way.text);
    setEnabled(way.enabled);
    setAccessibleName(QString(way.text).remove(u'&') + QStringLiteral(": ") + way.gloss);
    update();
}

QSize WaySlip::slipSize() const {
    const QFontMetrics word(wordFont(metrics_)), gloss(glossFont(metrics_));
    const int words =
        std::max(word.size(Qt::TextShowMnemonic, way_.text).width(), gloss.horizontalAdvance(way_.gloss));
    return {std::max(metrics_.px(kWayWide), metrics_.px(kIn + kPieceWide + kIn) + words + metrics_.px(10)),
            std::max(metrics_.px(kWayHigh), word.height() + gloss.height() + metrics_.px(4))};
}

void WaySlip::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const look::Metrics& m = metrics_;
    const QSize piece(m.px(kPieceWide), m.px(kPieceHigh));
    const QRect at(QPoint(m.px(kIn), (height() - piece.height()) / 2), piece);
    if (isEnabled()) {
        painter.fillRect(rect(), QColor(isDown() ? look::colour::paperOpen : look::colour::paper));
        painter.setPen(QPen(QColor(underMouse() ? look::colour::ink : look::colour::paperRule), m.line(1)));
        painter.drawRect(QRectF(rect()).adjusted(3.5, 3.5, -3.5, -3.5));
        painter.drawPixmap(at, deck_.piece(way_.piece, piece, devicePixelRatioF()));
    } else { // dark, with its reason
        painter.setBrush(QColor(look::colour::disabledGround));
        painter.setPen(QPen(QColor(look::colour::disabledEdge), m.line(1)));
        painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), m.px(3), m.px(3));
        QPixmap dark = deck_.piece(way_.piece, piece, devicePixelRatioF());
        QPainter tint(&dark);
        tint.setCompositionMode(QPainter::CompositionMode_SourceIn);
        tint.fillRect(QRect(QPoint(), piece), QColor(look::colour::disabledEdge));
        tint.end();
        painter.drawPixmap(at, dark);
    }
    const QFontMetrics word(wordFont(m)), gloss(glossFont(m));
    const int left = at.right() + 1 + m.px(kIn), top = (height() - word.height() - gloss.height()) / 2;
    painter.setPen(QColor(isEnabled() ? look::colour::ink : look::colour::disabledText));
    painter.setFont(wordFont(m));
    painter.drawText(QRect(left, top, width() - left, word.height()), Qt::TextShowMnemonic, way_.text);
    painter.setFont(glossFont(m));
    if (isEnabled())
        painter.setPen(QColor(look::colour::ink2));
    painter.drawText(QRect(left, top + word.height(), width() - left, gloss.height()), 0, way_.gloss);
}

// ---- The row. ----

WaysPaper::WaysPaper(look::Deck& deck, QWidget* parent) : QWidget(parent), deck_(deck) {
    hide();
}

void WaysPaper::setMetrics(const look::Metrics& metrics) {
    metrics_ = metrics;
    for (WaySlip* slip : slips_)
        slip->setMetrics(metrics);
}

void WaysPaper::setWays(const std::vector<PlayWay>& ways) {
    while (slips_.size() < ways.size()) {
        auto* slip = new WaySlip(deck_, this);
        slip->setMetrics(metrics_);
        const auto number = static_cast<int>(slips_.size());
        connect(slip, &WaySlip::clicked, this, [this, number] { emit chosen(number); });
        slips_.push_back(slip);
    }
    count_ = static_cast<int>(ways.size());
    for (std::size_t i = 0; i < slips_.size(); ++i) {
        slips_[i]->setVisible(i < ways.size());
        if (i < ways.size())
            slips_[i]->setWay(ways[i]);
    }
}

QSize WaysPaper::rowSize() const {
    const int gap = metrics_.px(kWayGap);
    int wide = -gap, high = 0;
    for (int i = 0; i < count_; ++i) {
        wide += slip(i)->slipSize().width() + gap;
        high = std::max(high, slip(i)->slipSize().height());
    }
    return {wide, high};
}

QRect WaysPaper::rowOver(const QRect& card, const QRect& area) const {
    const QSize size = rowSize();
    const int left = std::clamp(card.center().x() - size.width() / 2, area.left(),
                                std::max(area.left(), area.right() + 1 - size.width()));
    return {QPoint(left, card.top() - metrics_.px(kWayOver) - size.height()), size};
}

void WaysPaper::place(const QRect& row, const QRect& card) {
    setGeometry(QRect(row.topLeft(), QSize(row.width(), card.top() - row.top()))
                    .adjusted(-kWayShadow, -kWayShadow, kWayShadow, 0));
    int x = kWayShadow;
    for (int i = 0; i < count_; ++i) {
        const int each = slip(i)->slipSize().width();
        slip(i)->setGeometry(x, kWayShadow, each, row.height());
        x += each + metrics_.px(kWayGap);
    }
    tip_ = card.center().x() - geometry().left();
    show();
    raise();
    update();
}

bool WaysPaper::isApproached(QPoint from, QPoint to) const {
    if (!isVisible() || to.y() >= from.y() || geometry().bottom() >= from.y())
        return false;
    const QPolygon towards{from, geometry().bottomLeft(), geometry().bottomRight()};
    return towards.containsPoint(to, Qt::OddEvenFill);
}

bool WaysPaper::isPointedTo() const {
    return covers(parentWidget()->mapFromGlobal(QCursor::pos()));
}

// Their papers' shadows, and the tip.
void WaysPaper::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (int i = 0; i < count_; ++i)
        if (slip(i)->isEnabled())
            look::drawTagPaper(painter, slip(i)->geometry(), metrics_);
    for (int i = 0; i < count_; ++i) {
        const QRect foot = slip(i)->geometry();
        const int half = metrics_.px(kTipWide) / 2;
        if (!slip(i)->isEnabled() || tip_ - half < foot.left() || tip_ + half > foot.right())
            continue;
        painter.setPen(Qt::NoPen);
        painter.setBrush(QColor(look::colour::paper));
        painter.drawPolygon(
            QPolygonF({QPointF(tip_ - half, foot.bottom()), QPointF(tip_ + half, foot.bottom()),
                       QPointF(tip_, foot.bottom() + metrics_.px(kTipHigh))}));
    }
}

} // namespace table

#include "moc_play_ways.cpp"
