#include "minchiate/players/worlds/dealing.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <numeric>

namespace players {

using namespace minchiate;

namespace {

constexpr std::size_t kMostTable = 1u << 22; // numbers; never near it after trick 1

double factorial(int n) {
    double product = 1;
    for (int i = 2; i <= n; ++i)
        product *= i;
    return product;
}

} // namespace

Dealing::Dealing(std::vector<Class> classes, const std::array<int, kPlaces>& room) {
    PlaceBits everywhere = 0;
    for (int place = 0; place < kPlaces; ++place)
        if (room[static_cast<std::size_t>(place)] > 0) {
            room_[places_.size()] = room[static_cast<std::size_t>(place)];
            places_.push_back(place);
            everywhere |= bit(place);
            if (places_.size() == kMost)
                break;
        }
    // Those least free first: fewer states are reached.
    std::ranges::stable_sort(classes, {}, [&](const Class& c) {
        return (c.places & everywhere) == everywhere ? kPlaces + 1 : std::popcount(c.places);
    });

    std::array<int, kMost> reach{}; // how many of the steps' cards each place could get
    ways_ = 1;
    for (const Class& c : classes) {
        const auto size = static_cast<int>(c.cards.size());
        segments_.push_back({static_cast<int>(cards_.size()), size, c.toFola});
        cards_.insert(cards_.end(), c.cards.begin(), c.cards.end());
        drawsFola_ |= c.toFola > 0;
        if (c.toFola > size || c.toFola < 0)
            return;
        ways_ *= factorial(size) / factorial(c.toFola) / factorial(size - c.toFola);
        if ((c.places & everywhere) == everywhere)
            continue;
        for (int i = c.toFola; i < size; ++i) {
            Step step;
            for (std::size_t p = 0; p < places_.size(); ++p)
                if ((c.places >> places_[p]) & 1) {
                    step.to[static_cast<std::size_t>(step.choices++)] = static_cast<std::uint8_t>(p);
                    ++reach[p];
                }
            steps_.push_back(step);
        }
    }
    const int toDeal = std::accumulate(segments_.begin(), segments_.end(), 0,
                                       [](int n, const Segment& s) { return n + s.size - s.toFola; });
    if (toDeal != std::accumulate(room_.begin(), room_.end(), 0))
        return;
    countWays(reach);
}

void Dealing::countWays(const std::array<int, kMost>& reach) {
    const std::size_t places = places_.size();
    // One more than each place can get, so that a step too far ends on a number of ways that is 0.
    std::array<int, kMost> radix{};
    for (std::size_t p = 0; p < places; ++p)
        radix[p] = std::min(room_[p], reach[p]) + 2;
    const auto leftOut =
        static_cast<std::size_t>(std::max_element(radix.begin(), radix.end()) - radix.begin());
    std::array<std::uint32_t, kMost> stride{};
    for (std::size_t p = 0; p < places; ++p)
        if (p != leftOut) {
            stride[p] = static_cast<std::uint32_t>(states_);
            states_ *= static_cast<std::size_t>(radix[p]);
        }
    if (states_ * (steps_.size() + 1) > kMostTable)
        return;
    for (Step& step : steps_)
        for (int i = 0; i < step.choices; ++i)
            step.next[static_cast<std::size_t>(i)] = stride[step.to[static_cast<std::size_t>(i)]];

    table_.assign(states_ * (steps_.size() + 1), 0);
    for (std::size_t dealt = steps_.size() + 1; dealt-- > 0;) {
        std::array<int, kMost> got{}; // all but the place left out
        for (std::size_t state = 0; state < states_; ++state) {
            int rest = static_cast<int>(dealt);
            bool within = true;
            for (std::size_t p = 0; p < places; ++p)
                if (p != leftOut) {
                    rest -= got[p];
                    within &= got[p] < radix[p] - 1;
                }
            if (within && rest >= 0 && (places == 0 || rest < radix[leftOut] - 1)) {
                double& ways = table_[dealt * states_ + state];
                if (dealt == steps_.size()) {
                    int free = 0;
                    ways = 1;
                    for (std::size_t p = 0; p < places; ++p) {
                        const int left = room_[p] - (p == leftOut ? rest : got[p]);
                        free += left;
                        ways /= factorial(left);
                    }
                    ways *= factorial(free);
                } else {
                    const Step& step = steps_[dealt];
                    for (int i = 0; i < step.choices; ++i)
                        ways +=
                            table_[(dealt + 1) * states_ + state + step.next[static_cast<std::size_t>(i)]];
                }
            }
            for (std::size_t p = 0; p < places; ++p) // count on
                if (p != leftOut) {
                    if (++got[p] < radix[p])
                        break;
                    got[p] = 0;
                }
        }
    }
    ways_ *= table_[0];
    possible_ = table_[0] > 0;
}

void Dealing::deal(World& world, tricks::Random& random) const {
    tricks::Random local = random; // stays in registers
    std::array<Card, kDeckSize> order;
    const Card* cards = cards_.data();
    if (drawsFola_) {
        auto out = order.begin();
        std::array<Card, kDeckSize> own;
        for (const Segment& segment : segments_) {
            std::copy_n(cards_.begin() + segment.begin, segment.size, own.begin());
            for (int i = 0; i < segment.toFola; ++i) {
                const auto at = static_cast<std::size_t>(i);
                std::swap(own[at], own[at + local.below(static_cast<std::uint32_t>(segment.size - i))]);
                world.fola.insert(own[at]);
            }
            out = std::copy(own.begin() + segment.toFola, own.begin() + segment.size, out);
        }
        cards = order.data();
    } else {
        std::copy(cards_.begin() + static_cast<std::ptrdiff_t>(steps_.size()), cards_.end(),
                  order.begin() + static_cast<std::ptrdiff_t>(steps_.size()));
    }

    std::array<CardSet, kMost> got{};
    std::array<int, kMost> left = room_;
    const double* level = table_.data();
    std::size_t state = 0;
    for (std::size_t i = 0; i < steps_.size(); ++i) {
        const Step& step = steps_[i];
        double at = static_cast<double>(local.next() >> 11) * 0x1p-53 * level[state];
        level += states_;
        int choice = 0;
        for (; choice + 1 < step.choices; ++choice) {
            const double ways = level[state + step.next[static_cast<std::size_t>(choice)]];
            if (at < ways)
                break;
            at -= ways;
        }
        // Rounding may leave a little over at the end: back to a place that can be.
        while (level[state + step.next[static_cast<std::size_t>(choice)]] <= 0)
            --choice;
        state += step.next[static_cast<std::size_t>(choice)];
        const auto to = step.to[static_cast<std::size_t>(choice)];
        got[to].insert(cards[i]);
        --left[to];
    }

    auto next = steps_.size();
    std::size_t free = 0;
    for (std::size_t p = 0; p < places_.size(); ++p)
        free += static_cast<std::size_t>(left[p]);
    for (std::size_t p = 0; p < places_.size(); ++p) {
        if (p + 1 == places_.size()) { // what is left over
            for (; free > 0; --free)
                got[p].insert(order[next++]);
            break;
        }
        for (int i = 0; i < left[p]; ++i, ++next, --free) {
            std::swap(order[next], order[next + local.below(static_cast<std::uint32_t>(free))]);
            got[p].insert(order[next]);
        }
    }
    for (std::size_t p = 0; p < places_.size(); ++p)
        cardsIn(world, places_[p]) |= got[p];
    random = local;
}

} // namespace players
