// What the table tells of a thing that is pointed at or has the ring, and what pressing it does; and how all
// of it is painted.
#include "desktop/look/surfaces.h"
#include "desktop/table/table_widget.h"

#include <QContextMenuEvent>
#include <QPaintEvent>
#include <QPainter>
#include <QToolTip>

#include <cmath>

namespace table {

namespace {

constexpr int kPadThing = 1600; // a key past those of all that lies on the table

} // namespace

Seen TableWidget::seen() const {
    return {state_,        attention_,   picture_,
            metrics_,      teller(),     director_.idle() ? Picturing::CaughtUp : Picturing::Behind,
            isOpen(),      hasFocus(),   lastTrickShown_,
            scoreCovered_, focusedThing_};
}

// ---- Painting ----

TablePainter TableWidget::painterNow() const {
    Motion motion;
    if (shake_.state() == QAbstractAnimation::Running) {
        motion.shaking = shaking_;
        motion.shaken = shake_.currentValue().toDouble();
    }
    if (dragging_) {
        motion.dragged = pressed_;
        motion.draggedBy = dragAt_ - pressedAt_;
    }
    if (changing_.state() == QAbstractAnimation::Running) {
        motion.changed = changing_.currentValue().toDouble();
        motion.platesBefore = platesBefore_;
    }
    return {deck_, seen(), animator_, spotlight_, motion, rect(), devicePixelRatioF()};
}

void TableWidget::paintEvent(QPaintEvent* event) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    // Pictures fit whole pixels, but not where the screen's ratio is no whole number.
    painter.setRenderHint(QPainter::SmoothPixmapTransform,
                          devicePixelRatioF() != std::floor(devicePixelRatioF()));
    painter.setClipRegion(event->region());
    painterNow().paint(painter, event->region());
}

// Cards on their way pass over tray and strip.
void TableWidget::paintTop(QPainter& painter, const QRegion& dirty) {
    QRegion under;
    for (const QWidget* widget : {static_cast<QWidget*>(pad_), static_cast<QWidget*>(strip_)})
        if (widget->isVisible())
            under += widget->geometry();
    painterNow().paintOver(painter, under & dirty);
}

// ---- Pointing ----

// The pad tells of itself.
std::optional<TableThing> TableWidget::thingUnder(QPoint at) const {
    if (!pad_->isVisible() || !pad_->geometry().contains(at))
        return thingAt(seen(), at);
    TableThing pad;
    pad.key = kPadThing;
    pad.name = pad_->accessibleName();
    pad.state = pad_->accessibleDescription();
    pad.detail = pad_->explanation();
    pad.rect = pad_->geometry();
    return pad;
}

void TableWidget::explain(const TableThing& thing, QPoint globalAt) {
    QStringList lines{thing.name};
    for (const QString& more : {thing.state, thing.detail})
        if (!more.isEmpty())
            lines << more;
    const int wide = metrics_.px(320);
    QString words;
    for (const QString& line : lines)
        words += QStringLiteral("<div style='max-width:%1px'>%2</div>").arg(wide).arg(line.toHtmlEscaped());
    QToolTip::showText(globalAt, words, this, thing.rect);
}

// The menu key on what has the focus. The right button explains when it is let go: a tip shown while it is
// down would leave with its release.
void TableWidget::contextMenuEvent(QContextMenuEvent* event) {
    if (event->reason() == QContextMenuEvent::Mouse)
        return;
    for (const TableThing& thing : things())
        if (thing.focused)
            explain(thing, mapToGlobal(thing.rect.center()));
}

void TableWidget::press(const TableThing& thing) {
    switch (thing.kind) {
    case TableThing::Kind::Card:
        clickCard(Card{static_cast<std::uint8_t>(thing.key)});
        break;
    case TableThing::Kind::Fola:
        emit folaAsked();
        break;
    case TableThing::Kind::Pile:
        if (state_.captured[sideOf(state_.me)] > 0)
            emit pileAsked(sideOf(state_.me));
        break;
    case TableThing::Kind::Slip:
        focusedThing_.reset();
        dropSlip();
        break;
    default:
        break;
    }
}

} // namespace table
