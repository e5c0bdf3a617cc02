// Finds weights for the convention policy by self-play, starting from those in use: all figures are moved a
// little up or down at once by chance, the policy so moved plays against the one moved the other way, and the
// figures follow the winner (simultaneous perturbation, Spall 1992). Each deal is played twice with the sides
// exchanged. Prints the weights as they stand in engine/minchiate/players/policy/weights.cpp.
//   tune_convention SECONDS [SEED [RATE]]
#include "minchiate/numbered_deal.h"
#include "minchiate/players/player.h"
#include "minchiate/players/policy/convention.h"
#include "minchiate/players/policy/decisions.h"
#include "minchiate/tally.h"
#include "tricks/referee.h"

#include <algorithm>
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

// Hands before trick 1, the discards being those of convention.
Start startOf(std::uint64_t number) {
    const Player player = conventionPlayer();
    tricks::Referee<Game> referee({{}, kSeats[number % 4], numberedDeck(number)},
                                  {player, player, player, player}, number);
    (void)referee.apply({referee.hand().cutter(), Cut{numberedCut(number)}});
    while (referee.hand().phase() != Phase::Play)
        (void)referee.step();
    return {referee.hand().position(), Seen(viewOf(referee.hand(), Seat::S)).common};
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

// A figure that is moved, and how far it is moved to see what that does.
struct Knob {
    int* figure;
    double reach;
};

std::vector<Knob> knobsOf(Weights& w) {
    std::vector<Knob> knobs;
    const auto phased = [&](Phased& p, double reach) {
        for (int* figure : {&p.early, &p.middle, &p.late})
            knobs.push_back({figure, reach});
    };
    for (std::size_t n = 1; n < w.trump.size(); ++n)
        phased(w.trump[n], 20);
    for (std::size_t s = 1; s < w.suit.size(); ++s)
        phased(w.suit[s], s == 13 ? 20 : 5);
    for (Phased& p : w.rank)
        phased(p, 20);
    for (Phased* p : {&w.fool, &w.trick, &w.leadSuit, &w.leadTrump})
        phased(*p, 16);
    phased(w.draw, 6);
    for (int* chance : {&w.partnerBeats, &w.opponentBeats})
        knobs.push_back({chance, 50});
    knobs.push_back({&w.lengthOut, 4});
    for (int* figure : {&w.completes, &w.partnerVoid, &w.opponentVoid, &w.makesVoid})
        knobs.push_back({figure, 16});
    return knobs;
}

// A against B in points a hand, over so many deals from `next` on, each played twice.
struct Outcome {
    double mean = 0, error = 0;
};
Outcome match(const Convention& a, const Convention& b, const std::vector<Start>& starts, std::size_t next,
              int deals) {
    double sum = 0, squares = 0;
    for (int n = 0; n < deals; ++n) {
        const Start& start = starts[(next + static_cast<std::size_t>(n)) % starts.size()];
        const double pair = (played(start, {{&a, &b}}) - played(start, {{&b, &a}})) / 2.0;
        sum += pair;
        squares += pair * pair;
    }
    const double mean = sum / deals;
    return {mean, std::sqrt((squares / deals - mean * mean) / deals)};
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
    phased("trick", w.trick);
    phased("leadSuit", w.leadSuit);
    phased("leadTrump", w.leadTrump);
    phased("draw", w.draw);
    plain("partnerBeats", w.partnerBeats);
    plain("opponentBeats", w.opponentBeats);
    plain("completes", w.completes);
    plain("lengthOut", w.lengthOut);
    plain("partnerVoid", w.partnerVoid);
    plain("opponentVoid", w.opponentVoid);
    plain("makesVoid", w.makesVoid);
    plain("hangKing", w.hangKing);
    plain("huntKing", w.huntKing);
    plain("smoke", w.smoke);
    plain("falseSmoke", w.falseSmoke);
    std::fflush(stdout);
}

} // namespace

int main(int argc, char** argv) {
    const double seconds = argc > 1 ? std::atof(argv[1]) : 60;
    const auto seed = static_cast<std::uint64_t>(argc > 2 ? std::atoll(argv[2]) : 1);
    const double rate = argc > 3 ? std::atof(argv[3]) : 0.002;
    constexpr int deals = 8, fresh = 20'000;
    std::vector<Start> starts, unseen;
    for (std::uint64_t i = 0; i < 200'000; ++i)
        starts.push_back(startOf(seed * 100'000'000 + i));
    for (std::uint64_t i = 0; i < fresh; ++i)
        unseen.push_back(startOf(50'000'000 + i));

    tricks::Random random(seed);
    const Weights first = convention().weights();
    Weights up = first, down = first, now = first;
    const std::vector<Knob> ups = knobsOf(up), downs = knobsOf(down), nows = knobsOf(now);
    std::vector<double> values;
    for (const Knob& knob : nows)
        values.push_back(*knob.figure);
    const auto settle = [&] {
        for (std::size_t i = 0; i < values.size(); ++i)
            *nows[i].figure = static_cast<int>(std::lround(values[i]));
    };
    std::vector<int> signs(values.size());
    const std::clock_t begin = std::clock();
    std::size_t next = 0;
    double reported = 0;
    for (double done = 0; done < 1;) {
        done = static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC / seconds;
        for (std::size_t i = 0; i < values.size(); ++i) {
            signs[i] = random.below(2) == 0 ? 1 : -1;
            *ups[i].figure = static_cast<int>(std::lround(values[i] + signs[i] * ups[i].reach));
            *downs[i].figure = static_cast<int>(std::lround(values[i] - signs[i] * downs[i].reach));
        }
        const double gain = match(Convention(up), Convention(down), starts, next, deals).mean;
        next += deals;
        for (std::size_t i = 0; i < values.size(); ++i)
            values[i] += rate * (1 - 0.9 * done) * gain * signs[i] * nows[i].reach;
        for (std::size_t i = 0; i < values.size(); ++i)
            if (nows[i].figure == &now.partnerBeats || nows[i].figure == &now.opponentBeats)
                values[i] = std::min(values[i], 1024.0 - nows[i].reach); // a chance, moved or not
        if (done >= reported + 0.1) {
            reported += 0.1;
            settle();
            const Outcome outcome = match(Convention(now), Convention(first), unseen, 0, fresh);
            std::fprintf(stderr, "%3.0f %%, %zu deals: %+.2f ± %.2f points over the first\n", 100 * reported,
                         next, outcome.mean, outcome.error);
        }
    }
    settle();
    print(now);
}
