#include "settings/choice.h"

#include "look/marks.h"
#include "look/palette.h"
#include "look/shadows.h"
#include "look/type.h"

#include <QFontMetrics>
#include <QKeyEvent>
#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace settings {
namespace {

// At s = 1.
constexpr double inset = 14;      // paper around the picture
constexpr double wordsHigh = 122; // under the picture
constexpr double nameLine = 56;   // the name's own line, from the picture's lower edge

QString withoutMnemonic(QString name) {
    return name.remove(QLatin1Char('&'));
}

} // namespace

Choice::Choice(const QString& name, const QString& line, QWidget* parent)
    : QAbstractButton(parent), m_line(line), m_metrics(look::metricsForTable(QSize(1280, 776))) {
    setText(name);
    setAccessibleName(withoutMnemonic(name));
    setAccessibleDescription(line);
    setAttribute(Qt::WA_Hover);
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
}

int Choice::margin() const {
    return std::max(12, m_metrics.px(26));
}

void Choice::setPaper(const QRect& paper, const look::Metrics& m) {
    m_metrics = m;
    setGeometry(paper.adjusted(-margin(), -margin(), margin(), margin()));
    update();
}

QRect Choice::paperRect() const {
    return rect().adjusted(margin(), margin(), -margin(), -margin());
}

QRect Choice::pictureRect(const QRect& paper) const {
    const int in = m_metrics.px(inset);
    return paper.adjusted(in, in, -in, -m_metrics.px(wordsHigh));
}

QSize Choice::pictureSize() const {
    return pictureRect(paperRect()).size();
}

void Choice::setPicture(const QPixmap& picture) {
    m_picture = picture;
    update();
}

QKeySequence Choice::letter() const {
    const auto at = text().indexOf(QLatin1Char('&'));
    if (at < 0 || at + 1 >= text().size())
        return {};
    return QKeySequence(QString(text().at(at + 1).toUpper()));
}

bool Choice::hitButton(const QPoint& at) const {
    return paperRect().contains(at);
}

void Choice::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        click();
    else
        QAbstractButton::keyPressEvent(event);
}

void Choice::drawPaper(QPainter& p, const QRect& paper, bool raised) const {
    const look::Metrics& m = m_metrics;
    const int radius = look::cardRadius(paper.size());
    look::drawShadow(p, paper, m, raised ? look::Shadow::lifted : look::Shadow::paper, radius);
    p.setPen(Qt::NoPen);
    p.setBrush(QColor(isDown() ? look::colour::paperOpen : look::colour::paper));
    p.drawRoundedRect(paper, radius, radius);
    const double line = std::max(1.0, 1.3 * m.s);
    const double in = m.px(5) + line / 2;
    p.setBrush(Qt::NoBrush);
    p.setPen(QPen(QColor(raised ? look::colour::ink : look::colour::ink2), line));
    const double inner = std::max(1.0, radius - in);
    p.drawRoundedRect(QRectF(paper).adjusted(in, in, -in, -in), inner, inner);
}

void Choice::drawWords(QPainter& p, const QRectF& room) const {
    const look::Metrics& m = m_metrics;
    QFont line = look::font(m, look::Type::sheet);
    line.setPixelSize(std::max(12, std::min(look::posterPx(m, 14, 0.7), m.px(20))));
    const int wraps = Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap;
    QFont name = look::font(m, look::Type::door);
    name.setPixelSize(std::min(look::posterPx(m, 38, 0.85), std::max(12, m.px(46))));
    const QString plain = withoutMnemonic(text());
    const auto lineHigh = [&] {
        return QFontMetricsF(line).boundingRect(QRectF(0, 0, room.width(), 999), wraps, m_line).height();
    };
    const auto block = [&] {
        const QFontMetricsF fm(name);
        return fm.capHeight() + fm.descent() + lineHigh();
    };
    // One line, if it fits a little smaller; else two.
    QFont small = line;
    const int smallest = std::max(12, line.pixelSize() * 7 / 8);
    while (small.pixelSize() > smallest && QFontMetrics(small).horizontalAdvance(m_line) > room.width())
        small.setPixelSize(small.pixelSize() - 1);
    if (QFontMetrics(small).horizontalAdvance(m_line) <= room.width())
        line = small;
    // A long language or a large system text: first the name gives way, then the line.
    while (name.pixelSize() > m.text(20) &&
           (QFontMetrics(name).horizontalAdvance(plain) > room.width() || block() > room.height()))
        name.setPixelSize(name.pixelSize() - 1);
    while (line.pixelSize() > 12 && block() > room.height())
        line.setPixelSize(line.pixelSize() - 1);
    const QFontMetricsF fm(name);
    // The three names stand on one line, however many lines follow.
    const double lowest = room.bottom() - fm.descent() - lineHigh();
    const double baseline = std::min(lowest, room.top() + m.px(nameLine));
    const bool underline = style()->styleHint(QStyle::SH_UnderlineShortcut, nullptr, this);
    p.setPen(QColor(look::colour::ink));
    p.setFont(name);
    p.drawText(QRectF(room.left(), baseline - fm.ascent(), room.width(), fm.height()),
               Qt::AlignHCenter | Qt::AlignTop | (underline ? Qt::TextShowMnemonic : Qt::TextHideMnemonic),
               text());
    p.setFont(line);
    p.drawText(QRectF(room.left(), baseline + fm.descent(), room.width(), lineHigh()), wraps, m_line);
}

void Choice::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    const look::Metrics& m = m_metrics;
    const bool raised = (underMouse() || hasFocus()) && !isDown();
    QRect paper = paperRect();
    if (underMouse() && !isDown())
        paper.translate(0, -m.px(3));
    drawPaper(p, paper, raised);
    const QRect picture = pictureRect(paper);
    if (!m_picture.isNull())
        p.drawPixmap(picture.topLeft(), m_picture);
    const double line = std::max(1.0, 2.2 * m.s);
    p.setBrush(Qt::NoBrush);
    p.setPen(QPen(QColor(look::colour::ink), line, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
    p.drawRect(QRectF(picture).adjusted(line / 2, line / 2, -line / 2, -line / 2));
    const int side = m.px(9);
    const QRect below(paper.left() + side, picture.bottom() + 1, paper.width() - 2 * side,
                      paper.bottom() - side - picture.bottom());
    drawWords(p, QRectF(below));
    if (hasFocus())
        look::drawFocusRing(p, paper, m, look::cardRadius(paper.size()));
}

} // namespace settings
