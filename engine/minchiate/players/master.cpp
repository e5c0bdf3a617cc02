#include "minchiate/players/master.h"

#include "minchiate/players/policy/memory.h"
#include "minchiate/players/solver/solved_worlds.h"

namespace players {

using namespace minchiate;

namespace {

bool isForTheSolver(const SeatView& view, const Master& master) {
    const auto* play = std::get_if<PlayChoice>(&view.choice->among);
    return play && play->cards.size() > 1 &&
           kTricks + 1 - seenPosition(view).trickNumber() <= master.exactTricks;
}

// The legal cards as the solver finds them, the best first; nothing where no world was found.
std::vector<Considered> solvedCards(const SeatView& view, const Master& master, Thinking& thinking) {
    const Work work(thinking);
    const Positions positions(view);
    std::vector<Position> worlds;
    for (const World& world : likelyWorlds(view, master.pimc.supposing, work.times(master.worldsToSolve),
                                           thinking.random.next(), work))
        worlds.push_back(positions.in(world));
    std::vector<Considered> list;
    for (const SolvedCard& card :
         solveWorlds(worlds, view.rules, work.times(master.cardsToSolve), work.threads(), work.stop()))
        list.push_back(
            {{view.choice->seat, Play{card.card}}, sign(sideOf(view.seat)) * card.mean(), card.error});
    return list;
}

} // namespace

Player masterPlayer(std::string name, const Master& master) {
    return {std::move(name),
            [master, pimc = pimcPlayer("", master.pimc)](const SeatView& view, Thinking& thinking) {
                if (!isForTheSolver(view, master))
                    return pimc.choose(view, thinking);
                std::vector<Considered> list = solvedCards(view, master, thinking);
                if (list.empty())
                    return pimc.choose(view, thinking);
                const Action action = list.front().action;
                if (thinking.considered) {
                    for (Considered& one : list)
                        one.reason = reasonFor(view, one.action);
                    *thinking.considered = std::move(list);
                }
                return action;
            }};
}

} // namespace players
