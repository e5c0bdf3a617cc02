#include "cuatrola/sheet/draft.h"

namespace cuatrola::sheet {

namespace {

bool isVoid(const Draft& draft) {
    return draft.nobody && draft.bid == Bid::Pass && !countsPoints(draft);
}

} // namespace

bool countsPoints(const Draft& draft) {
    return draft.saying == Saying::Points && draft.bid && *draft.bid <= Bid::Solo;
}

std::optional<Missing> missingIn(const Draft& draft) {
    if (!draft.bid)
        return Missing::Bid;
    if (draft.bid != Bid::Pass && !draft.bettors)
        return Missing::Bettors;
    if (!countsPoints(draft))
        return draft.scores || isVoid(draft) ? std::nullopt : std::optional(Missing::Scores);
    if (draft.bid == Bid::Solo && !draft.idle)
        return Missing::Idle;
    return draft.points ? std::nullopt : std::optional(Missing::Points);
}

std::optional<KeptHand> handOf(const Draft& draft) {
    if (missingIn(draft))
        return std::nullopt;
    const bool plain = draft.bid == Bid::Pass;
    const auto bettors = plain ? std::nullopt : draft.bettors;
    if (isVoid(draft))
        return KeptVoid{};
    if (!countsPoints(draft))
        return KeptOutcome{*draft.bid, bettors, *draft.scores, draft.ending};
    return KeptCount{bettors,      draft.counted, *draft.points, plain ? 0 : *draft.idle,
                     draft.cantes, draft.last};
}

Draft draftOf(const KeptHand& hand) {
    Draft draft;
    draft.saying = Saying::Outcome;
    draft.bid = Bid::Pass;
    draft.nobody = std::holds_alternative<KeptVoid>(hand);
    if (const auto* outcome = std::get_if<KeptOutcome>(&hand)) {
        draft.bid = outcome->bid;
        draft.bettors = outcome->bettors;
        draft.scores = outcome->scores;
        draft.ending = outcome->ending;
    } else if (const auto* count = std::get_if<KeptCount>(&hand)) {
        draft.saying = Saying::Points;
        draft.bid = count->bettors ? Bid::Solo : Bid::Pass;
        draft.bettors = count->bettors;
        draft.counted = count->counted;
        draft.points = count->points;
        if (count->bettors)
            draft.idle = count->idle;
        draft.cantes = count->cantes;
        draft.last = count->last;
    }
    return draft;
}

} // namespace cuatrola::sheet
