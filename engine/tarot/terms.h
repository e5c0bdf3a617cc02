// What is settled before the tricks are played, and how the hand is counted by it.
#pragma once

#include "tarot/result.h"

#include <span>

namespace tarot {

struct Contract {
    Seat declarer{};
    Bid bid{};
    bool operator==(const Contract&) const = default;
};

struct Terms {
    RuleSet rules;
    int players = 4;
    Seat dealer{};
    bool spoken = false; // there has been an auction
    std::optional<Contract> contract;
    std::optional<Card> called;
    Slam slam{};
};

// F9.9: what the misère of that player pays once it is known whether the contract is made.
[[nodiscard]] MiserePaid paidFor(const Contract& contract, Seat seat, Announced misere, const Price& price);
// F9.9 to F9.11: everybody's score.
[[nodiscard]] PerSeat<int> scoresOf(const RuleSet& rules, int players, Seat declarer, Seats camp,
                                    const Price& price, std::span<const MiserePaid> miseres);

// How the tricks begin. `aside`: the écart, or the chien that nobody took up; `camp`: the declarer's, as far
// as the cards settle it.
[[nodiscard]] Setting settingOf(const Terms& terms, CardSet aside, Seats camp);
// The count, all tricks being won (F9, F10, F12.5).
[[nodiscard]] Result countOf(const Terms& terms, std::span<const Announcement> announcements,
                             const Position& position);

} // namespace tarot
