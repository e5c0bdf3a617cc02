// Shows a line at the table: stands it at a stop anew, or lets it be played there before one's eyes.
#pragma once

#include "desktop/minchiate/table/minchiate_table.h"
#include "desktop/review/line.h"

#include <QObject>

namespace review {

class Showing : public QObject {
    Q_OBJECT

public:
    // The table outlives it and shows nothing else.
    explicit Showing(minchiate_table::MinchiateTable& table, QObject* parent = nullptr);

    // How the table plays what is stepped over.
    void setHabits(const table::Habits& habits) { habits_ = habits; }
    void setPeople(const People& people) { people_ = people; }

    // Another line, or this one grown: what lies on the table is not touched, and must be in it.
    void setLine(Line line);
    void setSight(const Sight& sight) { sight_ = sight; }

    // Stands there at once.
    void jump(int stop);
    // Plays on to there in the table's time; from a later stop it jumps.
    void go(int stop);
    // Ends what the table is playing.
    void hurry();

    [[nodiscard]] int at() const { return at_; } // where it stands, or is on its way to
    [[nodiscard]] const Line& line() const { return line_; }
    [[nodiscard]] const std::vector<Stop>& stops() const { return stops_; }
    [[nodiscard]] const Stop& stop() const { return stops_[static_cast<std::size_t>(at_)]; }
    [[nodiscard]] const Sight& sight() const { return sight_; }
    [[nodiscard]] bool moving() const { return moving_; }
    // Whose card is waited for at this stop, if a card is.
    [[nodiscard]] std::optional<Choice> cardDue() const;

signals:
    void arrived();

private:
    void lay();
    void caughtUp();
    void setTempo(const table::Tempo& tempo);
    [[nodiscard]] bool opensHands(const Stop& from, const Stop& to) const;

    minchiate_table::MinchiateTable& table_;
    table::Habits habits_;
    People people_;
    Line line_;
    std::vector<Stop> stops_{{}};
    Sight sight_;
    int at_ = 0;
    bool moving_ = false;
    bool laying_ = false;     // it is laid at once, not played
    bool layAnew_ = false;    // the deal has gone on: other hands are laid open when it has been seen
    std::optional<int> then_; // to be gone to once it stands
};

} // namespace review
