#include "desktop/bolognese/table/pace.h"

#include "desktop/table/timing.h"

#include <algorithm>

namespace bolognese_table {

namespace {

using table::Beat;

// Milliseconds at tempo 1 before and after each event.
struct BeatOf {
    const TableState& state;

    Beat operator()(const event::Discarded& e) const {
        return e.seat == state.me() ? Beat{0, 250} : Beat{500, 400};
    }
    Beat operator()(const event::Accused& e) const {
        return e.accuso.seat == state.me() ? Beat{0, 700} : Beat{300, 1500};
    }
    Beat operator()(const event::Played& e) const {
        return e.seat == state.me() ? Beat{0, 140} : Beat{e.trick == 1 ? 400 : 260, 140};
    }
    Beat operator()(const event::TrickGathered&) const { return {0, 240}; }
    Beat operator()(const event::Counted& e) const { return {e.result.calledOut ? 1500 : 200, 0}; }
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

Beat beatOfDrawing(const table::Tempo& tempo) {
    return {0, tempo.skipDeal ? 0 : int(550 * tempo.factor)};
}

Beat beatOfLooking(const table::Tempo& tempo) {
    return {0, 0, tempo.skipDeal ? Beat::Press::None : Beat::Press::ToSee};
}

Beat beatOfDeal(const table::Tempo& tempo) {
    return {0, tempo.skipDeal ? 0 : int(600 * tempo.factor)};
}

int moveMsOf(const Event& event) {
    if (const auto* played = std::get_if<event::Played>(&event))
        return played->signal == Signal::None ? table::timing::play : table::timing::playInManner;
    return std::holds_alternative<event::TrickGathered>(event) ? table::timing::gather : table::timing::deal;
}

} // namespace bolognese_table
