// What becomes of a card if all play on better than by convention: a tree over information sets, grown by
// trial (ISMCTS: Cowling, Powley & Whitehouse 2012).
//
// A place of the tree is what everybody sees: the trick, who led it, the cards on the table. Worlds that look
// alike meet there, so that no card is chosen for one of them alone; whatever else was played before them is
// forgotten, or hardly any would meet. In each place a seat plays by convention, from its own hand, until
// another card has made more for its side there, in the mean of the worlds that tried it. What cards make is
// told against what convention makes of the same world: the luck of the deal is in neither, and to go on by
// convention costs nothing.
//
// Two trees are grown, each in every other world, and each is asked only about the worlds that it has not
// seen: otherwise what does well by chance would count as found.
#pragma once

#include "minchiate/players/policy/memory.h"
#include "search/work.h"

#include <span>

namespace players {

struct TreeSearch {
    int tricks = 2;       // how many tricks after the one on the table belong to the tree
    int rounds = 6;       // how often each world goes through it
    int leastTries = 4;   // a card tried less often in a place is not preferred there
    double doubt = 8;     // tries that made nothing, added to those of every card
    double curiosity = 5; // a card that convention likes so many points less is tried e times as rarely
    // Only cards are searched that play-outs leave in doubt: so many, not so far behind the best.
    int cards = 3;
    double margin = 8;
    double trust = 0.5; // how much of what is found is believed
};

// A world after a card, and the points from there to the end if all play by convention, signed for NS.
struct Supposed {
    minchiate::Position position;
    int byConvention = 0;
};

// The two trees of one card: any number of threads may have one each.
inline constexpr std::size_t kTrees = 2;

// What search adds to what convention makes of a card, summed over the worlds that tree number `tree` has not
// seen and signed for NS. All worlds have the same cards on the table; `memory` is what everybody remembers.
[[nodiscard]] std::int64_t addedBySearch(std::size_t tree, std::span<const Supposed> worlds,
                                         const Memory& memory, const minchiate::RuleSet& rules,
                                         const TreeSearch& search, tricks::Random random,
                                         const search::Work& work);

} // namespace players
