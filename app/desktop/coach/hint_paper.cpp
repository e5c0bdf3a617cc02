#include "desktop/coach/hint_paper.h"

#include "desktop/look/marks.h"
#include "desktop/look/palette.h"
#include "desktop/look/surfaces.h"
#include "desktop/look/type.h"

#include <QAccessible>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace coach {

namespace colour = look::colour;
using look::Type;

// ---- The marks. ----

HintMarks::HintMarks(QWidget* parent) : QWidget(parent) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    hide();
}

void HintMarks::set(const std::vector<HintMark>& marks, const look::Metrics& m) {
    marks_ = marks;
    metrics_ = m;
    setVisible(!marks.empty());
    raise();
    update();
}

void HintMarks::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    const look::Metrics& m = metrics_;
    for (const HintMark& mark : marks_) {
        if (mark.lit) { // dashes of gold on a dark ground, so that they are seen on any picture
            const QRectF ring = QRectF(mark.card).adjusted(-m.px(2), -m.px(2), m.px(2), m.px(2));
            const double radius = m.px(5);
            p.setBrush(Qt::NoBrush);
            p.setPen(QPen(QColor(colour::joint), m.line(5)));
            p.drawRoundedRect(ring, radius, radius);
            QPen dashes(QColor(colour::focus), m.line(3));
            dashes.setDashPattern({2.4, 1.6});
            p.setPen(dashes);
            p.drawRoundedRect(ring, radius, radius);
        }
        if (!mark.words.isEmpty())
            look::drawTag(p, QPoint(mark.card.center().x(), mark.card.bottom() - m.px(mark.lit ? 26 : 20)),
                          mark.words, m);
    }
}

// ---- The slip. ----

HintSlip::HintSlip(QWidget* parent) : QWidget(parent) {
    setFocusPolicy(Qt::NoFocus);
    hide();
}

// As broad as its words want, within its measure; above what it points at, and nearest to that.
void HintSlip::say(const HintTold& told, const QRect& over, const QRect& room, const look::Metrics& m) {
    metrics_ = m;
    told_ = told;
    // It grows with its words, not with the cards.
    const int edge = m.px(16), most = qRound(322 * m.t) - 2 * edge;
    int wide = qRound(230 * m.t), high = 0;
    for (const auto& [words, font] : lines())
        wide = std::max(wide, std::min(most, QFontMetrics(font).horizontalAdvance(words) + m.px(18)));
    for (const auto& [words, font] : lines())
        high += QFontMetrics(font)
                    .boundingRect(QRect(0, 0, wide, 1000), Qt::AlignLeft | Qt::TextWordWrap, words)
                    .height();
    const QSize size(wide + 2 * edge, high + 2 * m.px(11));
    const int around = m.px(24); // for shadow and tip
    QRect slip(QPoint(over.center().x() - size.width() / 2, over.top() - around - size.height()), size);
    slip.moveLeft(
        std::clamp(slip.left(), room.left(), std::max(room.left(), room.right() + 1 - size.width())));
    setGeometry(slip.adjusted(-around, -around, around, around));
    slip_ = QRect(QPoint(around, around), size);
    tip_ = std::clamp(over.center().x() - x(), slip_.left() + m.px(24), slip_.right() - m.px(24));
    setAccessibleName(told.told);
    setVisible(true);
    raise();
    update();
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

std::vector<std::pair<QString, QFont>> HintSlip::lines() const {
    const look::Metrics& m = metrics_;
    std::vector<std::pair<QString, QFont>> all{{told_.title, look::sans(m, 14, QFont::DemiBold)}};
    for (const QString& line : told_.lines)
        all.emplace_back(line, look::font(m, Type::Text));
    if (!told_.last.isEmpty())
        all.emplace_back(told_.last, look::sans(m, 12));
    return all;
}

QRect HintSlip::cross() const {
    const int side = std::max(20, metrics_.px(24));
    return {slip_.right() - side - metrics_.px(5), slip_.top() + metrics_.px(5), side, side};
}

void HintSlip::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    const look::Metrics& m = metrics_;
    look::drawSlip(p, slip_, m, Qt::BottomEdge, tip_);
    const QRect words = slip_.adjusted(m.px(16), m.px(10), -m.px(16), -m.px(10));
    int y = words.top();
    const auto all = lines();
    for (std::size_t i = 0; i < all.size(); ++i) {
        const auto& [line, font] = all[i];
        p.setFont(font);
        const bool weak = i + 1 == all.size() && !told_.last.isEmpty();
        p.setPen(QColor(weak ? colour::ink2 : colour::ink));
        const QRect room(words.left(), y, words.width(), 1000);
        p.drawText(room, Qt::AlignLeft | Qt::TextWordWrap, line);
        y += p.fontMetrics().boundingRect(room, Qt::AlignLeft | Qt::TextWordWrap, line).height();
    }
    const QRectF box = QRectF(cross());
    const double arm = box.width() / 5;
    p.setPen(QPen(QColor(colour::ink2), m.line(1.4), Qt::SolidLine, Qt::RoundCap));
    p.drawLine(box.center() - QPointF(arm, arm), box.center() + QPointF(arm, arm));
    p.drawLine(box.center() - QPointF(arm, -arm), box.center() + QPointF(arm, -arm));
}

void HintSlip::mousePressEvent(QMouseEvent* event) {
    if (cross().contains(event->position().toPoint()))
        emit dismissed();
}

} // namespace coach
