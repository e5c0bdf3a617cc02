// Dealing cards nobody at a seat can see into the places where they may lie, so that every way allowed is
// equally likely: one card after the other, to each place with the share that the ways to finish from there
// have in all.
#pragma once

#include "tricks/card_set.h"
#include "tricks/random.h"

#include <array>
#include <vector>

namespace search {

using tricks::Card;
using tricks::CardSet;

// Hidden places of a game by number: hands, cards laid away, cards not dealt.
inline constexpr int kMostPlaces = 6;
using PlaceBits = std::uint8_t;
[[nodiscard]] constexpr PlaceBits bit(int place) {
    return static_cast<PlaceBits>(1u << place);
}

// What a seat knows of the cards it does not see.
struct Hidden {
    CardSet loose;                       // those whose place is not known
    std::array<int, kMostPlaces> room{}; // how many of them each place takes
    std::array<PlaceBits, 128> places{}; // where each may lie, by number
};
// One way in which they may lie.
using World = std::array<CardSet, kMostPlaces>;

class Dealing {
public:
    explicit Dealing(const Hidden& hidden);

    // There is a way.
    [[nodiscard]] bool possible() const { return ways_ > 0; }
    // How many ways there are, as far as a floating-point number tells.
    [[nodiscard]] double ways() const { return ways_; }
    // There is a way. May be called by many threads at once.
    [[nodiscard]] World deal(tricks::Random& random) const;
    // All ways, in a fixed order; none where there are more than `most`.
    [[nodiscard]] std::vector<World> all(std::size_t most) const;
    // Two cards change places, chosen by chance so that every exchange and its contrary are as likely; false,
    // and all as before, where they may not.
    [[nodiscard]] bool exchange(World& world, tricks::Random& random) const;

private:
    // One card that may not lie everywhere.
    struct Step {
        int choices = 0;
        std::array<std::uint8_t, kMostPlaces> to{};    // index into places_
        std::array<std::uint32_t, kMostPlaces> next{}; // added to the state when it goes there
    };
    using PerPlace = std::array<int, kMostPlaces>;

    void countWays(const PerPlace& reach);
    void fillTable(const PerPlace& radix, std::size_t leftOut);
    [[nodiscard]] double waysOfTheRest(const PerPlace& got) const;
    void layAll(std::size_t card, PerPlace& left, World& world, std::vector<World>& all) const;

    std::vector<int> places_; // that have room
    PerPlace room_{};         // by index into places_
    std::vector<Card> cards_; // the steps' first, then those that may lie anywhere
    std::vector<Step> steps_;
    std::array<PlaceBits, 128> allowed_{};
    // For each number of cards dealt and each state the number of ways to deal the rest. A state is how many
    // each place has got, in mixed radix; one place is left out, its number follows.
    std::vector<double> table_;
    std::size_t states_ = 1;
    double ways_ = 0;
};

} // namespace search
