// What follows from a view about the cards not seen: where they may lie and who cannot hold what.
#pragma once

#include "minchiate/players/seen.h"

#include <optional>

namespace players {

struct Knowledge {
    minchiate::CardSet unseen; // in other hands, or hidden in the fola or among discards
    minchiate::PerSeat<minchiate::CardSet>
        surely; // public or open cards each other seat still holds; part of unseen
    minchiate::PerSeat<std::uint8_t> voids{}; // bit per Suit that a seat has shown it does not hold

    [[nodiscard]] bool isVoid(minchiate::Seat seat, minchiate::Suit suit) const {
        return (voids[seat] >> static_cast<int>(suit)) & 1;
    }
};

[[nodiscard]] Knowledge knowledgeOf(const Seen& seen);

// The chance that a seat holds at least one of `wanted`, if the unseen cards that it may hold lie anywhere.
[[nodiscard]] double chanceOfOneOf(minchiate::CardSet wanted, minchiate::Seat seat,
                                   const minchiate::SeatView& view, const Knowledge& known);

} // namespace players
