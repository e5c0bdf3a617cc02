#include "desktop/minchiate/table/table_state.h"

#include "minchiate/hand_order.h"

#include <algorithm>

namespace minchiate_table {

namespace {

// No card of these lies small before this owner any longer.
void cover(TableState& state, Seat seat, CardSet cards) {
    for (PublicGroup& group : state.shown[seat])
        std::erase_if(group.cards, [cards](Card c) { return cards.contains(c); });
    std::erase_if(state.shown[seat], [](const PublicGroup& group) { return group.cards.empty(); });
}

// Seen in this hand now, cards can no longer lie before the cutter that robbed them: what passed from there
// to the dealer (M5.4) passed unseen.
void coverElsewhere(TableState& state, Seat holder, CardSet cards) {
    for (Seat seat : kSeats)
        if (seat != holder)
            cover(state, seat, cards);
}

// Adds public cards of a kind to a seat; a card already lying there is not laid twice.
void show(TableState& state, Seat seat, PublicGroup::Kind kind, const std::vector<Card>& cards) {
    coverElsewhere(state, seat, setOf(cards));
    if (kind == PublicGroup::Kind::Declared) { // a versicola lies together, wherever its cards lay before
        CardSet declared;
        for (const PublicGroup& group : state.shown[seat])
            if (group.kind == kind)
                declared |= setOf(group.cards);
        cover(state, seat, setOf(cards) - declared);
    }
    CardSet there;
    for (const PublicGroup& group : state.shown[seat])
        there |= setOf(group.cards);
    std::vector<Card> fresh;
    std::ranges::copy_if(cards, std::back_inserter(fresh), [&](Card c) { return !there.contains(c); });
    if (seat == state.me)
        state.announced |= setOf(cards);
    if (fresh.empty())
        return;
    for (PublicGroup& group : state.shown[seat])
        if (group.kind == kind && kind != PublicGroup::Kind::Declared) {
            group.cards.insert(group.cards.end(), fresh.begin(), fresh.end());
            return;
        }
    state.shown[seat].push_back({kind, fresh});
}

// A card has left a hand for all to see.
void gone(TableState& state, Seat seat, Card card) {
    cover(state, seat, CardSet(card));
    coverElsewhere(state, seat, CardSet(card));
    state.open[seat].erase(card);
    if (seat == state.me) {
        state.cards.erase(card);
        state.announced.erase(card);
    }
}

// Each event's effect. What an event leaves alone it does not name.
struct Apply {
    TableState& s;

