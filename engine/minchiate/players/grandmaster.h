// The level `grandmaster`: as `master`, with as much time as anybody will wait for. It weighs more worlds,
// solves them exactly from earlier on, and before that searches cards that play-outs leave in doubt in each
// of many worlds as if all hands lay open, so that they are told by good play and not by convention alone.
#pragma once

#include "minchiate/players/master.h"
#include "minchiate/players/search/open_tree.h"

namespace players {

// Like those of the other levels these are what is done at an effort of 1, if nothing else is said; and it
// makes 24 times the effort that it is asked for.
struct Grandmaster {
    Master master{
        .pimc = {.worlds = 40, .worldsForDiscards = 40, .supposing = {.habits = Habits{}}, .prior = 1},
        .exactTricks = 8,
        .worldsToSolve = 20,
        .solving = {.tableBits = 17, .mostForWorld = 4}};
    OpenSearch open{};
    int openTricks = 12; // with so many tricks left, and more than are solved,
    int worlds = 8;      // so many worlds are searched,
    int lines = 40;      // with so many lines in each for each card,
    int cards = 3;       // and so many cards, no further behind the best
    double margin = 8;
    double trust = 0.7; // how much what is found counts against what play-outs made
};

// One decision; `considered`, where given, is filled with what was weighed, first what is chosen.
[[nodiscard]] minchiate::Action chooseAsGrandmaster(const Seen& seen, const Grandmaster& grandmaster,
                                                    tricks::Thought& thought,
                                                    std::vector<Considered>* considered = nullptr);
// The player of that name. Where a view has no world it plays by convention.
[[nodiscard]] Player grandmasterPlayer(std::string name, const Grandmaster& grandmaster);

// Whether a decision of that level takes seconds, so that every core is worth having for it.
[[nodiscard]] bool thinksLong(std::string_view level);

} // namespace players
