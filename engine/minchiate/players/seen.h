// What a view tells of the play, told once: the table card by card, what everybody remembers, what the seat
// remembers besides. A decision makes one and hands it on.
#pragma once

#include "minchiate/players/policy/memory.h"

namespace players {

// A card as it was played, and the table just before it.
struct Told {
    minchiate::Seat seat{};
    minchiate::Card card;
    minchiate::Position before; // without hands, and as if nobody had fallen
    Memory memory;              // in common, as it was then
};

struct Seen {
    explicit Seen(const minchiate::SeatView& seen); // which outlives it

    const minchiate::SeatView& view;
    std::vector<Told> cards;
    minchiate::PerSeat<minchiate::CardSet> played{};
    minchiate::Position now; // with the seat's own hand and those that lie open; the others are empty
    Memory common;           // what all remember
    Memory own; // the same with what this seat alone, or not everybody, has seen: its own discards, the fola
};

} // namespace players
