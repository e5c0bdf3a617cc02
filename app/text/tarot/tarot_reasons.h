// Why a decision of French Tarot is a good or a bad one, in words.
#pragma once

#include "tarot/players/reason.h"

#include <QString>

namespace text::tarot {

// What to think about, without a card: "Where is the Petit safe?"
[[nodiscard]] QString thoughtWords(::tarot::ReasonKind kind);
// As it stands after the choice and a colon: "it surely wins the trick, 5½ points".
[[nodiscard]] QString reasonWords(const ::tarot::Reason& reason);
// It tells what may be lost by the choice.
[[nodiscard]] bool speaksAgainst(::tarot::ReasonKind kind);
// What is chosen, in the middle of a sentence: "the king of hearts", "to bid a garde", "to lay away …".
[[nodiscard]] QString choiceWords(const ::tarot::View& view, const ::tarot::Action& action);
// When it was chosen: "Trick 3".
[[nodiscard]] QString whereWords(const ::tarot::View& view, const ::tarot::Action& action);

} // namespace text::tarot
