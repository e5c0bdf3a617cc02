// What the paper says of a hand that is watched: where one stands, what was done last, how it ended, what
// another card came to.
#pragma once

#include "desktop/review/compared.h"

namespace review {

// "The deal", "Trick 7 of 21", "The count".
[[nodiscard]] QString whereWords(const Stop& stop);
// "East leads the 30", "South discards C2, C6 and C7": the last thing done. Cards laid away are named only
// where they are seen.
[[nodiscard]] QString doneWords(const Line& line, const Stop& stop, const Sight& sight,
                                const text::Teller& teller);
// The fola as it was announced after the deal, and what that means.
[[nodiscard]] QString announcementWords(const Hand& dealt);
// A button's: "What if the 27?"
[[nodiscard]] QString whatIfWords(const Action& action);
// "East plays the 27."
[[nodiscard]] QString actionWords(const Action& action, const text::Teller& teller);

// Net and resti of a finished hand, within a sentence: "the net is 23 for South and North, who receive …"
[[nodiscard]] QString endWords(const Ending& ending, const text::Teller& teller);
// Both counts, and the end.
[[nodiscard]] QString countWords(const Hand& finished, const text::Teller& teller);
// Both ends, and which was better for those who did otherwise.
[[nodiscard]] QString comparedWords(const Compared& both, const text::Teller& teller);

// "The same as then." or what was done then.
[[nodiscard]] QString answerWords(const Action& recorded, bool same, const text::Teller& recordTeller);
// "So far you have chosen as they did 4 times of 6."
[[nodiscard]] QString choicesWords(const Choices& choices);

} // namespace review
