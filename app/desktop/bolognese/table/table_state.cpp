#include "desktop/bolognese/table/table_state.h"

namespace bolognese_table {

namespace {

struct Apply {
    TableState& s;

    void operator()(const event::Discarded& e) const {
        if (!e.cards.empty()) { // the person's own
            const CardSet cards = tricks::setOf(e.cards);
            s.view.hand = (s.view.hand | tricks::setOf(e.taken)) - cards;
            s.view.discard = cards;
        }
        s.view.phase = Phase::Play;
        s.due = right(e.seat);
    }
    void operator()(const event::Accused& e) const {
        s.view.accusi.push_back(e.accuso);
        if (e.accuso.seat == s.me())
            for (const Combination& one : e.accuso.shown)
                s.shows |= one.cards;
    }
    void operator()(const event::Played& e) const {
        if (!s.trick())
            s.view.tricks.push_back({e.seat, {}, std::nullopt});
        s.view.tricks.back().plays.push_back({e.seat, e.card, e.signal});
        s.view.hand.erase(e.card);
        s.open[e.seat].erase(e.card);
        --s.view.handSizes[e.seat];
        s.winning = e.winning;
        s.due = s.trickFull() ? std::nullopt : std::optional(right(e.seat));
        s.trickSeen = false;
    }
    void operator()(const event::TrickGathered& e) const {
        s.view.tricks.back().winner = e.winner;
        s.winning.reset();
        s.due = e.winner;
        s.trickSeen = false;
    }
    void operator()(const event::Counted& e) const {
        s.view.phase = Phase::Over;
        s.view.result = e.result;
        s.due.reset();
    }
};

} // namespace

const Trick* TableState::lastTrick() const {
    for (auto trick = view.tricks.rbegin(); trick != view.tricks.rend(); ++trick)
        if (trick->winner)
            return &*trick;
    return nullptr;
}

int TableState::accused(Side side) const {
    int points = 0;
    for (const Accuso& accuso : view.accusi)
        if (sideOf(accuso.seat) == side)
            points += accuso.worth.total();
    return points;
}

TableState stateOf(const Staged& staged) {
    const Situation& situation = staged.situation;
    TableState state;
    state.told = staged.told;
    state.spread = staged.spread;
    state.open = staged.open;
    state.watched = staged.watched;
    state.you = staged.you;
    state.takenUp = staged.told; // lessons speak of all the dealer's cards (B4.3)
    state.view = situation.view;
    state.view.choice.reset();
    state.names = situation.names;
    state.players = situation.players;
    state.hand = situation.hand;
    state.draw = situation.draw;
    state.oneHand = situation.oneHand;
    state.uncounted = situation.uncounted;
    state.due = situation.due;
    state.winning = situation.winning;
    return state;
}

void apply(TableState& state, const Event& event) {
    std::visit(Apply{state}, event);
}

} // namespace bolognese_table
