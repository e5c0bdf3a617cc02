// What the command line does with one game, so that the commands themselves name none.
#pragma once

#include <QJsonObject>
#include <QString>

#include <functional>
#include <optional>
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

struct GameCommands {
    QString name;   // for --game
    QString format; // of its hand records
    std::function<Report(const QJsonObject& record, LegalCards legal)> replay;
    // The numbered deal as a record without actions; switches as in records, all of them good.
    std::function<QJsonObject(quint64 number, const QJsonObject& rules)> deal;
    // What is wrong with these switches, empty if nothing.
    std::function<QString(const QJsonObject& rules)> rulesFault;
    std::function<QJsonObject()> bench;
    // As `deal`, at a table of two to five; nothing where the game is always of four.
    std::function<QJsonObject(quint64 number, const QJsonObject& rules, int seats)> dealAt = nullptr;
};

// The games beside Minchiate.
[[nodiscard]] std::span<const GameCommands> cousins();

} // namespace cli
