// A world: one way in which all cards may lie, as far as one seat can tell.
#pragma once

#include "minchiate/seat_view.h"

namespace players {

// The cards still in play or hidden; together with those played they are the whole deck.
struct World {
    minchiate::PerSeat<minchiate::CardSet> hands{};
    minchiate::PerSeat<minchiate::CardSet> discards{}; // not yet shown (M5.11)
    minchiate::CardSet fola;                           // discards shown included

    bool operator==(const World&) const = default;
};

// Where a card may lie, as a bit: hands 0–3, discards 4–7, the fola 8.
using PlaceBits = std::uint16_t;
inline constexpr int kPlaces = 9;
inline constexpr int kFolaPlace = 8;
[[nodiscard]] constexpr int handPlace(minchiate::Seat seat) {
    return tricks::index(seat);
}
[[nodiscard]] constexpr int discardsPlace(minchiate::Seat seat) {
    return 4 + tricks::index(seat);
}
[[nodiscard]] constexpr PlaceBits bit(int place) {
    return static_cast<PlaceBits>(1u << place);
}

// Where a card is counted in the fola's announcement: trumps and the Fool, of which it says nothing, after
// the four suits (M5.8).
[[nodiscard]] constexpr std::size_t suitPlace(minchiate::Card card) {
    return minchiate::isSuitCard(card) ? static_cast<std::size_t>(minchiate::suitOf(card)) : 4;
}

// The cards of one place.
[[nodiscard]] constexpr minchiate::CardSet& cardsIn(World& world, int place) {
    if (place == kFolaPlace)
        return world.fola;
    const auto seat = static_cast<minchiate::Seat>(place & 3);
    return place < 4 ? world.hands[seat] : world.discards[seat];
}

} // namespace players
