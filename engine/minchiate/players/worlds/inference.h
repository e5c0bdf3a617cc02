// What the play so far tells of hands beyond the rules: how likely each seat would have laid away the cards
// it has shown, and played as it did, had it held what a world gives it. (Rebstock, Solinas, Buro &
// Sturtevant 2019.)
#pragma once

#include "minchiate/players/policy/convention.h"
#include "minchiate/players/seen.h"
#include "minchiate/players/worlds/laying_away.h"
#include "minchiate/players/worlds/world.h"

#include <limits>
#include <optional>
#include <vector>

namespace players {

// How others are taken to play: by convention, but not always what it likes best. Some play on a whim all
// through, and lay away their lowest cards; who is one of them, the play itself tells.
struct Habits {
    double warmth = 3;         // a card worth so many points less is chosen e times as rarely
    double whim = 0.03;        // the share of cards that follow no reason
    double careless = 0.2;     // the share of players who play on a whim
    double carelessWhim = 0.8; // and of their cards that follow no reason
    double trust = 1; // how much of what the likelihoods say is believed: an exponent to each world's
    std::optional<Liking> laying = Liking{}; // without it discards tell nothing
};

class Inference {
public:
    Inference() = default; // that the play tells nothing
    explicit Inference(const Seen& seen, const Habits& habits = {});

    // Nothing has been laid away or played yet by anyone else that tells anything.
    [[nodiscard]] bool empty() const;
    // The logarithm of the likelihood of all cards that others chose, times the trust in it.
    [[nodiscard]] double of(const World& world) const;
    // Of the cards that one seat chose, it holding these still. What is less than `least` may come out as any
    // number below it.
    [[nodiscard]] double of(minchiate::Seat seat, minchiate::CardSet hand,
                            double least = -std::numeric_limits<double>::infinity()) const;

private:
    // A card that another seat chose.
    struct Moment {
        minchiate::Position before; // with no hands
        Memory memory;
        minchiate::Card card;
        minchiate::CardSet later; // what the seat has played since, this card included
    };

    // Cards that another seat laid away, and what it has played since.
    struct LaidAway {
        minchiate::CardSet cards, played;
    };

    static constexpr int kMostWorth = 1023; // beyond it, in convention's measure, it makes no difference

    // The chance that `card` is chosen for a reason.
    [[nodiscard]] double chanceOf(minchiate::Card card, const WeighedCards& all) const;
    // How many times as likely a card worth so much more is.
    [[nodiscard]] double times(int worth) const;

    minchiate::PerSeat<std::vector<Moment>> moments_;
    minchiate::PerSeat<std::optional<LaidAway>> laidAway_;
    std::optional<LayingAway> laying_;
    LayingAway lowest_{kLowest};
    std::array<double, 2 * kMostWorth + 1> times_{};
    Habits habits_;
};

} // namespace players
