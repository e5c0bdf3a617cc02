#include "open_versicole.h"

#include "versicola.h"

namespace players {

using namespace minchiate;

namespace {

// The cards of versicole that a side with `reach` (what it holds and what is left) can still come to hold
// and that turn on what is left. While the Fool is left every versicola turns on it (M3.4).
CardSet openFor(CardSet reach, CardSet left, const RuleSet& rules) {
    const bool fool = left.contains(kFool);
    CardSet open;
    for (const Versicola& v : versicoleOf(reach, rules))
        if (fool || !(v.cards & left).empty())
            open |= v.cards;
    return open;
}

} // namespace

void OpenVersicoleTable::start(const Ending& ending, const RuleSet& rules) {
    ending_ = &ending;
    rules_ = rules;
    if (++number_ == 0) { // after 2^32 endings
        entries_.assign(kEntries, {});
        number_ = 1;
    }
    const CardSet left = ending.cardsOf(ending.all);
    CardSet open;
    for (Side s : kSides)
        open |= openFor(ending.taken[s] | left, left, rules);
    concerned_ = ending.maskOf(open | CardSet(kFool));
}

const OpenVersicole& OpenVersicoleTable::at(Mask left, const PerSide<Mask>& held) {
    left &= concerned_;
    const Mask ns = held[Side::NS] & concerned_;
    const std::uint64_t hash = (left * 0x9e3779b97f4a7c15u) ^ (ns * 0xd1342543de82ef95u);
    Entry& entry = entries_[static_cast<std::size_t>((hash ^ hash >> 29) >> 10) % kEntries];
    if (entry.number != number_ || entry.left != left || entry.held != ns) {
        entry = {left, ns, number_, make(left, {{ns, held[Side::EW] & concerned_}})};
    }
    return entry.open;
}

OpenVersicole OpenVersicoleTable::make(Mask left, const PerSide<Mask>& held) const {
    const CardSet leftCards = ending_->cardsOf(left);
    OpenVersicole open;
    CardSet live;
    for (Side s : kSides) {
        const CardSet holding = ending_->taken[s] | ending_->cardsOf(held[s]);
        const CardSet cards = openFor(holding | leftCards, leftCards, rules_);
        live |= cards;
        const int least = versicolePoints(holding, rules_);
        const int most = versicolePoints(holding | leftCards, rules_);
        open.low += s == Side::NS ? least : -most;
        open.high += s == Side::NS ? most : -least;
        // The Fool's holder gains by every versicola to come.
        open.mattering[s] = held[s] & ending_->maskOf(cards | CardSet(kFool));
    }
    open.live = ending_->maskOf(live | CardSet(kFool)) & left;
    return open;
}

} // namespace players
