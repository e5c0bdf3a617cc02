// Finds weights for the convention policy by self-play, starting from those in use: one figure or a group of
// neighbours is moved, and the move is kept if the policy then beats what it was before. Each deal is played
// twice with the sides exchanged. Prints the weights as they stand in engine/players/policy/weights.cpp.
//   tune_convention SECONDS [SEED]
#include "convention.h"
#include "numbered_deal.h"
#include "referee.h"
#include "tally.h"

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <vector>

using namespace minchiate;
using namespace players;

namespace {

struct Start {
    Position position;
    Memory memory;
};

// Hands before trick 1, the discards being the apprentice's.
Start startOf(std::uint64_t number) {
    const Player player = apprentice();
    Referee referee({{}, kSeats[number % 4], numberedDeck(number)}, {{player, player, player, player}},
                    number);
    (void)referee.apply({referee.hand().cutter(), Cut{numberedCut(number)}});
    while (referee.hand().phase() != Phase::Play)
        (void)referee.step();
    return {referee.hand().position(), memoryOf(viewOf(referee.hand(), Seat::S))};
}

int played(Start start, const PerSide<const Convention*>& by) {
    auto& [position, memory] = start;
    int points = 0;
    Side last{};
    while (!position.over()) {
        while (!position.trickFull()) {
            const Card card = conventionCard(position, memory, *by[sideOf(position.turn())]);
            remember(memory, position, card);
            position.play(card);
        }
        const Gathered gathered = position.gather();
        last = sideOf(gathered.winner);
        points += sign(last) * gathered.points;
    }
    return points + countDifference({{position.captured(Side::NS), position.captured(Side::EW)}}, last, {});
}

// Is `changed` better than `before`? Deals are played until it is clear, or it is not worth more.
bool better(const Convention& changed, const Convention& before, const std::vector<Start>& starts,
            std::size_t& next, double& gain) {
    double sum = 0, squares = 0;
    for (int n = 1; n <= 48000; ++n) {
        const Start& start = starts[next++ % starts.size()];
        const double pair =
            (played(start, {{&changed, &before}}) - played(start, {{&before, &changed}})) / 2.0;
        sum += pair;
        squares += pair * pair;
        if (n % 2000 != 0)
            continue;
        const double mean = sum / n, error = std::sqrt(squares / n / n);
        gain = mean;
        if (mean < 0.3 * error)
            return false;
        if (mean > 3.2 * error)
            return true;
    }
    return false;
}

using Figures = std::vector<int*>;

// What is moved together: every figure alone, early and late together, and neighbouring cards.
std::vector<Figures> groupsOf(Weights& w) {
    std::vector<Figures> groups;
    const auto phased = [&](const std::vector<Phased*>& list) {
        Figures early, middle, late, all;
        for (Phased* p : list) {
            early.push_back(&p->early);
            middle.push_back(&p->middle);
            late.push_back(&p->late);
            all.insert(all.end(), {&p->early, &p->middle, &p->late});
        }
        groups.insert(groups.end(), {early, middle, late, all});
    };
    const auto run = [&](auto& cards, std::size_t from, std::size_t to) {
        std::vector<Phased*> list;
        for (std::size_t i = from; i <= to; ++i)
            list.push_back(&cards[i]);
        phased(list);
    };
    for (Phased& p : w.trump)
        if (&p != &w.trump[0])
            phased({&p});
    for (std::size_t s : {10u, 11u, 12u, 13u})
        phased({&w.suit[s]});
    run(w.suit, 0, 4);
    run(w.suit, 5, 9);
    run(w.suit, 10, 12);
    for (const auto& [from, to] : {std::pair{2, 5},
                                   {6, 9},
                                   {6, 12},
                                   {14, 19},
                                   {21, 27},
                                   {21, 24},
                                   {25, 29},
                                   {30, 35},
                                   {30, 32},
                                   {33, 35},
                                   {36, 40},
                                   {36, 38},
                                   {39, 40},
                                   {6, 29},
                                   {28, 40}})
        run(w.trump, static_cast<std::size_t>(from), static_cast<std::size_t>(to));
    for (Phased* p : {&w.fool, &w.rank[0], &w.rank[1], &w.rank[2], &w.rank[3], &w.onlyTrump, &w.trick,
                      &w.leadSuit, &w.leadTrump, &w.draw})
        for (int twice = 0; twice < 2; ++twice) // these matter more than one card's figure
            phased({p});
    for (int* figure : {&w.partnerBeats, &w.opponentBeats, &w.completes, &w.lengthOwn, &w.lengthOut, &w.fresh,
                        &w.guard, &w.baresKing, &w.partnerComes, &w.opponentComes, &w.hangKing, &w.leadKing,
                        &w.huntKing, &w.partnerVoid, &w.opponentVoid, &w.makesVoid, &w.smoke, &w.falseSmoke})
        groups.insert(groups.end(), 3, Figures{figure});
    return groups;
}

void print(const Weights& w) {
    const auto list = [](const char* name, const auto& cards) {
        std::printf("    .%s = {{", name); // as clang-format will lay it out
        for (const Phased& p : cards)
            std::printf("%s{%d, %d, %d}", &p == &cards[0] ? "" : ", ", p.early, p.middle, p.late);
        std::printf("}},\n");
    };
    const auto plain = [](const char* name, int figure) { std::printf("    .%s = %d,\n", name, figure); };
    list("suit", w.suit);
    list("trump", w.trump);
    const auto phased = [](const char* name, Phased p) {
        std::printf("    .%s = {%d, %d, %d},\n", name, p.early, p.middle, p.late);
    };
    phased("fool", w.fool);
    list("rank", w.rank);
    phased("onlyTrump", w.onlyTrump);
    plain("guard", w.guard);
    plain("baresKing", w.baresKing);
    phased("trick", w.trick);
    phased("leadSuit", w.leadSuit);
    phased("leadTrump", w.leadTrump);
    phased("draw", w.draw);
    plain("partnerComes", w.partnerComes);
    plain("opponentComes", w.opponentComes);
    plain("partnerBeats", w.partnerBeats);
    plain("opponentBeats", w.opponentBeats);
    plain("completes", w.completes);
    plain("lengthOwn", w.lengthOwn);
    plain("lengthOut", w.lengthOut);
    plain("fresh", w.fresh);
    plain("hangKing", w.hangKing);
    plain("leadKing", w.leadKing);
    plain("huntKing", w.huntKing);
    plain("partnerVoid", w.partnerVoid);
    plain("opponentVoid", w.opponentVoid);
    plain("makesVoid", w.makesVoid);
    plain("smoke", w.smoke);
    plain("falseSmoke", w.falseSmoke);
    std::fflush(stdout);
}

} // namespace

