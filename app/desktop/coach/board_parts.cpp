#include "desktop/coach/board_parts.h"

#include "desktop/look/marks.h"
#include "desktop/look/palette.h"
#include "desktop/look/type.h"

#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace coach {

using namespace minchiate;
using advice::Place;
namespace colour = look::colour;
using look::Type;

namespace {

// Reasons stand under their names where there is room; else in the row's tip.
constexpr double kRoomy = 0.85;

constexpr QRgb kOurs = 0xffc3dcc9; // pale cloth: what lies in our pile, not in the hand

// Around what is written in a row, for the keyboard's ring.
int pad(const look::Metrics& m) {
    return m.px(6);
}

QRgb inkOn(Place place, const BoardLook& look) {
    switch (place) {
    case Place::Theirs:
        return colour::text;
    case Place::InPlay:
        return look::panelColours(look.dark).text;
    case Place::Out:
        return look::panelColours(look.dark).text2;
    default:
        return colour::ink;
    }
}

} // namespace

void drawChip(QPainter& p, const QRectF& r, Place place, const BoardLook& look) {
    const look::Metrics& m = look.metrics;
    const look::PanelColours& c = look::panelColours(look.dark);
    const double radius = std::min(r.width(), r.height()) * 0.12;
    const QRectF box = r.adjusted(0.5, 0.5, -0.5, -0.5);
    QPainterPath shape;
    shape.addRoundedRect(box, radius, radius);
    const QColor edge(place == Place::InPlay || place == Place::Out ? c.text2 : look.dark ? c.text2 : c.text);
    const QRgb ground = place == Place::Theirs  ? colour::walnutMid
                        : place == Place::Table ? colour::gold
                        : place == Place::Ours  ? kOurs
                                                : 0xffffffff;
    if (place != Place::InPlay && place != Place::Out)
        p.fillPath(shape, QColor(ground));
    p.save();
    p.setClipPath(shape);
    if (place == Place::Ours) { // a green corner
        QPainterPath corner;
        const double side = r.width() * 0.42;
        corner.moveTo(r.topRight());
        corner.lineTo(r.right() - side, r.top());
        corner.lineTo(r.right(), r.top() + side);
        p.fillPath(corner, QColor(colour::clothLit));
    }
    if (place == Place::Mine) // a gold foot
        p.fillRect(QRectF(r.left(), r.bottom() - r.height() * 0.18, r.width(), r.height()),
                   QColor(colour::gold));
    p.restore();
    p.setPen(QPen(edge, m.line(1)));
    p.setBrush(Qt::NoBrush);
    p.drawPath(shape);
    if (place == Place::Out)
        p.drawLine(box.bottomLeft(), box.topRight());
}

// ---- A chip. ----

ChipView::ChipView(look::Deck& deck, QWidget* parent) : QWidget(parent), deck_(deck) {
    setFocusPolicy(Qt::ClickFocus); // arrows go from one to the next
    connect(&deck, &look::Deck::ready, this, qOverload<>(&QWidget::update));
}

void ChipView::setChip(const advice::Chip& chip, const QString& words) {
    chip_ = chip;
    setAccessibleName(words);
    setToolTip(words);
    update();
}

void ChipView::setLook(const BoardLook& look) {
    look_ = look;
    update();
}

void ChipView::setRinged(bool ringed) {
    if (ringed == ringed_)
        return;
    ringed_ = ringed;
    update();
}

