// Tarocco bolognese in words: cards, combinations, refusals, faults of records.
#pragma once

#include "bolognese/records/hand_record.h"
#include "text/plain/card_names.h"

#include <QString>

namespace text::bolognese {

using Names = tricks::PerSeat<QString>;

// "king of cups", "the Angel", "the 16", "a Moor", "the Bégato", "the Matto".
[[nodiscard]] QString cardName(tricks::Card card); // as a title: "king of cups", "the Angel"
// In a sentence: "the king of cups", "the Angel"; several: "king of cups, the 16 and the Angel".
[[nodiscard]] QString cardInText(tricks::Card card, Role role = Role::Whom);
[[nodiscard]] QString cardsInText(tricks::CardSet cards);
[[nodiscard]] QString cardSaid(tricks::Card card, Said said, Role role);
[[nodiscard]] QString cardList(tricks::CardSet cards);
// A trump's picture, "Love" (B1.6); empty for other cards.
[[nodiscard]] QString trumpTitle(tricks::Card card);
[[nodiscard]] QString rankName(tricks::Card card, Said said = Said::Title); // of a suit card: "king", "7"
[[nodiscard]] QString suitName(::bolognese::Suit suit);
[[nodiscard]] QString combinationName(::bolognese::Name name); // "the Grande", "cups", "kings"

// Why an action was refused, one sentence with the rule's number.
[[nodiscard]] QString explain(const ::bolognese::Refusal& refusal, const Names& names);
// Why a record was refused, one sentence.
[[nodiscard]] QString explain(const ::bolognese::RecordFault& fault, const Names& names);

} // namespace text::bolognese
