// A trick as it was played, and what it shows (M6.2–M6.5).
#pragma once

#include "minchiate/position.h"
#include "tricks/few.h"

namespace minchiate {

// An unfinished one has fewer plays and no winner.
struct Trick {
    struct Entry {
        Seat seat{};
        Card card;
        bool operator==(const Entry&) const = default;
    };
    Seat leader{};
    tricks::Few<Entry, 4> plays;
    std::optional<Seat> winner;

    // The suit led: that of the first card other than the Fool (M6.5).
    [[nodiscard]] std::optional<Suit> led() const {
        for (const Entry& play : plays)
            if (play.card != kFool)
                return suitOf(play.card);
        return std::nullopt;
    }
    // Index of the play that wins so far; nothing while only the Fool lies there.
    [[nodiscard]] std::optional<std::size_t> winning() const {
        const auto suit = led();
        std::optional<std::size_t> best;
        for (std::size_t i = 0; suit && i < plays.size(); ++i)
            if (plays[i].card != kFool && (!best || takes(plays[i].card, plays[*best].card, *suit)))
                best = i;
        return best;
    }

    bool operator==(const Trick&) const = default;
};

} // namespace minchiate
