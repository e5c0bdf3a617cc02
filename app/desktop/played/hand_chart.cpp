#include "desktop/played/hand_chart.h"

#include "desktop/look/marks.h"
#include "desktop/look/palette.h"
#include "desktop/look/type.h"
#include "desktop/played/played_words.h"
#include "text/figures.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace played {

namespace colour = look::colour;
using look::Type;

// ---- What both have ----

HandChart::HandChart(QWidget* parent) : QWidget(parent) {
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setCursor(Qt::PointingHandCursor);
}

void HandChart::setSums(const std::vector<ListedHand>* hands, const Sums* sums) {
    hands_ = hands;
    sums_ = sums;
    pointed_.reset();
    tell();
    update();
}

void HandChart::setMetrics(const look::Metrics& m) {
    metrics_ = m;
    update();
}

QRectF HandChart::field() const {
    const QFontMetricsF words(look::font(metrics_, Type::Tag));
    const double left = words.horizontalAdvance(QStringLiteral("\u2212000")) + metrics_.px(8);
    const double right =
        QFontMetricsF(look::sans(metrics_, 16, QFont::Bold)).horizontalAdvance(QStringLiteral("\u2212000")) +
        metrics_.px(10);
    return QRectF(rect()).adjusted(left, words.height() / 2 + roomAbove(), -right,
                                   -words.height() / 2 - roomBelow());
}

double HandChart::stepWide() const {
    return field().width() / double(std::max<std::size_t>(1, sums_->hands.size()));
}

QPointF HandChart::placeOf(std::size_t at) const {
    return {field().left() + (double(at) + 0.5) * stepWide(), yOf(at)};
}

void HandChart::drawLevel(QPainter& p, double y, const QString& words, bool zero) const {
    const QRectF field = this->field();
    p.setPen(QPen(QColor(zero ? colour::ink2 : colour::paperFine), metrics_.line(1)));
    p.drawLine(QPointF(field.left(), y), QPointF(field.right(), y));
    p.setFont(look::sans(metrics_, 12));
    p.setPen(QColor(colour::ink2));
    p.drawText(QRectF(0, y - metrics_.px(12), field.left() - metrics_.px(7), metrics_.px(24)),
               Qt::AlignRight | Qt::AlignVCenter, words);
}

std::optional<std::size_t> HandChart::at(const QPointF& point) const {
    if (!sums_ || sums_->hands.empty())
        return std::nullopt;
    const QRectF field = this->field();
    if (point.x() < field.left() || point.x() >= field.right())
        return std::nullopt;
    const auto found = static_cast<std::size_t>((point.x() - field.left()) / stepWide());
    return std::min(found, sums_->hands.size() - 1);
}

void HandChart::point(std::optional<std::size_t> at) {
    if (at == pointed_)
        return;
    pointed_ = at;
    tell();
    update();
    emit pointedAt(at ? std::optional(sums_->hands[*at]) : std::nullopt);
}

void HandChart::tell() {
    setAccessibleDescription(pointed_ ? slipWords(hand(*pointed_)) : sums_ ? toldSums() : QString());
}

bool HandChart::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const auto over = at(help->pos());
        QToolTip::showText(help->globalPos(), over ? slipWords(hand(*over)) : QString(), this);
        return true;
    }
    // With the focus here its key opens this as a table; the window's command of that key waits.
    if (event->type() == QEvent::ShortcutOverride && static_cast<QKeyEvent*>(event)->key() == Qt::Key_F2) {
        event->accept();
        return true;
    }
    return QWidget::event(event);
}

void HandChart::paintEvent(QPaintEvent*) {
    if (!sums_)
        return;
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    if (sums_->hands.empty()) {
        p.setFont(look::sans(metrics_, 13));
        p.setPen(QColor(colour::ink2));
        p.drawText(rect(), Qt::AlignCenter | Qt::TextWordWrap, tr("No hand that counts"));
    } else {
        draw(p);
        if (pointed_) {
            const QPointF at = placeOf(*pointed_);
            p.setPen(QPen(QColor(colour::openBar), metrics_.line(1), Qt::DashLine));
            p.drawLine(QPointF(at.x(), field().top()), QPointF(at.x(), field().bottom()));
        }
    }
    if (hasFocus()) {
        p.setBrush(Qt::NoBrush);
        p.setPen(QPen(QColor(colour::ink), metrics_.line(2)));
        p.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), metrics_.px(3), metrics_.px(3));
    }
}

void HandChart::mouseMoveEvent(QMouseEvent* event) {
    point(at(event->position()));
}

void HandChart::leaveEvent(QEvent*) {
    if (!hasFocus())
        point(std::nullopt);
}

void HandChart::mousePressEvent(QMouseEvent* event) {
    if (const auto on = at(event->position()))
        emit chosen(sums_->hands[*on]);
}

