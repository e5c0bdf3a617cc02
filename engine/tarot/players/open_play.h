// French Tarot with all hands open, from any card of the play to the count, for search::Exact.
#pragma once

#include "tarot/terms.h"

#include "search/exact.h"

namespace tarot {

// What a hand is judged by: its terms, what was announced, and whose points count.
struct Judge {
    const Terms* terms;
    std::span<const Announcement> announcements;
    Seat seat{};

    // Points of the seat, all tricks being won.
    [[nodiscard]] int worth(const Position& position) const {
        return countOf(*terms, announcements, position).scores[seat];
    }
};

class OpenPlay {
public:
    using Move = Card;
    struct Key {
        Position position;
        bool operator==(const Key&) const = default;
        [[nodiscard]] std::uint64_t hash() const;
    };

    // There are two camps and they are settled: neither F10 nor a partner still to be found (F6.3).
    [[nodiscard]] static bool fits(const Position& position) {
        return !position.playsAlone() && !position.seeksPartner();
    }
    OpenPlay(const Position& position, const Judge& judge) : position_(position), judge_(judge) {}

    [[nodiscard]] bool over() const { return position_.over(); }
    [[nodiscard]] int worth() const { return judge_.worth(position_); }
    [[nodiscard]] bool isFirst() const {
        return position_.campOf(position_.turn()) == position_.campOf(judge_.seat);
    }
    [[nodiscard]] int moves(std::array<Move, 32>& moves) const;
    [[nodiscard]] std::optional<Key> key() const {
        return position_.played() == 0 && position_.trickNumber() + 1 < position_.tricks()
                   ? std::optional(Key{position_})
                   : std::nullopt;
    }
    void play(Move card) { position_.play(card); }

private:
    Position position_;
    Judge judge_;
};

} // namespace tarot
