#include "minchiate/versicola.h"

namespace minchiate {

namespace {

// Value of a card inside a versicola: 29 and 14 count 5 here (M2.2).
constexpr int valueInside(CardSet cards) {
    return value(cards) + 5 * (cards & trumps({14, 29})).size();
}

// Calls `found(kind, cards without the Fool)` for each versicola; the Fool's own comes with the Fool.
template<class Found>
void eachVersicola(CardSet holding, const RuleSet& rules, Found found) {
    // M3.1: a bit that starts a run of three: itself and its two followers, no predecessor inside the same
    // stretch.
    for (const CardSet stretch : {trumpRun(1, 5), trumpRun(28, 40)}) {
        std::uint64_t rest = (holding & stretch).high();
        std::uint64_t starts = rest & (rest >> 1) & (rest >> 2);
        while (starts != 0) {
            const int from = std::countr_zero(starts);
            const std::uint64_t run = rest & ~(rest + (std::uint64_t{1} << from));
            found(VersicolaKind::Run, CardSet::ofWords(0, run));
            starts &= ~run;
            rest &= ~run;
        }
    }
    const auto holds = [holding](CardSet set) { return holding.containsAll(set); };
    if (holds(kFoolsVersicola))
        found(VersicolaKind::Fools, kFoolsVersicola);
    if (holds(kThirteenVersicola))
        found(VersicolaKind::Thirteen, kThirteenVersicola);
    if (const CardSet ends = holding & kTensEnds; holds(kTensWithin) && !ends.empty()) // M3.2
        found(VersicolaKind::Tens, kTensWithin | ends);
    if (const CardSet kings = holding & kKings; kings.size() >= 3)
        found(VersicolaKind::Kings, kings);
    if (rules.demon && holds(kDemonVersicola))
        found(VersicolaKind::Demon, kDemonVersicola);
}

// M3.4: the Fool adds 5 to every versicola but its own, where it already counts.
constexpr bool foolAdds(VersicolaKind kind, CardSet holding) {
    return kind != VersicolaKind::Fools && holding.contains(kFool);
}

} // namespace

std::vector<Versicola> versicoleOf(CardSet holding, const RuleSet& rules) {
    std::vector<Versicola> list;
    eachVersicola(holding, rules, [&](VersicolaKind kind, CardSet cards) {
        if (foolAdds(kind, holding))
            cards.insert(kFool);
        list.push_back({kind, cards, valueInside(cards)});
    });
    return list;
}

int versicolePoints(CardSet holding, const RuleSet& rules) {
    int points = 0;
    eachVersicola(holding, rules, [&](VersicolaKind kind, CardSet cards) {
        points += valueInside(cards) + (foolAdds(kind, holding) ? 5 : 0);
    });
    return points;
}

VersicolaKind versicolaKindOf(CardSet cards) {
    const CardSet others = cards - CardSet(kFool);
    if (cards == kFoolsVersicola)
        return VersicolaKind::Fools;
    if (!(others & kKings).empty())
        return VersicolaKind::Kings;
    if (others == kThirteenVersicola)
        return VersicolaKind::Thirteen;
    if (others == kDemonVersicola)
        return VersicolaKind::Demon;
    return others.containsAll(kTensWithin) ? VersicolaKind::Tens : VersicolaKind::Run;
}

} // namespace minchiate
