// A walk among the worlds of a view that comes to each as often as the play seen makes it likely. It begins
// at one of some worlds drawn, chosen by how well they explain the play, and goes on by exchanges of
// cards, made or not as the likelihoods before and after demand (Metropolis & al. 1953).
#pragma once

#include "minchiate/players/worlds/inference.h"
#include "minchiate/players/worlds/sampler.h"

namespace players {

struct Pace {
    int draws = 32;    // worlds to choose the first from
    int settle = 400;  // exchanges tried before it is told
    int steps = 80;    // and between one world and the next
    bool suits = true; // some of them are of many cards of a suit at once
};

class Walk {
public:
    Walk(const Sampler& sampler, const Inference& inference, tricks::Random random, const Pace& pace = {});

    // The next world; null where none was found.
    [[nodiscard]] const World* next();

private:
    void begin();
    void step();

    const Sampler* sampler_;
    const Inference* inference_;
    tricks::Random random_;
    Pace pace_;
    bool begun_ = false;
    std::optional<World> world_;
    minchiate::PerSeat<double> likely_{}; // by seat, the logarithm
    double belief_ = 1;
};

} // namespace players