void ChipView::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    p.setRenderHint(QPainter::SmoothPixmapTransform);
    const look::Metrics& m = look_.metrics;
    const QRectF box = QRectF(rect()).adjusted(m.px(2), m.px(2), -m.px(1), -m.px(2));
    drawChip(p, box, chip_.place, look_);
    const QRgb ink = inkOn(chip_.place, look_);
    p.setPen(QColor(ink));
    if (isTrump(chip_.card)) {
        p.setFont(look::sans(m, 13, QFont::DemiBold));
        p.drawText(box, Qt::AlignCenter, QString::number(trumpNumber(chip_.card)));
    } else if (chip_.card == kFool) {
        p.setFont(look::sans(m, 15, QFont::DemiBold));
        p.drawText(box, Qt::AlignCenter, QStringLiteral("\u2605"));
    } else {
        p.setFont(look::sans(m, 12, QFont::DemiBold));
        const QRectF upper(box.left(), box.top(), box.width(), box.height() / 2);
        p.drawText(upper, Qt::AlignCenter, QStringLiteral("K"));
        const double side = box.height() * 0.42;
        const QRectF sign(box.center().x() - side / 2, box.center().y(), side, side);
        if (chip_.place == Place::Theirs || chip_.place == Place::InPlay || chip_.place == Place::Out)
            p.fillRect(sign, QColor(colour::paper)); // a scrap of paper: signs are drawn for it
        const char suit = code(chip_.card).front();
        p.drawPixmap(sign.toRect(), deck_.piece(QStringLiteral("suit%1").arg(QLatin1Char(suit)),
                                                sign.toRect().size(), devicePixelRatioF()));
    }
    if (!ringed_ && !hasFocus())
        return;
    // Strong enough to be found among twenty-six.
    const double radius = m.px(4);
    p.setBrush(Qt::NoBrush);
    p.setPen(QPen(QColor(colour::joint), m.line(4)));
    p.drawRoundedRect(QRectF(rect()).adjusted(2, 2, -2, -2), radius, radius);
    p.setPen(QPen(QColor(colour::focus), m.line(2)));
    p.drawRoundedRect(QRectF(rect()).adjusted(2, 2, -2, -2), radius, radius);
}

// ---- A row. ----

RowView::RowView(QWidget* parent) : QWidget(parent) {
    setFocusPolicy(Qt::ClickFocus);
}

void RowView::setContent(const Content& content) {
    content_ = content;
    setAccessibleName(content.told);
    tellTip();
    update();
}

// The reason, where it is not written, and what all of it means.
void RowView::tellTip() {
    QStringList lines;
    if (!showsReason() && !content_.reason.isEmpty())
        lines << content_.reason;
    if (!content_.meaning.isEmpty())
        lines << content_.meaning;
    setToolTip(lines.join(u'\n'));
    setAccessibleDescription(content_.meaning);
}

void RowView::setLook(const BoardLook& look) {
    look_ = look;
    tellTip();
    update();
}

bool RowView::showsReason() const {
    return look_.metrics.s >= kRoomy;
}

QSize RowView::reasonSize(int width) const {
    const QFontMetrics small(look::sans(look_.metrics, 12));
    const QRect room(0, 0, width - 2 * pad(look_.metrics), 1000);
    return {room.width(),
            std::max(small.height(),
                     small.boundingRect(room, Qt::AlignLeft | Qt::TextWordWrap, content_.reason).height())};
}

int RowView::heightIn(int width) const {
    const look::Metrics& m = look_.metrics;
    const int name = QFontMetrics(look::font(m, Type::Strong)).height();
    return name + (showsReason() ? reasonSize(width).height() : 0) + m.px(4);
}

void RowView::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    const look::Metrics& m = look_.metrics;
    const look::PanelColours& c = look::panelColours(look_.dark);
    const QFont strong = look::font(m, Type::Strong), small = look::sans(m, 12);
    const int high = QFontMetrics(strong).height(), top = m.px(1);
    const std::array<int, 2> ends{width() - pad(m) - m.px(50), width() - pad(m) - m.px(2)};
    p.setFont(content_.weak ? look::font(m, Type::Text) : strong);
    p.setPen(QColor(content_.weak ? c.text2 : c.text));
    p.drawText(QRect(pad(m), top, ends[0] - m.px(44), high), Qt::AlignLeft | Qt::AlignVCenter, content_.name);
    for (std::size_t side = 0; side < 2; ++side) {
        const QString& points = content_.points[side];
        p.setFont(strong);
        const int wide = p.fontMetrics().horizontalAdvance(points);
        const QRect place(ends[side] - wide, top, wide, high);
        if (content_.held[side]) {
            const QRectF pill = QRectF(place).adjusted(-m.px(7), m.px(1), m.px(7), -m.px(1));
            p.setPen(Qt::NoPen);
            p.setBrush(QColor(c.gold));
            p.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2);
            p.setPen(QColor(c.ground));
        } else {
            p.setPen(QColor(content_.weak ? c.text2 : c.text));
        }
        p.drawText(place, Qt::AlignRight | Qt::AlignVCenter, points);
    }
    if (showsReason()) {
        p.setFont(small);
        p.setPen(QColor(c.text2));
        p.drawText(QRect(QPoint(pad(m), top + high - m.px(1)), reasonSize(width())),
                   Qt::AlignLeft | Qt::TextWordWrap, content_.reason);
    }
    p.fillRect(QRect(pad(m), height() - 1, width() - 2 * pad(m), m.line(1)), look::withAlpha(c.rule, 150));
    if (hasFocus())
        look::drawFocusRing(p, rect().adjusted(3, 2, -3, -3), m, m.px(3));
}

