#include "search/worlds.h"

#include <cmath>

namespace search {

namespace {

constexpr int kWalks = 8;     // apart from one another, on however many threads
constexpr int kMost = 20'000; // more would not tell more, however great the effort

class Walk {
public:
    Walk(const Dealing& dealing, const Likelihood& likelihood, tricks::Random random, const Pace& pace)
        : dealing_(&dealing), likelihood_(&likelihood), random_(random), pace_(pace) {}

    const World& next() {
        if (!*likelihood_) {
            world_ = dealing_->deal(random_);
        } else if (!begun_) {
            begin();
        } else {
            for (int i = 0; i < pace_.steps; ++i)
                step();
        }
        return world_;
    }

private:
    // Each of the worlds dealt is the first with a chance in proportion to its likelihood: one that comes
    // later takes the place of those before with its share of the sum so far.
    void begin() {
        begun_ = true;
        double sum = 0, most = 0;
        for (int i = 0; i < pace_.draws; ++i) {
            const World world = dealing_->deal(random_);
            const double likely = (*likelihood_)(world);
            if (i == 0 || likely > most) {
                sum *= i == 0 ? 0 : std::exp(most - likely);
                most = likely;
            }
            const double share = std::exp(likely - most);
            sum += share;
            if (i == 0 || random_.fraction() * sum < share) {
                world_ = world;
                likely_ = likely;
            }
        }
        for (int i = 0; i < pace_.settle; ++i)
            step();
    }
    void step() {
        World other = world_;
        if (!dealing_->exchange(other, random_))
            return;
        const double likely = (*likelihood_)(other);
        if (random_.fraction() >= std::exp(likely - likely_))
            return;
        world_ = other;
        likely_ = likely;
    }

    const Dealing* dealing_;
    const Likelihood* likelihood_;
    tricks::Random random_;
    Pace pace_;
    bool begun_ = false;
    World world_{};
    double likely_ = 0;
};

} // namespace

std::vector<World> worldsOf(const Dealing& dealing, const Likelihood& likelihood, int count,
                            std::uint64_t seed, const Work& work, const Pace& pace) {
    if (!dealing.possible())
        return {};
    count = std::min(count, kMost);
    std::array<std::vector<World>, kWalks> found;
    work.each(std::min(kWalks, count), [&](int number, std::size_t) {
        Walk walk(dealing, likelihood,
                  tricks::Random::forDecision(seed, static_cast<std::uint64_t>(number), 0), pace);
        for (int i = number; i < count && !work.stopped(); i += kWalks)
            found[static_cast<std::size_t>(number)].push_back(walk.next());
    });
    std::vector<World> worlds; // of all walks in turn: any part is drawn from all of them
    for (std::size_t i = 0; i < found.front().size(); ++i)
        for (const auto& its : found)
            if (i < its.size())
                worlds.push_back(its[i]);
    return worlds;
}

} // namespace search
