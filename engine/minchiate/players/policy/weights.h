// What the convention policy weighs, in sixteenths of a point.
#pragma once

#include "minchiate/position.h"

#include <array>

namespace players {

// A figure for the first trick, one for the middle of the hand and one for the last trick; between them by
// the tricks left.
struct Phased {
    int early = 0, middle = 0, late = 0;

    // With `left` tricks to play, this one included.
    [[nodiscard]] constexpr int at(int left) const {
        constexpr int middleLeft = 8;
        return left > middleLeft
                   ? middle + (early - middle) * (left - middleLeft) / (minchiate::kTricks - middleLeft)
                   : late + (middle - late) * (left - 1) / (middleLeft - 1);
    }
};

struct Weights {
    // What a card is worth keeping: suit cards by strength, trumps by number (0 unused), the Fool.
    std::array<Phased, 14> suit{};
    std::array<Phased, 41> trump{};
    Phased fool{};
    std::array<Phased, 4> rank{}; // besides, for a trump with so many higher ones unseen: none is the master
    Phased trick{};               // winning a trick, beyond the counters in it
    Phased leadSuit{};            // leading a suit
    Phased leadTrump{};           // leading a trump
    Phased draw{};      // besides, for each low counter among the trumps still out, if the lead wins
    int partnerBeats{}; // how surely a later player who can beat the best card will, in 1024
    int opponentBeats{};
    int completes{}; // a card completes a versicola for a side that takes it; twice for an aria
    // Besides, for a lead of a suit
    int lengthOut{};    // for each card of it unseen
    int partnerVoid{};  // the partner has shown a void in it
    int opponentVoid{}; // for each opponent that has
    int makesVoid{};    // the last card of it, trumps being held
    // Conventions that in self-play gained nothing and, kept small, cost nothing: for partners who know them
    // (M9). The fumata is sent and not read: to take the first sopraventi for a sign of the Trumpet lost one
    // to two points a hand, too many being played of need.
    int hangKing{};   // leads low in the fresh suit of the own king, being long in it or the fola rich
    int huntKing{};   // leads the suit of a king an opponent has shown
    int smoke{};      // a first sopraventi of 21–27 with the Trumpet in hand
    int falseSmoke{}; // and without
};

// The weights made ready for use: what depends on the tricks left is worked out for each number of them.
class Convention {
public:
    struct Moment {
        std::array<int, 105> keep{}; // by a card's number
        std::array<int, 4> rank{};
        int trick{}, leadSuit{}, leadTrump{}, draw{};
    };

    constexpr explicit Convention(const Weights& weights) : weights_(weights) {
        for (int left = 1; left <= minchiate::kTricks; ++left) {
            Moment& m = moments_[static_cast<std::size_t>(left)];
            for (minchiate::Card c : minchiate::kWholeDeck)
                m.keep[c.id] = keeping(c).at(left);
            for (std::size_t i = 0; i < m.rank.size(); ++i)
                m.rank[i] = weights.rank[i].at(left);
            m.trick = weights.trick.at(left);
            m.leadSuit = weights.leadSuit.at(left);
            m.leadTrump = weights.leadTrump.at(left);
            m.draw = weights.draw.at(left);
        }
    }

    [[nodiscard]] constexpr const Weights& weights() const { return weights_; }
    // With `left` tricks to play, this one included.
    [[nodiscard]] constexpr const Moment& moment(int left) const {
        return moments_[static_cast<std::size_t>(left)];
    }

private:
    [[nodiscard]] constexpr const Phased& keeping(minchiate::Card c) const {
        if (c == minchiate::kFool)
            return weights_.fool;
        return minchiate::isTrump(c) ? weights_.trump[static_cast<std::size_t>(minchiate::trumpNumber(c))]
                                     : weights_.suit[static_cast<std::size_t>(minchiate::strength(c))];
    }

    Weights weights_;
    std::array<Moment, minchiate::kTricks + 1> moments_{};
};

// The weights in use; found by self-play.
[[nodiscard]] const Convention& convention();

} // namespace players
