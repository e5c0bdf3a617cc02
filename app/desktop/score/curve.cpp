#include "desktop/score/curve.h"

#include "desktop/look/palette.h"
#include "desktop/sheet/hand_words.h"
#include "text/figures.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace score {

using namespace minchiate;
using namespace sheet;
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

// The numbers of the hands along the foot, as many as have room; rounds first.
void drawHands(QPainter& p, const QRectF& field, double hands, const QFontMetricsF& words) {
    const double wide = words.horizontalAdvance(QStringLiteral("0000"));
    int step = field.width() / hands > wide ? 1 : kHandsInRound;
    while (field.width() * step / hands < wide)
        step *= step % 10 == 4 ? 5 : 2;
    const auto write = [&](double x, const QString& number) {
        p.drawText(QRectF(x - wide, field.bottom() + 0.2 * words.height(), 2 * wide, words.height()),
                   Qt::AlignHCenter | Qt::AlignTop, number);
    };
    p.setPen(QColor(colour::ink2));
    for (int hand = step; hand <= hands; hand += step)
        write(field.left() + field.width() * hand / hands, QString::number(hand));
    // Under the scale, where no number stands.
    p.drawText(
        QRectF(field.left() - 4.3 * wide, field.bottom() + 0.2 * words.height(), 4 * wide, words.height()),
        Qt::AlignRight | Qt::AlignTop, QCoreApplication::translate("Sheet", "hand"));
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
        names = std::max(names, words.horizontalAdvance(playerName(sheet, static_cast<int>(i)) +
                                                        QStringLiteral(" \u221200")));
    names = std::min(names, r.width() * 0.3);
    const double scale = words.horizontalAdvance(QStringLiteral("\u221200 "));
    // Under the field the numbers of the hands.
    const QRectF field = r.adjusted(scale, words.height() / 2, -names - 3 * line, -1.4 * words.height());
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
    const int half = most / 2;
    for (int v : {-most, -half, 0, half, most}) {
        p.setPen(QPen(QColor(v == 0 ? colour::paperRule : colour::paperFine), line / 2));
        const double y = at(0, v).y();
        p.drawLine(QPointF(field.left(), y), QPointF(field.right(), y));
        p.setPen(QColor(colour::ink2));
        p.drawText(QRectF(r.left(), y - words.height() / 2, scale * 0.85, words.height()),
                   Qt::AlignRight | Qt::AlignVCenter, text::signedPoints(v));
    }
    if (hands <= 200)
        for (int hand = kHandsInRound; hand < hands; hand += kHandsInRound) {
            p.setPen(QPen(QColor(colour::paperFine), line / 2, Qt::DotLine));
            p.drawLine(QPointF(at(static_cast<std::size_t>(hand), 0).x(), field.top()),
                       QPointF(at(static_cast<std::size_t>(hand), 0).x(), field.bottom()));
        }
    drawHands(p, field, hands, words);
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
    const auto places = apart(ends, words.height() * 0.95, r.top(),
                              field.bottom() - 0.4 * words.height()); // above the numbers of the hands
    for (std::size_t player = 0; player < sheet.players.size(); ++player) {
        p.setPen(QColor(kInks[player]));
        const QString name =
            playerName(sheet, static_cast<int>(player)) + u' ' + text::signedPoints(account.totals[player]);
        p.drawText(
            QRectF(field.right() + 3 * line, places[player] - words.height() / 2, names, words.height()),
            Qt::AlignLeft | Qt::AlignVCenter, words.elidedText(name, Qt::ElideRight, names));
    }
    p.restore();
}

} // namespace score
