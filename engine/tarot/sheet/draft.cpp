#include "tarot/sheet/draft.h"

namespace tarot::sheet {

namespace {

KeptContract contractOf(const Draft& draft, int players) {
    KeptContract hand{draft};
    hand.contract = {*draft.taker, *draft.bid};
    if (players == 5 && !draft.alone)
        hand.partner = draft.partner;
    hand.bouts = *draft.bouts;
    hand.halves = draft.counted == Camp::Declarer ? *draft.halves : kAllHalves - *draft.halves;
    return hand;
}

} // namespace

std::optional<Missing> missingIn(const Draft& draft, int players) {
    if (draft.kind == Draft::Kind::Void)
        return std::nullopt;
    if (draft.kind == Draft::Kind::Misere) {
        for (Seat seat : Seats::table(players))
            if (!draft.won[seat])
                return Missing::Won;
        return std::nullopt;
    }
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

std::optional<KeptHand> handOf(const Draft& draft, int players) {
    if (missingIn(draft, players))
        return std::nullopt;
    if (draft.kind == Draft::Kind::Void)
        return KeptVoid{};
    if (draft.kind == Draft::Kind::Taken)
        return contractOf(draft, players);
    KeptMisere hand;
    for (Seat seat : Seats::table(players))
        hand.halves[seat] = *draft.won[seat];
    return hand;
}

Draft draftOf(const KeptHand& hand, int players) {
    Draft draft;
    if (const auto* contract = std::get_if<KeptContract>(&hand)) {
        static_cast<Extras&>(draft) = *contract;
        draft.taker = contract->contract.declarer;
        draft.bid = contract->contract.bid;
        draft.partner = contract->partner;
        draft.alone = players == 5 && !contract->partner;
        draft.bouts = contract->bouts;
        draft.halves = contract->halves;
    } else if (const auto* misere = std::get_if<KeptMisere>(&hand)) {
        draft.kind = Draft::Kind::Misere;
        for (Seat seat : Seats::table(players))
            draft.won[seat] = misere->halves[seat];
    } else {
        draft.kind = Draft::Kind::Void;
    }
    return draft;
}

} // namespace tarot::sheet