void RowView::enterEvent(QEnterEvent*) {
    emit pointed(true);
}

void RowView::leaveEvent(QEvent*) {
    emit pointed(hasFocus());
}

void RowView::focusInEvent(QFocusEvent* event) {
    QWidget::focusInEvent(event);
    update();
    emit pointed(true);
}

void RowView::focusOutEvent(QFocusEvent* event) {
    QWidget::focusOutEvent(event);
    update();
    emit pointed(underMouse());
}

// ---- A switch. ----

SwitchView::SwitchView(const QString& words, QWidget* parent) : QAbstractButton(parent) {
    setText(words);
    setCheckable(true);
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setAccessibleName(words);
}

void SwitchView::setLines(const QStringList& lines) {
    lines_ = lines;
    setAccessibleDescription(lines.join(QStringLiteral(". ")));
    update();
}

void SwitchView::setLook(const BoardLook& look) {
    look_ = look;
    update();
}

QFont SwitchView::small() const {
    return look::sans(look_.metrics, 12);
}

int SwitchView::headHigh() const {
    return std::max(look_.metrics.px(26), QFontMetrics(look::font(look_.metrics, Type::Text)).height());
}

int SwitchView::heightIn(int width) const {
    if (!isChecked())
        return headHigh();
    const int left = look_.metrics.px(8) + 2 * pad(look_.metrics);
    return headHigh() +
           QFontMetrics(small())
               .boundingRect(QRect(0, 0, width - left, 4000), Qt::AlignLeft | Qt::TextWordWrap,
                             lines_.join(u'\n'))
               .height() +
           look_.metrics.px(4);
}

void SwitchView::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    const look::Metrics& m = look_.metrics;
    const look::PanelColours& c = look::panelColours(look_.dark);
    const QRect head(0, 0, width(), headHigh());
    p.setFont(look::font(m, Type::Text));
    p.setPen(QColor(c.text));
    p.drawText(head.adjusted(pad(m), 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, text());
    const QRectF track(width() - pad(m) - m.px(30), head.center().y() - m.px(8) + 1, m.px(30), m.px(16));
    p.setPen(QPen(QColor(isChecked() ? colour::clothLit : c.text2), m.line(1)));
    p.setBrush(isChecked() ? QColor(colour::clothLit) : QColor(Qt::transparent));
    p.drawRoundedRect(track, track.height() / 2, track.height() / 2);
    const double radius = track.height() / 2 - m.px(3);
    p.setPen(Qt::NoPen);
    p.setBrush(QColor(isChecked() ? colour::paper : c.text2));
    p.drawEllipse(
        QPointF(isChecked() ? track.right() - track.height() / 2 : track.left() + track.height() / 2,
                track.center().y()),
        radius, radius);
    if (isChecked()) {
        p.setFont(small());
        p.setPen(QColor(c.text2));
        p.drawText(rect().adjusted(m.px(8) + pad(m), headHigh(), -pad(m), 0),
                   Qt::AlignLeft | Qt::TextWordWrap, lines_.join(u'\n'));
    }
    if (hasFocus())
        look::drawFocusRing(p, head.adjusted(3, 3, -3, -3), m, m.px(3));
}

void SwitchView::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        click();
    else if (event->key() == Qt::Key_Space)
        QAbstractButton::keyPressEvent(event);
    else
        event->ignore();
}

} // namespace coach

#include "moc_board_parts.cpp"
