// A table of the command line: numbered deals of one game played out among chairs, each decision timed.
#pragma once

#include "cli/decision_times.h"

#include <QJsonObject>
#include <QStringList>

#include <optional>
#include <vector>

namespace cli {

// Who makes the choices that nobody can make by knowledge, such as the cut of Minchiate.
enum class Opening {
    Chosen,   // whoever is to
    OfTheDeal // the deal's number, so that all who play it play the same
};

// Who may sit down, and to what.
struct Seating {
    QStringList levels;          // names of levels, all good
    std::vector<double> efforts; // of each, see tricks::Thought
    QJsonObject rules;           // switches, all good
    int seats = 4;
    int limit = 10'000; // milliseconds that an outside program has for each answer
    Opening opening = Opening::Chosen;
};

// Why a chair gave no legal action, in one sentence.
struct Failure {
    int place = 0; // in turn order from South
    QString seat;
    QString sentence;
};

struct Played {
    std::vector<std::vector<int>> figures; // what the hand was worth: each figure of the game, by place
    std::optional<Failure> failure;        // it was broken off; then there are no figures
};

// Used by one thread.
class Table {
public:
    Table() = default;
    Table(const Table&) = delete;
    Table& operator=(const Table&) = delete;
    virtual ~Table() = default;

    // Plays a numbered deal; `who` tells for each place which of the levels sits there. Random numbers come
    // from the deal's number, the place and the number of the decision.
    [[nodiscard]] virtual Played play(quint64 number, const std::vector<int>& who) = 0;
    // The record of the hand last played, one broken off too.
    [[nodiscard]] virtual QJsonObject record() const = 0;
    // How long the decisions of each level took.
    [[nodiscard]] virtual const std::vector<DecisionTimes>& times() const = 0;
};

} // namespace cli
