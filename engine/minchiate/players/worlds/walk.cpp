#include "minchiate/players/worlds/walk.h"

#include <cmath>

namespace players {

using namespace minchiate;

Walk::Walk(const Sampler& sampler, const Inference& inference, tricks::Random random, const Pace& pace)
    : sampler_(&sampler), inference_(&inference), random_(random), pace_(pace) {}

const World* Walk::next() {
    if (!begun_)
        begin();
    else if (inference_->empty())
        world_ = sampler_->draw(random_);
    else
        for (int i = 0; i < pace_.steps && world_; ++i)
            step();
    return world_ ? &*world_ : nullptr;
}

// Each of the worlds drawn is the first with a chance in proportion to its likelihood: one that comes later
// takes the place of those before with its share of the sum so far.
void Walk::begin() {
    begun_ = true;
    if (inference_->empty()) {
        world_ = sampler_->draw(random_);
        return;
    }
    double sum = 0, most = 0;
    for (int i = 0; i < pace_.draws; ++i) {
        const auto world = sampler_->draw(random_);
        if (!world) {
            if (i == 0)
                return;
            continue;
        }
        PerSeat<double> likely{};
        double all = 0;
        for (Seat seat : kSeats)
            all += likely[seat] = inference_->of(seat, world->hands[seat]);
        if (!world_) {
            most = all;
        } else if (all > most) {
            sum *= std::exp(most - all);
            most = all;
        }
        const double share = std::exp(all - most);
        sum += share;
        if (!world_ || random_.fraction() * sum < share) {
            world_ = world;
            likely_ = likely;
        }
    }
    belief_ = sampler_->belief(*world_);
    for (int i = 0; i < pace_.settle; ++i)
        step();
}

void Walk::step() {
    World other = *world_;
    double ways = 1; // how many times as likely the contrary is to be tried
    if (pace_.suits && random_.below(2) == 0) {
        const auto exchanged = sampler_->exchangeOfSuit(other, random_);
        if (!exchanged)
            return;
        ways = *exchanged;
    } else if (!sampler_->exchange(other, random_)) {
        return;
    }
    const double belief = sampler_->belief(other), chance = random_.fraction() * belief_ / ways;
    if (belief == 0)
        return;
    // So much is to be gained in all; the seats not asked yet gain no more than they lack of certainty.
    double wanted = std::log(chance / belief);
    for (Seat seat : kSeats)
        if (other.hands[seat] != world_->hands[seat])
            wanted += likely_[seat];
    PerSeat<double> likely = likely_;
    double gain = 0, asked = 0;
    for (Seat seat : kSeats)
        if (other.hands[seat] != world_->hands[seat]) {
            likely[seat] = inference_->of(seat, other.hands[seat], wanted - asked);
            asked += likely[seat];
            gain += likely[seat] - likely_[seat];
            if (asked < wanted - 0.01)
                return;
        }
    if (chance >= std::exp(gain) * belief)
        return;
    world_ = other;
    likely_ = likely;
    belief_ = belief;
}

} // namespace players
