// What the play so far tells of hands beyond the rules: how likely each seat would have played as it did, had
// it held what a world gives it. (Rebstock, Solinas, Buro & Sturtevant 2019.)
#pragma once

#include "minchiate/players/policy/convention.h"
#include "minchiate/players/seen.h"
#include "minchiate/players/worlds/world.h"

#include <vector>

namespace players {

// How others are taken to play: by convention, but not always what it likes best.
struct Habits {
    double warmth = 5;  // a card worth so many points less is chosen e times as rarely
    double whim = 0.05; // the share of cards that follow no reason
    double trust = 1;   // how much of what the likelihoods say is believed: an exponent to each world's
};

class Inference {
public:
    Inference() = default; // that the play tells nothing
    explicit Inference(const Seen& seen, const Habits& habits = {});

    // Nothing has been played yet by anyone else.
    [[nodiscard]] bool empty() const;
    // The logarithm of the likelihood of all cards that others chose, times the trust in it.
    [[nodiscard]] double of(const World& world) const;
    // Of the cards that one seat chose, it holding these still.
    [[nodiscard]] double of(minchiate::Seat seat, minchiate::CardSet hand) const;

private:
    // A card that another seat chose.
    struct Moment {
        minchiate::Position before; // with no hands
        Memory memory;
        minchiate::Card card;
        minchiate::CardSet later; // what the seat has played since, this card included
    };

    static constexpr int kMostWorth = 1023; // beyond it, in convention's measure, it makes no difference

    // The chance that `card` is chosen among so many legal ones.
    [[nodiscard]] double chanceOf(minchiate::Card card, const WeighedCards& all, int legal) const;
    // How many times as likely a card worth so much more is.
    [[nodiscard]] double times(int worth) const;

    minchiate::PerSeat<std::vector<Moment>> moments_;
    std::array<double, 2 * kMostWorth + 1> times_{};
    Habits habits_;
};

} // namespace players
