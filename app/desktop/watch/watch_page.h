// A whole hand of any game to be watched: at its table, all hands open or one, with comments on a paper
// beside it; forward and back by card, by trick or to any place. This page knows no game: see watched.h.
#pragma once

#include "desktop/look/lectern.h"
#include "desktop/table/table_widget.h"
#include "desktop/watch/step_bar.h"
#include "desktop/watch/watched.h"

#include <QTimer>

#include <optional>

namespace watch {

// Lays a table, a paper and the bar under it out on a page: the table at the left, the others beside it.
void layOut(QWidget& page, QWidget& table, look::Lectern& lectern, StepBar& bar);

class WatchPage : public QWidget {
    Q_OBJECT

public:
    // The table becomes the page's own.
    explicit WatchPage(table::TableWidget* table, QWidget* parent = nullptr);

    // From its beginning, with all hands open.
    void showHand(const Watched& hand, const Sight& sight = {});
    void goTo(int stop);
    void step(StepButton::Step step);
    void setSight(const Sight& sight);
    // How the table plays what is stepped over.
    void setHabits(const table::Habits& habits) { habits_ = habits; }
    void focusFirst();

    [[nodiscard]] int at() const { return at_; } // where it stands, or is on its way to
    [[nodiscard]] const Watched& hand() const { return hand_; }
    [[nodiscard]] const Sight& sight() const { return sight_; }
    // Another line than the hand took is being shown.
    [[nodiscard]] bool isOnOtherLine() const { return left_.has_value(); }
    [[nodiscard]] bool moving() const { return moving_; }
    [[nodiscard]] table::TableWidget* board() const { return table_; }
    [[nodiscard]] look::Lectern* lectern() const { return lectern_; }
    [[nodiscard]] StepBar* bar() const { return bar_; }

signals:
    void closed();
    void ruleAsked(const QString& number);
    void linkAsked(const QString& link); // in the words, as rules::targetOf() reads it

protected:
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] const Stop& stop() const { return hand_.stops[static_cast<std::size_t>(at_)]; }
    [[nodiscard]] table::Habits watching() const;
    void lay();
    void tellTable(const std::function<void()>& tell);
    void go(int stop);
    void arrived();
    void write();
    void waitForCards();
    [[nodiscard]] QString where() const;
    void tellPaper(const look::LecternText& text);
    void addButtons(look::LecternText& text, bool others) const;
    void press(int button);
    void showOther(int which);
    void backToHand();

    Watched hand_; // or another line of it
    // The hand as it went, and the stop at which another line was asked for.
    struct Left {
        Watched hand;
        int at = 0;
    };
    std::optional<Left> left_;
    Sight sight_;
    table::Habits habits_;
    int at_ = 0;
    bool moving_ = false;
    bool anew_ = false; // other hands are laid as they are once all has been seen
    table::TableWidget* table_;
    look::Lectern* lectern_;
    StepBar* bar_;
    QTimer lightEnds_; // on what a comment speaks of
};

} // namespace watch
