#include "minchiate/lessons/table.h"

#include <algorithm>
#include <array>

namespace minchiate_lessons {

using namespace minchiate;

namespace {

template<class... Ts>
struct Overloaded : Ts... {
    using Ts::operator()...;
};
template<class... Ts>
Overloaded(Ts...) -> Overloaded<Ts...>;

std::variant<Events, Refusal> applyTo(TrickPlay& play, const Action& action) {
    if (const auto fault = play.fault(action))
        return *fault;
    Events events;
    if (std::holds_alternative<Fall>(action.what)) {
        play.fall(events);
    } else {
        play.play(std::get<Play>(action.what).card, events);
        play.gather(events);
        play.await(events);
    }
    return events;
}

} // namespace

Playing::Playing(const Position& position, const RuleSet& rules, const Tally& tally,
                 const PerSeat<CardSet>& open)
    : play(rules, tally), shown(open) {
    Events fallen;
    play.begin(position, fallen);
}

std::variant<Events, Refusal> Table::apply(const Action& action) {
    return std::visit(Overloaded{[](LaidOut&) -> std::variant<Events, Refusal> {
                                     return Refusal{Why::HandOver, {}, 0, Seat::S};
                                 },
                                 [&](Playing& playing) { return applyTo(playing.play, action); },
                                 [&](Hand& hand) { return hand.apply(action); }},
                      on_);
}

const Position* Table::position() const {
    if (const auto* p = playing())
        return &p->play.position();
    const Hand* h = hand();
    return h && (h->phase() == Phase::Play || h->phase() == Phase::Counted) ? &h->position() : nullptr;
}

const RuleSet& Table::rules() const {
    return std::visit(Overloaded{[](const LaidOut& s) -> const RuleSet& { return s.rules; },
                                 [](const Playing& p) -> const RuleSet& { return p.play.rules(); },
                                 [](const Hand& h) -> const RuleSet& { return h.rules(); }},
                      on_);
}

std::optional<Choice> Table::choice() const {
    if (const Hand* h = hand())
        return h->choice();
    const Playing* p = playing();
    return p ? p->play.choice() : std::nullopt;
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
    return p ? p->shown[seat] & p->play.position().hand(seat) : CardSet{};
}

const std::vector<Trick>& Table::tricks() const {
    static const std::vector<Trick> none;
    return hand() ? hand()->tricks() : playing() ? playing()->play.tricks() : none;
}

const Tally& Table::tally() const {
    static const Tally none;
    return hand() ? hand()->tally() : playing() ? playing()->play.tally() : none;
}

const std::optional<Result>& Table::result() const {
    static const std::optional<Result> none;
    return hand() ? hand()->result() : playing() ? playing()->play.result() : none;
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
    const Position& position = p->play.position();
    view.phase = position.over() ? Phase::Counted : Phase::Play;
    if (const auto now = choice(); now && now->chooser == seat)
        view.choice = now;
    view.due = dueIn(position);
    view.hand = position.hand(seat);
    view.captured = position.captured(sideOf(seat));
    for (Seat s : kSeats) {
        view.handSizes[s] = position.hand(s).size();
        view.fellIn[s] = p->play.fellIn(s);
        if (position.hasFallen(s)) {
            view.fallen |= 1 << index(s);
            view.openHands[s] = position.hand(s);
        }
    }
    view.tricks = p->play.tricks();
    view.foolDebt = position.foolDebt();
    view.tally = p->play.tally();
    view.result = p->play.result();
    return view;
}

CardSet Table::cards() const {
    if (const LaidOut* s = spread())
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

} // namespace minchiate_lessons
