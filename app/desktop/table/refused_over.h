// A refusal of a game's rules as the table shows it.
#pragma once

#include "desktop/table/ask.h"

namespace table {

// In these words, over the first card that it is about; `rules` are those that the words cite.
template<class Refusal>
[[nodiscard]] Refused refusedOver(const Refusal& refusal, const QString& why, const QStringList& rules) {
    Refused refused{why, rules};
    if (!refusal.cards.empty())
        refused.over = refusal.cards.first();
    return refused;
}

} // namespace table
