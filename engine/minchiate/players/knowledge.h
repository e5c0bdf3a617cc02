// What follows from a view about the cards not seen: where they may lie and who cannot hold what.
#pragma once

#include "minchiate/seat_view.h"

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

// Of a seat that remembers counters, and all of the last so many tricks: other cards seen earlier may be
// anywhere, and who lacked a suit then is forgotten.
[[nodiscard]] Knowledge fadingKnowledgeOf(const minchiate::SeatView& view, std::size_t tricksRemembered);

// The chance that a seat holds at least one of `wanted`, if the unseen cards that it may hold lie anywhere.
[[nodiscard]] double chanceOfOneOf(minchiate::CardSet wanted, minchiate::Seat seat,
                                   const minchiate::SeatView& view, const Knowledge& known);

} // namespace players
