#include "learn/rung_button.h"

#include "look/marks.h"
#include "look/palette.h"
#include "look/surfaces.h"
#include "look/type.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

namespace learn {

namespace colour = look::colour;
using look::Type;

namespace {

constexpr int kRing = 4; // around what is seen
constexpr int kAir = 6;  // over and under the words

// The serif has no figures for a title that names a year.
QFont titleFont(const look::Metrics& m, const QString& words) {
    const bool figures = std::ranges::any_of(words, [](QChar c) { return c.isDigit(); });
    return figures ? look::sans(m, 17) : look::font(m, Type::name);
}
QFont lineFont(const look::Metrics& m) {
    return look::font(m, Type::text);
}
QFont numberFont(const look::Metrics& m) {
    return look::sans(m, 15, QFont::DemiBold);
}

} // namespace

RungButton::RungButton(QWidget* parent) : QAbstractButton(parent) {
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setAttribute(Qt::WA_Hover);
}

void RungButton::setRung(const RungText& rung) {
    rung_ = rung;
    setText(rung.title);
    setAccessibleName(rung.number.isEmpty() ? rung.title
                                            : tr("Lesson %1: %2").arg(rung.number, rung.title));
    QStringList about{rung.line, rung.mark};
    if (rung.next)
        about << tr("the next to take");
    about.removeAll(QString());
    setAccessibleDescription(about.join(QStringLiteral(" · ")));
    update();
}

void RungButton::setMetrics(const look::Metrics& m) {
    metrics_ = m;
    updateGeometry();
    update();
}

QRect RungButton::face() const {
    return rect().adjusted(kRing, kRing, -kRing, -kRing);
}

int RungButton::markWidth() const {
    const QString widest = tr("step %1 of %2").arg(12).arg(12);
    return QFontMetrics(look::font(metrics_, Type::tag)).horizontalAdvance(widest) + metrics_.px(26);
}

// Room for title and line: between the number and the mark.
QRect RungButton::lineRoom(const QRect& face) const {
    const int left = rung_.number.isEmpty() ? metrics_.px(14) : metrics_.px(44);
    return face.adjusted(left, kAir, rung_.mark.isEmpty() ? -metrics_.px(10) : -markWidth(),
                         -kAir);
}

int RungButton::heightForWidth(int width) const {
    const QRect room = lineRoom(QRect(0, 0, width - 2 * kRing, 1000));
    const int line = QFontMetrics(lineFont(metrics_)).boundingRect(room, Qt::TextWordWrap, rung_.line).height();
    return QFontMetrics(titleFont(metrics_, rung_.title)).height() + line + 2 * kAir + 2 * kRing;
}

QSize RungButton::sizeHint() const {
    return {metrics_.px(400), heightForWidth(metrics_.px(400))};
}

void RungButton::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        click();
    else
        QAbstractButton::keyPressEvent(event);
}

void RungButton::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    const QRect r = face();
    const int radius = metrics_.px(4);
    if (rung_.next)
        look::drawPaper(p, r, metrics_);
    if (underMouse() || isDown()) {
        p.setPen(Qt::NoPen);
        p.setBrush(QColor(colour::paperOpen));
        p.drawRoundedRect(r, radius, radius);
    }
    const QRect room = lineRoom(r);
    p.setPen(QColor(colour::inkWeak));
    p.setFont(numberFont(metrics_));
    p.drawText(QRect(r.left(), r.top(), metrics_.px(36), r.height()), Qt::AlignRight | Qt::AlignVCenter,
               rung_.number);
    p.setPen(QColor(colour::ink));
    p.setFont(titleFont(metrics_, rung_.title));
    const int titleHigh = p.fontMetrics().height();
    p.drawText(QRect(room.left(), room.top(), room.width(), titleHigh), Qt::AlignLeft | Qt::AlignVCenter,
               p.fontMetrics().elidedText(rung_.title, Qt::ElideRight, room.width()));
    p.setPen(QColor(colour::ink2));
    p.setFont(lineFont(metrics_));
    p.drawText(room.adjusted(0, titleHigh, 0, 0), Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, rung_.line);
    if (!rung_.mark.isEmpty()) {
        const QRect at(room.right() + 1, r.top(), r.right() - room.right() - metrics_.px(12), r.height());
        p.setFont(look::font(metrics_, Type::tag));
        p.setPen(QColor(rung_.next ? colour::ink : colour::ink2));
        p.drawText(at, Qt::AlignRight | Qt::AlignVCenter, rung_.mark);
        if (rung_.state == RungText::State::done) {
            const int wide = p.fontMetrics().horizontalAdvance(rung_.mark);
            look::drawTick(p, QPoint(at.right() - wide - metrics_.px(18), r.center().y()), metrics_);
        }
    }
    if (hasFocus())
        look::drawFocusRing(p, r, metrics_, radius);
}

} // namespace learn
