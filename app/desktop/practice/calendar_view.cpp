#include "desktop/practice/calendar_view.h"

#include "desktop/look/marks.h"
#include "desktop/look/type.h"
#include "desktop/practice/practice_told.h"

#include <QAccessible>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QLocale>
#include <QPainter>
#include <QPainterPath>
#include <QToolTip>

#include <algorithm>

namespace practise {

namespace {

constexpr int kDays = 7;

QDate weekOf(QDate day) {
    const int back = (day.dayOfWeek() - int(QLocale().firstDayOfWeek()) + kDays) % kDays;
    return day.addDays(-back);
}

int countOn(const std::map<QDate, int>& days, QDate day) {
    const auto found = days.find(day);
    return found == days.end() ? 0 : found->second;
}

} // namespace

void drawDone(QPainter& p, QPointF centre, double radius, const QColor& ground, const QColor& tick) {
    p.setPen(Qt::NoPen);
    p.setBrush(ground);
    p.drawEllipse(centre, radius, radius);
    QPainterPath path;
    path.moveTo(centre + QPointF(-0.5, 0.05) * radius);
    path.lineTo(centre + QPointF(-0.12, 0.42) * radius);
    path.lineTo(centre + QPointF(0.52, -0.38) * radius);
    p.setBrush(Qt::NoBrush);
    p.setPen(QPen(tick, std::max(1.2, radius / 4), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    p.drawPath(path);
}

CalendarView::CalendarView(QWidget* parent) : QWidget(parent) {
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
}

void CalendarView::setDays(const DaysTold& days) {
    const bool anew = days.today != days_.today;
    days_ = days;
    if (anew) {
        month_ = QDate(days.today.year(), days.today.month(), 1);
        chosen_ = days.today;
    }
    setAccessibleName(tr("Calendar. %1").arg(dayTold(chosen_)));
    update();
}

void CalendarView::setLook(const PanelLook& look) {
    look_ = look;
    update();
}

void CalendarView::setShows(Shows shows) {
    shows_ = shows;
    update();
}

void CalendarView::turn(int months) {
    month_ = month_.addMonths(months);
    update();
}

QString CalendarView::dayTold(QDate day) const {
    QStringList parts;
    if (const int done = countOn(days_.done, day); done > 0)
        parts << tr("%n practised", nullptr, done);
    if (const int coming = countOn(days_.coming, day); coming > 0)
        parts << (day == days_.today ? tr("%n left", nullptr, coming) : tr("%n come back", nullptr, coming));
    if (parts.isEmpty())
        parts << tr("nothing");
    return tr("%1: %2").arg(longDay(day), parts.join(QStringLiteral(", ")));
}

// ---- Places. ----

QDate CalendarView::firstShown() const {
    return weekOf(shows_ == Shows::Week ? days_.today : month_);
}

int CalendarView::rowCount() const {
    return shows_ == Shows::Week
               ? 1
               : static_cast<int>(firstShown().daysTo(month_.addMonths(1)) + kDays - 1) / kDays;
}

int CalendarView::headHigh() const {
    return QFontMetrics(look::serif(look_.metrics, 20)).height() + look_.words(4) +
           QFontMetrics(look::sans(look_.metrics, 12)).height() + look_.words(3);
}

int CalendarView::cellHigh() const {
    return std::max(look_.words(37), QFontMetrics(look::sans(look_.metrics, 13)).height() + look_.words(18));
}

int CalendarView::heightAs(Shows shows) const {
    constexpr int mostRows = 6;
    return headHigh() + (shows == Shows::Week ? 1 : mostRows) * cellHigh();
}

QRect CalendarView::cellOf(QDate day) const {
    const auto at = static_cast<int>(firstShown().daysTo(day));
    if (at < 0 || at >= rowCount() * kDays || (shows_ == Shows::Month && day.month() != month_.month()))
        return {};
    const int row = at / kDays, column = at % kDays;
    const int left = column * width() / kDays, right = (column + 1) * width() / kDays;
    return {left, headHigh() + row * cellHigh(), right - left, cellHigh()};
}

QRect CalendarView::arrow(int by) const {
    const int side = std::max(20, look_.words(24));
    return {width() - (by < 0 ? 2 * side + look_.words(8) : side), 0, side, side};
}

QDate CalendarView::dayAt(QPoint at) const {
    for (int i = 0; i < rowCount() * kDays; ++i)
        if (const QDate day = firstShown().addDays(i); cellOf(day).contains(at))
            return day;
    return {};
}

// ---- Keys and mouse. ----

void CalendarView::choose(QDate day) {
    chosen_ = day;
    if (shows_ == Shows::Week)
        chosen_ = std::clamp(day, firstShown(), firstShown().addDays(kDays - 1));
    month_ = QDate(chosen_.year(), chosen_.month(), 1);
    setAccessibleName(dayTold(chosen_));
    QAccessibleEvent renamed(this, QAccessible::NameChanged);
    QAccessible::updateAccessibility(&renamed);
    update();
}

void CalendarView::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Left:
        return choose(chosen_.addDays(-1));
    case Qt::Key_Right:
        return choose(chosen_.addDays(1));
    case Qt::Key_Up:
        return choose(chosen_.addDays(-kDays));
    case Qt::Key_Down:
        return choose(chosen_.addDays(kDays));
    case Qt::Key_PageUp:
        return choose(chosen_.addMonths(-1));
    case Qt::Key_PageDown:
        return choose(chosen_.addMonths(1));
    default:
        QWidget::keyPressEvent(event);
    }
}

void CalendarView::focusInEvent(QFocusEvent* event) {
    QWidget::focusInEvent(event);
    choose(chosen_);
}

void CalendarView::mousePressEvent(QMouseEvent* event) {
    const QPoint at = event->position().toPoint();
    if (shows_ == Shows::Month)
        for (int by : {-1, 1})
            if (arrow(by).contains(at))
                return turn(by);
    if (const QDate day = dayAt(at); day.isValid())
        choose(day);
}

bool CalendarView::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const QDate day = dayAt(help->pos());
        if (day.isValid())
            QToolTip::showText(help->globalPos(), dayTold(day), this);
        else
            QToolTip::hideText();
        return true;
    }
    return QWidget::event(event);
}