int main(int argc, char** argv) {
    const double seconds = argc > 1 ? std::atof(argv[1]) : 60;
    const auto seed = static_cast<std::uint64_t>(argc > 2 ? std::atoll(argv[2]) : 1);
    tricks::Random random(seed);
    std::vector<Start> starts;
    for (std::uint64_t i = 0; i < 200'000; ++i)
        starts.push_back(startOf(seed * 100'000'000 + i));
    std::size_t next = 0;
    Weights best = convention().weights();
    double sum = 0;
    int kept = 0, tried = 0;
    while (std::clock() < seconds * CLOCKS_PER_SEC) {
        Weights changed = best;
        const std::vector<Figures> groups = groupsOf(changed);
        const Figures& group = groups[random.below(static_cast<std::uint32_t>(groups.size()))];
        const int step = (4 << random.below(5)) * (random.below(2) == 0 ? 1 : -1);
        const bool chances =
            group.front() == &changed.partnerBeats || group.front() == &changed.opponentBeats;
        for (int* figure : group)
            *figure += step * (chances ? 3 : 1);
        if (chances && (*group.front() < 0 || *group.front() > 1024))
            continue;
        double gain = 0;
        ++tried;
        if (!better(Convention(changed), Convention(best), starts, next, gain))
            continue;
        best = changed;
        sum += gain;
        std::fprintf(stderr, "%4d kept of %4d, %+.2f points, %.1f in all\n", ++kept, tried, gain, sum);
        if (kept % 10 == 0)
            print(best);
    }
    print(best);
}
