#include "desktop/cuatrola/table/pace.h"

#include "desktop/table/timing.h"

#include <algorithm>

namespace cuatrola_table {

namespace {

using table::Beat;

// Milliseconds at tempo 1 before and after each event.
struct BeatOf {
    const TableState& state;

    Beat operator()(const event::Bid& e) const {
        return e.seat == state.me() ? Beat{0, 120} : Beat{350, 250};
    }
    Beat operator()(const event::AskingEnded&) const { return {0, 500}; }
    Beat operator()(const event::Played& e) const {
        return e.seat == state.me() ? Beat{0, 140} : Beat{e.trick == 1 ? 400 : 260, 140};
    }
    Beat operator()(const event::TrickGathered&) const { return {0, 240}; }
    Beat operator()(const event::Sung& e) const { return {0, e.cante.suits == 0 ? 0 : 1200}; }
    Beat operator()(const event::Ended&) const { return {200, 0}; }
};

} // namespace

Beat beatOf(const Event& event, const TableState& state, const table::Tempo& tempo) {
    Beat beat = std::visit(BeatOf{state}, event);
    beat.beforeMs = int(beat.beforeMs * tempo.factor);
    beat.afterMs = int(beat.afterMs * tempo.factor);
    // A full trick lies until it was seen.
    beat.stays = std::holds_alternative<event::TrickGathered>(event) && state.trickFull() && !state.trickSeen;
    if (beat.stays)
        beat.beforeMs = std::max(-1, tempo.trickStayMs);
    return beat;
}

Beat beatOfDeal(const table::Tempo& tempo) {
    return {0, tempo.skipDeal ? 0 : int(600 * tempo.factor)};
}

int moveMsOf(const Event& event) {
    return std::holds_alternative<event::TrickGathered>(event) ? table::timing::gather
           : std::holds_alternative<event::Played>(event)      ? table::timing::play
                                                               : table::timing::deal;
}

} // namespace cuatrola_table
