#include "desktop/bolognese/table/chalk.h"

#include <algorithm>

namespace bolognese_table {

namespace {

// A figure's picture is 20 x 32 with air around a box of 10 x 16; from one to the next is 13 of those 16.
constexpr double kShape = 20.0 / 32, kStep = 0.66;

QString nameOf(QChar figure) {
    return figure == u'+' ? QStringLiteral("chalkPlus") : QStringLiteral("chalk") + figure;
}

} // namespace

double chalkWidth(const QString& figures, double high) {
    return figures.isEmpty() ? 0 : high * (kStep * static_cast<double>(figures.size() - 1) + kShape);
}

void drawChalk(QPainter& painter, const QRectF& room, const QString& figures, double high,
               Qt::Alignment where, look::Deck& deck, double opacity) {
    const double size = std::min(high, high * room.width() / std::max(1.0, chalkWidth(figures, high)));
    const double wide = chalkWidth(figures, size);
    double x = where & Qt::AlignRight ? room.right() - wide : room.center().x() - wide / 2;
    const double y = room.center().y() - size / 2;
    const QSize picture(qRound(size * kShape), qRound(size));
    painter.setOpacity(opacity);
    for (const QChar figure : figures) {
        painter.drawPixmap(QPointF(x, y),
                           deck.piece(nameOf(figure), picture, painter.device()->devicePixelRatioF()));
        x += size * kStep;
    }
    painter.setOpacity(1);
}

} // namespace bolognese_table
