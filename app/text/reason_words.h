// Why a decision is a good or a bad one, in words: what the levels' reasons say to the person who decides.
#pragma once

#include "minchiate/players/reason.h"

#include <QString>

namespace text {

// What to think about, without a card: "A counter of yours can come home here."
[[nodiscard]] QString thoughtWords(players::ReasonKind kind);

// What can be said of the choice, as it stands after its name and a colon: "it takes the trick for now".
[[nodiscard]] QString reasonWords(const players::Reason& reason);

// It tells what may be lost by the choice, not what is won: said of one that is good all the same.
[[nodiscard]] bool speaksAgainst(players::ReasonKind kind);

// What is chosen, in the middle of a sentence: "the knight of batons", "to lay away the 5 and 4 of coins",
// "to show the Tens", "to show nothing", "to fall", "to cut at 40".
[[nodiscard]] QString choiceWords(const minchiate::Action& action);

} // namespace text
