#include "desktop/cuatrola/table/dish.h"

#include "desktop/look/marks.h"
#include "desktop/look/palette.h"
#include "desktop/look/type.h"

#include <QAccessible>
#include <QFontMetrics>
#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>

namespace cuatrola_table {

namespace {

// At s = 1: the dish, its hollows, a pea, and room for the words at the outer ends.
constexpr double kWide = 400, kHigh = 82;
constexpr double kHollow = 187, kHollowHigh = 62, kBridge = 6;
constexpr double kPea = 7, kSmallPea = 5.6;   // radius
constexpr double kFive = 41, kCloseFive = 31; // from five to five
constexpr double kWords = 56, kWordsTop = 5;

} // namespace

std::vector<QPointF> peasIn(const QRectF& hollow, int count, double step, double fromFive) {
    // Of a five as on a die, in the order in which it fills; its middle last.
    static constexpr std::array<std::array<double, 2>, 5> die{{{-1, -1}, {1, -1}, {-1, 1}, {1, 1}, {0, 0}}};
    const int fives = (count + 4) / 5;
    const double left = hollow.center().x() - fromFive * (fives - 1) / 2;
    std::vector<QPointF> peas;
    for (int i = 0; i < count; ++i) {
        const auto& way = die[static_cast<std::size_t>(i % 5)];
        peas.emplace_back(left + fromFive * (i / 5) + way[0] * step, hollow.center().y() + way[1] * step);
    }
    return peas;
}

// So far the round end of a hollow reaches in where the words' upper edge is.
int Dish::rimBeside(const QRect& hollow) const {
    const double radius = hollow.height() / 2.0, up = radius - metrics_.px(kWordsTop);
    return static_cast<int>(std::ceil(radius - std::sqrt(radius * radius - up * up)));
}

Dish::Dish(look::Deck& deck, QWidget* parent) : ScorePiece(parent), deck_(deck) {
    connect(&deck_, &look::Deck::ready, this, qOverload<>(&QWidget::update));
    move_.setStartValue(0.0);
    move_.setEndValue(1.0);
    connect(&move_, &QVariantAnimation::valueChanged, this, qOverload<>(&QWidget::update));
    setContent({});
}

// Peas won come one after the other: 120 ms each, where 250 is what everything else takes.
void Dish::setContent(const DishContent& content) {
    before_ = content_;
    content_ = content;
    const int more = std::abs(content.us - before_.us) + std::abs(content.them - before_.them);
    move_.stop();
    if (moveMs_ > 0 && more > 0 && more <= 5 && isVisible()) {
        move_.setDuration(more * moveMs_ / 2);
        move_.start();
    }
    setAccessibleName(tr("Game points: %1 %2, %3 %4, to %5", "us 3, them 4")
                          .arg(ours(), QString::number(content.us), theirs(), QString::number(content.them),
                               QString::number(content.target)));
    setAccessibleDescription(content.asked > 0 ? tr("%n is asked for in this hand", nullptr, content.asked)
                                               : QString());
    QAccessibleEvent changed(this, QAccessible::NameChanged);
    QAccessible::updateAccessibility(&changed);
    update();
}

QString Dish::ours() const {
    return content_.ours.isEmpty() ? tr("us") : content_.ours;
}

QString Dish::theirs() const {
    return content_.theirs.isEmpty() ? tr("them") : content_.theirs;
}

QSize Dish::sizeFor(const look::Metrics& metrics) const {
    return {metrics.px(kWide), metrics.px(kHigh)};
}

void Dish::setMetrics(const look::Metrics& metrics) {
    metrics_ = metrics;
    update();
}

void Dish::setDim(double darkness) {
    dim_ = darkness;
    update();
}

QString Dish::explanation() const {
    return tr("A chick-pea is a game point; the pair that first has %1 wins the match (C2.4).")
        .arg(content_.target);
}

// The widget is larger by the room of a shadow.
QRect Dish::dishRect() const {
    const int margin = metrics_.px(8);
    return rect().adjusted(margin, margin, -margin, -margin);
}

void Dish::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    const QRect dish = dishRect();
    painter.drawPixmap(dish, deck_.piece(QStringLiteral("dish"), dish.size(), devicePixelRatioF()));
    const QSize hollow(metrics_.px(kHollow), metrics_.px(kHollowHigh));
    const int half = metrics_.px(kBridge / 2), top = dish.center().y() - hollow.height() / 2;
    const QRect left(QPoint(dish.center().x() - half - hollow.width(), top), hollow);
    const QRect right(QPoint(dish.center().x() + half, top), hollow);
    // While peas roll in, as many lie there as have arrived.
    const double way = move_.state() == QAbstractAnimation::Running ? move_.currentValue().toDouble() : 1;
    const auto now = [&](int from, int to) { return from + static_cast<int>((to - from) * way); };
    paintSide(painter, left, now(before_.us, content_.us), ours(), Qt::AlignLeft);
    paintSide(painter, right, now(before_.them, content_.them), theirs(), Qt::AlignRight);
    for (int i = 0; i < content_.asked; ++i) // on the bridge
        paintPea(painter, QPointF(dish.center().x(),
                                  dish.center().y() + (i - (content_.asked - 1) / 2.0) * metrics_.px(11)));
    if (dim_ > 0) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(look::withAlpha(look::colour::shadow, int(dim_ * 255)));
        painter.drawRoundedRect(dish, dish.height() / 2.0, dish.height() / 2.0);
    }
}

