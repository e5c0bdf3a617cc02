// Reading the options of one command: each with a value, all checked, the first fault as a sentence.
#pragma once

#include "minchiate/rule_set.h"

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
    QStringList positional;
    QSet<QString> flags;
    QString fault;

    // The first fault stays.
    void complain(const QString& sentence) {
        if (fault.isEmpty())
            fault = sentence;
    }
};

[[nodiscard]] Options parse(const QStringList& arguments, const QStringList& valued,
                            const QStringList& flags);

// A whole number of an option, or `missing` where it is not given.
[[nodiscard]] quint64 number(Options& options, const QString& name, std::optional<quint64> missing,
                             quint64 least, quint64 most = kMostExact);

// The switches of --rules.
[[nodiscard]] minchiate::RuleSet rulesFrom(Options& options);

} // namespace cli