void HandChart::keyPressEvent(QKeyEvent* event) {
    const auto last = std::ssize(sums_->hands) - 1;
    const int by = event->key() == Qt::Key_Left ? -1 : event->key() == Qt::Key_Right ? 1 : 0;
    const auto now = pointed_ ? static_cast<std::ptrdiff_t>(*pointed_) : last;
    if (event->key() == Qt::Key_F2)
        emit tableAsked();
    else if (last < 0)
        QWidget::keyPressEvent(event);
    else if (by != 0)
        point(static_cast<std::size_t>(std::clamp<std::ptrdiff_t>(now + by, 0, last)));
    else if (event->key() == Qt::Key_Home || event->key() == Qt::Key_End)
        point(event->key() == Qt::Key_Home ? 0 : static_cast<std::size_t>(last));
    else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter || event->key() == Qt::Key_Space)
        emit chosen(sums_->hands[static_cast<std::size_t>(now)]);
    else
        QWidget::keyPressEvent(event);
}

void HandChart::focusInEvent(QFocusEvent* event) {
    const bool byKey = event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason;
    if (byKey && sums_ && !sums_->hands.empty())
        point(sums_->hands.size() - 1);
    QWidget::focusInEvent(event);
    update();
}

void HandChart::focusOutEvent(QFocusEvent* event) {
    point(std::nullopt);
    QWidget::focusOutEvent(event);
    update();
}

// ---- Resti ----

RestiCurve::RestiCurve(QWidget* parent) : HandChart(parent) {
    setAccessibleName(tr("My resti"));
}

double RestiCurve::roomAbove() const {
    return sums().starts.empty() ? 0
                                 : QFontMetricsF(look::font(metrics(), Type::Tag)).height() + metrics().px(6);
}

double RestiCurve::roomBelow() const {
    return sums().starts.empty() ? 0 : QFontMetricsF(look::sans(metrics(), 12)).height() + metrics().px(2);
}

// Nothing and twenty either way at least where anything was won or lost there.
std::pair<int, int> RestiCurve::range() const {
    int low = 0, high = 0;
    for (int resti : sums().resti) {
        low = std::min(low, resti);
        high = std::max(high, resti);
    }
    low = low < 0 ? std::min(low - 2, -20) : -4;
    high = high > 0 ? std::max(high + 2, 20) : 4;
    return {low, high};
}

double RestiCurve::yOfResti(int resti) const {
    const auto [low, high] = range();
    return field().bottom() - field().height() * double(resti - low) / double(high - low);
}

double RestiCurve::yOf(std::size_t at) const {
    return yOfResti(sums().resti[at]);
}

QString RestiCurve::toldSums() const {
    const auto& resti = sums().resti;
    if (resti.empty())
        return tr("No hand that counts");
    return tr("My resti over %n hand(s): highest %1, lowest %2, now %3", nullptr,
              static_cast<int>(resti.size()))
        .arg(text::signedPoints(std::max(0, *std::ranges::max_element(resti))),
             text::signedPoints(std::min(0, *std::ranges::min_element(resti))),
             text::signedPoints(resti.back()));
}

