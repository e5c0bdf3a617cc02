// Cuatrola with all hands open, from the asking's end to the score, for search::Exact.
#pragma once

#include "cuatrola/position.h"

#include "search/exact.h"

namespace cuatrola {

// The answer that gains most: with all cards known nothing is gained by silence. Otherwise `position` asks
// for no answer.
[[nodiscard]] Suits bestAnswer(const Position& position);

// Game points of NS less those of EW.
[[nodiscard]] int worthOf(const Score& score);

class OpenPlay {
public:
    using Move = Card;
    struct Key {
        Position position;
        bool operator==(const Key&) const = default;
        [[nodiscard]] std::uint64_t hash() const;
    };

    // The asking is over.
    explicit OpenPlay(const Position& position) : position_(position) { answer(); }

    [[nodiscard]] bool over() const { return position_.phase() == Phase::Over; }
    [[nodiscard]] int worth() const { return worthOf(position_.score()); }
    [[nodiscard]] bool isFirst() const { return sideOf(position_.turn()) == Side::NS; }
    [[nodiscard]] int moves(std::array<Move, 32>& moves) const;
    [[nodiscard]] std::optional<Key> key() const {
        return position_.played() == 0 && position_.trickNumber() < 5 ? std::optional(Key{position_})
                                                                      : std::nullopt;
    }
    void play(Move card) {
        position_.play(card);
        answer();
    }

private:
    void answer() {
        while (position_.phase() == Phase::Sing)
            position_.sing(bestAnswer(position_));
    }

    Position position_;
};

} // namespace cuatrola
