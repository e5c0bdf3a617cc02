// What the count of a hand of French Tarot is told from, and what is told.
#pragma once

#include "desktop/tarot/table/score_paper.h"
#include "tarot/twos.h"
#include "text/tarot/tarot_count_words.h"

#include <array>
#include <optional>

namespace tarot_count {

using namespace tarot;

struct CountContent {
    View view; // of a hand that is over and counts
    text::tarot::Teller teller;
    tarot_table::ScoreContent score;            // the match with this hand
    QString next;                               // the main button: "Next hand"
    QString after;                              // "Lapo deals next."
    std::optional<tricks::Uncounted> uncounted; // for this reason
};

// Cards of one side, as they are laid out: whose they are, and in which groups.
struct CountedSide {
    QString title, note; // "You", "took a garde against Bice, Lapo and Vieri"
    CardSet cards;
    QString other; // the button that turns to it: "Their 40 cards"
    std::vector<CountedTwos> groups;
};
// The declarer's first; without one each player's, the person's first.
[[nodiscard]] std::vector<CountedSide> sidesOf(const CountContent& content);

// One line of the ledger.
struct LedgerLine {
    enum class Kind { Group, Sum, Need, Margin, Other };
    Kind kind{};
    QString name, times, value;
    QString rule{};
    text::tarot::Evidence evidence{};
    bool won = false; // of the margin: a laurel
};
[[nodiscard]] std::vector<LedgerLine> ledgerOf(const CountContent& content);
// Bouts of the declarer's side, by which the need is; nothing without one.
[[nodiscard]] std::optional<int> boutsIn(const CountContent& content);

} // namespace tarot_count
