#include "desktop/paper/large_button.h"

#include "desktop/look/marks.h"
#include "desktop/look/palette.h"
#include "desktop/look/shadows.h"
#include "desktop/look/type.h"
#include "desktop/look/write_line.h"

#include <QButtonGroup>
#include <QFontMetrics>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>

namespace paper {

namespace colour = look::colour;

LargeButton::LargeButton(Size size, const QString& words, const QString& line, QWidget* parent)
    : QAbstractButton(parent), size_(size), metrics_(look::metricsForTable(QSize(1280, 776))) {
    setText(words);
    setLine(line);
    setAttribute(Qt::WA_Hover);
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    const bool stretches = size != Size::Plain;
    setSizePolicy(stretches ? QSizePolicy::Expanding : QSizePolicy::Preferred,
                  size == Size::Huge || size == Size::Large ? QSizePolicy::Expanding : QSizePolicy::Fixed);
}

void LargeButton::setWords(const QString& words) {
    setText(words);
    setLine(line_);
}

void LargeButton::setLine(const QString& line) {
    line_ = line;
    setAccessibleName(line.isEmpty() ? QString(text()).remove(u'&')
                                     : QString(text()).remove(u'&') + QStringLiteral(", ") + line);
    updateGeometry();
    update();
}

void LargeButton::setMetrics(const look::Metrics& m) {
    metrics_ = m;
    updateGeometry();
    update();
}

void LargeButton::setOnPaper(bool onPaper) {
    onPaper_ = onPaper;
    update();
}

bool LargeButton::oneOfSeveral() const {
    return autoExclusive() || (group() && group()->exclusive());
}

int LargeButton::ring() const {
    return std::max(5, metrics_.px(6));
}

QFont LargeButton::wordsFont() const {
    switch (size_) {
    case Size::Huge:
        return look::sans(metrics_, 40, QFont::DemiBold);
    case Size::Large:
        return look::sans(metrics_, 16, QFont::DemiBold);
    default:
        return look::font(metrics_, look::Type::Button);
    }
}

QFont LargeButton::lineFont() const {
    return size_ == Size::Line ? look::font(metrics_, look::Type::Button)
                               : look::font(metrics_, look::Type::Tag);
}

QSize LargeButton::sizeHint() const {
    const look::Metrics& m = metrics_;
    const QFontMetrics words(wordsFont()), line(lineFont());
    const int wide = words.size(Qt::TextShowMnemonic, text()).width();
    const int lineWide = line.horizontalAdvance(line_);
    const int tick = isCheckable() ? m.px(24) : 0;
    QSize size;
    if (size_ == Size::Line)
        size = QSize(wide + lineWide + tick + m.px(44), words.height() + m.px(16));
    else
        size = QSize(std::max(wide + tick, lineWide) + m.px(24),
                     words.height() + (line_.isEmpty() ? 0 : line.height()) + m.px(14));
    if (size_ == Size::Huge)
        size = size.expandedTo(QSize(m.px(64), m.px(58)));
    return size + QSize(2 * ring(), 2 * ring());
}

QSize LargeButton::minimumSizeHint() const {
    const QSize whole = sizeHint();
    if (!mayBeCut_)
        return whole;
    return {std::min(whole.width(), metrics_.px(96) + 2 * ring()), whole.height()};
}

// What the words have, beside the tick.
int LargeButton::wordsRoom() const {
    return width() - 2 * ring() - metrics_.px(16) - (isCheckable() ? metrics_.px(18) : 0);
}

bool LargeButton::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip && toolTip().isEmpty() &&
        QFontMetrics(wordsFont()).size(Qt::TextShowMnemonic, text()).width() > wordsRoom()) {
        QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(), QString(text()).remove(u'&'), this);
        return true;
    }
    return QAbstractButton::event(event);
}

void LargeButton::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        click();
    else
        QAbstractButton::keyPressEvent(event);
}

