// Tarocco bolognese with all hands open, from any card of the play to the count, for search::Exact.
#pragma once

#include "bolognese/view.h"

#include "search/exact.h"

namespace bolognese {

// What a hand is judged by, as a seat knows it.
struct Judge {
    const View* view;

    // Points of NS less those of EW, all tricks being won, the accusi of this hand included; and what winning
    // the match is worth.
    [[nodiscard]] int worth(const Position& position) const;
};

class OpenPlay {
public:
    using Move = Card;
    struct Key {
        Position position;
        bool operator==(const Key&) const = default;
        [[nodiscard]] std::uint64_t hash() const;
    };

    OpenPlay(const Position& position, const Judge& judge) : position_(position), judge_(judge) {}

    [[nodiscard]] bool over() const { return position_.over(); }
    [[nodiscard]] int worth() const { return judge_.worth(position_); }
    [[nodiscard]] bool isFirst() const { return sideOf(position_.turn()) == Side::NS; }
    [[nodiscard]] int moves(std::array<Move, 32>& moves) const;
    [[nodiscard]] std::optional<Key> key() const {
        return position_.played() == 0 && position_.trickNumber() + 1 < kTricks
                   ? std::optional(Key{position_})
                   : std::nullopt;
    }
    void play(Move card) { position_.play(card); }

private:
    Position position_;
    Judge judge_;
};

} // namespace bolognese
