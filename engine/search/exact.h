// Endings played out exactly, all hands open: alpha-beta with a memory of positions. The frame; what a
// position is, and what it is worth in the end, is the game's.
#pragma once

#include <algorithm>
#include <array>
#include <concepts>
#include <cstdint>
#include <limits>
#include <optional>
#include <vector>

namespace search {

// A position of two sides that cannot both win. `Key` holds all that the worth depends on; it is asked for
// only where remembering pays.
template<class P>
concept Open = requires(const P& seen, P position, typename P::Move move,
                        std::array<typename P::Move, 32>& moves) {
    { seen.over() } -> std::same_as<bool>;
    { seen.worth() } -> std::same_as<int>;      // of a position that is over, for the first side
    { seen.isFirst() } -> std::same_as<bool>;   // whether the first side chooses
    { seen.moves(moves) } -> std::same_as<int>; // what may be done, most promising first; how many
    { seen.key() } -> std::same_as<std::optional<typename P::Key>>;
    {position.play(move)};
};

template<Open P>
class Exact {
public:
    explicit Exact(int tableBits = 14) : entries_(std::size_t{1} << tableBits) {}

    // What the position is worth if both sides play on without a mistake; nothing where that takes more
    // than `most` moves. What is remembered is kept from one call to the next.
    [[nodiscard]] std::optional<int> worth(const P& position,
                                           long long most = std::numeric_limits<long long>::max()) {
        most_ = most;
        const int worth = search(position, -kEndless, kEndless);
        return most_ < 0 ? std::nullopt : std::optional(worth);
    }

private:
    static constexpr int kEndless = 1'000'000;
    struct Entry {
        typename P::Key key{};
        int lower = 0, upper = 0;
        bool used = false;
    };

    int search(const P& position, int alpha, int beta) {
        if (position.over())
            return position.worth();
        const auto key = position.key();
        Entry* entry = nullptr;
        int lower = -kEndless, upper = kEndless;
        if (key) {
            entry = &entries_[key->hash() & (entries_.size() - 1)];
            if (entry->used && entry->key == *key) {
                lower = entry->lower;
                upper = entry->upper;
                if (lower >= beta || lower == upper)
                    return lower;
                if (upper <= alpha)
                    return upper;
                alpha = std::max(alpha, lower);
                beta = std::min(beta, upper);
            }
        }
        const int best = bestMove(position, alpha, beta);
        if (entry && most_ >= 0) {
            if (best < beta)
                upper = best;
            if (best > alpha)
                lower = best;
            *entry = {*key, lower, upper, true};
        }
        return best;
    }
    int bestMove(const P& position, int alpha, int beta) {
        std::array<typename P::Move, 32> moves;
        const int count = position.moves(moves);
        const bool first = position.isFirst();
        int best = first ? -kEndless : kEndless;
        for (int i = 0; i < count && --most_ >= 0; ++i) {
            P next = position;
            next.play(moves[static_cast<std::size_t>(i)]);
            const int worth = search(next, alpha, beta);
            best = first ? std::max(best, worth) : std::min(best, worth);
            (first ? alpha : beta) = first ? std::max(alpha, best) : std::min(beta, best);
            if (alpha >= beta)
                break;
        }
        return best;
    }

    std::vector<Entry> entries_;
    long long most_ = 0;
};

} // namespace search