void LargeButton::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    const look::Metrics& m = metrics_;
    const int margin = ring();
    QRect r = rect().adjusted(margin, margin, -margin, -margin);
    const int radius = m.px(4);
    const bool lifted = isEnabled() && !onPaper_ && !isDown();
    if (lifted)
        look::drawShadow(p, r, m, underMouse() ? look::Shadow::Card : look::Shadow::Small, radius);
    if (isDown())
        r.translate(0, m.line(1));
    QColor ground(isDown() || (onPaper_ && underMouse()) || isChecked() ? colour::paperOpen : colour::paper);
    QColor words(colour::ink), edge(isChecked() ? colour::ink : onPaper_ ? colour::ink2 : colour::paperRule);
    if (!isEnabled()) {
        ground = onPaper_ ? QColor(Qt::transparent) : QColor(colour::disabledGround);
        words = QColor(onPaper_ ? colour::ink2 : colour::disabledText);
        edge = QColor(onPaper_ ? colour::paperRule : colour::disabledEdge);
    }
    const double line = isChecked() ? m.line(2) : m.line(1);
    p.setPen(QPen(edge, line));
    p.setBrush(ground);
    p.drawRoundedRect(QRectF(r).adjusted(line / 2, line / 2, -line / 2, -line / 2), radius, radius);

    QRect inner = r.adjusted(m.px(8), 0, -m.px(8), 0);
    p.setPen(words);
    if (isCheckable()) {
        const int side = m.px(10);
        const QPointF at(inner.left() + m.px(2), line_.isEmpty() || size_ == Size::Line
                                                     ? r.center().y()
                                                     : r.top() + r.height() * 0.36);
        // One of several has a ring, a switch of its own a box: seen before either is pressed.
        p.setPen(QPen(words, m.line(1)));
        p.setBrush(Qt::NoBrush);
        const QRectF mark(at.x() - side * 0.1, at.y() - side * 0.6, side * 1.2, side * 1.2);
        if (oneOfSeveral())
            p.drawEllipse(mark);
        else
            p.drawRect(mark);
        if (isChecked() && oneOfSeveral()) {
            p.setPen(Qt::NoPen);
            p.setBrush(words);
            p.drawEllipse(mark.adjusted(side * 0.3, side * 0.3, -side * 0.3, -side * 0.3));
        } else if (isChecked()) {
            p.setPen(QPen(words, m.line(2), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
            p.setBrush(Qt::NoBrush);
            p.drawPolyline(
                QPolygonF({at, at + QPointF(side * 0.4, side * 0.4), at + QPointF(side, -side * 0.45)}));
        }
        p.setPen(words);
        inner.setLeft(inner.left() + m.px(18));
    }
    const QFont fits =
        size_ == Size::Line ? wordsFont() : look::fitting(wordsFont(), text().remove(u'&'), inner.width());
    p.setFont(fits);
    const int flags = Qt::TextHideMnemonic;
    const auto cut = [](const QString& said, const QFont& font, int room) {
        return QFontMetrics(font).elidedText(said, Qt::ElideRight, room, Qt::TextShowMnemonic);
    };
    const QString said = size_ == Size::Line ? text() : cut(text(), fits, inner.width());
    // In the middle of the button, where that leaves room for the check mark.
    const QRect middle = r.adjusted(inner.left() - r.left(), 0, r.left() - inner.left(), 0);
    if (QFontMetrics(fits).horizontalAdvance(said) <= middle.width())
        inner = size_ == Size::Line ? inner : middle;
    if (size_ == Size::Line) {
        p.drawText(inner, Qt::AlignLeft | Qt::AlignVCenter | flags, text());
        p.setFont(lineFont());
        p.drawText(inner, Qt::AlignRight | Qt::AlignVCenter, line_);
    } else if (line_.isEmpty()) {
        p.drawText(inner, Qt::AlignCenter | flags, said);
    } else {
        const int high = QFontMetrics(wordsFont()).height(), under = QFontMetrics(lineFont()).height();
        const int top = r.center().y() - (high + under) / 2;
        p.drawText(QRect(inner.left(), top, inner.width(), high), Qt::AlignCenter | flags, said);
        look::writeLine(p, QRect(r.left() + m.px(3), top + high, r.width() - m.px(6), under), Qt::AlignCenter,
                        line_, lineFont(), (isEnabled() ? QColor(colour::ink2) : words).rgb());
    }
    if (hasFocus())
        look::drawFocusRing(p, r, m, radius);
}

LargeButton* wideButton(const QString& words, const QString& line) {
    auto* button = new LargeButton(LargeButton::Size::Plain, words, line);
    button->setOnPaper(true);
    button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    return button;
}

} // namespace paper

#include "moc_large_button.cpp"
