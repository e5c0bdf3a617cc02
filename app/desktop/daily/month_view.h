// A month of deals of the day, week by week. Arrows go from day to day, into the next month too.
#pragma once

#include "desktop/daily/day_button.h"
#include "desktop/look/buttons.h"
#include "desktop/paper/writing.h"

#include <QGridLayout>
#include <QWidget>

#include <functional>

namespace daily {

class MonthView : public QWidget {
    Q_OBJECT

public:
    // `tell` says what is told of a day.
    explicit MonthView(std::function<Told(QDate day)> tell, QWidget* parent = nullptr);

    // From the first day that has a deal up to this one days can be chosen.
    void setToday(QDate today);
    [[nodiscard]] QDate today() const { return today_; }
    [[nodiscard]] QDate chosen() const { return chosen_; }
    void choose(QDate day);
    // What is told of the days has changed.
    void tellAgain();
    void setMetrics(const look::Metrics& m);
    void focusChosen();
    [[nodiscard]] DayButton* button(QDate day) const; // nothing if its month is not seen

signals:
    void chosenChanged(QDate day);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fill();
    [[nodiscard]] QDate firstSeen() const;
    [[nodiscard]] bool canChoose(QDate day) const;
    void stepMonth(int months);

    std::function<Told(QDate)> tell_;
    QDate today_, chosen_;
    QGridLayout* grid_;
    paper::Words* month_;
    look::PaperButton *earlier_, *later_;
    std::vector<paper::Words*> weekdays_;
    std::vector<DayButton*> days_; // six weeks
};

} // namespace daily
