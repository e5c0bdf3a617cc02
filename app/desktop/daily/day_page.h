// The page of the deal of the day: the calendar, and beside it what was made of the day that is chosen.
#pragma once

#include "desktop/daily/masters_at_work.h"
#include "desktop/daily/month_view.h"
#include "desktop/paper/page.h"

#include <QGridLayout>

namespace daily {

class DayPage : public paper::Page {
    Q_OBJECT

public:
    // What is kept of the days lies in that folder.
    explicit DayPage(const QString& folder, QWidget* parent = nullptr);

    // Looks at what is kept; `today` is the last day that can be played.
    void show(QDate today);
    // A hand is over: if it is the deal of a day, and the first of it, it is kept, and masters play the same
    // cards. `levels` of those who sat there, by seat.
    void take(records::HandRecord hand, const minchiate::PerSeat<QString>& levels, QDate today);
    void focusFirst() override;

    [[nodiscard]] MonthView* month() const { return month_; }
    [[nodiscard]] look::PaperButton* playButton() const { return play_; }
    [[nodiscard]] look::PaperButton* reviewButton() const { return review_; }
    [[nodiscard]] look::PaperButton* watchButton() const { return watch_; }
    [[nodiscard]] const history::Daily& days() const { return days_; }
    // All that is said of the day, line by line.
    [[nodiscard]] QStringList told() const;

signals:
    void playAsked(quint64 number);
    void reviewAsked(const records::HandRecord& hand); // the person's own
    void watchAsked(const records::HandRecord& hand, const QString& title);
    void failed(const QString& why);

protected:
    void measure(const look::Metrics& m) override;
    void drawOn(QPainter& p) override;

private:
    struct Row {
        paper::Words *who, *points, *resti;
    };
    void build();
    void tellDay();
    void fillRow(std::size_t row, const QString& who, const std::optional<history::Daily::Kept>& kept);
    [[nodiscard]] QString comparison() const;
    [[nodiscard]] std::optional<history::Daily::Kept> kept(history::PlayedBy by) const {
        return days_.kept(month_->chosen(), by);
    }

    history::Daily days_;
    MastersAtWork masters_;
    MonthView* month_;
    QGridLayout* whole_;
    QWidget* paper_;
    paper::Words *says_, *date_, *deal_, *sentence_, *streak_;
    std::vector<Row> rows_; // heads, own, in the seat, four masters
    look::PaperButton *play_, *review_, *watch_, *back_;
};

} // namespace daily
