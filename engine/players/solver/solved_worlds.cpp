#include "solved_worlds.h"

#include "solver.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <map>
#include <thread>

namespace players {

using namespace minchiate;

namespace {

constexpr std::size_t kParts = 8; // of the work and of the budget, on however many threads
constexpr int kSolverTableBits = 14;

std::array<std::uint64_t, 8> handsOf(const Position& position) {
    std::array<std::uint64_t, 8> words{};
    std::size_t i = 0;
    for (Seat seat : kSeats) {
        words[i++] = position.hand(seat).low();
        words[i++] = position.hand(seat).high();
    }
    return words;
}

void add(std::vector<SolvedCard>& moves, const SolvedCard& move) {
    const auto same = std::ranges::find(moves, move.card, &SolvedCard::card);
    if (same == moves.end()) {
        moves.push_back(move);
    } else {
        same->worlds += move.worlds;
        same->points += move.points;
    }
}

} // namespace

std::vector<SolvedCard> solveWorlds(std::span<const Position> worlds, const RuleSet& rules,
                                    std::int64_t cardsToTry, int threads, std::stop_token stop) {
    struct Several { // equal ones, solved once
        const Position* position;
        int times;
    };
    std::vector<Several> different; // in the order in which they were found
    std::map<std::array<std::uint64_t, 8>, std::size_t> places;
    for (const Position& world : worlds) {
        const auto [place, isNew] = places.try_emplace(handsOf(world), different.size());
        if (isNew)
            different.push_back({&world, 0});
        ++different[place->second].times;
    }
    std::array<std::vector<SolvedCard>, kParts> parts;
    std::atomic<std::size_t> next = 0;
    const auto work = [&] {
        for (std::size_t part; (part = next++) < kParts;) {
            Solver solver(kSolverTableBits);
            for (std::size_t i = part; i < different.size() && !stop.stop_requested(); i += kParts) {
                const auto& [position, times] = different[i];
                for (const auto& [card, points] : solver.solve(*position, rules, stop, cardsToTry))
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
    std::vector<SolvedCard> moves;
    for (const auto& part : parts)
        for (const SolvedCard& move : part)
            add(moves, move);
    if (moves.empty())
        return moves;
    const int up = sign(sideOf(worlds.front().chooser()));
    std::ranges::sort(moves, [up](const SolvedCard& a, const SolvedCard& b) {
        return a.mean() != b.mean() ? up * a.mean() > up * b.mean() : a.card < b.card;
    });
    return moves;
}

} // namespace players
