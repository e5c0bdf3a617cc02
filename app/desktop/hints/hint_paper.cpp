#include "desktop/hints/hint_paper.h"

#include "desktop/look/announce.h"
#include "desktop/look/marks.h"
#include "desktop/look/palette.h"
#include "desktop/look/surfaces.h"
#include "desktop/look/type.h"

#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace hints {

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
    for (const HintMark& mark : marks_)
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
    const std::vector<QRect> at = tags();
    for (std::size_t i = 0; i < marks_.size(); ++i) // over the rings of those beside it
        if (!at[i].isEmpty())
            look::drawTag(p, at[i].center(), marks_[i].words, m);
}

// At the foot of its card, or above one of which little is seen; over the tags that lie there already, where
// two cards are close together.
std::vector<QRect> HintMarks::tags() const {
    const look::Metrics& m = metrics_;
    std::vector<QRect> tags;
    for (const HintMark& mark : marks_) {
        QRect tag;
        if (!mark.words.isEmpty()) {
            const int foot = mark.card.height() < m.px(64) ? mark.card.top() - m.px(10)
                                                           : mark.card.bottom() - m.px(mark.lit ? 26 : 20);
            tag = look::tagRect(QPoint(mark.card.center().x(), foot), mark.words, m);
            tag.moveLeft(std::clamp(tag.left(), 0, std::max(0, width() - tag.width())));
            for (bool moved = true; moved;) {
                const auto under =
                    std::ranges::find_if(tags, [&](const QRect& other) { return other.intersects(tag); });
                moved = under != tags.end();
                if (moved)
                    tag.moveBottom(under->top() - 1 - m.px(2));
            }
        }
        tags.push_back(tag);
    }
    return tags;
}

// ---- The slip. ----

HintSlip::HintSlip(QWidget* parent) : QWidget(parent) {
    setFocusPolicy(Qt::NoFocus);
    hide();
}

// As its words want it, with lines no broader than that. It grows with its words, not with the cards.
QSize HintSlip::sizeIn(int most) const {
    const look::Metrics& m = metrics_;
    int wide = std::min(most, qRound(170 * m.t)), high = 0;
    for (const auto& [words, font] : lines())
        wide = std::max(wide, std::min(most, QFontMetrics(font).horizontalAdvance(words) + m.px(18)));
    const auto all = lines();
    for (std::size_t i = 0; i < all.size(); ++i) // beside the first is the ×
        high += QFontMetrics(all[i].second)
                    .boundingRect(QRect(0, 0, wide - (i == 0 ? m.px(14) : 0), 1000),
                                  Qt::AlignLeft | Qt::TextWordWrap, all[i].first)
                    .height();
    return {wide + 2 * m.px(16), high + 2 * m.px(11)};
}

// Above what it is about: of the places in the room the one that covers least, then the nearest. What points
// lies close above; other words may lie higher, or beside.
void HintSlip::say(const Told& told, const Where& where, const look::Metrics& m) {
    metrics_ = m;
    told_ = told;
    const int around = m.px(24); // for shadow and tip
    const int foot = where.over.top() - (where.points ? m.px(13) : m.px(11));
    const int lowest = where.points ? foot : where.room.bottom() + 1, step = std::max(4, m.px(8));
    QRect best;
    double least = 0;
    bool close = false;
    for (double most : {170.0, 210.0, 250.0, 290.0, 390.0, 490.0}) { // lower where broader
        const QSize size = sizeIn(std::min(qRound(most * m.t), where.room.width() - 2 * m.px(16)));
        const int top = foot - size.height();
        const auto lay = [&](const QRect& slip) {
            double cost = std::abs(slip.center().x() - where.over.center().x()) + std::abs(most - 290) +
                          std::abs(slip.top() - top);
            if (!best.isNull() && cost >= least)
                return;
            const auto under = [&](const std::vector<QRect>& lying) {
                double area = 0;
                for (const QRect& one : lying)
                    if (const QRect part = one & slip; !part.isEmpty())
                        area += part.width() * part.height();
                return area;
            };
            cost += 1000 * under(where.people) + 10 * under(where.covered);
            if (best.isNull() || cost < least) {
                best = slip;
                least = cost;
                close = slip.top() == top;
            }
        };
        for (int left = where.room.left(); left + size.width() <= where.room.right() + 1; left += 2) {
            if (top >= where.room.top())
                lay({QPoint(left, top), size});
            for (int y = where.room.top(); y + size.height() <= lowest; y += step)
                if (left % step < 2)
                    lay({QPoint(left, y), size});
        }
    }
    if (best.isNull()) // no room at all: its foot is seen
        best = QRect(QPoint(where.room.left(), foot - sizeIn(where.room.width()).height()),
                     sizeIn(where.room.width()));
    setGeometry(best.adjusted(-around, -around, around, around));
    slip_ = QRect(QPoint(around, around), best.size());
    tip_.reset();
    const int at = where.over.center().x() - x();
    if (where.points && close && at > slip_.left() + m.px(16) && at < slip_.right() - m.px(16))
        tip_ = at;
    setAccessibleName(told.told);
    setVisible(true);
    raise();
    update();
    look::announce(*this);
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
    if (tip_)
        look::drawSlip(p, slip_, m, Qt::BottomEdge, *tip_);
    else
        look::drawPaper(p, slip_, m);
    const QRect words = slip_.adjusted(m.px(16), m.px(10), -m.px(16), -m.px(10));
    int y = words.top();
    const auto all = lines();
    for (std::size_t i = 0; i < all.size(); ++i) {
        const auto& [line, font] = all[i];
        p.setFont(font);
        const bool weak = i + 1 == all.size() && !told_.last.isEmpty();
        p.setPen(QColor(weak ? colour::ink2 : colour::ink));
        const QRect room(words.left(), y, words.width() - (i == 0 ? m.px(14) : 0), 1000);
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

} // namespace hints

#include "moc_hint_paper.cpp"