void Dish::paintSide(QPainter& painter, const QRect& hollow, int points, const QString& words,
                     Qt::Alignment outer) const {
    const bool left = outer == Qt::AlignLeft, wins = points >= content_.target;
    painter.setFont(look::font(metrics_, look::Type::Text));
    // Names are broader than "us", and lie within the round end of the hollow.
    const int wide = painter.fontMetrics().horizontalAdvance(words), rim = rimBeside(hollow);
    const int in = std::clamp(rim + wide + metrics_.px(6), metrics_.px(kWords), hollow.width() * 3 / 5);
    QRect label(hollow.left(), hollow.top(), in, hollow.height());
    if (!left)
        label.moveRight(hollow.right());
    if (wide > in - 2 * rim) // else in the middle of it
        label.adjust(left ? rim : 0, 0, left ? 0 : -rim, 0);
    painter.setPen(QColor(look::colour::text2));
    const int high = painter.fontMetrics().height();
    painter.drawText(QRect(label.left(), label.top() + metrics_.px(kWordsTop), label.width(), high),
                     Qt::AlignCenter, painter.fontMetrics().elidedText(words, Qt::ElideRight, label.width()));
    painter.setFont(look::font(metrics_, look::Type::PadNumber));
    painter.setPen(QColor(wins ? look::colour::gold : look::colour::text));
    const QRect number(label.left(), label.top() + metrics_.px(kWordsTop - 1) + high, label.width(),
                       label.height() - high - metrics_.px(kWordsTop + 1));
    painter.drawText(number, Qt::AlignCenter, QString::number(points));
    if (wins)
        look::drawLaurel(
            painter,
            QRectF(number.center().x() - metrics_.px(24), number.top(), metrics_.px(48), number.height()),
            QColor(look::colour::gold));
    const QRect room = left ? hollow.adjusted(in, 0, 0, 0) : hollow.adjusted(0, 0, -in, 0);
    const bool close = points > 15;
    const double size = metrics_.px(2 * (close ? kSmallPea : kPea)) / 2.0;
    // More than the room holds lie closer still.
    const int fives = (points + 4) / 5;
    const double wanted = metrics_.px(close ? kCloseFive : kFive);
    const double fromFive = fives > 1 ? std::min(wanted, (room.width() - 4.4 * size) / (fives - 1)) : wanted;
    for (const QPointF& at : peasIn(room, points, size * 1.3, fromFive)) {
        const double r = size;
        const QSize pixels(qRound(2 * r), qRound(2 * r));
        painter.drawPixmap(QPointF(at.x() - r, at.y() - r),
                           deck_.piece(QStringLiteral("pea"), pixels, devicePixelRatioF()));
    }
}

void Dish::paintPea(QPainter& painter, QPointF at) const {
    const double r = metrics_.px(kSmallPea);
    const QSize pixels(qRound(2 * r), qRound(2 * r));
    painter.drawPixmap(at - QPointF(r, r), deck_.piece(QStringLiteral("pea"), pixels, devicePixelRatioF()));
}

} // namespace cuatrola_table

#include "moc_dish.cpp"
