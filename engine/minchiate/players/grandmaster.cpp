#include "minchiate/players/grandmaster.h"

#include "search/ranking.h"

#include <algorithm>
#include <cmath>
#include <ranges>

namespace players {

using namespace minchiate;

using search::Work;

namespace {

constexpr double kPatience = 24;

constexpr int kLeafTableBits = 12; // for the few tricks that end a line

bool isSearchedOn(const Seen& seen, const Grandmaster& grandmaster) {
    const int left = kTricks + 1 - seen.now.trickNumber();
    return std::holds_alternative<PlayChoice>(seen.view.choice->among) &&
           left > grandmaster.master.exactTricks && left <= grandmaster.openTricks;
}

// How many of the cards weighed, from the best on, are in doubt.
std::size_t inDoubt(const std::vector<Considered>& list, const Grandmaster& grandmaster) {
    std::size_t count = 0;
    while (count < list.size() && count < static_cast<std::size_t>(grandmaster.cards) &&
           list[count].worth() >= list.front().worth() - grandmaster.margin)
        ++count;
    return count;
}

// What a card makes in one world by good play, from here to the end, for NS.
double foundIn(const World& world, Card card, const Seen& seen, const OpenSearch& search, int lines,
               Solver& solver, const Work& work) {
    Position position = positionIn(seen, world);
    Memory memory = seen.common;
    remember(memory, position, card);
    position.play(card);
    int marks = 0;
    if (position.trickFull()) {
        const Gathered gathered = position.gather();
        marks = sign(sideOf(gathered.winner)) * gathered.points;
    }
    OpenTree tree(position, memory, seen.view.rules, search, solver);
    (void)tree.grow();
    for (int i = 1; i < lines && !work.stopped(); ++i)
        (void)tree.grow();
    return marks + tree.mean();
}

// By card, and in each by world, for the side that chooses.
using Found = std::vector<std::vector<double>>;

Found searched(const std::vector<Considered>& list, std::size_t count, const Seen& seen,
               const Grandmaster& grandmaster, tricks::Thought& thought) {
    const Work work(thought);
    const std::vector<World> worlds = likelyWorlds(
        seen, grandmaster.master.pimc.supposing, work.times(grandmaster.worlds), thought.random.next(), work);
    const int lines = std::min(grandmaster.lines, work.times(grandmaster.lines));
    const int side = sign(sideOf(seen.view.seat));
    Found found(count, std::vector<double>(worlds.size(), 0));
    std::vector<Solver> solvers;
    for (int i = 0; i < work.threads(); ++i)
        solvers.emplace_back(kLeafTableBits);
    work.each(static_cast<int>(worlds.size()), [&](int task, std::size_t thread) {
        const auto world = static_cast<std::size_t>(task);
        for (std::size_t i = 0; i < count && !work.stopped(); ++i)
            found[i][world] = side * foundIn(worlds[world], std::get<Play>(list[i].action.what).card, seen,
                                             grandmaster.open, lines, solvers[thread], work);
    });
    return found;
}

// The cards that were searched, the first ones, promise in part what was found, and all are put in order by
// that. One that was not stays as far behind the card that was best before, and is as uncertain besides as
// that one.
void reconsider(std::vector<Considered>& list, const Found& found, double trust) {
    const std::size_t worlds = found.front().size();
    if (worlds == 0)
        return;
    const double former = list.front().points;
    for (std::size_t i = 0; i < found.size(); ++i) {
        double sum = 0;
        for (double points : found[i])
            sum += points;
        list[i].points += trust * (sum / static_cast<double>(worlds) - list[i].points);
    }
    for (Considered& other : list | std::views::drop(found.size()))
        other.points += list.front().points - former;
    const auto in = std::span(list).first(found.size());
    const auto best =
        static_cast<std::size_t>(std::ranges::max_element(in, {}, &Considered::worth) - in.begin());
    const double bestError = list[best].error;
    const auto errorOf = [&](std::size_t one, std::size_t other) {
        return search::errorOfMean(worlds, [&](std::size_t w) { return found[one][w] - found[other][w]; });
    };
    for (std::size_t i = 0; i < list.size(); ++i) {
        const double played = std::hypot(list[i].error, bestError);
        const double byFound = errorOf(i < found.size() ? i : 0, best);
        list[i].error = i == best          ? 0
                        : i < found.size() ? std::hypot((1 - trust) * played, trust * byFound)
                                           : std::hypot(played, trust * byFound);
    }
    const auto at = list.begin() + static_cast<std::ptrdiff_t>(best);
    std::rotate(list.begin(), at, at + 1);
    std::ranges::stable_sort(list | std::views::drop(1), std::greater(), &Considered::worth);
}

} // namespace

Action chooseAsGrandmaster(const Seen& seen, const Grandmaster& grandmaster, tricks::Thought& thought,
                           std::vector<Considered>* considered) {
    std::vector<Considered> list;
    tricks::Thought patient = thought;
    patient.effort *= kPatience;
    const Action byMaster = chooseAsMaster(seen, grandmaster.master, patient, &list);
    if (list.empty())
        return byMaster;
    if (isSearchedOn(seen, grandmaster))
        if (const std::size_t count = inDoubt(list, grandmaster); count > 1)
            reconsider(list, searched(list, count, seen, grandmaster, patient), grandmaster.trust);
    const Action action = list.front().action;
    if (considered)
        *considered = std::move(list);
    return action;
}

Player grandmasterPlayer(std::string name, const Grandmaster& grandmaster) {
    return {std::move(name), [grandmaster](const SeatView& view, tricks::Thought& thought) {
                return chooseAsGrandmaster(Seen(view), grandmaster, thought);
            }};
}

bool thinksLong(std::string_view level) {
    return level == "grandmaster";
}

} // namespace players
