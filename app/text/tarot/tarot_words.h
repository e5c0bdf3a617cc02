// French Tarot in words: cards, bids, announcements, refusals, faults of records.
#pragma once

#include "tarot/records/hand_record.h"
#include "text/plain/card_names.h"

#include <QString>

namespace text::tarot {

using Names = ::tarot::PerSeat<QString>;

// "South", "North-East" …, of a table of so many.
[[nodiscard]] Names seatNames(int players);
// "king of spades", "21 of trumps", "the Petit", "the Excuse".
[[nodiscard]] QString cardName(::tarot::Card card);
// "king", "7", "21": where the suit is said already; of the Petit and the Excuse the name.
[[nodiscard]] QString shortName(::tarot::Card card, Said said = Said::Title, Role role = Role::Alone);
// "hearts", "trumps"; empty for the Petit and the Excuse, whose names say it all.
[[nodiscard]] QString suitInName(::tarot::Card card);
[[nodiscard]] QString ofSuit(const QString& ranks,
                             ::tarot::Card card); // one of several: "king and 7 of hearts"
// Grouped: "7 and 10 of hearts, 3 and 21 of trumps and the Excuse".
[[nodiscard]] QString cardList(::tarot::CardSet cards, Said said = Said::Listed);
// The same within a sentence, where a name has its article: "the 7 and 10 of hearts and the 21 of trumps".
[[nodiscard]] QString cardsInText(::tarot::CardSet cards, Role role = Role::Whom);
[[nodiscard]] QString rankName(::tarot::Rank rank, Said said = Said::Title); // "king", "7"
[[nodiscard]] QString suitName(::tarot::Suit suit);
[[nodiscard]] QString bidName(::tarot::Bid bid);              // "pass", "garde sans"
[[nodiscard]] QString slamName(::tarot::Slam slam);           // "jeu", "chelem", "petit chelem"
[[nodiscard]] QString announcedName(::tarot::Announced kind); // "poignée", "misère of trumps"

// Why an action was refused, one sentence with the rule's number.
[[nodiscard]] QString explain(const ::tarot::Refusal& refusal, const Names& names);
// Why a record was refused, one sentence.
[[nodiscard]] QString explain(const ::tarot::RecordFault& fault, const Names& names);

} // namespace text::tarot
