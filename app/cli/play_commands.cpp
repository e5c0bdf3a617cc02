#include "cli/play_commands.h"

#include "cli/arena.h"
#include "cli/commands.h"
#include "cli/options.h"
#include "cli/terminal.h"

#include <QFile>
#include <QJsonDocument>
#include <QRegularExpression>
#include <QSaveFile>

namespace cli {

namespace {

// What selfplay and arena are told alike: the game, its table, the rules, the programs' time.
Seating seatingFrom(Options& options, const GameCommands& game) {
    Seating seating;
    seating.seats = seatsFrom(options, game);
    seating.limit = static_cast<int>(number(options, QStringLiteral("limit"), 10'000, 1, 3'600'000));
    seating.rules = rulesFrom(options, game);
    return seating;
}

// The level that an option names, or a sentence in `fault`.
QString level(Options& options, const GameCommands& game, const QString& name, const QString& wanted) {
    if (!isLevel(game, wanted))
        options.complain(
            QStringLiteral("--%1 takes one of %2, not “%3”.").arg(name, levelList(game), wanted));
    return wanted;
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

// Who plays at each place: one pair's level and the other's, or those of --players, one for all or one each.
QStringList playersFrom(Options& options, const GameCommands& game, int seats) {
    const QString ns = QStringLiteral("ns"), ew = QStringLiteral("ew"), players = QStringLiteral("players");
    QStringList given = options.lists.value(players);
    const bool byPairs = options.values.contains(ns) || options.values.contains(ew) || given.isEmpty();
    if (byPairs && !given.isEmpty()) {
        options.complain(QStringLiteral("Either --ns and --ew say who plays, or --players does."));
    } else if (byPairs && game.sides == Sides::Single) {
        options.complain(
            QStringLiteral("--players is missing: a level for everybody, or one for each seat."));
    } else if (byPairs) {
        const QString north = level(options, game, ns, options.values.value(ns)),
                      east = level(options, game, ew, options.values.value(ew));
        return {north, east, north, east};
    }
    if (given.size() == 1)
        given = QStringList(seats, given.first());
    if (given.size() != seats)
        options.complain(
            QStringLiteral("--players is to be given once, or for each of the %1 seats.").arg(seats));
    for (const QString& one : given)
        (void)level(options, game, players, one);
    return given;
}

struct Deals {
    quint64 first = 0, count = 0;
};

// --deals A-B, or --hands N from --seed S on.
Deals dealsFrom(Options& options) {
    const QString key = QStringLiteral("deals");
    if (!options.values.contains(key)) {
        const Deals deals{number(options, QStringLiteral("seed"), std::nullopt, 0),
                          number(options, QStringLiteral("hands"), std::nullopt, 1)};
        if (deals.first + deals.count - 1 > kMostExact)
            options.complain(
                QStringLiteral("--seed and --hands go past the last deal number, %1.").arg(kMostExact));
        return deals;
    }
    if (options.values.contains(QStringLiteral("seed")) || options.values.contains(QStringLiteral("hands")))
        options.complain(
            QStringLiteral("Either --deals says which deals are played, or --seed and --hands."));
    static const QRegularExpression form(QStringLiteral("^([0-9]{1,16})-([0-9]{1,16})$"));
    const auto match = form.match(options.values[key]);
    const quint64 first = match.captured(1).toULongLong(), last = match.captured(2).toULongLong();
    if (!match.hasMatch() || first > last || last > kMostExact)
        options.complain(QStringLiteral("--deals takes two deal numbers such as 1-100, not “%1”.")
                             .arg(options.values[key]));
    return {first, last - first + 1};
}

int cannotWrite(const QFileDevice& file) {
    return complain(Refused,
                    QStringLiteral("%1 cannot be written: %2").arg(file.fileName(), file.errorString()));
}

} // namespace

int selfplay(const QStringList& arguments) {
    Options options =
        parse(arguments,
              {QStringLiteral("game"), QStringLiteral("seats"), QStringLiteral("ns"), QStringLiteral("ew"),
               QStringLiteral("hands"), QStringLiteral("seed"), QStringLiteral("deals"),
               QStringLiteral("records"), QStringLiteral("rules"), QStringLiteral("limit")},
              {}, {QStringLiteral("players")});
    const GameCommands& game = gameFrom(options);
    Seating seating = seatingFrom(options, game);
    seating.levels = playersFrom(options, game, seating.seats);
    const Deals deals = dealsFrom(options);
    const QString file = options.values.value(QStringLiteral("records"));
    if (file.isEmpty() || !options.positional.isEmpty())
        options.complain(
            QStringLiteral("usage: versicola-cli selfplay [--game GAME] [--seats N] --ns LEVEL --ew LEVEL "
                           "| --players LEVEL ... --hands N --seed S | --deals A-B --records FILE.jsonl "
                           "[--rules JSON] [--limit MS]"));
    if (!options.fault.isEmpty())
        return complain(Usage, options.fault);

    QSaveFile out(file);
    if (!out.open(QIODevice::WriteOnly))
        return cannotWrite(out);
    std::vector<int> who;
    for (int place = 0; place < seating.seats; ++place)
        who.push_back(place);
    seating.efforts.assign(who.size(), 1);
    const auto table = game.table(seating);
    std::optional<Failure> failure;
    for (quint64 i = 0; i < deals.count && !failure; ++i) {
        failure = table->play(deals.first + i, who).failure;
        // Of a hand broken off as well: it shows where.
        out.write(QJsonDocument(table->record()).toJson(QJsonDocument::Compact) + '\n');
    }
    if (!out.commit())
        return cannotWrite(out);
    if (failure)
        return complain(Refused, seating.levels[failure->place] + QStringLiteral(", ") + failure->seat +
                                     QStringLiteral(": ") + failure->sentence);
    return Done;
}

namespace {

Contest contestFrom(Options& options) {
    const GameCommands& game = gameFrom(options);
    Contest wanted;
    wanted.game = &game;
    wanted.seating = seatingFrom(options, game);
    wanted.seating.opening = Opening::OfTheDeal;
    for (const QString& name : {QStringLiteral("a"), QStringLiteral("b")}) {
        wanted.seating.levels << level(options, game, name, options.values.value(name));
        wanted.seating.efforts.push_back(effort(options, QStringLiteral("effort-") + name));
    }
    wanted.deals = number(options, QStringLiteral("deals"), std::nullopt, 1, 1'000'000);
    wanted.seed = number(options, QStringLiteral("seed"), std::nullopt, 0, kMostExact - 1'000'000);
    wanted.threads = static_cast<int>(number(options, QStringLiteral("threads"), 1, 1, 256));
    return wanted;
}

} // namespace

int arena(const QStringList& arguments) {
    Options options = parse(arguments,
                            {QStringLiteral("game"), QStringLiteral("seats"), QStringLiteral("a"),
                             QStringLiteral("b"), QStringLiteral("deals"), QStringLiteral("seed"),
                             QStringLiteral("rules"), QStringLiteral("limit"), QStringLiteral("effort-a"),
                             QStringLiteral("effort-b"), QStringLiteral("pairs"), QStringLiteral("threads")},
                            {});
    Contest wanted = contestFrom(options);
    if (!options.positional.isEmpty())
        options.complain(QStringLiteral("usage: versicola-cli arena [--game GAME] [--seats N] --a LEVEL --b "
                                        "LEVEL --deals N --seed S [--effort-a X] [--effort-b X] "
                                        "[--threads T] [--pairs FILE] [--rules JSON] [--limit MS]"));
    if (!options.fault.isEmpty())
        return complain(Usage, options.fault);
    QFile pairs(options.values.value(QStringLiteral("pairs")));
    if (!pairs.fileName().isEmpty()) {
        if (!pairs.open(QIODevice::WriteOnly | QIODevice::Append))
            return cannotWrite(pairs);
        wanted.onDeal = [&](quint64 deal, const DealScore& score) {
            pairs.write(dealLine(*wanted.game, deal, score));
            pairs.flush(); // what has been played is kept, whatever ends the contest
        };
    }
    const Outcome outcome = contest(wanted);
    print(arenaReport(wanted, outcome));
    if (const auto& broken = outcome.broken)
        return complain(Refused, wanted.seating.levels[broken->a ? 0 : 1] +
                                     QStringLiteral(", deal %1, %2: %3")
                                         .arg(broken->deal)
                                         .arg(broken->failure.seat, broken->failure.sentence));
    return Done;
}

} // namespace cli
