#include "desktop/look/picture_button.h"

#include "desktop/look/palette.h"

#include <QAccessible>
#include <QHoverEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace look {

PictureButton::PictureButton(const QString& name, const QString& line, QWidget* parent)
    : QAbstractButton(parent), m_line(line), m_metrics(metricsForTable(QSize(1280, 776))) {
    setText(name);
    setAccessibleName(withoutMnemonic(name));
    setAccessibleDescription(line);
    setAttribute(Qt::WA_Hover);
    setFocusPolicy(Qt::TabFocus); // a click gives it only where it presses
}

int PictureButton::margin() const {
    return std::max(12, m_metrics.px(26));
}

void PictureButton::setFace(const QRect& face, const Metrics& m) {
    m_metrics = m;
    setGeometry(face.adjusted(-margin(), -margin(), margin(), margin()));
    update();
}

QRect PictureButton::face() const {
    return rect().adjusted(margin(), margin(), -margin(), -margin());
}

void PictureButton::setPicture(const QPixmap& picture) {
    m_picture = picture;
    update();
}

void PictureButton::setLine(const QString& line) {
    m_line = line;
    if (m_note.isEmpty())
        setAccessibleDescription(line);
    update();
}

void PictureButton::setNote(const QString& note) {
    if (m_note == note)
        return;
    m_note = note;
    setAccessibleDescription(note.isEmpty() ? m_line : note);
    QAccessibleEvent changed(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&changed);
    update();
}

bool PictureButton::takeLetter(const QKeyEvent& key) {
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
    return std::max(4, m_metrics.px(9));
}

bool PictureButton::hitButton(const QPoint& at) const {
    return face().adjusted(-rim(), -rim(), rim(), rim()).contains(at);
}

void PictureButton::setPointedAt(bool now) {
    if (m_pointedAt == now)
        return;
    m_pointedAt = now;
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
    return {text(), m_note.isEmpty() ? m_line : m_note, wide, m_metrics};
}

void PictureButton::drawInscription(QPainter& p, const Inscription& words, const QRectF& box,
                                    double baseline) const {
    const bool underline = style()->styleHint(QStyle::SH_UnderlineShortcut, nullptr, this);
    words.draw(p, box, baseline, underline, QColor(m_note.isEmpty() ? colour::ink : colour::openBar));
}

void PictureButton::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    const bool hovered = m_pointedAt && !isDown();
    const bool raised = (m_pointedAt || hasFocus()) && !isDown();
    const QRect at = face().translated(0, hovered ? -m_metrics.px(3) : 0);
    drawFace(p, at, raised);
    if (hasFocus())
        drawRing(p, at);
}

} // namespace look
