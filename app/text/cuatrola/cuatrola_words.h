// Cuatrola in words: cards, bids, refusals, faults of records.
#pragma once

#include "cuatrola/records/hand_record.h"
#include "text/plain/card_names.h"

#include <QString>

namespace text::cuatrola {

using Names = tricks::PerSeat<QString>;

// "ace of cups", "king of coins".
[[nodiscard]] QString cardName(tricks::Card card);   // as a title: "king of cups"
[[nodiscard]] QString cardInText(tricks::Card card); // in a sentence: "the king of cups"
[[nodiscard]] QString cardSaid(tricks::Card card, Said said);
[[nodiscard]] QString rankName(::cuatrola::Rank rank, Said said = Said::Title); // "king"
[[nodiscard]] QString suitName(::cuatrola::Suit suit);                          // "cups"
// "cups, swords and batons".
[[nodiscard]] QString suitList(::cuatrola::Suits suits);
[[nodiscard]] QString bidName(::cuatrola::Bid bid); // "pass", "a solo"

// Why an action was refused, one sentence with the rule's number.
[[nodiscard]] QString explain(const ::cuatrola::Refusal& refusal, const Names& names);
// Why a record was refused, one sentence.
[[nodiscard]] QString explain(const ::cuatrola::RecordFault& fault, const Names& names);

} // namespace text::cuatrola
