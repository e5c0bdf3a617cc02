#include "solved_worlds.h"

#include "solver.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <thread>

namespace players {

using namespace minchiate;

namespace {

constexpr std::size_t kParts = 8; // of the work and of the budget, on however many threads
constexpr int kSolverTableBits = 14;

void add(std::vector<TreeMove>& moves, const TreeMove& move) {
    const auto same = std::ranges::find(moves, move.card, &TreeMove::card);
    if (same == moves.end()) {
        moves.push_back(move);
    } else {
        same->visits += move.visits;
        same->points += move.points;
    }
}

} // namespace

std::vector<TreeMove> solveWorlds(std::span<const Supposed> worlds, const RuleSet& rules,
                                  std::int64_t cardsToTry, int threads, std::stop_token stop) {
    struct Several { // the same world, which stands there several times in a row
        const Position* position;
        int times;
    };
    std::vector<Several> different;
    for (const Supposed& world : worlds) {
        if (different.empty() || *different.back().position != world.position)
            different.push_back({&world.position, 0});
        ++different.back().times;
    }
    std::array<std::vector<TreeMove>, kParts> parts;
    std::atomic<std::size_t> next = 0;
    const auto work = [&] {
        for (std::size_t part; (part = next++) < kParts;) {
            Solver solver(kSolverTableBits);
            for (std::size_t i = part; i < different.size() && !stop.stop_requested(); i += kParts) {
                const auto& [position, times] = different[i];
                for (const auto& [card, points] : solver.solve(*position, rules, stop))
                    add(parts[part], {card, times, std::int64_t{times} * points});
                if (solver.cardsTried() > cardsToTry / static_cast<std::int64_t>(kParts))
                    break;
            }
        }
    };
    {
        std::vector<std::jthread> others;
        for (int i = 1; i < std::min(threads, static_cast<int>(kParts)); ++i)
            others.emplace_back(work);
        work();
    }
    std::vector<TreeMove> moves;
    for (const auto& part : parts)
        for (const TreeMove& move : part)
            add(moves, move);
    if (moves.empty())
        return moves;
    const int up = sign(sideOf(worlds.front().position.chooser()));
    std::ranges::sort(moves, [up](const TreeMove& a, const TreeMove& b) {
        return a.mean() != b.mean() ? up * a.mean() > up * b.mean() : a.card < b.card;
    });
    return moves;
}

} // namespace players
