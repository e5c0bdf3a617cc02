// What a seat can keep count of while the hand is on: where each counter is, what each versicola can still
// make, what is still out. From its view and nothing else.
#pragma once

#include "minchiate/seat_view.h"

namespace advice {

// Where a card is, as far as the seat can tell.
enum class Place : std::uint8_t {
    Ours,   // captured by the own pair
    Theirs, // by the other
    Mine,   // in the own hand
    Table,
    InPlay, // in another hand, or where the seat cannot see it
    Out,    // laid away or in the fola: for nobody
};
inline constexpr std::size_t kBoardPlaces = 6;

struct Chip {
    minchiate::Card card;
    Place place{};
    std::optional<minchiate::Seat> playedBy;
    int trick = 0;                         // in which it was played; 0 while it was not
    std::optional<minchiate::Seat> with{}; // of a card in play: who has it, as all have seen

    bool operator==(const Chip&) const = default;
};

// What there is to say first of a versicola.
enum class RowReason : std::uint8_t {
    Held,       // captured already, by the sides that hold points in it
    HangsOn,    // nobody can make it without this card of the own hand
    Yours,      // these cards of the own hand belong to it
    RunRemains, // the runs that remain to the sides, see `remains`
    Open,       // nothing is decided
    Broken,     // nobody can make it any more: the cards that came to different sides, or are out
};

struct Row {
    minchiate::VersicolaKind kind{};
    minchiate::CardSet
        all; // the cards it can be made of, without the Fool: papi and the high run are told apart
    // By side: points of it captured already; the most that it can still come to, the Fool's five included
    // where the Fool is that side's or may be; the cards of that.
    minchiate::PerSide<int> held{};
    minchiate::PerSide<int> most{};
    minchiate::PerSide<minchiate::CardSet> remains{};
    RowReason reason{};
    minchiate::CardSet cards; // that the reason speaks of

    [[nodiscard]] bool isBroken() const { return reason == RowReason::Broken; }
    bool operator==(const Row&) const = default;
};

struct Board {
    std::vector<Chip> chips; // trumps by number, kings, Fool; 29 and, with the demon, 14 among them
    std::array<int, kBoardPlaces> points{}; // by Place, counters alone: 142 in all
    std::vector<Row> rows; // what is held first, then by the points at stake, broken ones last
    bool folaSeen = false; // otherwise a card that is out there counts as in play

    minchiate::CardSet trumpsOut;             // not played, not the own, not known to be out
    minchiate::PerSeat<std::uint8_t> voids{}; // bit per Suit that play has shown a seat lacks
    std::array<int, 4> suitsOut{};            // cards of each suit in other hands, as far as the
                                              // fola's announcement tells
    std::vector<minchiate::Trick> lastTricks; // gathered, the last one last; at most four

    [[nodiscard]] int pointsIn(Place place) const { return points[static_cast<std::size_t>(place)]; }
    bool operator==(const Board&) const = default;
};

// Of a view whose play has begun.
[[nodiscard]] Board boardOf(const minchiate::SeatView& view);

} // namespace advice
