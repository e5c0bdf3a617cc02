// Information-set Monte Carlo tree search for one observer (ISMCTS: Cowling, Powley & Whitehouse 2012): each
// iteration deals the hidden cards anew, goes down a tree of cards played, which all can see, among those
// legal in that deal, and plays the rest out. What a card is worth is so averaged over the deals without
// ever being chosen for one of them alone.
//
// A number of trees grow apart, each from its own random numbers, and are added up in integers: the answer
// depends on seed and budget, never on threads.
#pragma once

#include "position.h"
#include "random.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace players {

// A position with all hands filled in, as the observer may believe it to be. The observer's cards and all
// that is public are the same in each, and so is whose turn it is. `expected` is about what playing on from
// it makes: results are weighed by how far they differ from it, so that a card is not thought good for having
// been tried in lucky deals. It may be any number that does not depend on the card to choose.
struct Supposed {
    minchiate::Position position;
    int expected = 0;

    Supposed(const minchiate::Position& supposed, int points = 0) : position(supposed), expected(points) {}
};
// Nothing if none was found.
using WorldSource = std::function<std::optional<Supposed>(tricks::Random&)>;

// Cards played on from a world: for policies that remember what was played. Gathering of full tricks is not
// written down; it follows.
struct Line {
    const minchiate::Position& start;       // the world as it was dealt
    std::span<const minchiate::Card> cards; // played since then, in order
    const minchiate::Position& now;
};
// The points from `now` to the end of the hand, every card chosen from what its seat may know: marks for
// deaths and the difference of the counts, signed for NS.
using LinePlayOut = std::function<int(const Line&, tricks::Random&)>;
// Which of some legal cards to try first, the seat whose turn it is seeing its own cards only.
using LinePreference = std::function<minchiate::Card(const Line&, minchiate::CardSet among, tricks::Random&)>;

// Cards worth trying for the seat whose turn it is, it seeing its own cards only, and how much of the
// attention each should have beforehand: shares that add up to 1. Fills an empty list.
struct Share {
    minchiate::Card card;
    double share = 0;
};
using LineShares = std::function<void(const Line&, std::vector<Share>&)>;

struct TreeSearch {
    minchiate::RuleSet rules;
    // Called once for each tree, from any thread; what it makes is used by one thread at a time.
    std::function<WorldSource()> worlds;
    LinePlayOut playOut;     // called from several threads at once
    LinePreference prefer{}; // likewise; without it, by chance
    // A place below the root passed fewer times than this goes by `prefer` alone, so that a card is first
    // judged by sound play on from it and not by what was tried for trial's sake.
    int trust = 0;
    // Where it is set, only the cards it names are tried, those of the greatest share first and others only
    // as far as results leave room for doubt (PUCT: Rosin 2011); `prefer` is not asked.
    LineShares shares{};
    int iterations = 8000; // in all trees together
    int trees = 8;
    int threads = 1;
    // With so many tricks left, the one on the table included, a deal is solved exactly, all hands open.
    int exactTricks = 0;
    // How far a card little tried is given the benefit of the doubt, in standard deviations of the points of
    // a tree's first iterations.
    double exploration = 1;
};

struct TreeMove {
    minchiate::Card card;
    std::int64_t visits = 0;
    std::int64_t points = 0; // the sum of what they made beyond what was expected, signed for NS

    [[nodiscard]] double mean() const { return static_cast<double>(points) / static_cast<double>(visits); }
    bool operator==(const TreeMove&) const = default;
};

struct TreeAnswer {
    std::vector<TreeMove> moves; // most visited first; only cards that were tried
    int worlds = 0;              // iterations done
    int failures = 0;            // deals that were not found

    bool operator==(const TreeAnswer&) const = default;
};

// Empty if no world was found, or if asked to stop before the first iteration was done.
[[nodiscard]] TreeAnswer searchTrees(const TreeSearch& search, std::uint64_t seed, std::stop_token stop = {});

} // namespace players
