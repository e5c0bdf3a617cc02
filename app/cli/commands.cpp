#include "cli/commands.h"

#include "cli/arena.h"
#include "cli/bench.h"
#include "cli/game_commands.h"
#include "cli/lesson_command.h"
#include "cli/options.h"
#include "cli/replay_report.h"
#include "cli/review_command.h"
#include "cli/table.h"
#include "minchiate/numbered_deal.h"
#include "minchiate/records/action_text.h"
#include "text/words.h"

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

std::variant<QJsonObject, records::JsonError> objectIn(const QString& file) {
    const auto bytes = records::readFile(file);
    if (const auto* error = std::get_if<records::JsonError>(&bytes))
        return *error;
    return records::parseObject(std::get<QByteArray>(bytes));
}

// The record says which game it is of; what is of none is told as Minchiate would tell it.
Report replayOf(const QString& file, LegalCards legal) {
    const auto object = objectIn(file);
    if (const auto* error = std::get_if<records::JsonError>(&object)) {
        const QString sentence = text::explain(*error);
        return {refusal(-1, QStringLiteral("$"), {}, sentence), sentence};
    }
    const auto& record = std::get<QJsonObject>(object);
    const QString format = record[QStringLiteral("format")].toString();
    for (const GameCommands& game : cousins())
        if (game.format == format)
            return game.replay(record, legal);
    const auto loaded = records::handRecordOf(record);
    if (const auto* error = std::get_if<records::RecordError>(&loaded))
        return {refusalReport(*error), text::explain(*error, text::seatNames())};
    return {replayReport(std::get<records::LoadedHand>(loaded), legal), {}};
}

// The game that --game names, nothing for Minchiate; a sentence in `options.fault` for one there is not.
const GameCommands* cousin(Options& options) {
    const QString wanted = options.values.value(QStringLiteral("game"), QStringLiteral("minchiate"));
    QStringList names{QStringLiteral("minchiate")};
    for (const GameCommands& game : cousins()) {
        if (game.name == wanted)
            return &game;
        names << game.name;
    }
    if (wanted != names.first())
        options.complain(QStringLiteral("--game takes one of %1, not “%2”.")
                             .arg(names.join(QStringLiteral(", ")), wanted));
    return nullptr;
}

int replay(const QStringList& arguments) {
    const Options options = parse(arguments, {}, {QStringLiteral("legal")});
    if (!options.fault.isEmpty())
        return complain(Usage, options.fault);
    if (options.positional.size() != 1)
        return complain(Usage, QStringLiteral("replay takes one file: versicola-cli replay FILE [--legal]"));
    const LegalCards legal =
        options.flags.contains(QStringLiteral("legal")) ? LegalCards::Show : LegalCards::Leave;
    const Report report = replayOf(options.positional.first(), legal);
    print(report.json);
    return report.fault.isEmpty() ? int(Done) : complain(Refused, report.fault);
}

records::HandRecord numberedRecord(quint64 number, const RuleSet& rules) {
    records::HandRecord record;
    record.deal = {rules, Seat::S, numberedDeck(number)};
    record.number = number;
    return record;
}

int deal(const QStringList& arguments) {
    Options options = parse(
        arguments,
        {QStringLiteral("game"), QStringLiteral("seats"), QStringLiteral("seed"), QStringLiteral("hands")},
        {});
    const GameCommands* game = cousin(options);
    const int seats = static_cast<int>(number(options, QStringLiteral("seats"), 4, 2, 5));
    if (seats != 4 && !(game && game->dealAt))
        options.complain(QStringLiteral("This game is played by four: --seats takes nothing else."));
    const quint64 seed = number(options, QStringLiteral("seed"), std::nullopt, 0);
    const quint64 hands = number(options, QStringLiteral("hands"), 1, 1);
    if (!options.fault.isEmpty())
        return complain(Usage, options.fault);
    if (!options.positional.isEmpty() || seed + hands - 1 > kMostExact)
        return complain(Usage, QStringLiteral("usage: versicola-cli deal [--game GAME] [--seats N] --seed N "
                                              "[--hands K]"));
    for (quint64 i = 0; i < hands; ++i)
        if (game && game->dealAt)
            print(game->dealAt(seed + i, {}, seats));
        else
            print(game ? game->deal(seed + i, {}) : records::toJson(numberedRecord(seed + i, RuleSet{})));
    return Done;
}

