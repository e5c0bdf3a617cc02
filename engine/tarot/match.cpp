#include "tarot/match.h"

#include "tarot/numbered_deal.h"

#include <algorithm>

namespace tarot {

int drawRank(Card card) {
    if (isTrump(card))
        return 100 + numberOf(card);
    return 4 * static_cast<int>(rankOf(card)) + 3 - static_cast<int>(suitOf(card));
}

std::vector<DrawnCard> drawForDeal(int players, tricks::Random& random) {
    const Deck pack = shuffledDeck(kWholePack, random);
    std::vector<DrawnCard> draw;
    auto next = pack.begin();
    for (Seat seat : Seats::table(players)) {
        do
            draw.push_back({seat, *next++});
        while (draw.back().card == kExcuse);
    }
    return draw;
}

bool isDraw(std::span<const DrawnCard> draw, int players) {
    CardSet seen;
    int place = 0;
    for (const auto& [seat, card] : draw) {
        if (place == players || seat != seatAt(place) || seen.contains(card))
            return false;
        seen.insert(card);
        place += card == kExcuse ? 0 : 1;
    }
    return place == players;
}

Seat firstDealer(std::span<const DrawnCard> draw) {
    std::vector<DrawnCard> valid;
    std::ranges::copy_if(draw, std::back_inserter(valid),
                         [](const DrawnCard& one) { return one.card != kExcuse; });
    return std::ranges::min_element(valid, {}, [](const DrawnCard& one) { return drawRank(one.card); })->seat;
}

bool counts(const Result& result) {
    return !std::holds_alternative<VoidHand>(result.how);
}

PerSeat<int> places(const PerSeat<int>& scores, int players) {
    PerSeat<int> places{};
    for (Seat seat : Seats::table(players)) {
        places[seat] = 1;
        for (Seat other : Seats::table(players))
            places[seat] += scores[other] > scores[seat] ? 1 : 0;
    }
    return places;
}

} // namespace tarot
