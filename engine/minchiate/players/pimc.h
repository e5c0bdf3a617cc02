// The level `player`: perfect-information Monte Carlo. Each action that may be sensible is tried in many
// worlds that agree with what the seat knows, the hand being played out from there by policy; the best sum
// wins. (Its known weakness: in every world it then knows where all cards lie, and so it never plays to find
// out or to hide. Long, Sturtevant, Buro & Furtak 2010.)
#pragma once

#include "minchiate/players/likely_worlds.h"
#include "minchiate/players/player.h"
#include "minchiate/players/search/information_tree.h"

namespace players {

struct Pimc {
    int worlds = 160; // for a card, at an effort of 1
    int worldsForDiscards = 100;
    Supposing supposing{};
    // How much of what convention gives for a card is added to what the worlds say of it: it decides between
    // cards that so few worlds cannot tell apart, and knows some things better than play-outs do.
    double prior = 0.5;
    std::optional<TreeSearch> trees{}; // grown for cards between which play-outs leave a doubt
};

// One decision; `considered`, where given, is filled with what was weighed, first what is chosen.
[[nodiscard]] minchiate::Action chooseByPimc(const Seen& seen, const Pimc& pimc, tricks::Thought& thought,
                                             std::vector<Considered>* considered = nullptr);
// The player of that name. Where a view has no world it plays by convention.
[[nodiscard]] Player pimcPlayer(std::string name, const Pimc& pimc);

} // namespace players
