#include "cli/options.h"

#include "minchiate/records/hand_record.h"
#include "text/words.h"

#include <QCommandLineParser>

namespace cli {

using namespace minchiate;

Options parse(const QStringList& arguments, const QStringList& valued, const QStringList& flags) {
    Options options;
    QCommandLineParser parser;
    for (const QString& name : valued)
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

RuleSet rulesFrom(Options& options) {
    const QString json = options.values.value(QStringLiteral("rules"));
    if (json.isEmpty())
        return {};
    const auto object = records::parseObject(json.toUtf8());
    if (std::holds_alternative<records::JsonError>(object)) {
        options.fault = QStringLiteral("--rules takes a JSON object of switches, not “%1”.").arg(json);
        return {};
    }
    const auto rules = records::rulesOf(std::get<QJsonObject>(object));
    if (const auto* error = std::get_if<records::RecordError>(&rules)) {
        options.fault = text::explain(*error, text::seatNames());
        return {};
    }
    return std::get<RuleSet>(rules);
}

} // namespace cli
