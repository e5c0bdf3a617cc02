// A score sheet of Cuatrola in words: its hands, what each scores line by line, and what cannot be.
#pragma once

#include "cuatrola/records/sheet_record.h"
#include "text/ledger.h"
#include "text/pairs.h"

namespace text::cuatrola {

using Pairs = tricks::PerSide<QString>;

// "Ada & Cid’s cuatrola, made", "plain, 71 to 59", "equal points, void".
[[nodiscard]] QString handWords(const ::cuatrola::sheet::KeptHand& hand,
                                const ::cuatrola::sheet::Account& account, const Pairs& pairs);
// Why it scores what it does.
[[nodiscard]] std::vector<LedgerLine> ledgerOf(const ::cuatrola::sheet::KeptHand& hand,
                                               const ::cuatrola::sheet::Account& account, const Pairs& pairs);
// "a plain hand", "a solo of theirs that was lost", of whom it scores.
[[nodiscard]] QString outcomeTold(const ::cuatrola::sheet::KeptOutcome& hand, const Pairs& pairs);
// What is still to be said: "Who scored?".
[[nodiscard]] QString missingWords(::cuatrola::sheet::Missing missing);

// "Ada & Cid lead by 12 to 7", "Ada & Cid have won 2 matches to 1"; empty before the first hand.
[[nodiscard]] QString standingWords(const ::cuatrola::sheet::Sheet& sheet);
// "7 hands", "7 hands, match 2".
[[nodiscard]] QString handsWords(const ::cuatrola::sheet::Sheet& sheet);

// What cannot be, one sentence with the rule's number.
[[nodiscard]] QString explain(const ::cuatrola::sheet::Problem& problem);
// Why a sheet's file was refused, one sentence.
[[nodiscard]] QString explain(const ::cuatrola::SheetFault& fault);

} // namespace text::cuatrola
