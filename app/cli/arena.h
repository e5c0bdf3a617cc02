// One level against another: each numbered deal, with all that belongs to it, played once for every way in
// which A can sit — in games of pairs as either pair, else in each chair in turn, the others being B's — on
// any number of threads. What is played depends on the seed alone.
#pragma once

#include "cli/game_commands.h"

#include <QJsonObject>

#include <functional>
#include <vector>

namespace cli {

// What A made of one deal: each figure of the game, in each of the plays.
using DealScore = std::vector<std::vector<int>>;

struct Contest {
    const GameCommands* game = nullptr;
    Seating seating; // its levels are A and B
    quint64 deals = 1;
    quint64 seed = 0; // number of the first deal
    int threads = 1;
    // Called for each deal when it has been played to the end, from one thread at a time, in no order.
    std::function<void(quint64 number, const DealScore&)> onDeal{};
};

// A chair that gave no legal action.
struct Broken {
    quint64 deal = 0;
    bool a = false; // whose it was, A's or B's
    Failure failure;
};

struct Outcome {
    std::vector<DealScore> deals; // those played to the end, in their order
    std::vector<DecisionTimes> times{2};
    std::optional<Broken> broken; // ended the contest early
};

[[nodiscard]] Outcome contest(const Contest& contest);
// One line of JSON for one deal, to be added up with others.
[[nodiscard]] QByteArray dealLine(const GameCommands& game, quint64 number, const DealScore& score);
[[nodiscard]] QJsonObject arenaReport(const Contest& contest, const Outcome& outcome);

} // namespace cli
