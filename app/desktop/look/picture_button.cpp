#include "desktop/look/picture_button.h"

#include "desktop/look/palette.h"

#include <QHoverEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace look {

PictureButton::PictureButton(const QString& name, const QString& line, QWidget* parent)
    : QAbstractButton(parent), line_(line), metrics_(metricsForTable(QSize(1280, 776))) {
    setText(name);
    setAccessibleName(withoutMnemonic(name));
    setAccessibleDescription(line);
    setAttribute(Qt::WA_Hover);
    setFocusPolicy(Qt::TabFocus); // a click gives it only where it presses
}

int PictureButton::margin() const {
    return std::max(12, metrics_.px(26));
}

void PictureButton::setFace(const QRect& face, const Metrics& m) {
    metrics_ = m;
    setGeometry(face.adjusted(-margin(), -margin(), margin(), margin()));
    update();
}

QRect PictureButton::face() const {
    return rect().adjusted(margin(), margin(), -margin(), -margin());
}

void PictureButton::setPicture(const QPixmap& picture) {
    picture_ = picture;
    update();
}

void PictureButton::setLine(const QString& line) {
    line_ = line;
    if (note_.isEmpty())
        setAccessibleDescription(line);
    update();
}

void PictureButton::setNote(const QString& note) {
    if (note_ == note)
        return;
    note_ = note;
    setAccessibleDescription(note.isEmpty() ? line_ : note);
    update();
}

bool PictureButton::takeLetter(const QKeyEvent& key) {
    if (!isEnabled())
        return false;
    const bool alone = key.modifiers() == Qt::NoModifier || key.modifiers() == Qt::ShiftModifier;
    const auto sign = text().indexOf(QLatin1Char('&'));
    if (!alone || sign < 0 || sign + 1 >= text().size() ||
        QKeySequence(QString(text().at(sign + 1).toUpper())) != QKeySequence(key.key()))
        return false;
    setFocus(Qt::ShortcutFocusReason);
    click();
    return true;
}

int PictureButton::rim() const {
    return std::max(4, metrics_.px(9));
}

bool PictureButton::hitButton(const QPoint& at) const {
    return face().adjusted(-rim(), -rim(), rim(), rim()).contains(at);
}

void PictureButton::setPointedAt(bool now) {
    now = now && isEnabled();
    if (pointedAt_ == now)
        return;
    pointedAt_ = now;
    now ? setCursor(Qt::PointingHandCursor) : unsetCursor();
    update();
}

bool PictureButton::event(QEvent* event) {
    if (event->type() == QEvent::HoverEnter || event->type() == QEvent::HoverMove)
        setPointedAt(hitButton(static_cast<QHoverEvent*>(event)->position().toPoint()));
    if (event->type() == QEvent::HoverLeave || event->type() == QEvent::Hide)
        setPointedAt(false);
    return QAbstractButton::event(event);
}

void PictureButton::mousePressEvent(QMouseEvent* event) {
    if (hitButton(event->position().toPoint()))
        setFocus(Qt::MouseFocusReason);
    QAbstractButton::mousePressEvent(event);
}

void PictureButton::keyPressEvent(QKeyEvent* event) {
    // Qt's own habit is Space alone.
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        click();
    else
        QAbstractButton::keyPressEvent(event);
}

Inscription PictureButton::inscription(double wide) const {
    return {text(), note_.isEmpty() ? line_ : note_, wide, metrics_};
}

void PictureButton::drawInscription(QPainter& p, const Inscription& words, const QRectF& box,
                                    double baseline) const {
    if (!isEnabled()) // it says why not, and that is to be read
        p.setOpacity(1);
    const bool underline = style()->styleHint(QStyle::SH_UnderlineShortcut, nullptr, this);
    words.draw(p, box, baseline, underline,
               QColor(note_.isEmpty() || !isEnabled() ? colour::ink : colour::openBar));
}

void PictureButton::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    if (!isEnabled()) // it lies back, and does not lift
        p.setOpacity(0.7);
    const bool hovered = pointedAt_ && !isDown();
    const bool raised = (pointedAt_ || hasFocus()) && !isDown();
    const QRect at = face().translated(0, hovered ? -metrics_.px(3) : 0);
    drawFace(p, at, raised);
    if (hasFocus())
        drawRing(p, at);
}

} // namespace look

#include "moc_picture_button.cpp"
