#include "desktop/minchiate/table/pace.h"

#include "desktop/table/timing.h"

#include <algorithm>

namespace minchiate_table {

namespace {

using table::Beat;

// Milliseconds at tempo 1 before and after each event.
struct BeatOf {
    const TableState& state;

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
bool staysBefore(const Event& event, const TableState& state) {
    return std::holds_alternative<event::TrickGathered>(event) && state.trick.plays.size() == kPlayers &&
           !state.trickSeen;
}

} // namespace

Beat beatOf(const Event& event, const TableState& state, const table::Tempo& tempo) {
    Beat beat;
    if (!tempo.skipDeal || state.phase == Phase::Play || !belongsToDeal(event)) {
        beat = std::visit(BeatOf{state}, event);
        beat.beforeMs = int(beat.beforeMs * tempo.factor);
        beat.afterMs = int(beat.afterMs * tempo.factor);
    }
    beat.stays = staysBefore(event, state);
    if (beat.stays)
        beat.beforeMs = std::max(-1, tempo.trickStayMs);
    return beat;
}

Beat beatOfDrawing(const table::Tempo& tempo) {
    return {0, tempo.skipDeal ? 0 : int(550 * tempo.factor)};
}

Beat beatOfDeal(const table::Tempo& tempo) {
    return {0, 0, tempo.skipDeal ? Beat::Press::None : Beat::Press::ToSee};
}

int moveMsOf(const Event& event) {
    return std::holds_alternative<event::TrickGathered>(event) ? table::timing::gather
           : std::holds_alternative<event::Played>(event)      ? table::timing::play
                                                               : table::timing::deal;
}

} // namespace minchiate_table
