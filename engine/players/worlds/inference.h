// What the play so far tells of hands beyond the rules: how likely each seat would have played as it did, had
// it held what a world gives it. (Rebstock, Solinas, Buro & Sturtevant 2019.)
#pragma once

#include "memory.h"
#include "world.h"

#include <vector>

namespace players {

// How others are taken to play: by convention, but not always what it likes best.
struct Habits {
    double warmth = 3;  // a card worth so many points less is chosen e times as rarely
    double whim = 0.1;  // the share of cards that follow no reason
    double trust = 0.6; // how much of what the likelihoods say is believed: an exponent to each world's
};

class Inference {
public:
    explicit Inference(const minchiate::SeatView& view, const Habits& habits = {});

    // Nothing has been played yet by anyone else.
    [[nodiscard]] bool empty() const { return moments_.empty(); }
    // The logarithm of the likelihood of all cards that others chose, times the trust in it.
    [[nodiscard]] double of(const World& world) const;

private:
    // A card that another seat chose.
    struct Moment {
        minchiate::Position before; // with no hands
        Memory memory;
        minchiate::Seat seat{};
        minchiate::Card card;
        minchiate::CardSet later; // what it has played since, this card included
    };

    std::vector<Moment> moments_;
    Habits habits_;
};

// Which of the worlds to go on with, and how often each: `count` in all, in proportion to their likelihoods.
// A world that was not found has a likelihood of −∞. `start`, 0 to 1, is chance's part in it.
[[nodiscard]] std::vector<int> resampled(const std::vector<double>& logarithms, int count, double start);

} // namespace players
