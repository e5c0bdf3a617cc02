#include "desktop/learn/rung_button.h"

#include "desktop/look/marks.h"
#include "desktop/look/palette.h"
#include "desktop/look/surfaces.h"
#include "desktop/look/type.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

namespace learn {

namespace colour = look::colour;
using look::Type;

namespace {

// The serif has no figures for a title that names a year.
QFont titleFont(const look::Metrics& m, const QString& words) {
    const bool figures = std::ranges::any_of(words, [](QChar c) { return c.isDigit(); });
    return figures ? look::sans(m, 17) : look::font(m, Type::Name);
}
QFont lineFont(const look::Metrics& m) {
    return look::font(m, Type::Text);
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
    setAccessibleName(rung.number.isEmpty() ? rung.title : tr("Lesson %1: %2").arg(rung.number, rung.title));
    QStringList about{rung.line, rung.mark};
    if (rung.next)
        about << tr("the next to take");
    about.removeAll(QString());
    setAccessibleDescription(about.join(QStringLiteral(" · ")));
    update();
}

void RungButton::setMetrics(const look::Metrics& m, int air) {
    metrics_ = m;
    air_ = air;
    updateGeometry();
    update();
}

QRect RungButton::face() const {
    return rect().adjusted(ring, ring, -ring, -ring);
}

// Room for title and line, at the right of the number.
QRect RungButton::words(const QRect& face) const {
    const int left = rung_.number.isEmpty() ? metrics_.px(14) : metrics_.px(44);
    return face.adjusted(left, air_, -metrics_.px(12), -air_);
}

int RungButton::heightForWidth(int width) const {
    const QRect room = words(QRect(0, 0, width - 2 * ring, 1000));
    const int line =
        QFontMetrics(lineFont(metrics_)).boundingRect(room, Qt::TextWordWrap, rung_.line).height();
    return QFontMetrics(titleFont(metrics_, rung_.title)).height() + line + 2 * air_ + 2 * ring;
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
    constexpr int roomy = 6; // with less air the paper's inner line would run through the words
    if (rung_.next && air_ >= roomy)
        look::drawPaper(p, r, metrics_);
    else if (rung_.next)
        look::drawTagPaper(p, r, metrics_);
    if (underMouse() || isDown()) {
        p.setPen(Qt::NoPen);
        p.setBrush(QColor(colour::paperOpen));
        p.drawRoundedRect(r, radius, radius);
    }
    const QRect room = words(r);
    p.setPen(QColor(colour::inkWeak));
    p.setFont(numberFont(metrics_));
    p.drawText(QRect(r.left(), r.top(), metrics_.px(36), r.height()), Qt::AlignRight | Qt::AlignVCenter,
               rung_.number);
    // The mark at the end of the title's line.
    const int titleHigh = QFontMetrics(titleFont(metrics_, rung_.title)).height();
    QRect title(room.left(), room.top(), room.width(), titleHigh);
    if (!rung_.mark.isEmpty()) {
        p.setFont(look::font(metrics_, Type::Tag));
        p.setPen(QColor(rung_.next ? colour::ink : colour::ink2));
        p.drawText(title, Qt::AlignRight | Qt::AlignVCenter, rung_.mark);
        title.setRight(title.right() - p.fontMetrics().horizontalAdvance(rung_.mark) - metrics_.px(8));
        if (rung_.state == RungText::State::Done) {
            look::drawTick(p, QPoint(title.right() - metrics_.px(10), title.center().y()), metrics_);
            title.setRight(title.right() - metrics_.px(28));
        }
    }
    p.setPen(QColor(colour::ink));
    p.setFont(titleFont(metrics_, rung_.title));
    p.drawText(title, Qt::AlignLeft | Qt::AlignVCenter,
               p.fontMetrics().elidedText(rung_.title, Qt::ElideRight, title.width()));
    p.setPen(QColor(colour::ink2));
    p.setFont(lineFont(metrics_));
    p.drawText(room.adjusted(0, titleHigh, 0, 0), Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap,
               rung_.line);
    if (hasFocus())
        look::drawFocusRing(p, r, metrics_, radius);
}

} // namespace learn

#include "moc_rung_button.cpp"
