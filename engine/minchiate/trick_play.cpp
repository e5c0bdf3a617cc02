#include "minchiate/trick_play.h"

#include <algorithm>

namespace minchiate {

std::optional<Due> dueIn(const Position& position) {
    if (position.over() || position.trickFull())
        return std::nullopt;
    return Due{position.turn(), position.chooser()};
}

std::optional<Choice> TrickPlay::choice() const {
    if (const auto due = dueIn(position_))
        return Choice{due->seat, due->chooser,
                      PlayChoice{position_.legal(), !rules_.autoFall && position_.mayFall()}};
    return std::nullopt;
}

// ---- Refusals. ----

std::optional<Refusal> TrickPlay::fault(const Action& action) const {
    if (position_.over())
        return overFault(action);
    const Seat turn = position_.turn();
    if (std::holds_alternative<Declare>(action.what))
        return Refusal{Why::NothingToDeclare, {}, 0, turn};
    if (std::holds_alternative<Cut>(action.what))
        return Refusal{Why::CutTwice, {}, 0, turn};
    if (std::holds_alternative<Discard>(action.what))
        return Refusal{Why::DiscardNone, {}, 0, turn};
    const auto* play = std::get_if<Play>(&action.what);
    if (action.seat != turn)
        return Refusal{play ? Why::OtherSeat : Why::FallOtherSeat, {}, 0, turn};
    return play ? cardFault(play->card) : fallFault();
}

std::optional<Refusal> TrickPlay::fallFault() const {
    const Seat turn = position_.turn();
    if (rules_.autoFall)
        return Refusal{Why::FallAutomatic, {}, 0, turn};
    if (position_.hasFallen(turn))
        return Refusal{Why::FallTwice, {}, 0, turn};
    if (const CardSet trumpsHeld = position_.hand(turn) & kTrumps; !trumpsHeld.empty())
        return Refusal{Why::FallWithTrumps, trumpsHeld, 0, turn};
    return std::nullopt;
}

std::optional<Refusal> TrickPlay::cardFault(Card card) const {
    const Seat turn = position_.turn();
    if (!position_.hand(turn).contains(card))
        return Refusal{Why::NotHeld, CardSet(card), 0, turn};
    const CardSet legal = position_.legal();
    if (legal.contains(card))
        return std::nullopt;
    if (!position_.led())
        return Refusal{Why::FoolLead, legal, 0, turn};
    if (isKing(legal.first()) && legal.size() == 1 && position_.kingDuty())
        return Refusal{Why::KingRule, legal, 0, turn};
    return Refusal{suitOf(legal.first()) == *position_.led() ? Why::FollowSuit : Why::MustTrump, legal, 0,
                   turn};
}

// ---- What is done. ----

void TrickPlay::mark(Mark mark, Events& events) {
    if (mark.points == 0)
        return;
    const int resti = tally_.add(mark);
    events.push_back(event::Marked{tally_.marks().back()});
    for (int i = 0; i < resti; ++i)
        events.push_back(event::RestoPaid{mark.side, tally_.net()});
}

void TrickPlay::begin(const Position& position, Events& events) {
    position_ = position;
    tricks_.reserve(kTricks);
    for (int i = 0; i < position.played(); ++i) {
        if (i == 0)
            tricks_.push_back({position.leader(), {}, std::nullopt});
        tricks_.back().plays.push_back({position.playerOf(i), position.played(i)});
    }
    await(events);
}

void TrickPlay::play(Card card, Events& events) {
    const Due due{position_.turn(), position_.chooser()};
    const int number = position_.trickNumber();
    if (position_.played() == 0)
        tricks_.push_back({due.seat, {}, std::nullopt});
    tricks_.back().plays.push_back({due.seat, card});
    position_.play(card);
    std::optional<Seat> winning;
    if (position_.led())
        winning = position_.playerOf(position_.winning());
    events.push_back(event::Played{due.seat, due.chooser, card, number, winning, dueIn(position_)});
}

void TrickPlay::fall(Events& events) {
    const Seat seat = position_.turn();
    position_.fall();
    fellIn_[seat] = position_.trickNumber();
    events.push_back(event::Fell{seat, position_.hand(seat), position_.chooser()});
}

void TrickPlay::gather(Events& events) {
    if (!position_.trickFull())
        return;
    const int number = position_.trickNumber();
    Trick& trick = tricks_.back();
    const Gathered gathered = position_.gather();
    trick.winner = gathered.winner;
    std::array<Card, 4> cards{};
    std::ranges::transform(trick.plays, cards.begin(), &Trick::Entry::card);
    for (const auto& entry : trick.plays) // M6.8, in the order played
        if (gathered.deaths.contains(entry.card))
            mark({Cause::Death, sideOf(gathered.winner), entry.seat, value(entry.card), CardSet(entry.card),
                  number},
                 events);
    const PerSide<int> piles{{position_.captured(Side::NS).size(), position_.captured(Side::EW).size()}};
    events.push_back(event::TrickGathered{number, trick.leader, cards, gathered, piles, position_.foolDebt(),
                                          dueIn(position_)});
}

void TrickPlay::await(Events& events) {
    if (!position_.over()) {
        if (rules_.autoFall && !position_.trickFull() && position_.mayFall())
            fall(events);
        return;
    }
    const PerSide<CardSet> captured{{position_.captured(Side::NS), position_.captured(Side::EW)}};
    std::optional<Side> cappotto; // M7.4; a Fool kept with no trick won has gone over by now (M6.6)
    for (Side side : kSides)
        if (captured[side].empty())
            cappotto = side;
    result_ = resultOf(captured, sideOf(*tricks_.back().winner), cappotto, tally_, rules_);
    events.push_back(event::Counted{*result_});
}

} // namespace minchiate
