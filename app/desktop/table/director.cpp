#include "desktop/table/director.h"

#include <algorithm>
#include <utility>

namespace table {

namespace {

// Milliseconds at tempo 1 before and after each event.
struct BeatOf {
    const TableState& state;
    const Tempo& tempo;

    Beat operator()(const event::CutMade&) const { return {0, 350}; }
    Beat operator()(const event::Robbed&) const { return {0, 400}; }
    Beat operator()(const event::Looked&) const { return {0, 150}; }
    Beat operator()(const event::Dealt&) const { return {0, 60}; }
    Beat operator()(const event::TurnedUp&) const { return {0, 280}; }
    Beat operator()(const event::FolaTurned&) const { return {0, 450}; }
    Beat operator()(const event::Taken&) const { return {0, 450}; }
    Beat operator()(const event::Announced&) const { return {0, state.phase == Phase::Play ? 900 : 700}; }
    Beat operator()(const event::Discarded&) const { return {150, 300}; }
    Beat operator()(const event::Passed&) const { return {0, 300}; }
    Beat operator()(const event::Fell&) const { return {150, 500}; }
    Beat operator()(const event::Played& e) const {
        return e.chooser == state.me ? Beat{0, 140} : Beat{e.trick == 1 ? 400 : 260, 140};
    }
    Beat operator()(const event::Declared& e) const { return {100, e.shown.empty() ? 0 : 900}; }
    Beat operator()(const event::Marked&) const { return {0, 260}; }
    Beat operator()(const event::RestoPaid&) const { return {0, 350}; }
    Beat operator()(const event::TrickGathered& e) const {
        return {0, e.gathered.paid ? 1800 : 240}; // the card that pays for the Fool is to be seen
    }
    Beat operator()(const event::DiscardsShown&) const { return {0, 1100}; }
    Beat operator()(const event::Counted&) const { return {400, 0}; }
};

bool belongsToDeal(const Event& event) {
    return !std::holds_alternative<event::Played>(event) &&
           !std::holds_alternative<event::TrickGathered>(event) &&
           !std::holds_alternative<event::Counted>(event);
}

// A full trick lies until it was seen.
bool staysBefore(const Item& item, const TableState& state) {
    const auto* event = std::get_if<Event>(&item);
    return event && std::holds_alternative<event::TrickGathered>(*event) && state.trick.plays.size() == 4 &&
           !state.trickSeen;
}

} // namespace

Beat beatOf(const Item& item, const TableState& state, const Tempo& tempo) {
    if (std::holds_alternative<LookedSeen>(item) || std::holds_alternative<Hold>(item))
        return {0, 0, true};
    if (std::holds_alternative<DrawSeen>(item) || std::holds_alternative<RoundSeen>(item))
        return {0, 0, !tempo.skipDeal};
    if (std::holds_alternative<DrawStep>(item))
        return {0, tempo.skipDeal ? 0 : int(550 * tempo.factor)};
    const auto* event = std::get_if<Event>(&item);
    if (!event)
        return {};
    if (tempo.skipDeal && state.phase != Phase::Play && belongsToDeal(*event))
        return {};
    Beat beat = std::visit(BeatOf{state, tempo}, *event);
    beat.beforeMs = int(beat.beforeMs * tempo.factor);
    beat.afterMs = int(beat.afterMs * tempo.factor);
    if (staysBefore(item, state))
        beat.beforeMs = std::max(0, tempo.trickStayMs);
    return beat;
}

Director::Director(const TableState& state, QObject* parent) : QObject(parent), state_(state) {
    timer_.setSingleShot(true);
    connect(&timer_, &QTimer::timeout, this, [this] {
        if (wait_ == Wait::Before)
            play();
        else
            wait_ = Wait::None;
        advance();
    });
}

void Director::add(Item item) {
    queue_.push_back(std::move(item));
    behind_ = true;
    // Later, so that a whole burst of signals is known before the first of it is shown.
    if (wait_ == Wait::None && !advancing_)
        QMetaObject::invokeMethod(this, &Director::advance, Qt::QueuedConnection);
}

void Director::clear() {
    queue_.clear();
    timer_.stop();
    wait_ = Wait::None;
}

bool Director::wantsToBeSeen() const {
    return !queue_.empty() &&
           (staysBefore(queue_.front(), state_) || beatOf(queue_.front(), state_, tempo_).press);
}

// Shows the first item and starts the wait after it.
void Director::play() {
    const Item item = std::move(queue_.front());
    queue_.pop_front();
    const Beat beat = beatOf(item, state_, tempo_);
    wait_ = Wait::None;
    emit show(item);
    if (beat.press) {
        wait_ = Wait::Press;
        emit waiting();
    } else if (beat.afterMs > 0) {
        wait_ = Wait::After;
        timer_.start(beat.afterMs);
    }
}

void Director::setPaused(bool paused) {
    paused_ = paused;
    if (!paused)
        QMetaObject::invokeMethod(this, &Director::advance, Qt::QueuedConnection);
}

void Director::advance() {
    if (advancing_ || paused_)
        return;
    advancing_ = true;
    while (wait_ == Wait::None && !queue_.empty()) {
        const bool stays = staysBefore(queue_.front(), state_) && tempo_.trickStayMs < 0;
        const int before = beatOf(queue_.front(), state_, tempo_).beforeMs;
        if (stays || before > 0) {
            wait_ = Wait::Before;
            if (stays)
                emit waiting();
            else
                timer_.start(before);
            break;
        }
        play();
    }
    advancing_ = false;
    if (idle() && std::exchange(behind_, false))
        emit caughtUp();
}

void Director::goOn() {
    if (wait_ != Wait::Press || paused_)
        return;
    wait_ = Wait::None;
    advance();
}

void Director::press() {
    if (paused_)
        return;
    if (wait_ == Wait::Press) {
        goOn();
    } else if (wait_ == Wait::Before && staysBefore(queue_.front(), state_)) {
        timer_.stop();
        play();
        advance();
    } else {
        hurry();
    }
}

void Director::hurry() {
    if (wait_ == Wait::None || paused_)
        return;
    timer_.stop();
    if (wait_ == Wait::Before)
        play();
    wait_ = Wait::None;
    timer_.stop();
    while (!queue_.empty() && !wantsToBeSeen()) {
        play();
        if (wait_ == Wait::Press)
            return;
        timer_.stop();
        wait_ = Wait::None;
    }
    advance();
}

} // namespace table
