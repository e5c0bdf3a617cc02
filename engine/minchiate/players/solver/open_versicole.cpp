#include "minchiate/players/solver/open_versicole.h"

#include "minchiate/versicola.h"

namespace players {

using namespace minchiate;

namespace {

struct Sorted {
    CardSet open;    // cards of versicole that turn on cards whose holder is not known yet
    int settled = 0; // versicole that do not
};

// The versicole that a side with `reach`, all it holds and may still take, can come to hold.
Sorted sorted(CardSet reach, CardSet unknown, const RuleSet& rules) {
    Sorted found;
    for (const Versicola& v : versicoleOf(reach, rules)) {
        // Whether the Fool adds to it is another matter; the Fool's own is made of it (M3.4).
        const CardSet cards = v.kind == VersicolaKind::Fools ? v.cards : v.cards - CardSet(kFool);
        if ((cards & unknown).empty())
            ++found.settled;
        else
            found.open |= cards;
    }
    return found;
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
        open |= sorted(ending.taken[s] | left, left, rules).open;
    concerned_ = ending.maskOf(open | CardSet(kFool));
}

const OpenVersicole& OpenVersicoleTable::at(Mask left, Mask sure, const PerSide<Mask>& held) {
    left &= concerned_;
    sure &= concerned_;
    const Mask ns = held[Side::NS] & concerned_;
    const std::uint64_t hash = ((left ^ sure << 7) * 0x9e3779b97f4a7c15u) ^ (ns * 0xd1342543de82ef95u);
    Entry& entry = entries_[static_cast<std::size_t>((hash ^ hash >> 29) >> 10) % kEntries];
    if (entry.number != number_ || entry.left != left || entry.sure != sure || entry.held != ns)
        entry = {left, sure, ns, number_, make(left, sure, {{ns, held[Side::EW] & concerned_}})};
    return entry.open;
}

OpenVersicole OpenVersicoleTable::make(Mask left, Mask sure, const PerSide<Mask>& held) const {
    const CardSet unknown = ending_->cardsOf(left & ~sure);
    const bool foolLeft = unknown.contains(kFool);
    const CardSet fool = foolLeft ? CardSet(kFool) : CardSet{};
    OpenVersicole open;
    CardSet live;
    for (Side s : kSides) {
        const int up = sign(s);
        const CardSet holding =
            ending_->taken[s] | ending_->cardsOf(held[s] | (sure & ending_->ownedBySide[s]));
        const CardSet reach = holding | unknown;
        const Sorted found = sorted(reach, unknown, rules_);
        live |= found.open;
        if (foolLeft)
            open.settled[s] = static_cast<std::uint8_t>(found.settled);
        const int least = versicolePoints(holding, rules_), most = versicolePoints(reach, rules_);
        (s == Side::NS ? open.low : open.high) += up * least;
        (s == Side::NS ? open.high : open.low) += up * most;
        const bool owns = (ending_->maskOf(fool) & ending_->ownedBySide[s]) != 0;
        (s == Side::NS ? open.lowFoolSafe : open.highFoolSafe) +=
            up * (owns ? versicolePoints(holding | fool, rules_) : least);
        (s == Side::NS ? open.highFoolSafe : open.lowFoolSafe) +=
            up * (owns ? most : versicolePoints(reach - fool, rules_));
        // The Fool's holder gains by every versicola to come.
        open.mattering[s] = held[s] & ending_->maskOf(found.open | CardSet(kFool));
    }
    open.live = ending_->maskOf(live | CardSet(kFool)) & left & ~sure;
    return open;
}

} // namespace players
