#include "minchiate/sheet/kept_hand.h"

#include "minchiate/sheet/typed_sum.h"

#include <algorithm>

namespace scoresheet {

using namespace minchiate;

namespace {

// The engine's cause for a mark; a misdeal has none of its own, and the tally asks for none.
Cause causeOf(Reason reason) {
    return reason == Reason::Misdeal ? Cause::Death : static_cast<Cause>(reason);
}
static_assert(static_cast<int>(Reason::Rob) == static_cast<int>(Cause::Rob) &&
              static_cast<int>(Reason::Upcard) == static_cast<int>(Cause::Upcard) &&
              static_cast<int>(Reason::Fola) == static_cast<int>(Cause::Fola) &&
              static_cast<int>(Reason::Declaration) == static_cast<int>(Cause::Declaration) &&
              static_cast<int>(Reason::Death) == static_cast<int>(Cause::Death));

Tally tallyOf(const KeptHand& hand, const RuleSet& rules) {
    Tally tally(rules.restiAtEndOnly);
    for (const PadMark& mark : hand.marks)
        tally.add({causeOf(mark.reason), mark.side, {}, mark.points, mark.cards, 0, 0});
    return tally;
}

// A side without a card took no trick (M7.4).
std::optional<Side> cappottoOf(const CountEntry& count) {
    if (count.cards == 0)
        return Side::NS;
    return count.cards == kCaptured ? std::optional(Side::EW) : std::nullopt;
}

// M8.2: a side that may not count its counters and versicole. A cappotto has no count to begin with.
void strike(Result& result, const PerSide<bool>& cardsOnly, int marked) {
    if (result.cappotto || (!cardsOnly[Side::NS] && !cardsOnly[Side::EW]))
        return;
    for (Side side : tricks::kSides)
        if (cardsOnly[side]) {
            result.count[side].versicole.clear();
            result.count[side].counters = 0;
        }
    result.resti -= result.restiNow;
    result.net = marked + result.count[Side::NS].total() - result.count[Side::EW].total();
    result.restiNow = restiFor(result.net);
    result.resti += result.restiNow;
}

int paidInPlay(const Tally& tally) {
    int resti = 0;
    for (const Payment& payment : tally.paid())
        resti += sign(payment.side);
    return resti;
}

} // namespace

PerSide<CardSet> pilesOf(const CountEntry& count, const RuleSet& rules) {
    PerSide<CardSet> piles = count.captured;
    CardSet others = kWholeDeck - scoringCards(rules);
    for (Side side : tricks::kSides) {
        const int size = side == Side::NS ? count.cards : kCaptured - count.cards;
        while (piles[side].size() < size && !others.empty()) {
            piles[side].insert(others.first());
            others.erase(others.first());
        }
    }
    return piles;
}

HandAccount accountOf(const Tally& tally, const Result& result) {
    return {tally, result, 0, {}, true, result.net, result.restiNow, result.resti};
}

HandAccount accountOf(const KeptHand& hand, const RuleSet& rules) {
    const Tally tally = tallyOf(hand, rules);
    if (const auto* count = std::get_if<CountEntry>(&hand.ending)) {
        Result result = resultOf(pilesOf(*count, rules), count->lastTrick, cappottoOf(*count), tally, rules);
        strike(result, hand.cardsOnly, tally.net());
        return accountOf(tally, result);
    }
    HandAccount account{tally, std::nullopt, 0, {}, false, tally.net(), 0, paidInPlay(tally)};
    if (const auto* typed = std::get_if<TypedResult>(&hand.ending)) {
        account.over = true;
        account.typed = std::get<int>(typedValue(typed->text));
        account.typedCounts = countsOf(typed->text);
        account.net += account.typed;
        account.restiNow = restiFor(account.net);
        account.resti += typed->paid + account.restiNow;
    }
    return account;
}

PerSide<CardSet> capturedByMarks(const KeptHand& hand) {
    PerSide<CardSet> captured;
    for (const PadMark& mark : hand.marks)
        if (mark.reason == Reason::Death)
            captured[mark.side] |= mark.cards;
    return captured;
}

} // namespace scoresheet
