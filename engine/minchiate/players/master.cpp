#include "minchiate/players/master.h"

#include "minchiate/players/solver/solved_worlds.h"

namespace players {

using namespace minchiate;

namespace {

bool isForTheSolver(const Seen& seen, const Master& master) {
    const auto* play = std::get_if<PlayChoice>(&seen.view.choice->among);
    return play && play->cards.size() > 1 && kTricks + 1 - seen.now.trickNumber() <= master.exactTricks;
}

// The legal cards as the solver finds them, the best first; nothing where no world was found.
std::vector<Considered> solvedCards(const Seen& seen, const Master& master, Thinking& thinking) {
    const Work work(thinking);
    std::vector<Position> worlds;
    for (const World& world : likelyWorlds(seen, master.pimc.supposing, work.times(master.worldsToSolve),
                                           thinking.random.next(), work))
        worlds.push_back(positionIn(seen, world));
    std::vector<Considered> list;
    for (const SolvedCard& card :
         solveWorlds(worlds, seen.view.rules, work.times(master.cardsToSolve), work.threads(), work.stop()))
        list.push_back({{seen.view.choice->seat, Play{card.card}},
                        sign(sideOf(seen.view.seat)) * card.mean(),
                        card.error});
    return list;
}

Action chooseAsMaster(const Seen& seen, const Master& master, Thinking& thinking) {
    if (!isForTheSolver(seen, master))
        return chooseByPimc(seen, master.pimc, thinking);
    std::vector<Considered> list = solvedCards(seen, master, thinking);
    if (list.empty())
        return chooseByPimc(seen, master.pimc, thinking);
    const Action action = list.front().action;
    if (thinking.considered) {
        for (Considered& one : list)
            one.reason = reasonFor(seen, one.action);
        *thinking.considered = std::move(list);
    }
    return action;
}

} // namespace

Player masterPlayer(std::string name, const Master& master) {
    return {std::move(name), [master](const SeatView& view, Thinking& thinking) {
                return chooseAsMaster(Seen(view), master, thinking);
            }};
}

} // namespace players
