// One day of the calendar: its number, what was made of its deal, and how that stands to four masters.
#pragma once

#include "desktop/look/metrics.h"
#include "minchiate/history/daily.h"

#include <QAbstractButton>

namespace daily {

// What the calendar tells of a day.
struct Told {
    std::optional<history::Outcome> own, masters;
    bool toCome = false; // a day after today, or before the first
    bool today = false;

    bool operator==(const Told&) const = default;
};

class DayButton : public QAbstractButton {
    Q_OBJECT

public:
    explicit DayButton(QWidget* parent = nullptr);

    void setDay(QDate day, const Told& told);
    [[nodiscard]] QDate day() const { return day_; }
    void setMetrics(const look::Metrics& m);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QDate day_;
    Told told_;
    look::Metrics metrics_;
};

} // namespace daily
