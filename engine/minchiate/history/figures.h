// What a hand that is over was, in figures: all that lists and statistics say of it.
#pragma once

#include "minchiate/hand.h"

namespace history {

using minchiate::Hand;
using minchiate::PerSeat;
using minchiate::PerSide;
using minchiate::Seat;
using minchiate::Side;

inline constexpr std::size_t kVersicolaKinds = 6;

struct Deaths {
    int cards = 0, points = 0;

    bool operator==(const Deaths&) const = default;
};

// What a hand is remembered by.
enum class Feature : std::uint8_t {
    Cappotto,     // a side took no trick (M7.4)
    LostFool,     // the Fool went to the other side (M6.6, M6.7)
    LongRun,      // a run of at least kLongRun cards in a count, as it lies there, with the Fool
    Kings,        // three or four kings in a count
    FoolsCount,   // 1, Fool and 40 in a count
    Fell,         // somebody fell (M6.10)
    PaidInCourse, // a resto was paid before the count (M7.3)
};
inline constexpr std::array kFeatures{Feature::Cappotto,    Feature::LostFool,   Feature::LongRun,
                                      Feature::Kings,       Feature::FoolsCount, Feature::Fell,
                                      Feature::PaidInCourse};
inline constexpr int kLongRun = 7;
[[nodiscard]] bool isLongRun(const minchiate::Versicola& v);

struct Figures {
    int net = 0;          // all marks and the count, signed for NS, resti paid in its course not taken off
    int resti = 0;        // paid in all, signed for NS
    PerSide<Deaths> took; // counters of the other side's that each took (M6.8)
    PerSide<minchiate::CardSet> dead;                      // those counters
    PerSide<std::array<int, kVersicolaKinds>> versicole{}; // in the count, by VersicolaKind
    PerSide<std::vector<minchiate::Versicola>> counted;    // the same as they lay there
    std::optional<Side> cappotto;                          // the side that took no trick
    std::vector<Feature> features;                         // in the order above

    bool operator==(const Figures&) const = default;
};

// Nothing while the hand is not over.
[[nodiscard]] std::optional<Figures> figuresOf(const Hand& hand);

} // namespace history
