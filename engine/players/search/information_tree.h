// One tree of a search: its nodes are the cards played since the position asked about.
#pragma once

#include "solver.h"
#include "tree_search.h"

namespace players {

class InformationTree {
public:
    InformationTree(const TreeSearch& search, tricks::Random random);

    void grow(int iterations, const std::stop_token& stop);
    [[nodiscard]] std::vector<TreeMove> moves() const; // from the root, in the order first tried
    [[nodiscard]] int worlds() const { return worlds_; }
    [[nodiscard]] int failures() const { return failures_; }

private:
    static constexpr std::int32_t kNone = -1;
    struct Node {
        minchiate::Card card;
        std::int32_t firstChild = kNone, nextSibling = kNone;
        std::int32_t visits = 0;
        std::int32_t chances = 0; // how often the card could have been chosen here
        std::int64_t points = 0;  // signed for NS
    };

    // One iteration; false if it was stopped and counts for nothing.
    bool iterate(const Supposed& world, const std::stop_token& stop);
    [[nodiscard]] std::int32_t choose(std::int32_t parent, const minchiate::Position& start,
                                      const minchiate::Position& position, bool& isNew);
    // The same where the search has shares.
    [[nodiscard]] std::int32_t chooseByShares(std::int32_t parent, const minchiate::Position& start,
                                              const minchiate::Position& position, bool& isNew);
    [[nodiscard]] std::int32_t childOf(std::int32_t parent, minchiate::Card card) const;
    [[nodiscard]] double spread() const; // standard deviation of the first points
    std::int32_t add(std::int32_t parent, minchiate::Card card);
    [[nodiscard]] Node& at(std::int32_t n) { return nodes_[static_cast<std::size_t>(n)]; }

    const TreeSearch* search_;
    WorldSource worldSource_;
    tricks::Random random_;
    Solver solver_;
    std::vector<Node> nodes_;
    std::vector<std::int32_t> path_;
    std::vector<minchiate::Card> cards_; // along the path
    std::vector<Share> shares_;          // at one node
    int sampled_ = 0;                    // iterations that the spread is taken from
    std::int64_t sum_ = 0, squares_ = 0;
    int worlds_ = 0;
    int failures_ = 0;
};

} // namespace players
