#include "desktop/tarot/table/pace.h"

#include "desktop/table/timing.h"

#include <algorithm>

namespace tarot_table {

namespace {

using table::Beat;

constexpr int kPoignee = 1800;

// Milliseconds at tempo 1 before and after each event.
struct BeatOf {
    const TableState& state;

    Beat operator()(const event::Spoken& e) const {
        return e.seat == state.me() ? Beat{0, 120} : Beat{450, 250};
    }
    Beat operator()(const event::AuctionEnded&) const { return {300, 700}; }
    Beat operator()(const event::Called&) const { return {400, 1400}; }
    Beat operator()(const event::ChienTurnedUp&) const { return {200, 0}; }
    Beat operator()(const event::LaidAway&) const { return {0, 350}; }
    Beat operator()(const event::JeuSaid& e) const {
        return {e.seat == state.me() ? 0 : 300, e.slam == Slam::None ? 0 : kPoignee};
    }
    Beat operator()(const event::Announcing& e) const {
        return {e.announcement.seat == state.me() ? 0 : 400, kPoignee};
    }
    Beat operator()(const event::Played& e) const {
        return e.seat == state.me() ? Beat{0, 140} : Beat{e.trick == 1 ? 400 : 280, 140};
    }
    Beat operator()(const event::TrickGathered&) const { return {0, 240}; }
    Beat operator()(const event::TurnedUp&) const { return {0, 100}; }
    Beat operator()(const event::PartnerKnown&) const { return {0, 900}; }
    Beat operator()(const event::Ended&) const { return {200, 0}; }
};

Beat scaled(Beat beat, const table::Tempo& tempo) {
    beat.beforeMs = int(beat.beforeMs * tempo.factor);
    beat.afterMs = int(beat.afterMs * tempo.factor);
    return beat;
}

} // namespace

Beat beatOf(const Event& event, const TableState& state, const table::Tempo& tempo) {
    Beat beat = scaled(std::visit(BeatOf{state}, event), tempo);
    // A full trick lies until it was seen.
    beat.stays = std::holds_alternative<event::TrickGathered>(event) && state.trickFull() && !state.trickSeen;
    if (beat.stays)
        beat.beforeMs = std::max(-1, tempo.trickStayMs);
    // So does the chien, until the person goes on: the taker always, others where the deal is watched.
    if (const auto* chien = std::get_if<event::ChienTurnedUp>(&event);
        chien && !state.watched && tempo.factor > 0 && (chien->declarer == state.me() || !tempo.skipDeal))
        beat.press = Beat::Press::ToSee;
    return beat;
}

Beat beatOfDeal(const table::Tempo& tempo) {
    return {0, tempo.skipDeal ? 0 : int(900 * tempo.factor)};
}

int moveMsOf(const Event& event) {
    return std::holds_alternative<event::TrickGathered>(event) ? table::timing::gather
           : std::holds_alternative<event::Played>(event)      ? table::timing::play
                                                               : table::timing::deal;
}

} // namespace tarot_table
