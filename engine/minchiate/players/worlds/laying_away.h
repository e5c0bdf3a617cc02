// How cards are laid away (M5.9): the chance that a player who held these cards laid away those. Discards are
// shown after trick 1 (M5.11), and what is missing from them tells of what is left: who lays two of a suit
// away has mostly emptied it.
#pragma once

#include "minchiate/card.h"

#include <array>

namespace players {

// What a player likes, as the logarithm of how many times as likely a choice is for it. The figures are those
// under which 513 discards of masters in self-play were likeliest.
struct Liking {
    double strength = -0.26; // of a card laid away, for each place in its suit
    double emptied = 10;     // a suit of which none is left (M9: fallio)
    double oneLeft = 2;      // and where one card is left
    double twoLeft = -0.3;
    double kingAlone = 2.7; // a king whose last guard goes
    double kingWithOne = -1.3;
    double other = -8; // of a trump, a king or the Fool
};

// The lowest cards, whatever their suits.
inline constexpr Liking kLowest{
    .strength = -0.7, .emptied = 0, .oneLeft = 0, .twoLeft = 0, .kingAlone = 0, .kingWithOne = 0};

class LayingAway {
public:
    explicit LayingAway(const Liking& liking);

    // The chance that of all of `away` and `kept` just those of `away` went.
    [[nodiscard]] double chance(minchiate::CardSet away, minchiate::CardSet kept) const;

private:
    static constexpr int kMost = 13; // cards of a suit but its king, and more than anybody lays away

    [[nodiscard]] double left(int gone, int left, bool king) const;

    // How many times as likely each part of a choice makes it.
    std::array<double, 14> card_{}; // by strength
    double emptied_, oneLeft_, twoLeft_, kingAlone_, kingWithOne_, other_;
};

} // namespace players
