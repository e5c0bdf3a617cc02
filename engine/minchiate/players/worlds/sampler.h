// Worlds drawn from what a seat may know, each that agrees with the view as likely as any other, but for what
// is believed of players who show no versicola.
#pragma once

#include "minchiate/players/worlds/allowed.h"
#include "minchiate/players/worlds/dealing.h"

#include <optional>

namespace players {

struct Beliefs {
    // How likely a seat that holds something to declare leaves some of it out (M6.9). At 0 nobody hides
    // anything: then a view of somebody who did has no world.
    double hiding = 0.05;
};

class Sampler {
public:
    // How many deals that break a condition are thrown away before draw() gives up.
    static constexpr int kTries = 2000;

    explicit Sampler(const Seen& seen, const Beliefs& beliefs = {});

    // A world, or nothing if none was found: none agrees with the view, or it is too unlikely. Never anything
    // but chance and the view decides. May be called by many threads at once.
    [[nodiscard]] std::optional<World> draw(tricks::Random& random) const;

    // Two cards of a world change places, chosen by chance so that every exchange and its contrary are as
    // likely; false, and all as before, where they may not. Beliefs are left out.
    [[nodiscard]] bool exchange(World& world, tricks::Random& random) const;
    // Some cards of a suit in one hand and as many others in another change places, chosen by chance: so a
    // hand is emptied of a suit at one go. How many times as likely the contrary is, or nothing, and all as
    // before, where they may not.
    [[nodiscard]] std::optional<double> exchangeOfSuit(World& world, tricks::Random& random) const;
    // How likely the seats are, in a world, to have declared no more than they did, as far as that differs.
    [[nodiscard]] double belief(const World& world) const;

    // How many ways there are to deal the cards not seen, before conditions on whole worlds and beliefs.
    [[nodiscard]] double ways() const { return dealing_->ways(); }

private:
    // A seat that may hold more versicole than it showed.
    struct Doubt {
        minchiate::Seat seat{};
        minchiate::CardSet played;
        int shown = 0;
    };

    [[nodiscard]] bool agrees(const World& world) const;
    [[nodiscard]] bool believed(const World& world, tricks::Random& random) const;

    bool demon_, cut_; // as the rules say; the hand is to be cut yet
    Allowed allowed_;
    std::optional<Dealing> dealing_;
    bool conditional_ = false;       // there are conditions on whole worlds
    std::array<int, 5> countFola_{}; // loose cards of each suit in the fola, where that is left to be seen
    bool countsFola_ = false;
    std::vector<Doubt> doubts_;
    std::vector<minchiate::Card> loose_;
    double hiding_ = 0;
};

// The position of the play in a world.
[[nodiscard]] inline minchiate::Position positionIn(const Seen& seen, const World& world) {
    return seen.now.withHands(world.hands);
}

} // namespace players
