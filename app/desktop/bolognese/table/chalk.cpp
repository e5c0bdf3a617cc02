#include "desktop/bolognese/table/chalk.h"

#include <QHash>
#include <QLineF>
#include <QPainterPathStroker>
#include <QPolygonF>

#include <algorithm>

namespace bolognese_table {

namespace {

// A figure's picture is 20 x 32 with air around a box of 10 x 16; from one to the next is 13 of those 16.
constexpr double kShape = 20.0 / 32, kStep = 0.66;

QString nameOf(QChar figure) {
    return figure == u'+' ? QStringLiteral("chalkPlus") : QStringLiteral("chalk") + figure;
}

// How each figure is written, in a box of 10 x 16: the pictures are drawn along the same lines.
const std::vector<QPolygonF>& strokesOf(QChar figure) {
    static const QHash<QChar, std::vector<QPolygonF>> all{
        {QLatin1Char('0'),
         {{{5, 0.8},
           {2.2, 2},
           {0.8, 6},
           {0.7, 10},
           {2.2, 14.4},
           {5, 15.4},
           {7.8, 14},
           {9.3, 10},
           {9.2, 6},
           {7.6, 2},
           {4.8, 0.6}}}},
        {QLatin1Char('1'), {{{2.2, 4}, {5.5, 0.7}, {5.3, 15.5}}}},
        {QLatin1Char('2'),
         {{{1, 4.2},
           {2.4, 1.4},
           {5, 0.6},
           {7.8, 1.6},
           {8.8, 4.2},
           {7.4, 8},
           {3.6, 12.4},
           {1, 15.2},
           {9.4, 15}}}},
        {QLatin1Char('3'),
         {{{1.2, 1.8},
           {4.4, 0.5},
           {7.6, 1.4},
           {8.5, 4},
           {7, 6.8},
           {3.8, 7.6},
           {7.6, 8.6},
           {9.2, 11.4},
           {7.4, 14.6},
           {4.2, 15.6},
           {0.8, 14.8}}}},
        {QLatin1Char('4'), {{{6.4, 0.6}, {0.8, 10.6}, {9.6, 10.4}}, {{7.2, 6.2}, {6.9, 15.6}}}},
        {QLatin1Char('5'),
         {{{8.8, 0.8},
           {2.4, 1},
           {1.8, 7},
           {5.4, 6},
           {8.6, 7.6},
           {9.2, 11},
           {7.4, 14.6},
           {4.2, 15.6},
           {0.8, 14.4}}}},
        {QLatin1Char('6'),
         {{{8, 1},
           {4.6, 2.6},
           {1.8, 6.4},
           {0.8, 10.6},
           {2.2, 14.6},
           {5, 15.5},
           {8.2, 14.2},
           {9.3, 11.2},
           {8.2, 8.2},
           {5.2, 7.2},
           {2.2, 8.6},
           {0.9, 11.2}}}},
        {QLatin1Char('7'), {{{0.8, 1}, {9.4, 0.8}, {6.2, 6.6}, {3.8, 15.6}}}},
        {QLatin1Char('8'),
         {{{8.6, 3},
           {5.4, 0.6},
           {2.2, 1.8},
           {1.8, 5},
           {5.4, 7.6},
           {8.6, 10},
           {8.8, 13.4},
           {5.4, 15.6},
           {1.6, 14.2},
           {1, 11},
           {4, 7.8},
           {7.6, 5.4},
           {8.6, 3}}}},
        {QLatin1Char('9'),
         {{{9, 5},
           {7.4, 8.2},
           {4.6, 9},
           {1.8, 7.6},
           {0.9, 4.8},
           {2.2, 1.6},
           {5, 0.5},
           {8, 1.8},
           {9.1, 5.4},
           {7.8, 11},
           {4, 15.6}}}},
        {QLatin1Char('+'), {{{5, 4.2}, {5.1, 12.2}}, {{1, 8.2}, {9, 8.1}}}},
    };
    static const std::vector<QPolygonF> none;
    const auto found = all.constFind(figure);
    return found == all.constEnd() ? none : *found;
}

double lengthOf(const QPolygonF& line) {
    double length = 0;
    for (qsizetype i = 1; i < line.size(); ++i)
        length += QLineF(line[i - 1], line[i]).length();
    return length;
}

// What the chalk has gone over when so much of the figure is written, 0 to 1.
QPainterPath goneOver(QChar figure, double written) {
    const auto& strokes = strokesOf(figure);
    double left = 0;
    for (const QPolygonF& line : strokes)
        left += lengthOf(line) * written;
    QPainterPath way;
    for (const QPolygonF& line : strokes) {
        if (left <= 0)
            break;
        way.moveTo(line.front());
        for (qsizetype i = 1; i < line.size() && left > 0; ++i) {
            const QLineF step(line[i - 1], line[i]);
            way.lineTo(step.pointAt(std::min(1.0, left / std::max(step.length(), 0.01))));
            left -= step.length();
        }
    }
    QPainterPathStroker chalk;
    chalk.setWidth(3);
    chalk.setCapStyle(Qt::RoundCap);
    chalk.setJoinStyle(Qt::RoundJoin);
    return chalk.createStroke(way);
}

} // namespace

double chalkWidth(const QString& figures, double high) {
    return figures.isEmpty() ? 0 : high * (kStep * static_cast<double>(figures.size() - 1) + kShape);
}

void drawChalk(QPainter& painter, const QRectF& room, const QString& figures, double high,
               Qt::Alignment where, look::Deck& deck, double opacity, double written) {
    const double size = std::min(high, high * room.width() / std::max(1.0, chalkWidth(figures, high)));
    const double wide = chalkWidth(figures, size);
    double x = where & Qt::AlignRight ? room.right() - wide : room.center().x() - wide / 2;
    const double y = room.center().y() - size / 2;
    const QSize picture(qRound(size * kShape), qRound(size));
    painter.setOpacity(opacity);
    const auto count = static_cast<double>(figures.size());
    for (qsizetype i = 0; i < figures.size(); ++i, x += size * kStep) {
        const double part = std::clamp(written * count - static_cast<double>(i), 0.0, 1.0);
        painter.save();
        if (part < 1)
            painter.setClipPath(
                QTransform().translate(x, y).scale(size / 16, size / 16).map(goneOver(figures[i], part)),
                Qt::IntersectClip);
        if (part > 0)
            painter.drawPixmap(QPointF(x, y), deck.piece(nameOf(figures[i]), picture,
                                                         painter.device()->devicePixelRatioF()));
        painter.restore();
    }
    painter.setOpacity(1);
}

} // namespace bolognese_table
