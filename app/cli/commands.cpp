#include "commands.h"

#include "bench.h"
#include "lesson_command.h"
#include "numbered_deal.h"
#include "referee.h"
#include "replay_report.h"
#include "words.h"

#include <QCommandLineParser>
#include <QFile>
#include <QJsonDocument>
#include <QSaveFile>

#include <cstdio>

namespace cli {

using namespace minchiate;

namespace {

// One line of JSON on standard output.
void print(const QJsonObject& object) {
    const QByteArray line = QJsonDocument(object).toJson(QJsonDocument::Compact) + '\n';
    std::fwrite(line.constData(), 1, static_cast<std::size_t>(line.size()), stdout);
}

int complain(Exit exit, const QString& sentence) {
    std::fprintf(stderr, "versicola-cli: %s\n", sentence.toUtf8().constData());
    return exit;
}

// The options of one command, each with a value; `fault` is a sentence when they are not right.
struct Options {
    QHash<QString, QString> values;
    QStringList positional;
    QSet<QString> flags;
    QString fault;
};

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

constexpr quint64 kMostExact = 9007199254740991; // 2^53 − 1: deal numbers stay whole in every JSON reader

// A whole number from an option, or a sentence in `fault`.
quint64 number(Options& options, const QString& name, std::optional<quint64> missing, quint64 least) {
    if (!options.values.contains(name)) {
        if (!missing && options.fault.isEmpty())
            options.fault = QStringLiteral("--%1 is missing.").arg(name);
        return missing.value_or(0);
    }
    bool ok = false;
    const quint64 value = options.values[name].toULongLong(&ok);
    if ((!ok || value < least || value > kMostExact) && options.fault.isEmpty())
        options.fault = QStringLiteral("--%1 takes a whole number from %2 to %3, not “%4”.")
                            .arg(name)
                            .arg(least)
                            .arg(kMostExact)
                            .arg(options.values[name]);
    return value;
}

int replay(const QStringList& arguments) {
    const Options options = parse(arguments, {}, {QStringLiteral("legal")});
    if (!options.fault.isEmpty())
        return complain(Usage, options.fault);
    if (options.positional.size() != 1)
        return complain(Usage, QStringLiteral("replay takes one file: versicola-cli replay FILE [--legal]"));
    const auto loaded = records::loadHandRecord(options.positional.first());
    if (const auto* error = std::get_if<records::RecordError>(&loaded)) {
        print(refusalReport(*error));
        return complain(Refused, text::explain(*error, text::seatNames()));
    }
    const bool legal = options.flags.contains(QStringLiteral("legal"));
    print(replayReport(std::get<records::LoadedHand>(loaded), legal ? LegalCards::Show : LegalCards::Leave));
    return Done;
}

records::HandRecord numberedRecord(quint64 number, const RuleSet& rules) {
    records::HandRecord record;
    record.deal = {rules, Seat::S, numberedDeck(number)};
    record.number = number;
    return record;
}

int deal(const QStringList& arguments) {
    Options options = parse(arguments, {QStringLiteral("seed"), QStringLiteral("hands")}, {});
    const quint64 seed = number(options, QStringLiteral("seed"), std::nullopt, 0);
    const quint64 hands = number(options, QStringLiteral("hands"), 1, 1);
    if (!options.fault.isEmpty())
        return complain(Usage, options.fault);
    if (!options.positional.isEmpty() || seed + hands - 1 > kMostExact)
        return complain(Usage, QStringLiteral("usage: versicola-cli deal --seed N [--hands K]"));
    for (quint64 i = 0; i < hands; ++i)
        print(records::toJson(numberedRecord(seed + i, RuleSet{})));
    return Done;
}

// The named player, or a sentence in `fault`.
players::Player player(Options& options, const QString& name) {
    const QString wanted = options.values.value(name);
    if (auto found = players::playerNamed(wanted.toStdString()))
        return *found;
    QStringList known;
    for (std::string_view n : players::playerNames())
        known << QString::fromLatin1(n.data(), static_cast<qsizetype>(n.size()));
    if (options.fault.isEmpty())
        options.fault = QStringLiteral("--%1 takes one of %2, not “%3”.")
                            .arg(name, known.join(QStringLiteral(", ")), wanted);
    return {};
}

// The switches of --rules, or a sentence in `fault`.
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

int selfplay(const QStringList& arguments) {
    const QStringList names{QStringLiteral("ns"),   QStringLiteral("ew"),      QStringLiteral("hands"),
                            QStringLiteral("seed"), QStringLiteral("records"), QStringLiteral("rules")};
    Options options = parse(arguments, names, {});
    const players::Player ns = player(options, QStringLiteral("ns")),
                          ew = player(options, QStringLiteral("ew"));
    const quint64 hands = number(options, QStringLiteral("hands"), std::nullopt, 1);
    const quint64 seed = number(options, QStringLiteral("seed"), std::nullopt, 0);
    const RuleSet rules = rulesFrom(options);
    const QString file = options.values.value(QStringLiteral("records"));
    if (options.fault.isEmpty() && (file.isEmpty() || !options.positional.isEmpty()))
        options.fault =
            QStringLiteral("usage: versicola-cli selfplay --ns LEVEL --ew LEVEL --hands N --seed S "
                           "--records FILE.jsonl [--rules JSON]");
    if (options.fault.isEmpty() && seed + hands - 1 > kMostExact)
        options.fault =
            QStringLiteral("--seed and --hands go past the last deal number, %1.").arg(kMostExact);
    if (!options.fault.isEmpty())
        return complain(Usage, options.fault);

    QSaveFile out(file);
    if (!out.open(QIODevice::WriteOnly))
        return complain(Refused, QStringLiteral("%1 cannot be written: %2").arg(file, out.errorString()));
    for (quint64 i = 0; i < hands; ++i) {
        records::HandRecord record = numberedRecord(seed + i, rules);
        players::Referee referee(record.deal, {{ns, ew, ns, ew}}, seed + i);
        players::playOut(referee);
        record.actions = referee.actions();
        out.write(records::toLine(record) + '\n');
    }
    if (!out.commit())
        return complain(Refused, QStringLiteral("%1 cannot be written: %2").arg(file, out.errorString()));
    return Done;
}

int checkLessons(const QStringList& arguments) {
    const Options options = parse(arguments, {}, {QStringLiteral("walk")});
    if (!options.fault.isEmpty() || options.positional.isEmpty())
        return complain(Usage, options.fault.isEmpty()
                                   ? QStringLiteral("usage: versicola-cli lesson FILE ... [--walk]")
                                   : options.fault);
    return lesson(options.positional, options.flags.contains(QStringLiteral("walk")));
}

} // namespace

int run(const QStringList& arguments) {
    const QString command = arguments.value(0);
    const QStringList rest = arguments.mid(1);
    if (command == QLatin1String("replay"))
        return replay(rest);
    if (command == QLatin1String("deal"))
        return deal(rest);
    if (command == QLatin1String("selfplay"))
        return selfplay(rest);
    if (command == QLatin1String("lesson"))
        return checkLessons(rest);
    if (command == QLatin1String("bench") && rest.isEmpty()) {
        print(benchReport());
        return Done;
    }
    return complain(Usage, QStringLiteral("usage: versicola-cli replay | deal | selfplay | lesson | bench"));
}

} // namespace cli
