#include "minchiate/players/master.h"

namespace players {

using namespace minchiate;

namespace {

constexpr int kMostCardsToSolve = 1'000'000'000; // at any effort

bool isForTheSolver(const Seen& seen, const Master& master) {
    const auto* play = std::get_if<PlayChoice>(&seen.view.choice->among);
    return play && play->cards.size() > 1 && kTricks + 1 - seen.now.trickNumber() <= master.exactTricks;
}

// The legal cards as the solver finds them, the best first; nothing where no world was found.
std::vector<Considered> solvedCards(const Seen& seen, const Master& master, tricks::Thought& thought) {
    const search::Work work(thought);
    std::vector<Position> worlds;
    for (const World& world : likelyWorlds(seen, master.pimc.supposing, work.times(master.worldsToSolve),
                                           thought.random.next(), work))
        worlds.push_back(positionIn(seen, world));
    std::vector<Considered> list;
    for (const SolvedCard& card :
         solveWorlds(worlds, seen.view.rules, work.times(master.cardsToSolve, kMostCardsToSolve),
                     work.threads(), work.stop(), master.solving))
        list.push_back({{seen.view.choice->seat, Play{card.card}},
                        sign(sideOf(seen.view.seat)) * card.mean(),
                        card.error});
    return list;
}

} // namespace

Master masterOf202611() {
    Master master;
    master.pimc.supposing = {.habits =
                                 Habits{.warmth = 5, .whim = 0.05, .careless = 0, .laying = std::nullopt},
                             .pace = {.draws = 32, .settle = 60, .steps = 12, .suits = false}};
    return master;
}

Action chooseAsMaster(const Seen& seen, const Master& master, tricks::Thought& thought,
                      std::vector<Considered>* considered) {
    if (!isForTheSolver(seen, master))
        return chooseByPimc(seen, master.pimc, thought, considered);
    std::vector<Considered> list = solvedCards(seen, master, thought);
    if (list.empty())
        return chooseByPimc(seen, master.pimc, thought, considered);
    const Action action = list.front().action;
    if (considered) {
        for (Considered& one : list)
            one.reason = reasonFor(seen, one.action);
        *considered = std::move(list);
    }
    return action;
}

Player masterPlayer(std::string name, const Master& master) {
    return {std::move(name), [master](const SeatView& view, tricks::Thought& thought) {
                return chooseAsMaster(Seen(view), master, thought);
            }};
}

} // namespace players
