// Why a decision of Cuatrola is a good or a bad one, in words.
#pragma once

#include "cuatrola/players/reason.h"

#include <QString>

namespace text::cuatrola {

// What to think about, without a card: "Think of what you may still sing."
[[nodiscard]] QString thoughtWords(::cuatrola::ReasonKind kind);
// As it stands after the choice and a colon: "it surely wins the trick, 13 points".
[[nodiscard]] QString reasonWords(const ::cuatrola::Reason& reason);
// It tells what may be lost by the choice.
[[nodiscard]] bool speaksAgainst(::cuatrola::ReasonKind kind);
// What is chosen, in the middle of a sentence: "the ace of cups", "to pass", "to sing 40".
[[nodiscard]] QString choiceWords(const ::cuatrola::View& view, const ::cuatrola::Action& action);
// When it was chosen: "Trick 3".
[[nodiscard]] QString whereWords(const ::cuatrola::View& view, const ::cuatrola::Action& action);

} // namespace text::cuatrola
