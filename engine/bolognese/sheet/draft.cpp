#include "bolognese/sheet/draft.h"

namespace bolognese::sheet {

std::optional<Missing> missingIn(const Draft& draft) {
    if (draft.calledOut)
        return std::nullopt;
    if (draft.pile.empty())
        return Missing::Pile;
    const bool whole = draft.pile.size() == kDeckSize; // then the last trick is theirs too
    return draft.last || whole ? std::nullopt : std::optional(Missing::Last);
}

std::optional<KeptHand> handOf(const Draft& draft) {
    if (missingIn(draft))
        return std::nullopt;
    if (draft.calledOut)
        return KeptCallingOut{*draft.calledOut, draft.accusi};
    const Side last = draft.pile.size() == kDeckSize ? draft.counted : *draft.last;
    return KeptCount{draft.counted, draft.pile, last, draft.accusi, draft.offenders};
}

Draft draftOf(const KeptHand& hand) {
    Draft draft;
    draft.accusi = accusiOf(hand);
    if (const auto* out = std::get_if<KeptCallingOut>(&hand)) {
        draft.calledOut = out->by;
    } else {
        const auto& count = std::get<KeptCount>(hand);
        draft.counted = count.counted;
        draft.pile = count.pile;
        draft.last = count.last;
        draft.offenders = count.offenders;
    }
    return draft;
}

std::optional<Owed> owedIn(const Draft& draft, const RuleSet& rules) {
    const CardSet rest = kWholeDeck - draft.pile;
    if (draft.pile.size() % 2 == 0)
        return std::nullopt;
    const bool here = draft.pile.contains(kMatto);
    const Side from = here ? draft.counted : other(draft.counted);
    const CardSet giver = here ? draft.pile : rest;
    if (giver == CardSet(kMatto))
        return std::nullopt; // it is never given
    return Owed{payingCard(giver, here ? rest : draft.pile, rules), from};
}

Draft withOwed(Draft draft, const Owed& owed) {
    if (owed.from == draft.counted)
        draft.pile.erase(owed.card);
    else
        draft.pile.insert(owed.card);
    return draft;
}

} // namespace bolognese::sheet
