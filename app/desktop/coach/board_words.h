// The versicole board in words: what a chip is and where, what a versicola hangs on.
#pragma once

#include "minchiate/advice/board.h"
#include "text/telling.h"

namespace coach {

// "ours", "in play".
[[nodiscard]] QString placeWords(advice::Place place);
// "4: theirs, played by Bice in trick 3".
[[nodiscard]] QString chipWords(const advice::Chip& chip, const text::Teller& teller);
// "Kings", "28 to 40", "Fool’s".
[[nodiscard]] QString rowName(const advice::Row& row);
// "held, 20 at most", "hangs on your 3", "broken: 1 theirs".
[[nodiscard]] QString rowReason(const advice::Row& row, const advice::Board& board,
                                const text::Teller& teller);
// The row in a sentence, for those who hear it.
// What such a versicola is made of, and what the numbers of the row mean.
[[nodiscard]] QString rowMeaning(const advice::Row& row, const text::Teller& teller);
[[nodiscard]] QString rowTold(const advice::Row& row, const advice::Board& board, const text::Teller& teller);
// "From what you can know: your cards, the play, the fola".
[[nodiscard]] QString knownWords(const advice::Board& board);
// The whole board in short.
[[nodiscard]] QString boardTold(const advice::Board& board);

// ---- What may be shown beside it. ----

enum class Beside { TrumpsOut, Voids, SuitsOut, LastTricks };
inline constexpr int kBesides = 4;
[[nodiscard]] QString besideName(Beside what);
// Its lines: "32 35 37 …", "Bice no swords".
[[nodiscard]] QStringList besideLines(Beside what, const advice::Board& board, const text::Teller& teller);

} // namespace coach
