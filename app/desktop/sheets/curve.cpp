#include "desktop/sheets/curve.h"

#include "desktop/look/palette.h"

#include <QCoreApplication>
#include <QFontMetricsF>

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

namespace sheets {

namespace colour = look::colour;

namespace {

constexpr std::array kStrokes{Qt::SolidLine, Qt::DashLine, Qt::DotLine, Qt::DashDotLine, Qt::DashDotDotLine};
constexpr double kFoot = 1.7; // lines under the field: half a figure of the scale, and the hands' numbers
constexpr std::array<QRgb, 5> kInks{colour::ink, colour::openBar, colour::clothLit, colour::walnutLight,
                                    look::lightPanel.gold};

// Names beside the ends of their curves, moved apart where two would stand on each other.
std::vector<double> apart(std::vector<double> ys, double step, double top, double bottom) {
    std::vector<std::size_t> order(ys.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
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

// The next number with one figure and noughts, whose half is one, too, or a five behind it: 20, 40, 100.
int roundAbove(int points) {
    int ten = 1;
    while (10 * ten < points)
        ten *= 10;
    for (const int figure : {2, 4, 6, 8})
        if (figure * ten >= points)
            return figure * ten;
    return 10 * ten;
}

class Drawing {
public:
    Drawing(QPainter& p, const QRectF& r, const Curve& curve, const QFont& font, double line)
        : p_(p), r_(r), curve_(curve), words_(font, p.device()), line_(line) {
        std::size_t longest = 1;
        for (const auto& one : curve.lines) {
            longest = std::max(longest, one.points.size());
            for (const int v : one.points) {
                most_ = std::max(most_, std::abs(v));
                least_ = std::min(least_, v);
            }
        }
        most_ = roundAbove(most_);
        if (least_ < 0) // as far down as up, so that nought is in the middle
            least_ = -most_;
        const QString widest = curve.figure(-most_);
        for (const auto& one : curve.lines)
            names_ = std::max(names_, words_.horizontalAdvance(one.name + u' ' + widest));
        names_ = std::min(names_, r.width() * 0.3);
        scale_ =
            std::max(words_.horizontalAdvance(widest + u' '), words_.horizontalAdvance(handWord())) / 0.85;
        // Under the field the numbers of the hands.
        field_ = r.adjusted(scale_, words_.height() / 2, -names_ - 3 * line, -kFoot * words_.height());
        hands_ = std::max<double>({double(longest - 1), double(curve.hands), 1});
    }

    void draw() {
        drawScale();
        drawRounds();
        drawHands();
        drawLines();
    }

private:
    [[nodiscard]] QPointF at(std::size_t i, int v) const {
        return {field_.left() + field_.width() * double(i) / hands_,
                field_.bottom() - field_.height() * (v - least_) / (most_ - least_)};
    }

    void drawScale() {
        const int half = most_ / 2;
        for (const int v : {-most_, -half, 0, half, most_}) {
            if (v < least_)
                continue;
            p_.setPen(QPen(QColor(v == 0 ? colour::paperRule : colour::paperFine), line_ / 2));
            const double y = at(0, v).y();
            p_.drawLine(QPointF(field_.left(), y), QPointF(field_.right(), y));
            p_.setPen(QColor(colour::ink2));
            p_.drawText(QRectF(r_.left(), y - words_.height() / 2, scale_ * 0.85, words_.height()),
                        Qt::AlignRight | Qt::AlignVCenter, curve_.figure(v));
        }
    }

    void drawRounds() {
        if (hands_ > 200)
            return;
        for (int hand = curve_.inRound; hand < hands_; hand += curve_.inRound) {
            p_.setPen(QPen(QColor(colour::paperFine), line_ / 2, Qt::DotLine));
            const double x = at(static_cast<std::size_t>(hand), 0).x();
            p_.drawLine(QPointF(x, field_.top()), QPointF(x, field_.bottom()));
        }
    }

    // The numbers of the hands along the foot, as many as have room; rounds first.
    void drawHands() {
        const double wide = words_.horizontalAdvance(QStringLiteral("0000"));
        int step = field_.width() / hands_ > wide ? 1 : curve_.inRound;
        while (field_.width() * step / hands_ < wide)
            step *= step % (10 * curve_.inRound) == curve_.inRound ? 5 : 2;
        p_.setPen(QColor(colour::ink2));
        for (int hand = step; hand <= hands_; hand += step)
            p_.drawText(QRectF(field_.left() + field_.width() * hand / hands_ - wide,
                               field_.bottom() + (kFoot - 1.1) * words_.height(), 2 * wide, words_.height()),
                        Qt::AlignHCenter | Qt::AlignTop, QString::number(hand));
        // Under the scale, where no number stands.
        p_.drawText(QRectF(r_.left(), field_.bottom() + (kFoot - 1.1) * words_.height(), scale_ * 0.85,
                           words_.height()),
                    Qt::AlignRight | Qt::AlignTop, handWord());
    }
    [[nodiscard]] static QString handWord() { return QCoreApplication::translate("Sheet", "hand"); }

    void drawLines() {
        std::vector<double> ends;
        const double middle = double(curve_.lines.size() - 1) / 2;
        for (std::size_t player = 0; player < curve_.lines.size(); ++player) {
            // Partners win and lose the same: their curves run side by side, not on each other.
            const double beside = (double(player) - middle) * 1.5 * line_;
            QPolygonF line;
            for (std::size_t i = 0; i < curve_.lines[player].points.size(); ++i)
                line << at(i, curve_.lines[player].points[i]) + QPointF(0, beside);
            p_.setPen(QPen(QColor(kInks[player]), line_ * 1.5, kStrokes[player], Qt::FlatCap, Qt::RoundJoin));
            p_.drawPolyline(line);
            ends.push_back(line.back().y());
        }
        const auto places = apart(ends, words_.height() * 0.95, r_.top(),
                                  field_.bottom() - 0.4 * words_.height()); // above the hands' numbers
        for (std::size_t player = 0; player < curve_.lines.size(); ++player) {
            const auto& one = curve_.lines[player];
            p_.setPen(QColor(kInks[player]));
            p_.drawText(QRectF(field_.right() + 3 * line_, places[player] - words_.height() / 2, names_,
                               words_.height()),
                        Qt::AlignLeft | Qt::AlignVCenter,
                        words_.elidedText(one.name + u' ' + curve_.figure(one.points.back()), Qt::ElideRight,
                                          names_));
        }
    }

    QPainter& p_;
    const QRectF r_;
    const Curve& curve_;
    const QFontMetricsF words_;
    const double line_;
    int most_ = 2, least_ = 0; // at the top, at the foot
    double names_ = 0, scale_ = 0, hands_ = 1;
    QRectF field_;
};

} // namespace

void drawCurve(QPainter& p, const QRectF& r, const Curve& curve, const QFont& font, double line) {
    if (curve.lines.empty() || curve.lines.size() > kInks.size())
        return;
    p.save();
    p.setRenderHint(QPainter::Antialiasing);
    p.setFont(font);
    p.setBrush(Qt::NoBrush);
    Drawing(p, r, curve, font, line).draw();
    p.restore();
}

} // namespace sheets