// The named level, or a sentence in `fault`.
Level level(Options& options, const QString& name, int limit) {
    const QString wanted = options.values.value(name);
    if (auto found = levelNamed(wanted, limit))
        return *found;
    options.complain(QStringLiteral("--%1 takes one of %2, not “%3”.")
                         .arg(name, levelNames().join(QStringLiteral(", ")), wanted));
    return {};
}

// How many times its usual effort a level makes.
double effort(Options& options, const QString& name) {
    const QString given = options.values.value(name, QStringLiteral("1"));
    bool ok = false;
    const double value = given.toDouble(&ok);
    if (!ok || !(value >= 0.001 && value <= 1000))
        options.complain(
            QStringLiteral("--%1 takes a number from 0.001 to 1000, not “%2”.").arg(name, given));
    return value;
}

// Milliseconds that an outside program has for each answer.
int limit(Options& options) {
    return static_cast<int>(number(options, QStringLiteral("limit"), 10'000, 1, 3'600'000));
}

int selfplay(const QStringList& arguments) {
    const QStringList names{QStringLiteral("ns"),   QStringLiteral("ew"),      QStringLiteral("hands"),
                            QStringLiteral("seed"), QStringLiteral("records"), QStringLiteral("rules"),
                            QStringLiteral("limit")};
    Options options = parse(arguments, names, {});
    const int milliseconds = limit(options);
    const Level ns = level(options, QStringLiteral("ns"), milliseconds),
                ew = level(options, QStringLiteral("ew"), milliseconds);
    const quint64 hands = number(options, QStringLiteral("hands"), std::nullopt, 1);
    const quint64 seed = number(options, QStringLiteral("seed"), std::nullopt, 0);
    const RuleSet rules = rulesFrom(options);
    const QString file = options.values.value(QStringLiteral("records"));
    if (file.isEmpty() || !options.positional.isEmpty())
        options.complain(
            QStringLiteral("usage: versicola-cli selfplay --ns LEVEL --ew LEVEL --hands N --seed S "
                           "--records FILE.jsonl [--rules JSON] [--limit MS]"));
    if (seed + hands - 1 > kMostExact)
        options.complain(
            QStringLiteral("--seed and --hands go past the last deal number, %1.").arg(kMostExact));
    if (!options.fault.isEmpty())
        return complain(Usage, options.fault);

    QSaveFile out(file);
    if (!out.open(QIODevice::WriteOnly))
        return complain(Refused, QStringLiteral("%1 cannot be written: %2").arg(file, out.errorString()));
    PerSeat<std::unique_ptr<Chair>> chairs{{ns.sit(), ew.sit(), ns.sit(), ew.sit()}};
    Table table;
    for (Seat seat : kSeats)
        table.chairs[seat] = chairs[seat].get();
    std::optional<Failure> failure;
    for (quint64 i = 0; i < hands && !failure; ++i) {
        records::HandRecord record = numberedRecord(seed + i, rules);
        players::Referee referee = refereeOf(record.deal);
        failure = playHand(referee, table, seed + i);
        record.actions = referee.actions(); // of a hand broken off as well: it shows where
        out.write(records::toLine(record) + '\n');
    }
    if (!out.commit())
        return complain(Refused, QStringLiteral("%1 cannot be written: %2").arg(file, out.errorString()));
    if (failure)
        return complain(Refused, (sideOf(failure->seat) == Side::NS ? ns : ew).name + QStringLiteral(", ") +
                                     records::seatText(failure->seat) + QStringLiteral(": ") +
                                     failure->sentence);
    return Done;
}

int arena(const QStringList& arguments) {
    const QStringList names{QStringLiteral("a"),        QStringLiteral("b"),        QStringLiteral("deals"),
                            QStringLiteral("seed"),     QStringLiteral("rules"),    QStringLiteral("limit"),
                            QStringLiteral("effort-a"), QStringLiteral("effort-b"), QStringLiteral("pairs"),
                            QStringLiteral("threads")};
    Options options = parse(arguments, names, {});
    const int milliseconds = limit(options);
    Contest wanted;
    wanted.a = level(options, QStringLiteral("a"), milliseconds);
    wanted.b = level(options, QStringLiteral("b"), milliseconds);
    wanted.effortA = effort(options, QStringLiteral("effort-a"));
    wanted.effortB = effort(options, QStringLiteral("effort-b"));
    wanted.deals = number(options, QStringLiteral("deals"), std::nullopt, 1, 1'000'000);
    wanted.seed = number(options, QStringLiteral("seed"), std::nullopt, 0, kMostExact - 1'000'000);
    wanted.threads = static_cast<int>(number(options, QStringLiteral("threads"), 1, 1, 256));
    wanted.rules = rulesFrom(options);
    if (!options.positional.isEmpty())
        options.complain(QStringLiteral("usage: versicola-cli arena --a LEVEL --b LEVEL --deals N --seed S "
                                        "[--effort-a X] [--effort-b X] [--threads T] [--pairs FILE] "
                                        "[--rules JSON] [--limit MS]"));
    if (!options.fault.isEmpty())
        return complain(Usage, options.fault);
    QFile pairs(options.values.value(QStringLiteral("pairs")));
    if (!pairs.fileName().isEmpty()) {
        if (!pairs.open(QIODevice::WriteOnly | QIODevice::Append))
            return complain(
                Refused,
                QStringLiteral("%1 cannot be written: %2").arg(pairs.fileName(), pairs.errorString()));
        wanted.heard = [&pairs](quint64 deal, const PairScore& score) {
            pairs.write(pairLine(deal, score));
            pairs.flush(); // what has been played is kept, whatever ends the contest
        };
    }
    const Outcome outcome = contest(wanted);
    print(arenaReport(wanted, outcome));
    if (const auto& broken = outcome.broken)
        return complain(Refused,
                        (broken->a ? wanted.a : wanted.b).name +
                            QStringLiteral(", deal %1, %2: %3")
                                .arg(broken->deal)
                                .arg(records::seatText(broken->failure.seat), broken->failure.sentence));
    return Done;
}

int bench(const QStringList& arguments) {
    Options options = parse(arguments, {QStringLiteral("game")}, {});
    const GameCommands* game = cousin(options);
    if (!options.positional.isEmpty())
        options.complain(QStringLiteral("usage: versicola-cli bench [--game GAME]"));
    if (!options.fault.isEmpty())
        return complain(Usage, options.fault);
    print(game ? game->bench() : benchReport());
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

int reviewHand(const QStringList& arguments) {
    Options options = parse(arguments,
                            {QStringLiteral("level"), QStringLiteral("seed"), QStringLiteral("effort"),
                             QStringLiteral("threads")},
                            {});
    lessons::Weighing weighing;
    weighing.level = options.values.value(QStringLiteral("level"), QStringLiteral("master")).toStdString();
    weighing.seed = number(options, QStringLiteral("seed"), weighing.seed, 0);
    const auto effort = static_cast<quint64>(weighing.effort);
    weighing.effort = static_cast<double>(number(options, QStringLiteral("effort"), effort, 1, 100'000));
    weighing.threads = static_cast<int>(number(options, QStringLiteral("threads"), 1, 1, 256));
    if (!players::playerNamed(weighing.level))
        options.complain(QStringLiteral("--level takes the name of a computer player."));
    if (options.positional.size() != 1)
        options.complain(QStringLiteral("usage: versicola-cli review FILE [--level LEVEL] [--seed S] "
                                        "[--effort E] [--threads T]"));
    return options.fault.isEmpty() ? review(options.positional.first(), weighing)
                                   : complain(Usage, options.fault);
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
    if (command == QLatin1String("arena"))
        return arena(rest);
    if (command == QLatin1String("lesson"))
        return checkLessons(rest);
    if (command == QLatin1String("review"))
        return reviewHand(rest);
    if (command == QLatin1String("bench"))
        return bench(rest);
    return complain(
        Usage,
        QStringLiteral("usage: versicola-cli replay | deal | selfplay | arena | lesson | review | bench"));
}

} // namespace cli
