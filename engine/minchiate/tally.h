// Points with their reasons: marks in the course of the hand, resti, the count (M2, M6.8, M6.9, M7).
#pragma once

#include "minchiate/position.h"
#include "minchiate/versicola.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace minchiate {

inline constexpr int kResto = 60; // points to a resto (M7.3)

enum class Cause : std::uint8_t { Rob, Upcard, Fola, Declaration, Death };

// One mark: a card, or a versicola, that scores at once. `net` is the running score after it and after any
// resto it pays, signed for NS.
struct Mark {
    Cause cause{};
    Side side{};    // who gets the points
    Seat seat{};    // whose card or declaration it is
    int points = 0; // always positive
    CardSet cards;
    int trick = 0; // 1–21, 0 before trick 1
    int net = 0;

    bool operator==(const Mark&) const = default;
};

// A resto paid in the course of the hand.
struct Payment {
    Side side{};       // who receives it
    int afterMark = 0; // index of the mark that brought it

    bool operator==(const Payment&) const = default;
};

// The marks of a hand and the resti they paid.
class Tally {
public:
    explicit Tally(bool restiAtEndOnly = false) : restiAtEndOnly_(restiAtEndOnly) {}

    // Adds a mark, filling in its net, and pays resti where the rules say so; how many resti it paid.
    int add(Mark mark);

    [[nodiscard]] const std::vector<Mark>& marks() const { return marks_; }
    [[nodiscard]] const std::vector<Payment>& paid() const { return paid_; }
    [[nodiscard]] int net() const { return marks_.empty() ? 0 : marks_.back().net; } // signed for NS

    bool operator==(const Tally&) const = default;

private:
    bool restiAtEndOnly_;
    std::vector<Mark> marks_;
    std::vector<Payment> paid_;
};

// One side's count (M7.1).
struct SideCount {
    int cards = 0; // a point for every card beyond 42
    std::vector<Versicola> versicole;
    int last = 0; // 10 for the last trick
    int counters = 0;

    [[nodiscard]] int versicolePoints() const;
    [[nodiscard]] int total() const { return cards + versicolePoints() + last + counters; }
    bool operator==(const SideCount&) const = default;
};

[[nodiscard]] SideCount countOf(CardSet captured, bool lastTrick, const RuleSet& rules);

// How a hand ended.
struct Result {
    PerSide<CardSet> captured;
    PerSide<SideCount> count;
    Side lastTrick{};
    std::optional<Side> cappotto; // the side that took no trick (M7.4)
    int net = 0;                  // unpaid net, signed for NS, with the counts' difference unless cappotto
    int restiNow = 0;             // resti paid at the end, signed for NS
    int resti = 0;                // of the whole hand, those paid in its course included, signed for NS

    bool operator==(const Result&) const = default;
};

[[nodiscard]] Result resultOf(const PerSide<CardSet>& captured, Side lastTrick, std::optional<Side> cappotto,
                              const Tally& tally, const RuleSet& rules);

// M7.3: ⌈net ÷ 60⌉, signed as the net is; 0 for 0.
[[nodiscard]] int restiFor(int net);
// M7.4: what the winners of all tricks receive, m being their net unpaid marks. May be negative when resti
// are paid at the end only and the losers had marked much.
[[nodiscard]] int cappottoResti(int winnersNet);

// The count's difference alone, for search: captured cards of NS against EW (M7.1), signed for NS.
[[nodiscard]] int countDifference(const PerSide<CardSet>& captured, Side lastTrick, const RuleSet& rules);

} // namespace minchiate
