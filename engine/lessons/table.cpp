#include "lessons/table.h"

#include <algorithm>
#include <array>

namespace lessons {

using namespace minchiate;

namespace {

template<class... Ts>
struct Overloaded : Ts... {
    using Ts::operator()...;
};
template<class... Ts>
Overloaded(Ts...) -> Overloaded<Ts...>;

// Why this action cannot be done in the play of a position; nothing if it can. The same answers as Hand's.
std::optional<Refusal> faultOf(const Playing& playing, const Action& action) {
    const Position& position = playing.position;
    if (position.over())
        return Refusal{Why::HandOver, {}, 0, position.leader()};
    const Seat turn = position.turn();
    const auto* play = std::get_if<Play>(&action.what);
    const bool fall = std::holds_alternative<Fall>(action.what);
    if (!play && !fall)
        return Refusal{std::holds_alternative<Declare>(action.what) ? Why::NothingToDeclare
                       : std::holds_alternative<Cut>(action.what)   ? Why::CutTwice
                                                                    : Why::DiscardNone,
                       {},
                       0,
                       turn};
    if (action.seat != turn)
        return Refusal{play ? Why::OtherSeat : Why::FallOtherSeat, {}, 0, turn};
    if (fall) {
        if (playing.rules.autoFall)
            return Refusal{Why::FallAutomatic, {}, 0, turn};
        if (position.hasFallen(turn))
            return Refusal{Why::FallTwice, {}, 0, turn};
        if (const CardSet held = position.hand(turn) & kTrumps; !held.empty())
            return Refusal{Why::FallWithTrumps, held, 0, turn};
        return std::nullopt;
    }
    if (!position.hand(turn).contains(play->card))
        return Refusal{Why::NotHeld, CardSet(play->card), 0, turn};
    const CardSet legal = position.legal();
    if (legal.contains(play->card))
        return std::nullopt;
    if (!position.led())
        return Refusal{Why::FoolLead, legal, 0, turn};
    if (legal.size() == 1 && isKing(legal.first()) && position.kingDuty())
        return Refusal{Why::KingRule, legal, 0, turn};
    return Refusal{suitOf(legal.first()) == *position.led() ? Why::FollowSuit : Why::MustTrump, legal, 0,
                   turn};
}

void count(Playing& playing, Events& events) {
    const Position& position = playing.position;
    std::optional<Side> cappotto;
    for (Side side : kSides)
        if (position.captured(side).empty())
            cappotto = side;
    playing.result = resultOf({{position.captured(Side::NS), position.captured(Side::EW)}},
                              sideOf(*playing.tricks.back().winner), cappotto, playing.tally, playing.rules);
    events.push_back(event::Counted{*playing.result});
}

void gather(Playing& playing, Events& events) {
    const int number = playing.position.trickNumber();
    Trick& trick = playing.tricks.back();
    const Gathered gathered = playing.position.gather();
    trick.winner = gathered.winner;
    const Side side = sideOf(gathered.winner);
    std::array<Card, 4> cards{};
    std::ranges::transform(trick.plays, cards.begin(), &Trick::Entry::card);
    for (const auto& entry : trick.plays) { // M6.8, in the order played
        if (!gathered.deaths.contains(entry.card))
            continue;
        const int resti = playing.tally.add(
            {Cause::Death, side, entry.seat, value(entry.card), CardSet(entry.card), number, 0});
        events.push_back(event::Marked{playing.tally.marks().back()});
        for (int i = 0; i < resti; ++i)
            events.push_back(event::RestoPaid{side, playing.tally.net()});
    }
    events.push_back(event::TrickGathered{number, trick.leader, cards, gathered});
    if (playing.position.over())
        count(playing, events);
}

// M6.10 by itself: the switch autoFall.
void fallIfDue(Playing& playing, Events& events) {
    Position& position = playing.position;
    if (!playing.rules.autoFall || position.over() || !position.mayFall())
        return;
    position.fall();
    events.push_back(event::Fell{position.turn(), position.hand(position.turn())});
}

std::variant<Events, Refusal> applyTo(Playing& playing, const Action& action) {
    if (const auto fault = faultOf(playing, action))
        return *fault;
    Events events;
    Position& position = playing.position;
    if (std::holds_alternative<Fall>(action.what)) {
        position.fall();
        events.push_back(event::Fell{action.seat, position.hand(action.seat)});
        return events;
    }
    const Card card = std::get<Play>(action.what).card;
    if (position.played() == 0)
        playing.tricks.push_back({position.leader(), {}, std::nullopt});
    events.push_back(event::Played{action.seat, position.chooser(), card, position.trickNumber()});
    playing.tricks.back().plays.push_back({action.seat, card});
    position.play(card);
    if (position.trickFull())
        gather(playing, events);
    fallIfDue(playing, events);
    return events;
}

} // namespace

std::variant<Events, Refusal> Table::apply(const Action& action) {
    return std::visit(Overloaded{[](Spread&) -> std::variant<Events, Refusal> {
                                     return Refusal{Why::HandOver, {}, 0, Seat::S};
                                 },
                                 [&](Playing& playing) { return applyTo(playing, action); },
                                 [&](Hand& hand) { return hand.apply(action); }},
                      on_);
}

const Position* Table::position() const {
    if (const auto* p = playing())
        return &p->position;
    const Hand* h = hand();
    return h && (h->phase() == Phase::Play || h->phase() == Phase::Counted) ? &h->position() : nullptr;
}

const RuleSet& Table::rules() const {
    return std::visit(Overloaded{[](const Spread& s) -> const RuleSet& { return s.rules; },
                                 [](const Playing& p) -> const RuleSet& { return p.rules; },
                                 [](const Hand& h) -> const RuleSet& { return h.rules(); }},
                      on_);
}

std::optional<Choice> Table::choice() const {
    if (const Hand* h = hand())
        return h->choice();
    const Position* p = position();
    if (!p || p->over())
        return std::nullopt;
    const bool mayFall = p->mayFall() && !rules().autoFall;
    return Choice{p->turn(), p->chooser(), PlayChoice{p->legal(), mayFall}};
}

CardSet Table::held(Seat seat) const {
    if (const Hand* h = hand())
        return h->held(seat);
    const Position* p = position();
    return p ? p->hand(seat) : CardSet{};
}

CardSet Table::captured(Side side) const {
    const Position* p = position();
    return p ? p->captured(side) : CardSet{};
}

CardSet Table::shown(Seat seat, Seat you) const {
    if (const Hand* h = hand())
        return publicCards(viewOf(*h, you), seat);
    const Playing* p = playing();
    return p ? p->shown[seat] & p->position.hand(seat) : CardSet{};
}

const std::vector<Trick>& Table::tricks() const {
    static const std::vector<Trick> none;
    return hand() ? hand()->tricks() : playing() ? playing()->tricks : none;
}

const Tally& Table::tally() const {
    static const Tally none;
    return hand() ? hand()->tally() : playing() ? playing()->tally : none;
}

const std::optional<Result>& Table::result() const {
    static const std::optional<Result> none;
    return hand() ? hand()->result() : playing() ? playing()->result : none;
}

SeatView Table::seenBy(Seat seat) const {
    if (const Hand* h = hand())
        return viewOf(*h, seat);
    SeatView view;
    view.seat = seat;
    view.rules = rules();
    const Playing* p = playing();
    if (!p)
        return view;
    const Position& position = p->position;
    view.phase = position.over() ? Phase::Counted : Phase::Play;
    if (const auto now = choice(); now && now->chooser == seat)
        view.choice = now;
    view.hand = position.hand(seat);
    view.captured = position.captured(sideOf(seat));
    for (Seat s : kSeats) {
        view.handSizes[s] = position.hand(s).size();
        if (position.hasFallen(s)) {
            view.fallen |= 1 << index(s);
            view.openHands[s] = position.hand(s);
        }
    }
    view.tricks = p->tricks;
    view.foolDebt = position.foolDebt();
    view.tally = p->tally;
    view.result = p->result;
    return view;
}

CardSet Table::cards() const {
    if (const Spread* s = spread())
        return setOf(s->cards);
    CardSet all;
    for (Seat seat : kSeats)
        all |= held(seat);
    for (Side side : kSides)
        all |= captured(side);
    if (const Position* p = position())
        for (int i = 0; i < p->played(); ++i)
            all.insert(p->played(i));
    if (const Hand* h = hand())
        all |= setOf(h->fola());
    return all;
}

int markedPoints(const Tally& tally) {
    int points = tally.net();
    for (const Payment& payment : tally.paid())
        points += sign(payment.side) * kResto;
    return points;
}

} // namespace lessons