    void operator()(const event::CutMade&) const {
        s.pack = kDeckSize;
        s.due.reset();
    }
    void operator()(const event::Robbed& e) const {
        --s.pack;
        ++s.counts[e.seat];
        if (e.seat == s.me)
            s.cards.insert(e.card);
        show(s, e.seat, PublicGroup::Kind::Robbed, {e.card});
    }
    void operator()(const event::Looked& e) const { s.looked = e.cards; }
    void operator()(const event::Dealt& e) const {
        s.phase = Phase::Discard;
        s.looked.clear();
        s.pack -= e.count;
        s.counts[e.seat] += e.count;
        if (e.seat == s.me)
            s.cards |= setOf(e.cards);
    }
    void operator()(const event::TurnedUp& e) const {
        s.phase = Phase::Discard;
        --s.pack;
        ++s.counts[e.seat];
        if (e.seat == s.me)
            s.cards.insert(e.card);
        show(s, e.seat, PublicGroup::Kind::TurnedUp, {e.card});
    }
    void operator()(const event::FolaTurned& e) const {
        settleFola();
        s.folaTop = e.card;
        if (e.taken)
            take(e.dealer, {e.card});
    }
    void operator()(const event::Taken& e) const {
        settleFola();
        s.folaTop.reset();
        take(e.dealer, e.cards);
    }
    void operator()(const event::Announced& e) const {
        settleFola();
        s.folaTop.reset();
        for (Seat seat : kSeats) {
            s.fola += static_cast<int>(s.discardsUp[seat].size());
            s.discardsUp[seat].clear();
        }
        s.announcedLast = e.counts;
    }
    void operator()(const event::Discarded& e) const {
        s.counts[e.seat] -= e.count;
        s.discards[e.seat] = e.count;
        if (e.seat == s.me) {
            s.cards -= setOf(e.cards);
            s.announced -= setOf(e.cards);
            cover(s, e.seat, setOf(e.cards));
        }
    }
    void operator()(const event::Passed& e) const {
        s.discards[e.from] -= e.count;
        s.fola += s.discards[e.from]; // M5.4: the others are the fola at once
        s.discards[e.from] = 0;
        s.counts[e.to] += e.count;
        if (e.to == s.me) {
            s.cards |= setOf(e.cards);
            coverElsewhere(s, s.me, setOf(e.cards));
        }
    }
    void operator()(const event::Fell& e) const {
        s.phase = Phase::Play;
        s.fallen |= 1 << index(e.seat);
        s.open[e.seat] = e.hand;
        if (s.due && s.due->seat == e.seat)
            s.due->chooser = e.chooser;
        coverElsewhere(s, e.seat, e.hand);
    }
    void operator()(const event::Played& e) const {
        s.phase = Phase::Play;
        s.paidForFool.reset();
        s.trickNumber = e.trick;
        --s.counts[e.seat];
        s.trick.plays.push_back({e.seat, e.card});
        s.trick.winning = e.winning;
        s.due = e.next;
        s.trickSeen = false;
        gone(s, e.seat, e.card);
    }
    void operator()(const event::Declared& e) const {
        for (const Versicola& v : e.shown) {
            std::vector<Card> held; // a card of it may be lying in the trick already
            for (Card c : v.cards)
                if (std::ranges::find(s.trick.plays, c, &Trick::Entry::card) == s.trick.plays.end())
                    held.push_back(c);
            show(s, e.seat, PublicGroup::Kind::Declared, held);
        }
    }
    void operator()(const event::Marked& e) const {
        s.marks.push_back(e.mark);
        s.net = e.mark.net;
    }
    void operator()(const event::RestoPaid& e) const { s.paid += sign(e.side); }
    void operator()(const event::TrickGathered& e) const {
        s.lastTrick = s.trick;
        s.trick = {};
        s.trickSeen = false;
        s.captured = e.piles;
        s.foolDebt = e.foolDebt;
        s.due = e.next;
        if (e.gathered.paid || e.gathered.foolLost) {
            s.paidForFool = e.gathered.paid;
            s.paidTo = other(e.gathered.payer);
        }
    }
    void operator()(const event::DiscardsShown& e) const {
        if (s.discards[e.seat] == 0) // in the fola already (M5.4): taken up from it to be shown
            s.fola -= static_cast<int>(e.cards.size());
        s.discards[e.seat] = 0;
        s.discardsUp[e.seat] = e.cards;
        for (Card c : e.cards)
            gone(s, e.seat, c);
    }
    void operator()(const event::Counted& e) const {
        s.phase = Phase::Counted;
        s.fallen = 0;
        s.result = e.result;
    }

private:
    // When the deal is done, what is left of the pack is the fola.
    void settleFola() const {
        s.fola += s.pack;
        s.pack = 0;
    }
    void take(Seat dealer, const std::vector<Card>& cards) const {
        s.fola -= static_cast<int>(cards.size());
        s.counts[dealer] += static_cast<int>(cards.size());
        if (dealer == s.me)
            s.cards |= setOf(cards);
        show(s, dealer, PublicGroup::Kind::FromFola, cards);
    }
};

// Public cards still held, by kind, from a view. What was seen last comes last: it tells where a card lies.
void showHeld(TableState& state, const SeatView& view) {
    const auto showStill = [&](Seat seat, PublicGroup::Kind kind, const auto& cards) {
        const CardSet held = publicCards(view, seat);
        std::vector<Card> list;
        for (Card c : cards)
            if (held.contains(c))
                list.push_back(c);
        show(state, seat, kind, list);
    };
    showStill(view.cutter(), PublicGroup::Kind::Robbed, view.robbed);
    for (Seat seat : kSeats)
        if (view.turnedUp[seat])
            showStill(seat, PublicGroup::Kind::TurnedUp, std::vector{*view.turnedUp[seat]});
    showStill(view.dealer, PublicGroup::Kind::FromFola, view.folaRobbed);
    showStill(view.dealer, PublicGroup::Kind::FromFola, view.taken);
    for (Seat seat : kSeats)
        for (const Versicola& v : view.declared[seat])
            showStill(seat, PublicGroup::Kind::Declared, v.cards);
    for (Seat seat : kSeats)
        coverElsewhere(state, seat, view.openHands[seat]);
    coverElsewhere(state, view.seat, view.hand);
}

// Discards not shown yet lie before their owners; those passed on (M5.4) do not.
void layDiscards(TableState& state, const SeatView& view) {
    for (Seat seat : kSeats)
        if (!view.discardsWereShown() && !(view.passedToDealer() > 0 && seat == view.cutter()))
            state.discards[seat] = view.discardCounts[seat];
    if (view.phase != Phase::Cut) {
        int elsewhere = 0;
        for (Seat seat : kSeats)
            elsewhere += view.handSizes[seat] + state.discards[seat];
        for (const Trick& trick : view.tricks)
            elsewhere += static_cast<int>(trick.plays.size());
        state.fola = kDeckSize - elsewhere;
    }
}

// What a lesson lays there in place of what a deal would have left.
void layExhibit(TableState& state, const Exhibit& exhibit) {
    state.spread = exhibit.spread;
    state.dealt = exhibit.dealt;
    state.told = exhibit.told;
    if (exhibit.piles)
        state.captured = *exhibit.piles;
    for (Seat seat : kSeats)
        show(state, seat, PublicGroup::Kind::TurnedUp, inHandOrder(exhibit.shown[seat]));
    state.net = exhibit.net.value_or(state.net);
    if (!exhibit.dealt) {
        state.fola = 0;
        state.pack = 0;
    }
    if (!exhibit.spread.empty())
        state.phase = Phase::Play; // nothing is dealt here
}

} // namespace

OnTable onTable(const Trick& trick) {
    const auto winning = trick.winning();
    return {{trick.plays.begin(), trick.plays.end()},
            winning ? std::optional(trick.plays[*winning].seat) : std::nullopt};
}

TableState stateOf(const model::Situation& situation, const Exhibit& exhibit) {
    const SeatView& view = situation.view;
    TableState state;
    state.view = view;
    state.me = view.seat;
    state.dealer = view.dealer;
    state.rules = view.rules;
    state.names = situation.names;
    state.players = situation.players;
    state.phase = view.phase;
    state.hand = situation.hand;
    state.length = situation.length;
    state.unscored = situation.unscored;
    state.draw = situation.draw;
    state.pack = view.phase == Phase::Cut ? kDeckSize : 0;
    state.cards = view.hand;
    state.counts = view.handSizes;
    state.open = view.openHands;
    state.fallen = view.fallen;
    showHeld(state, view);
    layDiscards(state, view);
    if (!view.announcements.empty())
        state.announcedLast = view.announcements.back();

    state.trickNumber = static_cast<int>(view.tricks.size());
    for (const Trick& trick : view.tricks)
        if (trick.winner)
            state.lastTrick = onTable(trick);
        else
            state.trick = onTable(trick);
    int pile = 4 * (state.trickNumber - (state.trick.plays.empty() ? 0 : 1));
    state.captured[sideOf(state.me)] = view.captured.size();
    state.captured[other(sideOf(state.me))] = pile - view.captured.size();
    state.foolDebt = view.foolDebt;
    state.due = view.due;
    state.marks = view.tally.marks();
    state.net = view.tally.net();
    for (const Payment& payment : view.tally.paid())
        state.paid += sign(payment.side);
    state.result = view.result;
    layExhibit(state, exhibit);
    return state;
}

void apply(TableState& state, const Event& event) {
    std::visit(Apply{state}, event);
}

std::optional<Seat> TableState::turn() const {
    if (asked)
        return asked->seat;
    if (!spread.empty() || picking)
        return std::nullopt;
    return due ? std::optional(due->seat) : std::nullopt;
}

std::optional<Seat> TableState::chooser() const {
    if (asked)
        return asked->chooser;
    return turn() ? std::optional(due->chooser) : std::nullopt;
}

bool TableState::asksCardOf(Seat seat) const {
    return playing() && asked->seat == seat;
}

CardSet TableState::legal() const {
    return playing() ? playing()->cards : CardSet{};
}

const CutChoice* TableState::cutting() const {
    return asked ? std::get_if<CutChoice>(&asked->among) : nullptr;
}

const DiscardChoice* TableState::discarding() const {
    return asked ? std::get_if<DiscardChoice>(&asked->among) : nullptr;
}

const DeclareChoice* TableState::declaring() const {
    return asked ? std::get_if<DeclareChoice>(&asked->among) : nullptr;
}

const PlayChoice* TableState::playing() const {
    return asked ? std::get_if<PlayChoice>(&asked->among) : nullptr;
}

} // namespace minchiate_table
