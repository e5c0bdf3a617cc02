#include "desktop/cuatrola/table/table_state.h"

namespace cuatrola_table {

namespace {

struct Apply {
    TableState& s;

    void operator()(const event::Bid& e) const {
        s.view.bids.emplace_back(e.seat, e.bid);
        s.due = e.next;
    }
    void operator()(const event::AskingEnded& e) const {
        s.view.contract = e.contract;
        s.view.phase = Phase::Play;
        s.due = e.contract.leader;
    }
    void operator()(const event::Played& e) const {
        if (!s.trick())
            s.view.tricks.push_back({e.seat, {}, std::nullopt});
        s.view.tricks.back().plays.push_back({e.seat, e.card});
        s.view.hand.erase(e.card);
        s.open[e.seat].erase(e.card);
        --s.view.handSizes[e.seat];
        s.winning = e.winning;
        s.due = e.next;
        s.trickSeen = false;
    }
    void operator()(const event::TrickGathered& e) const {
        s.view.tricks.back().winner = e.winner;
        s.winning.reset();
        s.due = e.winner;
        s.trickSeen = false;
    }
    void operator()(const event::Sung& e) const { s.view.cantes.push_back(e.cante); }
    void operator()(const event::Ended& e) const {
        s.view.phase = Phase::Over;
        s.view.score = e.score;
        s.view.left = e.left;
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

bool TableState::trickFull() const {
    return trick() && trick()->plays.size() == (view.contract && view.contract->idle ? 3u : 4u);
}

Standing TableState::standingNow() const {
    Standing now = standing;
    if (view.score && !uncounted)
        add(now, *view.score);
    return now;
}

TableState stateOf(const Staged& staged) {
    const Situation& situation = staged.situation;
    TableState state;
    state.told = staged.told;
    state.spread = staged.spread;
    state.open = staged.open;
    state.watched = staged.watched;
    state.you = staged.you;
    state.ownShown = staged.ownShown;
    state.view = situation.view;
    state.view.choice.reset();
    state.draw = situation.draw;
    state.names = situation.names;
    state.standing = situation.standing;
    state.target = situation.target;
    state.oneHand = situation.oneHand;
    state.uncounted = situation.uncounted;
    state.due = situation.due;
    state.winning = situation.winning;
    return state;
}

void apply(TableState& state, const Event& event) {
    std::visit(Apply{state}, event);
}

} // namespace cuatrola_table
