#include "desktop/tarot/table/table_state.h"

#include <algorithm>

namespace tarot_table {

namespace {

struct Apply {
    TableState& s;

    [[nodiscard]] Seat after(Seat seat) const { return right(seat, s.view.players); }

    void operator()(const event::Spoken& e) const {
        s.view.auction.emplace_back(e.seat, e.bid);
        s.due = after(e.seat);
    }
    void operator()(const event::AuctionEnded& e) const {
        s.view.contract = e.contract;
        s.view.phase = e.contract ? Phase::Call : Phase::Play;
        s.due = e.contract ? e.contract->declarer : after(s.view.dealer);
        s.campsKnown = e.contract && s.view.players != 5;
        if (s.campsKnown)
            s.view.camp = Seats(e.contract->declarer);
    }
    void operator()(const event::Called& e) const { s.view.called = e.card; }
    void operator()(const event::ChienTurnedUp& e) const {
        s.view.chien = e.cards;
        s.view.phase = Phase::Discard;
        s.chienLies = true;
    }
    void operator()(const event::LaidAway& e) const {
        takeUpChien(s);
        s.view.ecart = e.ecart;
        s.view.hand -= e.ecart.cards;
        s.view.handSizes[e.seat] -= e.count;
        s.view.phase = Phase::Jeu;
    }
    void operator()(const event::JeuSaid& e) const {
        s.view.slam = e.slam;
        s.view.phase = Phase::Play;
        s.due = e.leader;
    }
    void operator()(const event::Announcing& e) const {
        s.view.announcements.push_back(e.announcement);
        if (!e.announcement.cards.empty())
            s.shown = e.announcement;
    }
    void operator()(const event::Played& e) const {
        s.shown.reset();
        if (!s.trick())
            s.view.tricks.push_back({e.seat, {}, std::nullopt});
        s.view.tricks.back().plays.push_back({e.seat, e.card});
        if (!takenFromPile(e.seat, e.card)) {
            s.view.hand.erase(e.card);
            s.open[e.seat].erase(e.card);
            --s.view.handSizes[e.seat];
        }
        s.winning = e.winning;
        s.due = after(e.seat);
        s.trickSeen = false;
    }
    // Of two players: whether the card lay on one of their piles (F12.2).
    [[nodiscard]] bool takenFromPile(Seat seat, Card card) const {
        if (s.view.players != 2)
            return false;
        Tops& tops = s.view.tops[seat];
        const auto top = std::ranges::find(tops, std::optional(card));
        if (top == tops.end())
            return false;
        top->reset();
        --s.view.heights[seat][static_cast<std::size_t>(top - tops.begin())];
        return true;
    }
    void operator()(const event::TrickGathered& e) const {
        s.view.tricks.back().winner = e.winner;
        s.winning.reset();
        s.due = e.winner;
        s.trickSeen = false;
    }
    void operator()(const event::TurnedUp& e) const {
        s.view.tops[e.seat][static_cast<std::size_t>(e.pile)] = e.card;
    }
    void operator()(const event::PartnerKnown& e) const {
        s.campsKnown = true;
        s.view.camp = Seats(s.view.contract->declarer);
        if (e.partner)
            s.view.camp->insert(*e.partner);
    }
    void operator()(const event::Ended& e) const {
        s.view.phase = Phase::Over;
        s.view.result = e.result;
        s.due.reset();
    }
};

// Where a hand is looked at, the chien lies there for as long as nothing has been laid away (F6.4).
void layChien(TableState& state) {
    const Seat declarer = state.view.contract->declarer;
    const CardSet chien = tricks::setOf(state.view.chien);
    state.chienLies = true;
    state.view.handSizes[declarer] -= chien.size();
    if (declarer == state.me())
        state.view.hand -= chien;
    state.open[declarer] -= chien;
}

} // namespace

Seats TableState::openCamp() const {
    if (!view.contract)
        return {};
    return campsKnown && view.camp ? *view.camp : Seats(view.contract->declarer);
}

const Trick* TableState::lastTrick() const {
    for (auto trick = view.tricks.rbegin(); trick != view.tricks.rend(); ++trick)
        if (trick->winner)
            return &*trick;
    return nullptr;
}

bool TableState::trickFull() const {
    return trick() && static_cast<int>(trick()->plays.size()) == view.players;
}

TableState stateOf(const Staged& staged) {
    const Situation& situation = staged.situation;
    TableState state;
    state.told = staged.told;
    state.spread = staged.spread;
    state.open = staged.open;
    state.watched = staged.watched;
    state.you = staged.you;
    state.all = staged.all;
    state.spoken = staged.spoken;
    state.view = situation.view;
    state.view.choice.reset();
    state.names = situation.names;
    state.before = situation.before;
    state.length = situation.length;
    state.hand = situation.hand;
    state.oneHand = situation.oneHand;
    state.uncounted = situation.uncounted;
    state.due = situation.due;
    state.winning = situation.winning;
    state.campsKnown = situation.campsKnown;
    state.draw = situation.draw;
    if (state.watched && state.view.phase == Phase::Discard)
        layChien(state);
    return state;
}

void apply(TableState& state, const Event& event) {
    std::visit(Apply{state}, event);
}

void takeUpChien(TableState& state) {
    if (!std::exchange(state.chienLies, false))
        return;
    const Seat declarer = state.view.contract->declarer;
    state.view.handSizes[declarer] += static_cast<int>(state.view.chien.size());
    if (declarer == state.me())
        state.view.hand |= tricks::setOf(state.view.chien);
}

} // namespace tarot_table
