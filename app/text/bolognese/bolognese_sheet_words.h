// A score sheet of Tarocco bolognese in words: its hands, what each makes line by line, and what cannot be.
#pragma once

#include "bolognese/records/sheet_record.h"
#include "text/bolognese/bolognese_words.h"
#include "text/ledger.h"
#include "text/pairs.h"

namespace text::bolognese {

using Pairs = tricks::PerSide<QString>;

// "5 sequences to 2, 3 cricche to 1", "cappotto", "Ada & Cid call out".
[[nodiscard]] QString handWords(const ::bolognese::sheet::KeptHand& hand,
                                const ::bolognese::sheet::Account& account, const Pairs& pairs);

// A line of the count, for both sides.
struct CountLine {
    QString words, rule;
    tricks::PerSide<QString> figures; // "–" where there is nothing
    LedgerLine::Weight weight = LedgerLine::Weight::Term;
};
[[nodiscard]] std::vector<CountLine> ledgerOf(const ::bolognese::sheet::KeptHand& hand,
                                              const ::bolognese::sheet::Account& account,
                                              const ::bolognese::sheet::Sheet& sheet);
// "three kings and three queens, 31", of what was accused.
[[nodiscard]] QString shownWords(const ::bolognese::sheet::Shown& shown, const ::bolognese::RuleSet& rules);
// "Cups 15": a combination and its worth.
[[nodiscard]] QString combinationWords(const ::bolognese::Combination& one);
// What is still to be said: "Who won the last trick?".
[[nodiscard]] QString missingWords(::bolognese::sheet::Missing missing);

// "Ada & Cid lead by 412 to 377", "Ada & Cid win by 820 to 640"; empty before the first hand.
[[nodiscard]] QString standingWords(const ::bolognese::sheet::Sheet& sheet);
// "3 hands, to 800", "3 of 4 hands".
[[nodiscard]] QString handsWords(const ::bolognese::sheet::Sheet& sheet);

// What cannot be, one sentence with the rule's number.
[[nodiscard]] QString explain(const ::bolognese::sheet::Problem& problem, const Names& names);
// Why a sheet's file was refused, one sentence.
[[nodiscard]] QString explain(const ::bolognese::SheetFault& fault);

} // namespace text::bolognese
