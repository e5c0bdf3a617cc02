#include "minchiate/editor/places.h"

#include <algorithm>

namespace editor {

using namespace minchiate;

Place handPlace(Seat seat) {
    return static_cast<Place>(tricks::index(seat));
}

Place tricksPlace(Side side) {
    return side == Side::NS ? Place::TricksNS : Place::TricksEW;
}

std::optional<Seat> seatOf(Place place) {
    return place <= Place::HandW ? std::optional(static_cast<Seat>(place)) : std::nullopt;
}

CardSet cardsIn(const Hand& hand, Place place) {
    if (const auto seat = seatOf(place))
        return hand.held(*seat);
    if (place == Place::TricksNS || place == Place::TricksEW)
        return hand.position().captured(place == Place::TricksNS ? Side::NS : Side::EW);
    if (place == Place::Table) {
        CardSet table;
        for (int i = 0; i < hand.position().played(); ++i)
            table.insert(hand.position().played(i));
        return table;
    }
    CardSet rest = kWholeDeck;
    for (Place other : kPlaces)
        if (other != Place::Fola)
            rest -= cardsIn(hand, other);
    return rest;
}

Place placeOf(const Hand& hand, Card card) {
    return *std::ranges::find_if(kPlaces, [&](Place place) { return cardsIn(hand, place).contains(card); });
}

} // namespace editor
