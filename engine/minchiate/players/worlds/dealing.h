// Dealing cards into places of known room so that every way allowed is equally likely: one card after the
// other, to each place with the share that the ways to finish from there have in all.
#pragma once

#include "minchiate/players/worlds/world.h"
#include "tricks/random.h"

#include <vector>

namespace players {

class Dealing {
public:
    // Cards that may lie in the same places. The first `toFola` of them, chosen by chance, go to the fola
    // beforehand and the others not there.
    struct Class {
        std::vector<minchiate::Card> cards;
        PlaceBits places = 0; // of the others
        int toFola = 0;
    };

    // `room` for all but those that go to the fola beforehand.
    Dealing(std::vector<Class> classes, const std::array<int, kPlaces>& room);

    // There is a way.
    [[nodiscard]] bool possible() const { return possible_; }
    // How many ways there are, as far as a floating-point number tells.
    [[nodiscard]] double ways() const { return ways_; }
    // Adds the cards to `world`. There is a way.
    void deal(World& world, tricks::Random& random) const;

private:
    static constexpr int kMost = 6; // hands of the others, discards of two, the fola

    // One card that may not lie everywhere.
    struct Step {
        int choices = 0;
        std::array<std::uint8_t, kMost> to{};    // index into places_
        std::array<std::uint32_t, kMost> next{}; // added to the state when it goes there
    };
    struct Segment {
        int begin = 0, size = 0, toFola = 0;
    };

    void countWays(const std::array<int, kMost>& reach);

    std::vector<int> places_; // that have room
    std::array<int, kMost> room_{};
    std::vector<minchiate::Card> cards_; // the steps' first, then those that may lie anywhere
    std::vector<Segment> segments_;      // of cards_, in their order
    std::vector<Step> steps_;
    bool drawsFola_ = false;
    // For each number of cards dealt and each state the number of ways to deal the rest. A state is how many
    // each place has got, in mixed radix; one place is left out, its number follows.
    std::vector<double> table_;
    std::size_t states_ = 1;
    double ways_ = 0;
    bool possible_ = false;
};

} // namespace players
