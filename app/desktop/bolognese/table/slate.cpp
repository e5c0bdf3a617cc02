#include "desktop/bolognese/table/slate.h"

#include "desktop/bolognese/table/chalk.h"
#include "desktop/look/palette.h"
#include "desktop/look/type.h"

#include <QAccessible>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace bolognese_table {

namespace {

constexpr double kWide = 176, kHigh = 104; // at s = 1
constexpr double kRim = 10, kFigure = 26, kSmallFigure = 15;
constexpr int kWriting = 300; // ms

} // namespace

Slate::Slate(look::Deck& deck, QWidget* parent) : ScorePiece(parent), deck_(deck) {
    connect(&deck_, &look::Deck::ready, this, qOverload<>(&QWidget::update));
    writing_.setDuration(kWriting);
    writing_.setStartValue(0.0);
    writing_.setEndValue(1.0);
    connect(&writing_, &QVariantAnimation::valueChanged, this, qOverload<>(&QWidget::update));
    setContent({});
}

QString Slate::ours() const {
    return content_.ours.isEmpty() ? tr("us") : content_.ours;
}

QString Slate::theirs() const {
    return content_.theirs.isEmpty() ? tr("them") : content_.theirs;
}

double Slate::written() const {
    return writing_.state() == QAbstractAnimation::Running ? writing_.currentValue().toDouble() : 1;
}

void Slate::finish() {
    writing_.stop();
    update();
}

void Slate::setContent(const SlateContent& content) {
    if (content != content_) {
        before_ = std::exchange(content_, content);
        writing_.stop();
        if (writes_)
            writing_.start();
    }
    const auto side = [](const QString& who, int points, int accused) {
        return accused > 0 ? tr("%1 %2, accused %3", "us 412, accused 15").arg(who).arg(points).arg(accused)
                           : tr("%1 %2", "us 412").arg(who).arg(points);
    };
    setAccessibleName(tr("Slate: %1; %2; %3")
                          .arg(side(ours(), content.us, content.accusedByUs),
                               side(theirs(), content.them, content.accusedByThem), content.under));
    setAccessibleDescription(content.explained);
    QAccessibleEvent changed(this, QAccessible::NameChanged);
    QAccessible::updateAccessibility(&changed);
    update();
}

QSize Slate::sizeFor(const look::Metrics& metrics) const {
    // Names are broader than "us".
    const QFontMetrics words(look::sans(metrics, 13));
    const int half = std::max(words.horizontalAdvance(ours()), words.horizontalAdvance(theirs()));
    return {std::max(metrics.px(kWide), 2 * (half + metrics.px(kRim + 6))), metrics.px(kHigh)};
}

void Slate::setMetrics(const look::Metrics& metrics) {
    metrics_ = metrics;
    update();
}

void Slate::setDim(double darkness) {
    dim_ = darkness;
    update();
}

// The widget is larger by the room of a shadow.
void Slate::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    const int margin = metrics_.px(8);
    const QRect board = rect().adjusted(margin, margin, -margin, -margin);
    painter.drawPixmap(board, deck_.piece(QStringLiteral("slate"), board.size(), devicePixelRatioF()));
    const int rim = metrics_.px(kRim);
    const QRectF inner = QRectF(board).adjusted(rim, rim, -rim, -rim);
    const double words = painter.fontMetrics().height();
    const QRectF left(inner.left(), inner.top(), inner.width() / 2, inner.height()),
        right = left.translated(inner.width() / 2, 0);
    paintSide(painter, left, {ours(), content_.us, content_.accusedByUs, before_.us, before_.accusedByUs});
    paintSide(painter, right,
              {theirs(), content_.them, content_.accusedByThem, before_.them, before_.accusedByThem});
    painter.setPen(QPen(look::withAlpha(kChalk, 150), metrics_.line(1.4)));
    painter.drawLine(QPointF(inner.center().x(), inner.top() + metrics_.px(4)),
                     QPointF(inner.center().x(), inner.bottom() - words - metrics_.px(6)));
    painter.setFont(look::sans(metrics_, 12));
    painter.setPen(QColor(kChalkWords));
    painter.drawText(inner, Qt::AlignHCenter | Qt::AlignBottom, content_.under);
    if (dim_ > 0)
        painter.fillRect(board, look::withAlpha(look::colour::shadow, int(dim_ * 255)));
}

void Slate::paintSide(QPainter& painter, const QRectF& half, const Side& side) const {
    painter.setFont(look::sans(metrics_, 13));
    painter.setPen(QColor(kChalkWords));
    const double line = painter.fontMetrics().height();
    painter.drawText(QRectF(half.left(), half.top() - metrics_.px(2), half.width(), line), Qt::AlignCenter,
                     painter.fontMetrics().elidedText(side.words, Qt::ElideRight, int(half.width())));
    const QRectF room = half.adjusted(metrics_.px(5), 0, -metrics_.px(5), 0);
    const double high = std::max(12, metrics_.px(kFigure)), small = std::max(12, metrics_.px(kSmallFigure));
    const double top = half.top() + line - metrics_.px(3);
    const auto part = [this](int now, int before) { return now == before ? 1 : written(); };
    drawChalk(painter, QRectF(room.left(), top, room.width(), high), QString::number(side.points), high,
              Qt::AlignHCenter, deck_, 1, part(side.points, side.pointsBefore));
    if (side.accused > 0)
        drawChalk(painter, QRectF(room.left(), top + high, room.width(), small),
                  u'+' + QString::number(side.accused), small, Qt::AlignHCenter, deck_, 1,
                  part(side.accused, side.accusedBefore));
}

} // namespace bolognese_table

#include "moc_slate.cpp"
