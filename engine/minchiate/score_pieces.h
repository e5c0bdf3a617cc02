// Fishes and tokens: the traditional way to show a net from 0 to 59 (M7.5).
#pragma once

#include <vector>

namespace minchiate {

// Five fishes (10 each) and five tokens a side. Tokens stand singly (1) or two on each other (5); those left
// of the fishes add, those right of them subtract.
struct ScorePieces {
    std::vector<int> left; // each 1 or 5, singles first
    int fishes = 0;
    std::vector<int> right; // likewise

    [[nodiscard]] int points() const;
    [[nodiscard]] int pieces() const; // fishes and tokens laid out
    bool operator==(const ScorePieces&) const = default;
};

// The canonical form (M7.5): tokens on one side only where that is possible, then the fewest pieces, a tie
// adds. `net` is 0–59 without sign; anything else gives no pieces.
[[nodiscard]] ScorePieces scorePieces(int net);

} // namespace minchiate
