#include "inference.h"

#include "convention.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace players {

using namespace minchiate;

namespace {

constexpr double kPoint = 16; // in convention's measure

// The worth of the card among those weighed. Convention weighs one card only of several that come to the
// same; the card then counts as the best of its suit that is worth nothing itself, either.
std::optional<int> worthOf(Card card, const WeighedCards& all) {
    std::optional<int> like;
    for (int i = 0; i < all.count; ++i) {
        const Weighed& weighed = all.cards[static_cast<std::size_t>(i)];
        if (weighed.card == card)
            return weighed.worth;
        if (suitOf(weighed.card) == suitOf(card) && !kCounters.contains(weighed.card))
            like = std::max(like.value_or(weighed.worth), weighed.worth);
    }
    return like;
}

} // namespace

Inference::Inference(const SeatView& view, const Habits& habits) : habits_(habits) {
    // Memory at the time: what was public before trick 1, and then card by card.
    SeatView early = view;
    early.tricks.clear();
    early.fallen = 0;
    early.openHands = {};
    for (Seat seat : kSeats)
        early.discardsShown[seat].clear();
    early.announcements.resize(std::min<std::size_t>(1, early.announcements.size()));
    Memory memory = memoryOf(early);
    Position position(PerSeat<CardSet>{}, tricks::right(view.dealer), view.rules);
    PerSeat<CardSet> later{};
    for (const Trick& trick : view.tricks)
        for (const auto& play : trick.plays)
            later[play.seat].insert(play.card);
    for (const Trick& trick : view.tricks) {
        for (const auto& [seat, card] : trick.plays) {
            if (seat != view.seat && ((view.fallen >> index(seat)) & 1) == 0)
                moments_.push_back({position, memory, seat, card, later[seat]});
            later[seat].erase(card);
            remember(memory, position, card);
            position.play(card);
        }
        if (trick.winner)
            (void)position.gather();
        if (&trick == &view.tricks.front() && trick.winner) // M5.11
            for (Seat seat : kSeats) {
                memory.gone |= setOf(view.discardsShown[seat]);
                memory.shown[seat] -= setOf(view.discardsShown[seat]);
            }
    }
}

double Inference::of(const World& world) const {
    double sum = 0;
    for (const Moment& moment : moments_) {
        PerSeat<CardSet> hands{};
        hands[moment.seat] = world.hands[moment.seat] | moment.later;
        const Position position = moment.before.withHands(hands);
        const CardSet legal = position.legal();
        if (legal == CardSet(moment.card))
            continue;
        const WeighedCards all = weighedCards(position, moment.memory);
        double chance = habits_.whim / legal.size();
        if (const auto worth = worthOf(moment.card, all)) {
            double others = 0;
            for (int i = 0; i < all.count; ++i)
                others += std::exp((all.cards[static_cast<std::size_t>(i)].worth - *worth) /
                                   (kPoint * habits_.warmth));
            chance += (1 - habits_.whim) / std::max(1.0, others);
        }
        sum += std::log(chance);
    }
    return sum * habits_.trust;
}

std::vector<int> resampled(const std::vector<double>& logarithms, int count, double start) {
    std::vector<int> times(logarithms.size(), 0);
    const double most = *std::ranges::max_element(logarithms);
    if (most == -std::numeric_limits<double>::infinity())
        return times;
    std::vector<double> shares;
    double all = 0;
    for (double logarithm : logarithms) {
        shares.push_back(std::exp(logarithm - most));
        all += shares.back();
    }
    // Points at even distances along the shares laid end to end.
    const double step = all / count;
    double next = start * step, end = 0;
    for (std::size_t i = 0; i < shares.size(); ++i) {
        end += shares[i];
        for (; next < end && count > 0; next += step, --count)
            ++times[i];
    }
    return times;
}

} // namespace players
