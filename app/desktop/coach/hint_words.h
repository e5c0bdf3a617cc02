// A hint in words: first what to think about, then the card and what hangs on it.
#pragma once

#include "minchiate/advice/hint.h"

#include <QString>
#include <QStringList>

namespace coach {

struct HintTold {
    QString title; // a sentence
    QStringList lines;
    QString last; // in a weaker ink
    QString told; // for those who hear it
};

[[nodiscard]] HintTold thinkingTold();
// The first press: no card is named.
[[nodiscard]] HintTold thoughtTold(const advice::Hint& hint);
// The second, or the only one where there is no choice.
[[nodiscard]] HintTold choiceTold(const advice::Hint& hint);

// The tag on a card that makes less than the best: "9 less".
[[nodiscard]] QString lessWords(const advice::Hint& hint, const advice::Option& option);

} // namespace coach
