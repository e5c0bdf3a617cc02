#include "search/dealing.h"

#include <algorithm>
#include <numeric>

namespace search {

namespace {

constexpr std::size_t kMostTable = 1u << 23; // numbers; five hands and cards laid away come to 1.3 million

double factorial(int n) {
    double product = 1;
    for (int i = 2; i <= n; ++i)
        product *= i;
    return product;
}

} // namespace

Dealing::Dealing(const Hidden& hidden) : allowed_(hidden.places) {
    PlaceBits everywhere = 0;
    for (int place = 0; place < kMostPlaces; ++place)
        if (const int room = hidden.room[static_cast<std::size_t>(place)]; room > 0) {
            room_[places_.size()] = room;
            places_.push_back(place);
            everywhere |= bit(place);
        }
    for (Card card : hidden.loose)
        cards_.push_back(card);
    // Those least free first, and those alike together: fewer states are reached.
    std::ranges::stable_sort(cards_, {}, [&](Card card) {
        const auto places = static_cast<PlaceBits>(hidden.places[card.id] & everywhere);
        return std::pair(tricks::bits::count(places), places);
    });
    PerPlace reach{}; // how many of the steps' cards each place could get
    for (Card card : cards_) {
        if ((hidden.places[card.id] & everywhere) == everywhere)
            break;
        Step step;
        for (std::size_t p = 0; p < places_.size(); ++p)
            if (hidden.places[card.id] & bit(places_[p])) {
                step.to[static_cast<std::size_t>(step.choices++)] = static_cast<std::uint8_t>(p);
                ++reach[p];
            }
        steps_.push_back(step);
    }
    if (static_cast<int>(cards_.size()) == std::accumulate(room_.begin(), room_.end(), 0))
        countWays(reach);
}

void Dealing::countWays(const PerPlace& reach) {
    const std::size_t places = places_.size();
    // One more than each place can get, so that a step too far ends on a number of ways that is 0.
    PerPlace radix{};
    for (std::size_t p = 0; p < places; ++p)
        radix[p] = std::min(room_[p], reach[p]) + 2;
    const auto leftOut =
        static_cast<std::size_t>(std::max_element(radix.begin(), radix.end()) - radix.begin());
    std::array<std::uint32_t, kMostPlaces> stride{};
    for (std::size_t p = 0; p < places; ++p)
        if (p != leftOut) {
            stride[p] = static_cast<std::uint32_t>(states_);
            states_ *= static_cast<std::size_t>(radix[p]);
        }
    if (states_ * (steps_.size() + 1) > kMostTable)
        return;
    for (Step& step : steps_)
        for (std::size_t i = 0; i < static_cast<std::size_t>(step.choices); ++i)
            step.next[i] = stride[step.to[i]];
    table_.assign(states_ * (steps_.size() + 1), 0);
    fillTable(radix, leftOut);
    ways_ = table_[0];
}

// Once all steps are made: the other cards may lie anywhere.
double Dealing::waysOfTheRest(const PerPlace& got) const {
    int free = 0;
    double ways = 1;
    for (std::size_t p = 0; p < places_.size(); ++p) {
        free += room_[p] - got[p];
        ways /= factorial(room_[p] - got[p]);
    }
    return ways * factorial(free);
}

void Dealing::fillTable(const PerPlace& radix, std::size_t leftOut) {
    const std::size_t places = places_.size();
    for (std::size_t dealt = steps_.size() + 1; dealt-- > 0;) {
        PerPlace got{}; // all but the place left out
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
                    PerPlace all = got;
                    if (places > 0)
                        all[leftOut] = rest;
                    ways = waysOfTheRest(all);
                } else {
                    const Step& step = steps_[dealt];
                    for (std::size_t i = 0; i < static_cast<std::size_t>(step.choices); ++i)
                        ways += table_[(dealt + 1) * states_ + state + step.next[i]];
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
}

World Dealing::deal(tricks::Random& random) const {
    World world{};
    PerPlace left = room_;
    const double* level = table_.data();
    std::size_t state = 0;
    for (std::size_t i = 0; i < steps_.size(); ++i) {
        const Step& step = steps_[i];
        double at = random.fraction() * level[state];
        level += states_;
        std::size_t choice = 0;
        for (; choice + 1 < static_cast<std::size_t>(step.choices); ++choice) {
            const double ways = level[state + step.next[choice]];
            if (at < ways)
                break;
            at -= ways;
        }
        // Rounding may leave a little over at the end: back to a place that can be.
        while (level[state + step.next[choice]] <= 0)
            --choice;
        state += step.next[choice];
        const auto to = step.to[choice];
        world[static_cast<std::size_t>(places_[to])].insert(cards_[i]);
        --left[to];
    }
    std::array<Card, 128> rest;
    const std::size_t free = cards_.size() - steps_.size();
    std::copy(cards_.begin() + static_cast<std::ptrdiff_t>(steps_.size()), cards_.end(), rest.begin());
    tricks::shuffle(std::span(rest).first(free), random);
    std::size_t next = 0;
    for (std::size_t p = 0; p < places_.size(); ++p)
        for (; left[p] > 0; --left[p])
            world[static_cast<std::size_t>(places_[p])].insert(rest[next++]);
    return world;
}

void Dealing::layAll(std::size_t card, PerPlace& left, World& world, std::vector<World>& all) const {
    if (card == cards_.size()) {
        all.push_back(world);
        return;
    }
    for (std::size_t p = 0; p < places_.size(); ++p) {
        const auto place = static_cast<std::size_t>(places_[p]);
        if (left[p] == 0 || !(allowed_[cards_[card].id] & bit(places_[p])))
            continue;
        --left[p];
        world[place].insert(cards_[card]);
        layAll(card + 1, left, world, all);
        world[place].erase(cards_[card]);
        ++left[p];
    }
}

std::vector<World> Dealing::all(std::size_t most) const {
    std::vector<World> all;
    if (!possible() || ways_ > static_cast<double>(most))
        return all;
    all.reserve(static_cast<std::size_t>(ways_ + 0.5));
    PerPlace left = room_;
    World world{};
    layAll(0, left, world, all);
    return all;
}

bool Dealing::exchange(World& world, tricks::Random& random) const {
    if (cards_.size() < 2)
        return false;
    const auto any = [&] { return cards_[random.below(static_cast<std::uint32_t>(cards_.size()))]; };
    const Card one = any(), two = any();
    const auto placeOf = [&](Card card) {
        std::size_t place = 0;
        while (!world[place].contains(card))
            ++place;
        return place;
    };
    const std::size_t from = placeOf(one), to = placeOf(two);
    if (from == to || !(allowed_[one.id] & bit(static_cast<int>(to))) ||
        !(allowed_[two.id] & bit(static_cast<int>(from))))
        return false;
    world[from].erase(one);
    world[to].insert(one);
    world[to].erase(two);
    world[from].insert(two);
    return true;
}

} // namespace search
