// What follows from a view about the cards not seen: where they may lie and who cannot hold what.
#pragma once

#include "minchiate/seat_view.h"

#include <optional>

namespace players {

struct Knowledge {
    minchiate::CardSet unseen; // in other hands, or hidden in the fola or among discards
    minchiate::PerSeat<minchiate::CardSet>
        surely;                      // public or open cards each other seat still holds; part of unseen
    minchiate::PerSeat<int> voids{}; // bit per Suit that a seat has shown it does not hold
    int suitsLed = 0;                // bit per Suit led to a trick so far

    [[nodiscard]] bool isVoid(minchiate::Seat seat, minchiate::Suit suit) const {
        return (voids[seat] >> static_cast<int>(suit)) & 1;
    }
};

[[nodiscard]] Knowledge knowledgeOf(const minchiate::SeatView& view);

// The suit led to a trick: that of its first card other than the Fool (M6.5).
[[nodiscard]] std::optional<minchiate::Suit> ledTo(const minchiate::Trick& trick);

// The chance that a seat holds at least one of `wanted`, if the unseen cards that it may hold lie anywhere.
[[nodiscard]] double chanceOfOneOf(minchiate::CardSet wanted, minchiate::Seat seat,
                                   const minchiate::SeatView& view, const Knowledge& known);

} // namespace players
