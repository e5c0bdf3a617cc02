// The engine's enums and values in words: cards, suits, announcements, refusals, faults of records.
// Everything is translated; nothing below this floor speaks to people.
#pragma once

#include "minchiate/action.h"
#include "minchiate/records/hand_record.h"
#include "records/fault.h"
#include "text/plain/card_names.h"

#include <QString>

namespace text {

// What the four seats are called in a sentence.
using Names = minchiate::PerSeat<QString>;
// "South", "East" … where no person is known.
[[nodiscard]] Names seatNames();

// "king of cups", "the 28", "the Fool": as a title.
[[nodiscard]] QString cardName(minchiate::Card card);
// "king of cups", "7 of swords", "28", "Fool": for lists and captions.
[[nodiscard]] QString shortCardName(minchiate::Card card);
// A card in the middle of a sentence: "the king of cups", "the 28", "the Fool".
[[nodiscard]] QString cardInText(minchiate::Card card, Role role = Role::Whom);
// One of several: "king of cups", "28", "Fool", with an article where the language says it each time.
[[nodiscard]] QString cardAmong(minchiate::Card card);
// Cards in the middle of a sentence: "the 28", "7 of swords, 28 and 32".
[[nodiscard]] QString cardsInText(minchiate::CardSet cards);
// A trump's picture by name, "Death"; empty for other cards (M1.6).
[[nodiscard]] QString trumpTitle(minchiate::Card card);
// "7 of swords, 28 and 32".
[[nodiscard]] QString cardList(minchiate::CardSet cards);
// Parts joined as a sentence does: "a, b and c".
[[nodiscard]] QString joined(const QStringList& parts);

// "cups", "trumps".
[[nodiscard]] QString suitName(minchiate::Suit suit);

// A versicola as players call it: "28 to 32, Fool", "three kings", "Fool's".
[[nodiscard]] QString versicolaName(const minchiate::Versicola& versicola);

// One phrase of it: "4 red", "1 per sorte".
[[nodiscard]] QString phrase(const minchiate::Phrase& phrase);
// The fola's announcement in its traditional wording (M5.12): "4 red, 1 long".
[[nodiscard]] QString announcement(const minchiate::SuitCounts& counts);
// What it means, in full: "4 cups, 4 coins, 1 sword, 1 baton; its trumps are not told."
[[nodiscard]] QString announcementMeaning(const minchiate::SuitCounts& counts);

// Why an action was refused, one sentence with the rule's number.
[[nodiscard]] QString explain(const minchiate::Refusal& refusal, const Names& names);
// Why a record was refused, one sentence.
[[nodiscard]] QString explain(const records::RecordError& error, const Names& names);
[[nodiscard]] QString explain(const records::JsonError& error);
// Why a record of any game was refused, as far as no game's own rules are concerned.
[[nodiscard]] QString explain(const records::Fault& fault);

} // namespace text
