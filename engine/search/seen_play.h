// What the play seen tells of the cards not seen, in any game.
#pragma once

#include "search/dealing.h"

namespace search {

// Cards that each seat has played.
template<class BySeat, class Tricks>
[[nodiscard]] BySeat playedBySeat(const Tricks& tricks) {
    BySeat played{};
    for (const auto& trick : tricks)
        for (const auto& play : trick.plays)
            played[play.seat].insert(play.card);
    return played;
}

// Cards of these that a seat cannot hold beside the one it played, which then would not have been legal.
// `holding(cards)` is the position before that card, had the seat these in hand.
template<class Holding>
[[nodiscard]] CardSet ruledOut(Card played, CardSet among, Holding holding) {
    CardSet out;
    for (Card card : among)
        if (!holding(CardSet{played, card}).legal().contains(played))
            out.insert(card);
    return out;
}

// Each loose card may lie wherever it is not said to be impossible, by place.
inline void allowAllBut(const std::array<CardSet, kMostPlaces>& impossible, Hidden& hidden) {
    for (Card card : hidden.loose)
        for (int place = 0; place < kMostPlaces; ++place)
            if (!impossible[static_cast<std::size_t>(place)].contains(card))
                hidden.places[card.id] |= bit(place);
}

} // namespace search
