// Why a decision of Tarocco bolognese is a good or a bad one, in words.
#pragma once

#include "bolognese/players/reason.h"

#include <QString>

namespace text::bolognese {

// What to think about, without a card: "The Bégato is five points: where is it safe?"
[[nodiscard]] QString thoughtWords(::bolognese::ReasonKind kind);
// As it stands after the choice and a colon: "it surely wins the trick, worth 9".
[[nodiscard]] QString reasonWords(const ::bolognese::Reason& reason);
// It tells what may be lost by the choice.
[[nodiscard]] bool speaksAgainst(::bolognese::ReasonKind kind);
// What is chosen, in the middle of a sentence: "the ace of cups", "the ace of cups, flying", "to lay away …".
[[nodiscard]] QString choiceWords(const ::bolognese::View& view, const ::bolognese::Action& action);
// When it was chosen: "Trick 3".
[[nodiscard]] QString whereWords(const ::bolognese::View& view, const ::bolognese::Action& action);

} // namespace text::bolognese
