#include "minchiate/players/likely_worlds.h"

namespace players {

namespace {

constexpr int kWalks = 8;     // apart from one another, on however many threads
constexpr int kMost = 20'000; // more would not tell more, however great the effort

} // namespace

std::vector<World> likelyWorlds(const Seen& seen, const Supposing& supposing, int count, std::uint64_t seed,
                                const search::Work& work) {
    const Sampler sampler(seen, supposing.beliefs);
    const Inference inference = supposing.habits ? Inference(seen, *supposing.habits) : Inference();
    count = std::min(count, kMost);
    std::array<std::vector<World>, kWalks> found;
    work.each(kWalks, [&](int number, std::size_t) {
        auto& its = found[static_cast<std::size_t>(number)];
        Walk walk(sampler, inference,
                  tricks::Random::forDecision(seed, static_cast<std::uint64_t>(number), 0), supposing.pace);
        for (int i = number; i < count && !work.stopped(); i += kWalks) {
            const World* world = walk.next();
            if (!world)
                return;
            its.push_back(*world);
        }
    });
    std::vector<World> worlds; // of all walks in turn: any part is drawn from all of them
    for (std::size_t i = 0; i < found.front().size(); ++i)
        for (const auto& its : found)
            if (i < its.size())
                worlds.push_back(its[i]);
    return worlds;
}

} // namespace players
