// Cards to be picked, as any game may ask for them.
#pragma once

#include "desktop/table/ask.h"

namespace table {

// Some of these cards are to be picked, wherever they lie.
struct Picking {
    CardSet from;
    int most = 0; // of 1 another card picked takes its place; 0 for any number
};

[[nodiscard]] inline Ask askOf(const Picking& picking) {
    Ask ask;
    ask.cards = Ask::Cards::Pick;
    ask.from = picking.from;
    ask.most = picking.most;
    return ask;
}

} // namespace table