// ---- Painting. ----

void CalendarView::paintDay(QPainter& p, QDate day) const {
    const look::PanelColours& c = look_.colours();
    const look::Metrics& m = look_.metrics;
    const QRect cell = cellOf(day);
    const int done = countOn(days_.done, day), coming = countOn(days_.coming, day);
    const bool isToday = day == days_.today;
    const QFont number = look::sans(m, 13, isToday ? QFont::DemiBold : QFont::Normal);
    const int high = QFontMetrics(number).height();
    const QRect top(cell.left(), cell.top() + 1, cell.width(), high);
    if (isToday) {
        p.setPen(QPen(QColor(c.gold), m.line(2)));
        p.setBrush(Qt::NoBrush);
        p.drawRoundedRect(QRectF(cell).adjusted(3, 0, -3, -1), 4, 4);
    }
    p.setPen(QColor(isToday || done > 0 || coming > 0 ? c.text : c.text2));
    p.setFont(number);
    p.drawText(top, Qt::AlignCenter, QString::number(day.day()));
    const QRectF under(cell.left(), top.bottom(), cell.width(), cell.bottom() - top.bottom());
    p.setFont(look::sans(m, 12));
    if (isToday && coming > 0) {
        p.setPen(QColor(c.gold));
        const QString left = tr("%n left", nullptr, coming);
        const bool fits = p.fontMetrics().horizontalAdvance(left) <= cell.width() - 6;
        p.drawText(under, Qt::AlignHCenter | Qt::AlignTop, fits ? left : QString::number(coming));
    } else if (day <= days_.today && done > 0) {
        drawDone(p, QPointF(under.center().x(), under.top() + look_.words(7)), look_.words(5.5),
                 QColor(look_.dark ? c.text2 : look::colour::clothLit), QColor(c.ground));
    } else if (coming > 0) {
        const QString count = QString::number(coming);
        const double tall = std::min<double>(under.height(), p.fontMetrics().height() - 2);
        const double wide =
            std::max<double>(tall * 1.3, p.fontMetrics().horizontalAdvance(count) + look_.words(10));
        const QRectF pill(under.center().x() - wide / 2, under.top() + 0.5, wide, tall);
        p.setPen(QPen(QColor(c.text2), 1));
        p.setBrush(Qt::NoBrush);
        p.drawRoundedRect(pill, tall / 2, tall / 2);
        p.drawText(pill, Qt::AlignCenter, count);
    }
    if (hasFocus() && day == chosen_)
        look::drawFocusRing(p, cell.adjusted(5, 3, -5, -4), m, m.px(3));
}

void CalendarView::paintEvent(QPaintEvent*) {
    if (!days_.today.isValid())
        return;
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    const look::PanelColours& c = look_.colours();
    const look::Metrics& m = look_.metrics;
    const QLocale locale;
    p.setFont(look::serif(m, 20));
    p.setPen(QColor(c.text));
    const QRect head(0, 0, width(), p.fontMetrics().height());
    const QString name = shows_ == Shows::Week ? tr("This week") : locale.standaloneMonthName(month_.month());
    p.drawText(head, Qt::AlignLeft | Qt::AlignVCenter, name);
    if (shows_ == Shows::Month) {
        if (month_.year() != days_.today.year()) { // the serif has no figures
            const int used = p.fontMetrics().horizontalAdvance(name) + look_.words(8);
            p.setFont(look::sans(m, 14));
            p.drawText(head.adjusted(used, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter,
                       QString::number(month_.year()));
        }
        p.setFont(look::sans(m, 17));
        p.drawText(arrow(-1), Qt::AlignCenter, QStringLiteral("‹"));
        p.drawText(arrow(1), Qt::AlignCenter, QStringLiteral("›"));
    }
    p.setFont(look::sans(m, 12));
    p.setPen(QColor(c.text2));
    const QRect days(0, head.bottom() + look_.words(4), width(), p.fontMetrics().height());
    for (int i = 0; i < kDays; ++i) {
        const int left = i * width() / kDays, right = (i + 1) * width() / kDays;
        p.drawText(
            QRect(left, days.top(), right - left, days.height()), Qt::AlignCenter,
            locale.standaloneDayName(firstShown().addDays(i).dayOfWeek(), QLocale::ShortFormat).left(2));
    }
    for (int i = 0; i < rowCount() * kDays; ++i)
        if (const QDate day = firstShown().addDays(i); !cellOf(day).isEmpty())
            paintDay(p, day);
}

} // namespace practise

#include "moc_calendar_view.cpp"
