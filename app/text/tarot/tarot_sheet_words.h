// A score sheet of French Tarot in words: its hands, what each costs line by line, and what cannot be.
#pragma once

#include "tarot/records/sheet_record.h"
#include "text/ledger.h"
#include "text/tarot/tarot_count_words.h"

namespace text::tarot {

[[nodiscard]] Names namesOf(const ::tarot::sheet::Sheet& sheet);

// "Lapo with Bea, garde sans, made by 4", "all passed", "à la misère".
[[nodiscard]] QString handWords(const ::tarot::sheet::KeptHand& hand, const ::tarot::sheet::Account& account,
                                const Names& names);

// The price, line by line.
[[nodiscard]] std::vector<LedgerLine> ledgerOf(const ::tarot::sheet::KeptHand& hand,
                                               const ::tarot::sheet::Account& account,
                                               const ::tarot::sheet::Sheet& sheet);
// "(25 + 8 + 10) × 2 + 20 = 106"; empty for a hand without declarer.
[[nodiscard]] QString priceSum(const ::tarot::sheet::KeptHand& hand, const ::tarot::sheet::Account& account);

// What was announced and how many tricks were won, in a few words; empty where there is nothing.
// What a hand was paid for besides its contract, petit au bout and all that was announced; empty as a rule.
[[nodiscard]] QString besidesWords(const ::tarot::sheet::KeptContract& hand, const Names& names);
[[nodiscard]] QString extrasWords(const ::tarot::sheet::Extras& extras, const Names& names);
// What is still to be said: "who takes".
[[nodiscard]] QString missingWords(::tarot::sheet::Missing missing);

// Points as people write them, in halves: "41", "41½", "41.5" or "41,5".
[[nodiscard]] std::optional<int> halvesIn(const QString& words);

// "Ada leads with +318", "Ada wins with +318", "all even"; empty before the first hand.
[[nodiscard]] QString standingWords(const ::tarot::sheet::Sheet& sheet);
// "3 of 12 hands", "3 hands".
[[nodiscard]] QString handsWords(const ::tarot::sheet::Sheet& sheet);

// What cannot be, one sentence with the rule's number where a rule says so.
[[nodiscard]] QString explain(const ::tarot::sheet::Problem& problem, const Names& names);
// Why a sheet's file was refused, one sentence.
[[nodiscard]] QString explain(const ::tarot::SheetFault& fault);

} // namespace text::tarot
