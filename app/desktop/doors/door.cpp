#include "doors/door.h"

#include "look/arch.h"
#include "look/palette.h"
#include "look/type.h"

#include <QAccessible>
#include <QFontMetrics>
#include <QKeyEvent>
#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace doors {
namespace {

QString withoutMnemonic(QString name) {
    return name.remove(QLatin1Char('&'));
}

} // namespace

Door::Door(const QString& name, const QString& line, QWidget* parent)
    : QAbstractButton(parent), m_line(line), m_metrics(look::metricsForTable(QSize(1280, 776))) {
    setText(name);
    setAccessibleName(withoutMnemonic(name));
    setAccessibleDescription(line);
    setAttribute(Qt::WA_Hover);
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
}

int Door::margin() const {
    return std::max(12, m_metrics.px(26));
}

void Door::setArch(const QRect& arch, const look::Metrics& m) {
    m_metrics = m;
    setGeometry(arch.adjusted(-margin(), -margin(), margin(), margin()));
    update();
}

QRect Door::archRect() const {
    return rect().adjusted(margin(), margin(), -margin(), -margin());
}

QSize Door::pictureSize() const {
    return look::archPlaces(archRect(), m_metrics).openingBox.size().toSize();
}

QSize Door::keystoneSize() const {
    return look::archPlaces(archRect(), m_metrics).keystone.size().toSize() * 0.72;
}

void Door::setPicture(const QPixmap& picture, const QPixmap& keystone) {
    m_picture = picture;
    m_keystone = keystone;
    update();
}

void Door::setNote(const QString& note) {
    if (m_note == note)
        return;
    m_note = note;
    setAccessibleDescription(note.isEmpty() ? m_line : note);
    QAccessibleEvent changed(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&changed);
    update();
}

QKeySequence Door::letter() const {
    const auto at = text().indexOf(QLatin1Char('&'));
    if (at < 0 || at + 1 >= text().size())
        return {};
    return QKeySequence(QString(text().at(at + 1).toUpper()));
}

bool Door::hitButton(const QPoint& at) const {
    return look::archPlaces(archRect(), m_metrics).outline.contains(at);
}

void Door::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        click();
    else
        QAbstractButton::keyPressEvent(event);
}

void Door::drawWords(QPainter& p, const QRectF& panel) const {
    const look::Metrics& m = m_metrics;
    const double room = panel.width() - 2 * m.px(8);
    const QString& words = m_note.isEmpty() ? m_line : m_note;
    QFont line = look::font(m, look::Type::sheet);
    line.setPixelSize(look::posterPx(m, 14, 0.7));
    // One line, if it fits at a readable size; else two.
    QFont small = line;
    while (small.pixelSize() > 12 && QFontMetrics(small).horizontalAdvance(words) > room)
        small.setPixelSize(small.pixelSize() - 1);
    if (QFontMetrics(small).horizontalAdvance(words) <= room)
        line = small;
    const int wraps = Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap;
    const double lineHigh = QFontMetricsF(line).boundingRect(QRectF(0, 0, room, 999), wraps, words).height();

    // The block is measured by what is seen of it: capitals, tails, lines.
    QFont name = look::font(m, look::Type::door);
    name.setPixelSize(look::posterPx(m, 38, 0.9));
    const QString plain = withoutMnemonic(text());
    const auto block = [&] {
        const QFontMetricsF fm(name);
        return fm.capHeight() + fm.descent() + lineHigh;
    };
    const double most = panel.height() - m.px(20);
    while (name.pixelSize() > m.text(20) &&
           (QFontMetrics(name).horizontalAdvance(plain) > room || block() > most))
        name.setPixelSize(name.pixelSize() - 1);
    const QFontMetricsF fm(name);
    const double baseline = panel.top() + (panel.height() - block()) / 2 + fm.capHeight();
    const bool underline = style()->styleHint(QStyle::SH_UnderlineShortcut, nullptr, this);
    p.setPen(QColor(look::colour::ink));
    p.setFont(name);
    p.drawText(QRectF(panel.left(), baseline - fm.ascent(), panel.width(), fm.height()),
               Qt::AlignHCenter | Qt::AlignTop | (underline ? Qt::TextShowMnemonic : Qt::TextHideMnemonic),
               text());
    p.setFont(line);
    p.setPen(QColor(m_note.isEmpty() ? look::colour::ink : look::colour::openBar));
    p.drawText(QRectF(panel.center().x() - room / 2, baseline + fm.descent(), room, lineHigh), wraps, words);
}

void Door::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    const bool raised = (underMouse() || hasFocus()) && !isDown();
    QRect arch = archRect();
    look::drawArchShadow(p, arch, m_metrics, raised ? 1 : 0);
    if (underMouse() && !isDown())
        arch.translate(0, -m_metrics.px(3));
    const look::ArchPlaces places = look::archPlaces(arch, m_metrics);
    look::drawArchDepth(p, arch, m_metrics);
    if (!m_picture.isNull()) {
        p.save();
        p.setClipPath(places.opening);
        p.drawPixmap(places.openingBox.topLeft().toPoint(), m_picture);
        p.restore();
    }
    look::drawArch(p, arch, m_metrics);
    if (!m_keystone.isNull()) {
        const QSizeF size = QSizeF(m_keystone.size()) / m_keystone.devicePixelRatio();
        p.drawPixmap(places.keystone.center() - QPointF(size.width() / 2, size.height() / 2), m_keystone);
    }
    drawWords(p, places.panel);
    if (hasFocus())
        look::drawArchFocus(p, arch, m_metrics);
}

} // namespace doors
