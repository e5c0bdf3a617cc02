// What lies on the table in a lesson: cards laid out in the open, the play from a position made of parts, or
// a whole hand from its deal. One value with one way of acting on it, whichever it is, and no rules of its
// own: the engine's Position and Hand have them.
#pragma once

#include "lessons/lesson.h"
#include "minchiate/seat_view.h"

namespace minchiate_lessons {

using minchiate::Action;
using minchiate::Card;
using minchiate::CardSet;
using minchiate::Choice;
using minchiate::Hand;
using minchiate::PerSeat;
using minchiate::PerSide;
using minchiate::Position;
using minchiate::Refusal;
using minchiate::Result;
using minchiate::RuleSet;
using minchiate::Seat;
using minchiate::SeatView;
using minchiate::Side;
using minchiate::Suit;
using minchiate::SuitCounts;
using minchiate::Tally;
using minchiate::Trick;
using minchiate::TrickPlay;
using minchiate::Versicola;

using Events = std::vector<minchiate::Event>;

using lessons::LabelledRow;
using LaidOut = lessons::Spread<RuleSet>;

// Play from a position made of parts.
struct Playing {
    Playing() = default;
    // `tally` is what was marked before, as one mark without cards; `open` are cards turned up or declared
    // before. M6.10: with autoFall a seat may have fallen already.
    Playing(const Position& position, const RuleSet& rules, const Tally& tally,
            const PerSeat<CardSet>& open = {});

    TrickPlay play;
    PerSeat<CardSet> shown{}; // they lie open until they are played

    bool operator==(const Playing&) const = default;
};

class Table {
public:
    Table() = default;
    explicit Table(LaidOut spread) : on_(std::move(spread)) {}
    explicit Table(Playing playing) : on_(std::move(playing)) {}
    explicit Table(Hand hand) : on_(std::move(hand)) {}

    // One action, and all that follows from it; a refusal changes nothing. Nothing can be done to a spread.
    [[nodiscard]] std::variant<Events, Refusal> apply(const Action& action);

    // Null where the table holds something else.
    [[nodiscard]] const LaidOut* spread() const { return std::get_if<LaidOut>(&on_); }
    [[nodiscard]] const Playing* playing() const { return std::get_if<Playing>(&on_); }
    [[nodiscard]] const Hand* hand() const { return std::get_if<Hand>(&on_); }
    // The position of the play; null before it begins and for a spread.
    [[nodiscard]] const Position* position() const;

    [[nodiscard]] const RuleSet& rules() const;
    [[nodiscard]] std::optional<Choice> choice() const; // what the table waits for
    [[nodiscard]] CardSet held(Seat seat) const;
    [[nodiscard]] CardSet captured(Side side) const;
    [[nodiscard]] CardSet shown(Seat seat, Seat you) const; // held, and known to all, you included
    [[nodiscard]] const std::vector<Trick>& tricks() const; // the one on the table last
    [[nodiscard]] const Tally& tally() const;
    [[nodiscard]] const std::optional<Result>& result() const;
    [[nodiscard]] bool over() const { return result().has_value(); }
    // What this seat may know: what the window shows while a lesson hides the other hands. A position made of
    // parts knows no deal: dealer and fola are empty there.
    [[nodiscard]] SeatView seenBy(Seat seat) const;

    // Every card that lies anywhere in sight of a lesson: hands, piles, trick, fola, spread.
    [[nodiscard]] CardSet cards() const;

    bool operator==(const Table&) const = default;

private:
    std::variant<LaidOut, Playing, Hand> on_;
};

// Points marked, signed for NS, with the resti they paid: what a line has gained.
[[nodiscard]] int markedPoints(const Tally& tally);

} // namespace minchiate_lessons
