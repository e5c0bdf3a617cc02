// How a hand of French Tarot ends.
#pragma once

#include "tarot/price.h"

#include <variant>
#include <vector>

namespace tarot {

enum class Announced : std::uint8_t { Poignee, MisereAtouts, MisereTetes }; // F7.5, F7.7
struct Announcement {
    Seat seat{};
    Announced kind{};
    CardSet cards; // shown; none for a misère
    bool operator==(const Announcement&) const = default;
};

// A hand that counts for nothing (F4.5, F5.5).
struct VoidHand {
    std::optional<Seat> petitSec; // who has it; nobody: all have passed
    bool operator==(const VoidHand&) const = default;
};
// What a misère pays its announcer from each other player (F9.9).
struct MiserePaid {
    Seat seat{};
    Announced kind{};
    int points = 0;
    bool operator==(const MiserePaid&) const = default;
};
// A hand with a declarer.
struct ContractCount {
    PerCamp<CardSet> piles{};
    PerCamp<int> halves{};
    std::optional<ExcuseFate> excuse;
    std::optional<PetitAuBout> petit;
    Seats camp; // the declarer's, in the end
    Price price;
    std::vector<MiserePaid> miseres;
    [[nodiscard]] CardSet bouts() const { return piles[Camp::Declarer] & kBouts; }
    bool operator==(const ContractCount&) const = default;
};
// Two players without a declarer (F12.5). In `excuse` and `petit` South's camp is the declarer's.
struct TwoCount {
    PerSeat<CardSet> piles{};
    PerSeat<int> halves{};
    std::optional<ExcuseFate> excuse;
    std::optional<PetitAuBout> petit;
    Seat winner{};
    int margin = 0, each = 0;
    [[nodiscard]] CardSet bouts(Seat seat) const { return piles[seat] & kBouts; }
    bool operator==(const TwoCount&) const = default;
};
// À la misère (F10).
struct MisereCount {
    PerSeat<CardSet> piles{};
    PerSeat<int> halves{};
    std::optional<ExcuseFate> excuse; // its camp is of no meaning: it is its player's
    std::vector<Seat> winners;        // fewest halves, in turn order from the mano
    bool operator==(const MisereCount&) const = default;
};
struct Result {
    std::variant<VoidHand, ContractCount, TwoCount, MisereCount> how;
    PerSeat<int> scores{};
    bool operator==(const Result&) const = default;
};

} // namespace tarot
