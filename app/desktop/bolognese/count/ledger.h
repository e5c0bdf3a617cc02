// The paper between both sides: what each makes, row by row, and why.
#pragma once

#include "desktop/bolognese/count/count_content.h"

namespace bolognese_count {

enum class Entry { Combination, Sequences, Doubled, Cricche, Scartini, LastTrick, Accused, Sum };

struct Row {
    Entry entry{};
    Name name{}; // of Combination
    QString words;
    PerSide<int> points{};
    PerSide<bool> doubled{};
    QString rule;
};
[[nodiscard]] std::vector<Row> ledgerOf(const CountContent& content);
// "15", or "–" where there is nothing.
[[nodiscard]] QString figureIn(const Row& row, Side side);
// A row as it is read out: "Sequences, doubled: us 150, them 70".
[[nodiscard]] QString spoken(const Row& row, const CountContent& content);
// How its numbers come about, with the rule.
[[nodiscard]] QString explained(const Row& row, const CountContent& content);
// "You and Lapo"
[[nodiscard]] QString namesOf(Side side, const CountContent& content);
// Points short of the target from which calling out is spoken of. B6.5 knows no such bound: any accuso that
// reaches the target calls out. But a side that may accuse all it holds has as much as this in one hand of
// eighty only, so further off the words would promise what hardly ever comes.
inline constexpr int kWithinReach = 100;
// What the hand means for the match, in a line, and another under it.
struct Outlook {
    QString strong, text;
};
[[nodiscard]] Outlook outlookOf(const CountContent& content);

} // namespace bolognese_count
