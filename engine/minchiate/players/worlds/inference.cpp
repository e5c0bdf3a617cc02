#include "minchiate/players/worlds/inference.h"

#include <algorithm>
#include <cmath>

namespace players {

using namespace minchiate;

namespace {

// The worth of the card among those weighed. Of cards that come to the same convention weighs one only.
std::optional<int> worthOf(Card card, const WeighedCards& all) {
    for (int i = 0; i < all.count; ++i)
        if (all.cards[static_cast<std::size_t>(i)].card == card)
            return all.cards[static_cast<std::size_t>(i)].worth;
    return std::nullopt;
}

} // namespace

Inference::Inference(const Seen& seen, const Habits& habits) : habits_(habits) {
    for (int worth = -kMostWorth; worth <= kMostWorth; ++worth)
        times_[static_cast<std::size_t>(worth + kMostWorth)] = std::exp(inPoints(worth) / habits.warmth);
    PerSeat<CardSet> later = seen.played;
    for (const auto& [seat, card, before, memory] : seen.cards) {
        if (seat != seen.view.seat && ((seen.view.fallen >> index(seat)) & 1) == 0)
            moments_[seat].push_back({before, memory, card, later[seat]});
        later[seat].erase(card);
    }
    if (!habits.laying)
        return;
    laying_.emplace(*habits.laying);
    for (Seat seat : kSeats)
        // M5.4: past 13 robbed cards some of the cutter's went to the dealer's hand, and what was free to go
        // is not known.
        if (seat != seen.view.seat && ((seen.view.fallen >> index(seat)) & 1) == 0 &&
            !seen.view.discardsShown[seat].empty() && seen.view.passedToDealer() == 0)
            laidAway_[seat] = {setOf(seen.view.discardsShown[seat]), seen.played[seat]};
}

bool Inference::empty() const {
    return std::ranges::all_of(kSeats, [&](Seat seat) { return moments_[seat].empty() && !laidAway_[seat]; });
}

double Inference::of(const World& world) const {
    double sum = 0;
    for (Seat seat : kSeats)
        sum += of(seat, world.hands[seat]);
    return sum;
}

double Inference::of(Seat seat, CardSet hand, double least) const {
    const double enough = std::exp(least / habits_.trust) * 0.999; // rounding decides nothing
    // Of all together, and that the player is of either kind: far from the smallest number there is.
    double careful = 1 - habits_.careless, careless = habits_.careless;
    if (const auto& laid = laidAway_[seat]) {
        careful *= laying_->chance(laid->cards, hand | laid->played);
        careless *= lowest_.chance(laid->cards, hand | laid->played);
    }
    for (const Moment& moment : moments_[seat]) {
        if (careful + careless < enough)
            break;
        PerSeat<CardSet> hands{};
        hands[seat] = hand | moment.later;
        const Position position = moment.before.withHands(hands);
        const CardSet legal = position.legal();
        if (legal == CardSet(moment.card))
            continue;
        const double reasoned = chanceOf(moment.card, weighedCards(position, moment.memory));
        const auto chance = [&](double whim) { return whim / legal.size() + (1 - whim) * reasoned; };
        careful *= chance(habits_.whim);
        careless *= chance(habits_.carelessWhim);
    }
    return std::log(careful + careless) * habits_.trust;
}

double Inference::chanceOf(Card card, const WeighedCards& all) const {
    const auto worth = worthOf(card, all);
    if (!worth)
        return 0;
    double others = 0;
    for (int i = 0; i < all.count; ++i)
        others += times(all.cards[static_cast<std::size_t>(i)].worth - *worth);
    return 1 / others;
}

double Inference::times(int worth) const {
    return times_[static_cast<std::size_t>(std::clamp(worth + kMostWorth, 0, 2 * kMostWorth))];
}

} // namespace players
