#include "minchiate/players/solver/solved_worlds.h"

#include "minchiate/players/solver/solver.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <iterator>
#include <map>
#include <thread>

namespace players {

using namespace minchiate;

namespace {

constexpr std::size_t kParts = 8; // of the work and of the budget, on however many threads

std::array<std::uint64_t, 8> handsOf(const Position& position) {
    std::array<std::uint64_t, 8> words{};
    std::size_t i = 0;
    for (Seat seat : kSeats) {
        words[i++] = position.hand(seat).low();
        words[i++] = position.hand(seat).high();
    }
    return words;
}

// A world solved: what each card makes in it, and how often it was drawn.
struct Solved {
    std::vector<Scored> cards; // by rising number, the same cards in every world
    int times = 0;
};

// All cards over all worlds, by rising number.
std::vector<SolvedCard> sumsOf(const std::vector<Solved>& worlds) {
    std::vector<SolvedCard> sums;
    for (const Scored& first : worlds.front().cards)
        sums.push_back({first.card});
    for (const auto& [cards, times] : worlds)
        for (std::size_t i = 0; i < cards.size(); ++i) {
            sums[i].worlds += times;
            sums[i].points += std::int64_t{times} * cards[i].points;
        }
    return sums;
}

// The standard error of the mean difference of two cards, world by world.
double errorOf(const std::vector<Solved>& worlds, std::size_t one, std::size_t other) {
    std::int64_t count = 0, sum = 0, squares = 0;
    for (const auto& [cards, times] : worlds) {
        const std::int64_t d = cards[one].points - cards[other].points;
        count += times;
        sum += times * d;
        squares += times * d * d;
    }
    if (count < 2)
        return 0;
    const auto n = static_cast<double>(count), mean = static_cast<double>(sum) / n;
    return std::sqrt(std::max(0.0, static_cast<double>(squares) / n - mean * mean) / (n - 1));
}

} // namespace

std::vector<SolvedCard> solveWorlds(std::span<const Position> worlds, const RuleSet& rules,
                                    std::int64_t cardsToTry, int threads, std::stop_token stop,
                                    const Solving& solving) {
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
    std::array<std::vector<Solved>, kParts> parts;
    std::atomic<std::size_t> next = 0;
    const auto work = [&] {
        for (std::size_t part; (part = next++) < kParts;) {
            Solver solver(solving.tableBits);
            for (std::size_t i = part; i < different.size() && !stop.stop_requested(); i += kParts) {
                const auto& [position, times] = different[i];
                if (auto cards = solver.solve(*position, rules, stop, cardsToTry / solving.mostForWorld);
                    !cards.empty())
                    parts[part].push_back({std::move(cards), times});
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
    std::vector<Solved> solved;
    for (auto& part : parts)
        std::ranges::move(part, std::back_inserter(solved));
    if (solved.empty())
        return {};
    std::vector<SolvedCard> moves = sumsOf(solved);
    const int up = sign(sideOf(worlds.front().chooser()));
    const auto better = [up](const SolvedCard& a, const SolvedCard& b) {
        return a.mean() != b.mean() ? up * a.mean() > up * b.mean() : a.card < b.card;
    };
    const auto best = static_cast<std::size_t>(std::ranges::min_element(moves, better) - moves.begin());
    for (std::size_t i = 0; i < moves.size(); ++i)
        moves[i].error = errorOf(solved, i, best);
    std::ranges::sort(moves, better);
    return moves;
}

} // namespace players
