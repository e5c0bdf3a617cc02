#include "desktop/look/buttons.h"

#include "desktop/look/marks.h"
#include "desktop/look/palette.h"
#include "desktop/look/shadows.h"
#include "desktop/look/type.h"

#include <QFontMetrics>
#include <QKeyEvent>
#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace look {
namespace {

struct Colours {
    QColor ground, edge, words;
};

bool isMain(PaperButton::Kind kind) {
    return kind == PaperButton::Kind::Main || kind == PaperButton::Kind::MainOnPaper;
}

Colours coloursOf(PaperButton::Kind kind, bool enabled, bool hovered, bool down) {
    const bool onPaper = kind == PaperButton::Kind::SecondOnPaper || kind == PaperButton::Kind::MainOnPaper;
    if (!enabled && onPaper)
        return {Qt::transparent, QColor(colour::paperRule), QColor(colour::ink2)};
    if (!enabled)
        // Only what would be filled is: an edge filled for want of use would look like the one to press.
        return {isMain(kind) ? QColor(colour::disabledGround) : QColor(Qt::transparent),
                QColor(colour::disabledEdge), QColor(colour::disabledText)};
    if (isMain(kind)) {
        const QColor ground(down ? colour::paperOpen : colour::paper);
        return {ground, QColor(colour::paperRule), QColor(colour::ink)};
    }
    const QColor words(onPaper ? colour::ink : colour::text);
    QColor veil = words;
    veil.setAlpha(down ? 40 : (hovered ? 22 : 0));
    return {veil, QColor(onPaper ? colour::ink2 : colour::buttonEdge), words};
}

QFont wordsFont(const Metrics& m) {
    QFont f = font(m, Type::Button);
    f.setPixelSize(posterPx(m, 14, 0.7));
    return f;
}

} // namespace

PaperButton::PaperButton(Kind kind, const QString& text, QWidget* parent)
    : QPushButton(text, parent), kind_(kind), metrics_(metricsForTable(QSize(1280, 776))) {
    setAttribute(Qt::WA_Hover);
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
}

void PaperButton::setMetrics(const Metrics& m) {
    metrics_ = m;
    setFont(wordsFont(m));
    updateGeometry();
    update();
}

void PaperButton::setKind(Kind kind) {
    kind_ = kind;
    update();
}

void PaperButton::setSpent(bool spent) {
    if (spent == spent_)
        return;
    spent_ = spent;
    setAccessibleDescription(spent ? tr("tried already") : QString());
    update();
}

int PaperButton::ringMargin() const {
    return std::max(6, metrics_.px(7));
}

QSize PaperButton::paperSize() const {
    const QFontMetrics fm(wordsFont(metrics_));
    const int words = fm.size(Qt::TextShowMnemonic, text()).width();
    return QSize(std::max(metrics_.px(76), words + 2 * metrics_.px(18)),
                 std::max(metrics_.px(36), fm.height() + 2 * metrics_.px(6)));
}

int PaperButton::paperHeight(int width) const {
    const QFontMetrics fm(wordsFont(metrics_));
    const QRect room(0, 0, width - 2 * metrics_.px(12), 1000);
    const int words = fm.boundingRect(room, Qt::TextWordWrap | Qt::TextShowMnemonic, text()).height();
    return std::max(metrics_.px(36), words + 2 * metrics_.px(6));
}

QSize PaperButton::sizeHint() const {
    return paperSize() + 2 * QSize(ringMargin(), ringMargin());
}

void PaperButton::setPaperGeometry(const QRect& r) {
    const int margin = ringMargin();
    setGeometry(r.adjusted(-margin, -margin, margin, margin));
}

QRect PaperButton::paperRect() const {
    const int margin = ringMargin();
    return rect().adjusted(margin, margin, -margin, -margin);
}

bool PaperButton::hitButton(const QPoint& at) const {
    return rect().contains(at); // what takes the focus presses, too
}

void PaperButton::keyPressEvent(QKeyEvent* event) {
    // Space alone is Qt's habit outside dialogs; a door or "Go on" is expected to open on Enter, too.
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        click();
    else
        QPushButton::keyPressEvent(event);
}

void PaperButton::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    const Metrics& m = metrics_;
    const bool hovered = underMouse();
    QRect r = paperRect();
    const int radius = m.px(4);
    const bool raised = isMain(kind_) && acts();
    if (raised && !isDown())
        drawShadow(p, r, m, hovered ? Shadow::Card : Shadow::Small, radius);
    if (isDown())
        r.translate(0, m.line(1));
    const Colours c = coloursOf(kind_, acts(), hovered, isDown());
    const double line = m.line(1);
    p.setPen(raised ? QPen(Qt::NoPen) : QPen(c.edge, line));
    p.setBrush(c.ground);
    const double half = raised ? 0 : line / 2;
    p.drawRoundedRect(QRectF(r).adjusted(half, half, -half, -half), radius, radius);
    if (raised) {
        const double in = m.px(3) + line / 2;
        p.setBrush(Qt::NoBrush);
        p.setPen(QPen(QColor(hovered ? colour::ink2 : colour::paperRule), line));
        p.drawRoundedRect(QRectF(r).adjusted(in, in, -in, -in), radius / 2.0, radius / 2.0);
    }
    p.setFont(wordsFont(m));
    p.setPen(c.words);
    const bool underline = style()->styleHint(QStyle::SH_UnderlineShortcut, nullptr, this);
    const int mnemonic = underline ? Qt::TextShowMnemonic : Qt::TextHideMnemonic;
    if (paperSize().width() > r.width()) // on several lines, or in one up to its edges
        p.drawText(r.adjusted(m.px(12), 0, -m.px(12), 0),
                   Qt::AlignCenter | (text().contains(u' ') ? Qt::TextWordWrap : Qt::TextDontClip) | mnemonic,
                   text());
    else
        p.drawText(r, Qt::AlignCenter | mnemonic, text());
    if (hasFocus())
        drawFocusRing(p, r, m, radius);
}

} // namespace look

#include "moc_buttons.cpp"
