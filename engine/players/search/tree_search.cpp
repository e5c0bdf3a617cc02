#include "tree_search.h"

#include "information_tree.h"

#include <algorithm>
#include <atomic>
#include <thread>

namespace players {

using namespace minchiate;

namespace {

// What the trees found together, by visits; a tie goes to the lower card, so that it is settled.
TreeAnswer added(const std::vector<std::optional<InformationTree>>& trees) {
    TreeAnswer answer;
    for (const auto& tree : trees) {
        if (!tree)
            continue;
        answer.worlds += tree->worlds();
        answer.failures += tree->failures();
        for (const TreeMove& move : tree->moves()) {
            const auto same =
                std::ranges::find_if(answer.moves, [&](const TreeMove& m) { return m.card == move.card; });
            if (same == answer.moves.end()) {
                answer.moves.push_back(move);
            } else {
                same->visits += move.visits;
                same->points += move.points;
            }
        }
    }
    std::ranges::sort(answer.moves, [](const TreeMove& a, const TreeMove& b) {
        return a.visits != b.visits ? a.visits > b.visits : a.card < b.card;
    });
    return answer;
}

} // namespace

TreeAnswer searchTrees(const TreeSearch& search, std::uint64_t seed, std::stop_token stop) {
    const int trees = std::max(1, search.trees);
    std::vector<std::optional<InformationTree>> grown(static_cast<std::size_t>(trees));
    std::atomic<int> next = 0;
    const auto work = [&] {
        for (int tree; (tree = next++) < trees && !stop.stop_requested();) {
            const auto number = static_cast<std::uint64_t>(tree);
            auto& its = grown[static_cast<std::size_t>(tree)];
            its.emplace(search, tricks::Random::forDecision(seed, number, 0));
            // The first trees do what cannot be shared out evenly.
            its->grow(search.iterations / trees + (tree < search.iterations % trees ? 1 : 0), stop);
        }
    };
    {
        std::vector<std::jthread> helpers;
        for (int i = 1; i < std::min(search.threads, trees); ++i)
            helpers.emplace_back(work);
        work();
    }
    return added(grown);
}

} // namespace players
