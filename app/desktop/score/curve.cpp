#include "score/curve.h"

#include "look/palette.h"
#include "score/writing.h"

#include <QFontMetricsF>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace score {

using namespace minchiate;
namespace colour = look::colour;

namespace {

constexpr std::array<Qt::PenStyle, kPlayers> kStrokes{Qt::SolidLine, Qt::DashLine, Qt::DotLine,
                                                      Qt::DashDotLine};
constexpr std::array<QRgb, kPlayers> kInks{colour::ink, colour::openBar, colour::clothLit,
                                           colour::walnutLight};

// Names beside the ends of their curves, moved apart where two would stand on each other.
std::array<double, kPlayers> apart(std::array<double, kPlayers> ys, double step, double top, double bottom) {
    std::array<std::size_t, kPlayers> order{0, 1, 2, 3};
    std::ranges::sort(order, {}, [&](std::size_t i) { return ys[i]; });
    for (std::size_t i = 1; i < order.size(); ++i)
        ys[order[i]] = std::max(ys[order[i]], ys[order[i - 1]] + step);
    const double over = std::max(0.0, ys[order.back()] - bottom);
    for (std::size_t i = order.size(); i-- > 0;) {
        const double most = i + 1 == order.size() ? bottom : ys[order[i + 1]] - step;
        if (over > 0)
            ys[order[i]] = std::min(ys[order[i]], most);
    }
    for (double& y : ys)
        y = std::max(y, top);
    return ys;
}

} // namespace

void drawCurve(QPainter& p, const QRectF& r, const scoresheet::Sheet& sheet,
               const scoresheet::Account& account, const QFont& font, double line) {
    const QFontMetricsF words(font, p.device());
    std::vector<Accounts> points{Accounts{}};
    for (const auto& l : account.lines)
        if (l.account.over)
            points.push_back(l.after);
    if (account.unfinished != Accounts{})
        points.push_back(account.totals);
    int most = 2;
    for (const Accounts& a : points)
        for (int v : a)
            most = std::max(most, std::abs(v));
    double names = 0;
    for (std::size_t i = 0; i < sheet.players.size(); ++i)
        names = std::max(names, words.horizontalAdvance(QString::fromStdString(sheet.players[i]) +
                                                        QStringLiteral(" \u221200")));
    names = std::min(names, r.width() * 0.3);
    const double scale = words.horizontalAdvance(QStringLiteral("\u221200 "));
    const QRectF field = r.adjusted(scale, words.height() / 2, -names - 3 * line, -words.height() / 2);
    // As many hands as the sheet has room for, so that the curve grows to the right.
    const double hands = std::max<double>({double(points.size() - 1), double(handsOn(sheet).value_or(0)), 1});
    const auto at = [&](std::size_t i, int v) {
        return QPointF(field.left() + field.width() * double(i) / hands,
                       field.center().y() - field.height() / 2 * v / most);
    };
    p.save();
    p.setRenderHint(QPainter::Antialiasing);
    p.setFont(font);
    p.setBrush(Qt::NoBrush);
    for (int v : {-most, 0, most}) {
        p.setPen(QPen(QColor(v == 0 ? colour::paperRule : colour::paperFine), line / 2));
        const double y = at(0, v).y();
        p.drawLine(QPointF(field.left(), y), QPointF(field.right(), y));
        p.setPen(QColor(colour::ink2));
        p.drawText(QRectF(r.left(), y - words.height() / 2, scale * 0.85, words.height()),
                   Qt::AlignRight | Qt::AlignVCenter, signedNumber(v));
    }
    if (hands <= 200)
        for (int hand = kHandsInRound; hand < hands; hand += kHandsInRound) {
            p.setPen(QPen(QColor(colour::paperFine), line / 2, Qt::DotLine));
            p.drawLine(QPointF(at(static_cast<std::size_t>(hand), 0).x(), field.top()),
                       QPointF(at(static_cast<std::size_t>(hand), 0).x(), field.bottom()));
        }
    std::array<double, kPlayers> ends{};
    for (std::size_t player = 0; player < sheet.players.size(); ++player) {
        // Partners win and lose the same: their curves run side by side, not on each other.
        const double beside = (double(player) - 1.5) * 1.5 * line;
        QPolygonF curve;
        for (std::size_t i = 0; i < points.size(); ++i)
            curve << at(i, points[i][player]) + QPointF(0, beside);
        p.setPen(QPen(QColor(kInks[player]), line * 1.5, kStrokes[player], Qt::FlatCap, Qt::RoundJoin));
        p.drawPolyline(curve);
        ends[player] = curve.back().y();
    }
    const auto places = apart(ends, words.height() * 0.95, r.top(), r.bottom() - words.height() / 2);
    for (std::size_t player = 0; player < sheet.players.size(); ++player) {
        p.setPen(QColor(kInks[player]));
        const QString name =
            QString::fromStdString(sheet.players[player]) + u' ' + signedNumber(account.totals[player]);
        p.drawText(
            QRectF(field.right() + 3 * line, places[player] - words.height() / 2, names, words.height()),
            Qt::AlignLeft | Qt::AlignVCenter, words.elidedText(name, Qt::ElideRight, names));
    }
    p.restore();
}

} // namespace score
