// What is wrong with something written on a sheet, as data; app/text has the sentence.
#pragma once

#include "minchiate/card.h"
#include "tricks/seat.h"

#include <string>

namespace scoresheet {

enum class Fault {
    // ---- A mark. ----
    DeathPoints,    // not 3, 5 or 10 (M2.1)
    CardPoints,     // a card that is not worth the points marked for it
    NotACounter,    // a card that marks nothing
    NotAVersicola,  // cards that are none, or are worth other points (M3)
    PointsRange,    // no points, or more than any mark can have
    MisdealPoints,  // not 10 and 10 for each wrong card (M8.1)
    DiedTwice,      // a card that died before
    ComeTwice,      // a card robbed, turned up or taken before
    DeclaredByBoth, // a card that both sides showed in a versicola
    DeathsTooMany,  // more counters worth `number` died than there are
    ComeTooMany,    // more counters worth `number` were robbed, turned up and taken than there are
    UpcardsTooMany, // more than the four turn up (M5.5)
    ShownTwice,     // a versicola that the pair showed before
    ShownTooMuch,   // more than all versicole of the pack, which are `number`
    // ---- A count. ----
    OnBothSides,     // a card captured by both
    NotScoring,      // a card that counts nothing, where only those that do are said
    CardsRange,      // `number` cards, of the 84 that are captured
    FewerThanNamed,  // `side` captured `number` cards, and more of them are named
    FolaTooLarge,    // `number` scoring cards on neither side, and the fola has 13
    LastTrickOfNone, // `side` took the last trick, but no card
    // ---- A typed result. ----
    SumEmpty,
    SumNotANumber, // `text` is neither a number nor + or −
    SumUnfinished, // ends where a number should stand
    SumTooLarge,
    PaidRange,       // `number` resti paid before the count
    CountTooLarge,   // one count of `number`, and everything there is comes to `limit` (M7.1)
    CountsTooLarge,  // both together
    ResultTooLarge,  // a difference of counts
    CountsVerySmall, // both together, where nobody skipped anything; may be right
    CountsVeryLarge, // likewise
    // ---- The sheet. ----
    NoSuchPlayer,
    NameMissing,
    NameTwice,    // `text` is the name of two
    RulesFixed,   // a hand was begun by others
    SpanTooShort, // `number` hands are written already
    RoundBegun,   // the partners of round `number`, from 0, have played
};

struct Problem {
    Fault fault{};
    minchiate::CardSet cards{}; // those concerned
    int number = 0;
    tricks::Side side{};
    std::string text{}; // what stood there, UTF-8
    int mark = -1;      // index of the mark, where one is at fault
    int limit = 0;      // what `number` goes beyond

    bool operator==(const Problem&) const = default;
};

} // namespace scoresheet
