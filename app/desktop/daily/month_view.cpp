#include "desktop/daily/month_view.h"

#include "desktop/look/palette.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLocale>
#include <QVBoxLayout>

#include <algorithm>

namespace daily {

using look::PaperButton;
using look::Type;
using paper::Words;
namespace colour = look::colour;

namespace {

constexpr int kWeek = 7, kWeeks = 6;

} // namespace

MonthView::MonthView(std::function<Told(QDate)> tell, QWidget* parent)
    : QWidget(parent), tell_(std::move(tell)), grid_(new QGridLayout),
      month_(new Words(Type::Counter, colour::ink)),
      earlier_(new PaperButton(PaperButton::Kind::SecondOnPaper, QStringLiteral("\u2039"))),
      later_(new PaperButton(PaperButton::Kind::SecondOnPaper, QStringLiteral("\u203a"))) {
    setAccessibleName(tr("The days"));
    auto* box = new QVBoxLayout(this);
    box->setContentsMargins({});
    auto* head = new QHBoxLayout;
    head->addWidget(month_, 1);
    for (PaperButton* button : {earlier_, later_})
        head->addWidget(button);
    box->addLayout(head);
    box->addLayout(grid_);
    box->addStretch(1);
    grid_->setSpacing(0);
    earlier_->setAccessibleName(tr("The month before"));
    later_->setAccessibleName(tr("The month after"));
    for (PaperButton* button : {earlier_, later_})
        button->setToolTip(button->accessibleName());
    connect(earlier_, &QAbstractButton::clicked, this, [this] { stepMonth(-1); });
    connect(later_, &QAbstractButton::clicked, this, [this] { stepMonth(1); });
    for (int column = 0; column < kWeek; ++column) {
        weekdays_.push_back(new Words(Type::Tag, colour::ink2));
        weekdays_.back()->setAlignment(Qt::AlignCenter);
        grid_->addWidget(weekdays_.back(), 0, column);
    }
    for (int place = 0; place < kWeek * kWeeks; ++place) {
        auto* day = new DayButton;
        days_.push_back(day);
        day->installEventFilter(this);
        connect(day, &QAbstractButton::clicked, this, [this, day] { choose(day->day()); });
        grid_->addWidget(day, 1 + place / kWeek, place % kWeek);
    }
}

void MonthView::setToday(QDate today) {
    today_ = today;
    if (!chosen_.isValid())
        chosen_ = today;
    fill();
}

bool MonthView::canChoose(QDate day) const {
    return day >= history::kFirstDay && day <= today_;
}

// The first of the weeks that the month of the chosen day stands in.
QDate MonthView::firstSeen() const {
    const QDate first(chosen_.year(), chosen_.month(), 1);
    const int before = (first.dayOfWeek() - static_cast<int>(QLocale().firstDayOfWeek()) + kWeek) % kWeek;
    return first.addDays(-before);
}

void MonthView::choose(QDate day) {
    if (!canChoose(day))
        return;
    const bool other = day != chosen_;
    chosen_ = day;
    fill();
    if (other)
        emit chosenChanged(day);
}

void MonthView::tellAgain() {
    fill();
}

void MonthView::fill() {
    //: a month, as QDate::toString() reads it
    month_->setText(QLocale().toString(chosen_, tr("MMMM yyyy")));
    QDate day = firstSeen();
    for (int column = 0; column < kWeek; ++column)
        weekdays_[static_cast<std::size_t>(column)]->setText(
            QLocale().dayName(day.addDays(column).dayOfWeek(), QLocale::ShortFormat));
    for (DayButton* button : days_) {
        Told told = canChoose(day) ? tell_(day) : Told{};
        told.toCome = !canChoose(day);
        told.today = day == today_;
        button->setDay(day, told);
        button->setChecked(day == chosen_);
        button->setFocusPolicy(day == chosen_ ? Qt::StrongFocus : Qt::ClickFocus);
        button->setVisible(day.month() == chosen_.month());
        day = day.addDays(1);
    }
    earlier_->setEnabled(canChoose(QDate(chosen_.year(), chosen_.month(), 1).addDays(-1)));
    later_->setEnabled(canChoose(QDate(chosen_.year(), chosen_.month(), 1).addMonths(1)));
}

// To the same day of that month, or the nearest that has a deal.
void MonthView::stepMonth(int months) {
    choose(std::clamp(chosen_.addMonths(months), history::kFirstDay, today_));
}

DayButton* MonthView::button(QDate day) const {
    const auto found = std::ranges::find(days_, day, &DayButton::day);
    return found != days_.end() && (*found)->isVisibleTo(this) ? *found : nullptr;
}

void MonthView::focusChosen() {
    if (DayButton* day = button(chosen_))
        day->setFocus(Qt::OtherFocusReason);
}

void MonthView::setMetrics(const look::Metrics& m) {
    for (DayButton* day : days_)
        day->setMetrics(m);
}

bool MonthView::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const auto go = [this](QDate day) {
        choose(std::clamp(day, history::kFirstDay, today_));
        focusChosen();
        return true;
    };
    switch (static_cast<QKeyEvent*>(event)->key()) {
    case Qt::Key_Left:
        return go(chosen_.addDays(-1));
    case Qt::Key_Right:
        return go(chosen_.addDays(1));
    case Qt::Key_Up:
        return go(chosen_.addDays(-kWeek));
    case Qt::Key_Down:
        return go(chosen_.addDays(kWeek));
    case Qt::Key_PageUp:
        return go(chosen_.addMonths(-1));
    case Qt::Key_PageDown:
        return go(chosen_.addMonths(1));
    case Qt::Key_End:
        return go(today_);
    default:
        return QWidget::eventFilter(watched, event);
    }
}

} // namespace daily

#include "moc_month_view.cpp"
