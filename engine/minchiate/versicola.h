// Versicole: what a holding scores beyond its cards (M3).
#pragma once

#include "minchiate/rule_set.h"

#include <bit>
#include <vector>

namespace minchiate {

enum class VersicolaKind : std::uint8_t { Run, Fools, Thirteen, Tens, Kings, Demon };

struct Versicola {
    VersicolaKind kind{};
    CardSet cards; // the Fool included where it adds or belongs
    int points = 0;

    bool operator==(const Versicola&) const = default;
};

// What they are made of, but for the Fool that joins any (M3.1, M3.2).
inline constexpr CardSet kRunCards =
    trumpRun(1, 5) | trumpRun(28, 40); // in two stretches too far apart to meet
inline constexpr CardSet kFoolsVersicola = trumps({1, 40}) | CardSet(kFool);
inline constexpr CardSet kThirteenVersicola = trumps({1, 13, 28});
inline constexpr CardSet kTensWithin = trumps({20, 30}),
                         kTensEnds = trumps({10, 40}); // all of these, one of those
inline constexpr CardSet kDemonVersicola = trumps({14, 35, 39});

// Every versicola of a holding, each exactly as M3 scores it: maximal runs (papi, then high), the Fool's,
// Thirteen, Tens, Kings, Demon.
[[nodiscard]] std::vector<Versicola> versicoleOf(CardSet holding, const RuleSet& rules);

// The sum of their points, without making the list; for search.
[[nodiscard]] int versicolePoints(CardSet holding, const RuleSet& rules);

// Which kind these cards make, the Fool among them or not. They make one.
[[nodiscard]] VersicolaKind versicolaKindOf(CardSet cards);

// How many versicole a holding has; for every world that search draws.
[[nodiscard]] inline int versicoleIn(CardSet holding, bool demon) {
    const std::uint64_t run = (holding & kRunCards).high();
    const std::uint64_t starts = run & (run >> 1) & (run >> 2);
    const std::uint64_t kings = (holding & kKings).low();
    int count = std::popcount(starts & ~(starts << 1));
    count += holding.containsAll(kFoolsVersicola);
    count += holding.containsAll(kThirteenVersicola);
    count += holding.containsAll(kTensWithin) && !(holding & kTensEnds).empty();
    // Three kings: two are left when one is taken away, and one when another is.
    count += (kings & (kings - 1) & ((kings & (kings - 1)) - 1)) != 0;
    count += demon && holding.containsAll(kDemonVersicola);
    return count;
}

// Cards that would complete a versicola of a side holding these, the Demon's left out; some may be held.
[[nodiscard]] inline CardSet completingVersicole(CardSet held) {
    constexpr std::uint64_t stretches = kRunCards.high();
    const std::uint64_t t = held.high() & stretches;
    CardSet cards =
        CardSet::ofWords(0, ((t >> 1 & t >> 2) | (t << 1 & t >> 1) | (t << 1 & t << 2)) & stretches);
    const auto lacksOne = [&](CardSet all) {
        const std::uint64_t missing = (all - held).high();
        cards |= CardSet::ofWords(0, (missing & (missing - 1)) == 0 ? missing : 0);
    };
    lacksOne(kFoolsVersicola);
    lacksOne(kThirteenVersicola);
    lacksOne(kTensWithin | trumps({10}));
    lacksOne(kTensWithin | trumps({40}));
    const std::uint64_t kings = (held & kKings).low();
    return (kings & (kings - 1)) != 0 ? cards | kKings : cards;
}

} // namespace minchiate
