#include "desktop/review/showing.h"

#include <algorithm>
#include <utility>

namespace review {

namespace {

// Nothing is waited for and nothing moves.
constexpr table::Tempo kAtOnce{0, 0, true, false};

} // namespace

Showing::Showing(minchiate_table::MinchiateTable& table, QObject* parent) : QObject(parent), table_(table) {
    connect(&table.director(), &table::Director::caughtUp, this, &Showing::caughtUp);
}

void Showing::setTempo(const table::Tempo& tempo) {
    table::Habits habits = habits_;
    habits.tempo = tempo;
    habits.callBackMs = 0;    // there is a way back at any time
    habits.tellsPlay = false; // the paper tells it
    table_.setHabits(habits);
}

void Showing::setLine(Line line) {
    line_ = std::move(line);
    stops_ = stopsOf(line_);
    at_ = std::clamp(at_, 0, static_cast<int>(stops_.size()) - 1);
}

void Showing::jump(int stop) {
    at_ = std::clamp(stop, 0, static_cast<int>(stops_.size()) - 1);
    then_.reset();
    lay();
}

void Showing::lay() {
    moving_ = true;
    laying_ = true;
    layAnew_ = false;
    setTempo(kAtOnce);
    Stop whole = this->stop();
    whole.events = 0;
    table_.situate(standingAt(line_, whole.at, sight_, people_));
    for (const Event& event : seenBetween(line_, whole, this->stop(), sight_))
        table_.happen(event);
}

void Showing::go(int to) {
    to = std::clamp(to, 0, static_cast<int>(stops_.size()) - 1);
    if (to < at_) {
        jump(to);
        return;
    }
    if (moving_ && !then_ && laying_) { // it has still to stand where it starts
        then_ = to;
        return;
    }
    hurry();
    laying_ = false;
    const Stop from = stop();
    const Stop& last = stops_[static_cast<std::size_t>(to)];
    at_ = to;
    if (sight_.all && opensHands(from, last))
        layAnew_ = true;
    table::Tempo tempo = habits_.tempo;
    if (last.made - from.made <= 1)
        tempo.trickStayMs = 0; // it has lain there to be seen
    setTempo(tempo);
    const auto seen = seenBetween(line_, from, last, sight_);
    moving_ = true;
    for (const Event& event : seen)
        table_.happen(event);
    if (seen.empty())
        QMetaObject::invokeMethod(this, &Showing::caughtUp, Qt::QueuedConnection);
}

// Cards dealt or laid away are not told of other seats: afterwards the hands are laid open as they are.
bool Showing::opensHands(const Stop& from, const Stop& to) const {
    for (int i = from.at; i < to.at; ++i) {
        const auto& what = line_.actions[static_cast<std::size_t>(i)].what;
        if (std::holds_alternative<Cut>(what) || std::holds_alternative<Discard>(what))
            return true;
    }
    return false;
}

void Showing::hurry() {
    for (int i = 0; i < 8 && !table_.director().idle(); ++i)
        table_.hurry();
}

void Showing::caughtUp() {
    if (!moving_)
        return;
    if (std::exchange(layAnew_, false)) {
        lay();
        return;
    }
    moving_ = false;
    laying_ = false;
    if (const auto to = std::exchange(then_, std::nullopt)) {
        go(*to);
        return;
    }
    emit arrived();
}

std::optional<Choice> Showing::cardDue() const {
    const Stop& now = stop();
    if (now.of == Stop::Of::Count || now.made == 0)
        return std::nullopt;
    const auto choice = handAfter(line_, now.made).choice();
    return choice && std::holds_alternative<PlayChoice>(choice->among) ? choice : std::nullopt;
}

} // namespace review

#include "moc_showing.cpp"
