// Reading the options of one command: each with a value, all checked, the first fault as a sentence.
#pragma once

#include "cli/game_commands.h"

#include <QHash>
#include <QSet>
#include <QStringList>

#include <optional>

namespace cli {

// Deal numbers stay whole in every JSON reader: 2^53 − 1.
inline constexpr quint64 kMostExact = 9007199254740991;

// `fault` is a sentence when something is not right.
struct Options {
    QHash<QString, QString> values;
    QHash<QString, QStringList> lists; // of options that may be given several times
    QStringList positional;
    QSet<QString> flags;
    QString fault;

    // The first fault stays.
    void complain(const QString& sentence) {
        if (fault.isEmpty())
            fault = sentence;
    }
};

[[nodiscard]] Options parse(const QStringList& arguments, const QStringList& valued, const QStringList& flags,
                            const QStringList& repeated = {});

// A whole number of an option, or `missing` where it is not given.
[[nodiscard]] quint64 number(Options& options, const QString& name, std::optional<quint64> missing,
                             quint64 least, quint64 most = kMostExact);

// The game of --game; Minchiate where nothing is said.
[[nodiscard]] const GameCommands& gameFrom(Options& options);
// How many sit at the table, by --seats; four where nothing is said.
[[nodiscard]] int seatsFrom(Options& options, const GameCommands& game);
// The switches of --rules.
[[nodiscard]] QJsonObject rulesFrom(Options& options, const GameCommands& game);

} // namespace cli
