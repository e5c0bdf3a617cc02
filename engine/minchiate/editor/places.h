// Where each card of a hand under way lies: 97 cards, each in one place.
#pragma once

#include "minchiate/hand.h"

#include <array>

namespace editor {

enum class Place : std::uint8_t { HandS, HandE, HandN, HandW, Fola, TricksNS, TricksEW, Table };
inline constexpr std::array kPlaces{Place::HandS, Place::HandE,    Place::HandN,    Place::HandW,
                                    Place::Fola,  Place::TricksNS, Place::TricksEW, Place::Table};

[[nodiscard]] Place handPlace(minchiate::Seat seat);
[[nodiscard]] Place tricksPlace(minchiate::Side side);
// Whose hand it is; nothing of the other places.
[[nodiscard]] std::optional<minchiate::Seat> seatOf(Place place);

// In the fola lies what nobody has: with it what was laid away. On the table lies the trick that is played.
[[nodiscard]] minchiate::CardSet cardsIn(const minchiate::Hand& hand, Place place);
[[nodiscard]] Place placeOf(const minchiate::Hand& hand, minchiate::Card card);

} // namespace editor