void RestiCurve::draw(QPainter& p) {
    const look::Metrics& m = metrics();
    const auto [low, high] = range();
    const int span = high - low, step = span <= 60 ? 20 : span <= 160 ? 40 : span <= 400 ? 100 : 400;
    for (int level = low / step * step; level <= high; level += step)
        if (level >= low)
            drawLevel(p, yOfResti(level), text::signedPoints(level), level == 0);
    const QRectF field = this->field();
    // A line at each match, over it how strong the others were, under it the day: where there is room.
    const QFont strong = look::font(m, Type::Tag), small = look::sans(m, 12);
    double freeAbove = 0, freeBelow = 0;
    const auto& starts = sums().starts;
    for (std::size_t i = 0; i < starts.size(); ++i) {
        const double left = field.left() + double(starts[i].at) * stepWide();
        const double right =
            i + 1 < starts.size() ? field.left() + double(starts[i + 1].at) * stepWide() : field.right();
        p.setPen(QPen(QColor(colour::paperFine), m.line(1), Qt::DashLine));
        if (starts[i].at > 0)
            p.drawLine(QPointF(left, field.top() - roomAbove() / 2), QPointF(left, field.bottom()));
        const auto word = [&](const QFont& font, const QString& words, double top, double& free) {
            const double wide = QFontMetricsF(font).horizontalAdvance(words) + 2;
            const double from = (left + right - wide) / 2;
            if (wide > right - left + m.px(2) || from < free || words.isEmpty())
                return;
            p.setFont(font);
            p.setPen(QColor(colour::ink2));
            p.drawText(QRectF(from, top, wide, QFontMetricsF(font).height()), Qt::AlignCenter, words);
            free = from + wide + m.px(4);
        };
        word(strong, levelWords(starts[i].against), field.top() - roomAbove(), freeAbove);
        word(small, shortDay(starts[i].day), field.bottom() + m.px(3), freeBelow);
    }
    QPainterPath line(QPointF(field.left(), yOfResti(0)));
    for (std::size_t i = 0; i < sums().resti.size(); ++i) {
        line.lineTo(field.left() + double(i) * stepWide(), yOf(i));
        line.lineTo(field.left() + double(i + 1) * stepWide(), yOf(i));
    }
    p.setBrush(Qt::NoBrush);
    p.setPen(QPen(QColor(colour::clothLit), m.s * 2.2, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    p.drawPath(line);
    const QPointF end = line.currentPosition();
    p.setPen(Qt::NoPen);
    p.setBrush(QColor(colour::clothLit));
    p.drawEllipse(end, m.s * 4, m.s * 4);
    p.setFont(look::sans(m, 16, QFont::Bold));
    p.setPen(QColor(colour::ink));
    p.drawText(QRectF(end.x() + m.px(8), end.y() - m.px(14), width() - end.x() - m.px(8), m.px(28)),
               Qt::AlignLeft | Qt::AlignVCenter, text::signedPoints(sums().resti.back()));
}

// ---- What the choices cost ----

CostBars::CostBars(QWidget* parent) : HandChart(parent) {
    setAccessibleName(tr("What my choices cost"));
}

int CostBars::most() const {
    double most = 50;
    for (const auto& cost : sums().costs)
        most = std::max(most, cost.value_or(0));
    return most <= 50 ? 50 : int(std::ceil(most / 100)) * 100;
}

double CostBars::yOfCost(double cost) const {
    return field().bottom() - field().height() * cost / most();
}

double CostBars::yOf(std::size_t at) const {
    return yOfCost(sums().costs[at].value_or(0));
}

QString CostBars::toldSums() const {
    const auto dearest = sums().dearest();
    if (sums().weighed == 0)
        return tr("No hand is weighed yet");
    double all = 0;
    for (const auto& cost : sums().costs)
        all += cost.value_or(0);
    const auto& mean = sums().means.back();
    const QString now = mean ? tr("%1 points a hand in the last twelve").arg(qRound(*mean))
                             : tr("%1 points a hand").arg(qRound(all / sums().weighed));
    return dearest ? tr("%1; dearest %2").arg(now).arg(qRound(*sums().costs[*dearest])) : now;
}

// The hand with its dearest choice, beside its bar: at the left of it once it stands far at the right.
void CostBars::drawDearest(QPainter& p, std::size_t at) const {
    const look::Metrics& m = metrics();
    const ListedHand& dearest = hand(at);
    const QString which =
        dearest.hand.handsInAll > 1
            ? tr("%1, hand %2").arg(shortDay(dearest.hand.begun.date())).arg(dearest.hand.hand + 1)
            : shortDay(dearest.hand.begun.date());
    const QString words = tr("%1: %2", "which hand, what cost").arg(which, mistakeWords(*dearest.costs));
    p.setFont(look::font(m, Type::Tag));
    const QFontMetricsF size(p.font());
    const double wide = size.horizontalAdvance(words) + 4, x = placeOf(at).x();
    const double left = x + m.px(6) + wide < width() ? x + m.px(6) : x - m.px(6) - wide;
    const QRectF place(std::max(field().left() + 2, left), field().top(), wide, size.height() + m.px(4));
    p.fillRect(place, look::withAlpha(colour::paper, 215));
    p.setPen(QColor(colour::openBar));
    p.drawText(place, Qt::AlignCenter, words);
}

void CostBars::draw(QPainter& p) {
    const look::Metrics& m = metrics();
    const int step = most() <= 200 ? 50 : most() / 4;
    for (int level = 0; level <= most(); level += step)
        drawLevel(p, yOfCost(level), QString::number(level), level == 0);
    const QRectF field = this->field();
    const auto dearest = sums().dearest();
    const double wide = std::clamp(stepWide() * 0.74, 1.0, double(m.px(20)));
    for (std::size_t i = 0; i < sums().costs.size(); ++i) {
        const auto& cost = sums().costs[i];
        const double x = placeOf(i).x() - wide / 2;
        if (cost)
            p.fillRect(QRectF(x, yOfCost(*cost), wide, field.bottom() - yOfCost(*cost)),
                       QColor(i == dearest ? colour::openBar : colour::paperRule));
        else { // not weighed: an empty tick
            p.setPen(QPen(QColor(colour::ink2), m.line(1)));
            p.setBrush(Qt::NoBrush);
            p.drawRect(QRectF(x, field.bottom() - m.px(3), wide, m.px(3)));
        }
    }
    QPolygonF mean;
    for (std::size_t i = 0; i < sums().means.size(); ++i)
        if (sums().means[i])
            mean << QPointF(placeOf(i).x(), yOfCost(*sums().means[i]));
    if (dearest)
        drawDearest(p, *dearest);
    if (mean.empty())
        return;
    p.setPen(QPen(QColor(colour::ink), m.s * 2));
    p.setBrush(Qt::NoBrush);
    p.drawPolyline(mean);
    p.setFont(look::sans(m, 16, QFont::Bold));
    p.drawText(QRectF(field.right() + m.px(8), mean.back().y() - m.px(14), width() - field.right(), m.px(28)),
               Qt::AlignLeft | Qt::AlignVCenter, QString::number(qRound(*sums().means.back())));
}

} // namespace played

#include "moc_hand_chart.cpp"
