#include "cli/options.h"

#include "records/safe_json.h"

#include <QCommandLineParser>

namespace cli {

Options parse(const QStringList& arguments, const QStringList& valued, const QStringList& flags,
              const QStringList& repeated) {
    Options options;
    QCommandLineParser parser;
    for (const QString& name : valued + repeated)
        parser.addOption({name, QString(), name});
    for (const QString& name : flags)
        parser.addOption(QCommandLineOption(name));
    if (!parser.parse(QStringList{QStringLiteral("versicola-cli")} + arguments))
        options.fault = parser.errorText();
    for (const QString& name : valued)
        if (parser.isSet(name)) {
            options.values[name] = parser.value(name);
            if (parser.values(name).size() > 1)
                options.fault = QStringLiteral("--%1 is given twice.").arg(name);
        }
    for (const QString& name : repeated)
        if (parser.isSet(name))
            options.lists[name] = parser.values(name);
    for (const QString& name : flags)
        if (parser.isSet(name))
            options.flags.insert(name);
    options.positional = parser.positionalArguments();
    return options;
}

quint64 number(Options& options, const QString& name, std::optional<quint64> missing, quint64 least,
               quint64 most) {
    if (!options.values.contains(name)) {
        if (!missing)
            options.complain(QStringLiteral("--%1 is missing.").arg(name));
        return missing.value_or(0);
    }
    bool ok = false;
    const quint64 value = options.values[name].toULongLong(&ok);
    if (!ok || value < least || value > most)
        options.complain(QStringLiteral("--%1 takes a whole number from %2 to %3, not “%4”.")
                             .arg(name)
                             .arg(least)
                             .arg(most)
                             .arg(options.values[name]));
    return value;
}

const GameCommands& gameFrom(Options& options) {
    const auto all = games();
    const QString wanted = options.values.value(QStringLiteral("game"), all.front().name);
    QStringList names;
    for (const GameCommands& game : all) {
        if (game.name == wanted)
            return game;
        names << game.name;
    }
    options.complain(
        QStringLiteral("--game takes one of %1, not “%2”.").arg(names.join(QStringLiteral(", ")), wanted));
    return all.front();
}

int seatsFrom(Options& options, const GameCommands& game) {
    const int seats = static_cast<int>(number(options, QStringLiteral("seats"), 4, 2, 5));
    if (seats < game.fewest || seats > game.most)
        options.complain(QStringLiteral("This game is played by four: --seats takes nothing else."));
    return seats;
}

QJsonObject rulesFrom(Options& options, const GameCommands& game) {
    const QString json = options.values.value(QStringLiteral("rules"));
    if (json.isEmpty())
        return {};
    const auto object = records::parseObject(json.toUtf8());
    if (std::holds_alternative<records::JsonError>(object)) {
        options.complain(QStringLiteral("--rules takes a JSON object of switches, not “%1”.").arg(json));
        return {};
    }
    const auto& rules = std::get<QJsonObject>(object);
    if (const QString fault = game.rulesFault(rules); !fault.isEmpty())
        options.complain(fault);
    return rules;
}

} // namespace cli
