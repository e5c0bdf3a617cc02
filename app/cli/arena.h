// One level against another: each deal, cut included, played twice with the sides exchanged, on any number of
// threads. What is played depends on the seed alone.
#pragma once

#include "cli/chair.h"
#include "cli/decision_times.h"
#include "minchiate/rule_set.h"

#include <QJsonObject>

#include <functional>
#include <vector>

namespace cli {

// What A made of one deal: first as NS, then as EW. Points are marks and the difference of the counts, also
// in a cappotto, of which only the resti tell.
struct PairScore {
    std::array<int, 2> points{};
    std::array<int, 2> resti{};
    bool operator==(const PairScore&) const = default;
};

struct Contest {
    Level a, b;
    double effortA = 1, effortB = 1; // times what the levels usually spend on a decision
    quint64 deals = 1;
    quint64 seed = 0; // number of the first deal
    int threads = 1;
    minchiate::RuleSet rules{};
    // Hears of each deal as it is played to the end, from one thread at a time, in no order.
    std::function<void(quint64 number, const PairScore&)> heard{};
};

// A chair that gave no legal action.
struct Broken {
    quint64 deal = 0;
    bool a = false; // whose it was, A's or B's
    Failure failure;
};

struct Outcome {
    std::vector<PairScore> pairs; // of the deals played to the end, in their order
    DecisionTimes a, b;
    std::optional<Broken> broken; // ended the contest early
};

[[nodiscard]] Outcome contest(const Contest& contest);
// One line of JSON for one deal, to be added up with others.
[[nodiscard]] QByteArray pairLine(quint64 number, const PairScore& score);
[[nodiscard]] QJsonObject arenaReport(const Contest& contest, const Outcome& outcome);

} // namespace cli
