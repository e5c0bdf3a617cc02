#include "minchiate/score_pieces.h"

#include "minchiate/tally.h"

#include <numeric>
#include <optional>
#include <tuple>

namespace minchiate {

namespace {

// Tokens that make n on one side, 0–10, with the fewest: stacks of five and singles.
std::vector<int> tokensFor(int n) {
    std::vector<int> tokens(static_cast<std::size_t>(n % 5), 1);
    tokens.insert(tokens.end(), static_cast<std::size_t>(n / 5), 5);
    return tokens;
}

int used(const std::vector<int>& tokens) {
    int count = 0;
    for (int t : tokens)
        count += t == 5 ? 2 : 1;
    return count;
}

} // namespace

int ScorePieces::points() const {
    return std::accumulate(left.begin(), left.end(), 0) + 10 * fishes -
           std::accumulate(right.begin(), right.end(), 0);
}

int ScorePieces::pieces() const {
    return fishes + used(left) + used(right);
}

ScorePieces scorePieces(int net) {
    ScorePieces best;
    if (net < 0 || net >= kResto)
        return best;
    std::optional<std::tuple<bool, int, int>> bestKey; // both sides used, pieces, what the right subtracts
    for (int fishes = 0; fishes <= 5; ++fishes)
        for (int right = 0; right <= 10; ++right) {
            const int left = net - 10 * fishes + right;
            if (left < 0 || left > 10)
                continue;
            ScorePieces form{tokensFor(left), fishes, tokensFor(right)};
            if (used(form.left) + used(form.right) > 5)
                continue;
            const std::tuple key{left > 0 && right > 0, form.pieces(), right};
            if (!bestKey || key < *bestKey) {
                bestKey = key;
                best = std::move(form);
            }
        }
    return best;
}

} // namespace minchiate
