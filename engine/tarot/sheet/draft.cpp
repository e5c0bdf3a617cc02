#include "tarot/sheet/draft.h"

namespace tarot::sheet {

namespace {

constexpr int kAllHalves = 182; // F2.1

} // namespace

std::optional<Missing> missingIn(const Draft& draft, int players) {
    if (!draft.taker)
        return Missing::Taker;
    if (!draft.bid)
        return Missing::Bid;
    if (players == 5 && !draft.partner && !draft.alone)
        return Missing::Partner;
    if (!draft.bouts)
        return Missing::Bouts;
    if (!draft.halves)
        return Missing::Points;
    return std::nullopt;
}

std::optional<KeptContract> contractOf(const Draft& draft, int players) {
    if (missingIn(draft, players))
        return std::nullopt;
    KeptContract hand{draft};
    hand.contract = {*draft.taker, *draft.bid};
    if (players == 5 && !draft.alone)
        hand.partner = draft.partner;
    hand.bouts = *draft.bouts;
    hand.halves = draft.counted == Camp::Declarer ? *draft.halves : kAllHalves - *draft.halves;
    return hand;
}

Draft draftOf(const KeptContract& hand, int players) {
    Draft draft{hand};
    draft.taker = hand.contract.declarer;
    draft.bid = hand.contract.bid;
    draft.partner = hand.partner;
    draft.alone = players == 5 && !hand.partner;
    draft.bouts = hand.bouts;
    draft.halves = hand.halves;
    return draft;
}

} // namespace tarot::sheet
