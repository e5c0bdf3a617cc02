// What the command line does with one game, so that the commands themselves name none.
#pragma once

#include "cli/table.h"

#include <QJsonObject>
#include <QString>

#include <functional>
#include <memory>
#include <span>

namespace cli {

enum class LegalCards { Leave, Show }; // whether `replay` lists what was legal

// A report, and where something is wrong the one sentence that says so.
struct Report {
    QJsonObject json;
    QString fault; // empty: all is well
};

// {"ok": false, "error": …} with the place and the rule; null for what is not at fault.
[[nodiscard]] QJsonObject refusal(int action, const QString& path, const QString& rule,
                                  const QString& message);

enum class Sides { Pairs, Single }; // who plays together, as far as that is known beforehand

struct GameCommands {
    QString name;   // for --game
    QString format; // of its hand records
    Sides sides = Sides::Pairs;
    int fewest = 4, most = 4; // seats
    QStringList levels;       // built-in, weakest first
    QStringList figures;      // what a hand is worth to a place: names of Played::figures, "points" first
    std::function<Report(const QJsonObject& record, LegalCards legal)> replay;
    // The numbered deal as a record without actions.
    std::function<QJsonObject(quint64 number, int seats)> deal;
    // What is wrong with these switches, empty if nothing.
    std::function<QString(const QJsonObject& rules)> rulesFault;
    std::function<std::unique_ptr<Table>(const Seating& seating)> table;
    std::function<QJsonObject()> bench;
};

// All games, Minchiate first.
[[nodiscard]] std::span<const GameCommands> games();

// Whether a name is that of a level of the game, "exec:COMMAND" included.
[[nodiscard]] bool isLevel(const GameCommands& game, const QString& name);
// All of them, for a sentence.
[[nodiscard]] QString levelList(const GameCommands& game);

} // namespace cli
