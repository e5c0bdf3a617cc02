#include "desktop/minchiate/table/plates.h"

namespace minchiate_table {

namespace {

using Turn = text::PlateFacts::Turn;

int lying(const TableState& state, Seat seat, PublicGroup::Kind kind) {
    int cards = 0;
    for (const PublicGroup& group : state.shown[seat])
        if (group.kind == kind)
            cards += static_cast<int>(group.cards.size());
    return cards;
}

Turn turnOf(const TableState& state, Seat seat, Picturing picturing) {
    if (state.phase == Phase::Cut || state.chooser() != seat)
        return Turn::None;
    if (state.turn() != seat)
        return Turn::Choose;
    if (picturing == Picturing::CaughtUp && !state.asked && state.told)
        return Turn::None;
    if (picturing == Picturing::CaughtUp && !state.asked)
        return Turn::Think;
    return state.trick.plays.empty() ? Turn::Lead : Turn::Play;
}

} // namespace

text::PlateFacts plateFacts(const TableState& state, Seat seat, Picturing picturing) {
    text::PlateFacts facts;
    facts.seat = seat;
    if (state.dealt)
        facts.dealer = state.dealer;
    facts.phase = state.phase;
    facts.robbed = lying(state, seat, PublicGroup::Kind::Robbed);
    facts.owed = facts.robbed + lying(state, seat, PublicGroup::Kind::FromFola);
    facts.discarded = state.discards[seat];
    facts.fallen = state.hasFallen(seat);
    facts.turn = turnOf(state, seat, picturing);
    facts.chosenFor = state.turn();
    return facts;
}

QString plateWords(const TableState& state, Seat seat, Picturing picturing, const text::Teller& teller) {
    if (state.asked && state.asked->chooser == seat)
        return text::turnLine(*state.asked, state.view, teller,
                              state.dealt ? std::optional(state.dealer) : std::nullopt);
    if (state.draw)
        return {};
    return text::plateLine(plateFacts(state, seat, picturing), teller);
}

} // namespace minchiate_table
