// What follows from a view about the cards not seen: where they may lie and who cannot hold what.
#pragma once

#include "minchiate/seat_view.h"

#include <array>

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

// Chances that seats hold cards, if the unseen cards that they may hold lie anywhere; for one decision, which
// asks much the same again for every card it considers. View and knowledge outlive it.
class Chances {
public:
    Chances(const minchiate::SeatView& view, const Knowledge& known);

    // That the seat holds at least one of `wanted`.
    [[nodiscard]] double ofOneOf(minchiate::CardSet wanted, minchiate::Seat seat);

private:
    // What an unseen hand may hold besides what surely lies in it, and the chance that so many of these cards
    // all lie elsewhere: worked out when first asked for.
    struct Hidden {
        minchiate::CardSet cards;
        double oneElsewhere = 0; // chance that a given one of them does
        std::array<double, minchiate::kDeckSize + 1> elsewhere{};
    };

    const minchiate::SeatView& view_;
    const Knowledge& known_;
    minchiate::PerSeat<Hidden> hidden_;
};

} // namespace players
