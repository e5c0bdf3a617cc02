// What anybody at the table can remember of a hand: the cards that are out of play, those a seat has shown
// and still holds, the suits it has shown it lacks, what its cards have told. A small value, brought up to
// date at each card, in the hand that is played as in those that search imagines.
#pragma once

#include "minchiate/seat_view.h"

#include <type_traits>

namespace players {

struct Memory {
    minchiate::CardSet gone;                        // played, or seen by all on the fola or among discards
    minchiate::PerSeat<minchiate::CardSet> shown{}; // cards public as a seat's that it still holds
    minchiate::PerSeat<std::uint8_t> voids{};       // bit per Suit that a seat has shown it does not hold
    minchiate::PerSeat<std::uint8_t> noKing{};      // bit per Suit whose king a seat cannot hold (M6.3)
    std::array<std::uint8_t, 5> hidden{};           // by Suit: cards announced in the fola and not in `gone`
    std::uint8_t smoked = 0; // bit per seat that has played a sopraventi of 21–27 (M9)

    [[nodiscard]] bool isVoid(minchiate::Seat seat, minchiate::Suit suit) const {
        return (voids[seat] >> static_cast<int>(suit)) & 1;
    }
    bool operator==(const Memory&) const = default;
};

static_assert(std::is_trivially_copyable_v<Memory>);

// `seat` plays `card` to a trick in which `led` was led; under `kingDuty` the suit's king would have had to
// be played.
inline void remember(Memory& memory, minchiate::Seat seat, minchiate::Card card,
                     std::optional<minchiate::Suit> led, bool kingDuty) {
    using namespace minchiate;
    constexpr CardSet sopraventi = trumpRun(21, 27);
    const auto add = [](std::uint8_t& bits, unsigned more) { bits = static_cast<std::uint8_t>(bits | more); };
    memory.gone.insert(card);
    memory.shown[seat].erase(card);
    if (led) {
        const auto suit = static_cast<Suit>(minchiate::detail::kSuitOf[card.id]);
        const unsigned ledBit = 1u << static_cast<int>(*led);
        if (suit != *led && suit != Suit::Fool)
            add(memory.voids[seat],
                ledBit | (suit == Suit::Trumps ? 0u : 1u << static_cast<int>(Suit::Trumps)));
        if (kingDuty && card != king(*led))
            add(memory.noKing[seat], ledBit);
    }
    if (sopraventi.contains(card))
        add(memory.smoked, 1u << index(seat));
}

// The seat whose turn it is plays `card`; the position is that before it.
inline void remember(Memory& memory, const minchiate::Position& position, minchiate::Card card) {
    remember(memory, position.turn(), card, position.led(), position.kingDuty());
}

} // namespace players
