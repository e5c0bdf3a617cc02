// A card named by its code, as records write it: "CK", "T21".
#pragma once

#include "desktop/table/scene.h"

namespace table {

// Of these cards the one that was typed, else the first that may still become it; none where no code of them
// begins so. The case of letters does not matter; a number alone is a trump; the letters R, D, C, V that
// French packs have in their corners stand for K, Q, N, J, and 1 for the ace.
[[nodiscard]] std::optional<Card> cardTyped(const Pack& pack, const std::vector<Card>& among,
                                            const QString& typed);
// Nothing is missing of its code, and nothing is too much.
[[nodiscard]] bool isCalled(const Pack& pack, Card card, const QString& typed);

} // namespace table
