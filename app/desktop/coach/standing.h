// What lies open at one moment of a hand that was played: every hand, the trick, the fola, the discards.
#pragma once

#include "desktop/review/line.h"

#include <optional>
#include <vector>

namespace coach {

using namespace minchiate;

struct Standing {
    int at = 0; // actions made
    Phase phase{};
    std::optional<Choice> due;       // nothing once all is played
    PerSeat<CardSet> hands;          // as they are now; of the trick that is shown whole, with its cards
    std::optional<Trick> trick;      // the one that lies there
    int trickNumber = 0;             // 1–21; 0 before the first card
    std::vector<Card> fola;          // top first, without the reader's discards; empty before the deal
    PerSeat<std::vector<Card>> away; // what each has discarded so far
    std::optional<Result> result;    // once it is counted

    // Where the reader is to play and the trick is shown whole: cards of it that lay there by then.
    std::optional<std::size_t> before{};
};

// After so many actions. Where the reader plays a card, the whole trick lies there as it fell, and the cards
// played later in it are still in the hands they came from: what was to be decided, and what came of it.
[[nodiscard]] Standing standingOf(const review::Line& line, int at, Seat reader);

// The action after which the next trick has been played, and the one after which this one had not begun; the
// stages of the deal are steps of their own.
[[nodiscard]] int trickAfter(const review::Line& line, int at);
[[nodiscard]] int trickBefore(const review::Line& line, int at);

// The actions after which a trick is full, in order: 21 in a hand that was played to its end.
[[nodiscard]] std::vector<int> tricksEnd(const review::Line& line);

} // namespace coach
