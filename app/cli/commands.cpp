#include "cli/commands.h"

#include "cli/beliefs_command.h"
#include "cli/exercises_command.h"
#include "cli/game_commands.h"
#include "cli/lesson_command.h"
#include "cli/options.h"
#include "cli/play_commands.h"
#include "cli/review_command.h"
#include "cli/terminal.h"
#include "minchiate/players/player.h"
#include "records/safe_json.h"
#include "text/language/language.h"
#include "text/words.h"

#include <algorithm>

namespace cli {

namespace {

// The record says which game it is of; what is of none is told as the first would tell it.
Report replayOf(const QString& file, LegalCards legal) {
    const auto object = records::readObject(file);
    if (const auto* error = std::get_if<records::JsonError>(&object)) {
        const QString sentence = text::explain(*error);
        return {refusal(-1, QStringLiteral("$"), {}, sentence), sentence};
    }
    const auto& record = std::get<QJsonObject>(object);
    const QString format = record[QStringLiteral("format")].toString();
    for (const GameCommands& game : games())
        if (game.format == format)
            return game.replay(record, legal);
    return games().front().replay(record, legal);
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

int deal(const QStringList& arguments) {
    Options options = parse(
        arguments,
        {QStringLiteral("game"), QStringLiteral("seats"), QStringLiteral("seed"), QStringLiteral("hands")},
        {});
    const GameCommands& game = gameFrom(options);
    const int seats = seatsFrom(options, game);
    const quint64 seed = number(options, QStringLiteral("seed"), std::nullopt, 0);
    const quint64 hands = number(options, QStringLiteral("hands"), 1, 1);
    if (!options.fault.isEmpty())
        return complain(Usage, options.fault);
    if (!options.positional.isEmpty() || seed + hands - 1 > kMostExact)
        return complain(Usage, QStringLiteral("usage: versicola-cli deal [--game GAME] [--seats N] --seed N "
                                              "[--hands K]"));
    for (quint64 i = 0; i < hands; ++i)
        print(game.deal(seed + i, seats));
    return Done;
}

int bench(const QStringList& arguments) {
    Options options = parse(arguments, {QStringLiteral("game")}, {});
    const GameCommands& game = gameFrom(options);
    if (!options.positional.isEmpty())
        options.complain(QStringLiteral("usage: versicola-cli bench [--game GAME]"));
    if (!options.fault.isEmpty())
        return complain(Usage, options.fault);
    print(game.bench());
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
    Options options =
        parse(arguments, {QStringLiteral("seed"), QStringLiteral("effort"), QStringLiteral("threads")}, {});
    Reviewing reviewing;
    reviewing.seed = number(options, QStringLiteral("seed"), reviewing.seed, 0);
    reviewing.effort = static_cast<int>(
        number(options, QStringLiteral("effort"), static_cast<quint64>(reviewing.effort), 1, 1000));
    reviewing.threads = static_cast<int>(number(options, QStringLiteral("threads"), 1, 1, 256));
    if (options.positional.size() != 1)
        options.complain(
            QStringLiteral("usage: versicola-cli review FILE [--seed S] [--effort E] [--threads T]"));
    return options.fault.isEmpty() ? review(options.positional.first(), reviewing)
                                   : complain(Usage, options.fault);
}

int weighBeliefs(const QStringList& arguments) {
    Options options = parse(arguments, {QStringLiteral("level"), QStringLiteral("threads")}, {});
    Believing believing;
    believing.level = options.values.value(QStringLiteral("level"), believing.level);
    believing.threads = static_cast<int>(number(options, QStringLiteral("threads"), 1, 1, 256));
    if (options.positional.size() != 1)
        options.complain(QStringLiteral("usage: versicola-cli beliefs FILE.jsonl [--level L] [--threads T]"));
    return options.fault.isEmpty() ? beliefs(options.positional.first(), believing)
                                   : complain(Usage, options.fault);
}

// With a file: choosing among what was found.
int makeExercises(const QStringList& arguments) {
    Options options =
        parse(arguments, {QStringLiteral("seed"), QStringLiteral("deals"), QStringLiteral("keep")}, {});
    const bool choosing = options.positional.size() == 1;
    const quint64 keep = number(options, QStringLiteral("keep"), 100, 1, 10'000);
    const quint64 seed = number(options, QStringLiteral("seed"), 1, 0);
    const quint64 deals = number(options, QStringLiteral("deals"), 1, 1, 1'000'000);
    const QStringList wrong = choosing ? QStringList{QStringLiteral("seed"), QStringLiteral("deals")}
                                       : QStringList{QStringLiteral("keep")};
    const auto isGiven = [&](const QString& name) { return options.values.contains(name); };
    if (options.positional.size() > 1 || std::any_of(wrong.begin(), wrong.end(), isGiven))
        options.complain(QStringLiteral("usage: versicola-cli exercises [--seed S] [--deals K], or "
                                        "versicola-cli exercises FILE [--keep N]"));
    if (!options.fault.isEmpty())
        return complain(Usage, options.fault);
    return choosing ? chooseExercises(options.positional.first(), static_cast<std::size_t>(keep))
                    : findExercises(seed, deals);
}

} // namespace

int run(const QStringList& arguments) {
    const QString command = arguments.value(0);
    const QStringList rest = arguments.mid(1);
    // What is said to people is said in the language of their system. What stands in JSON, or is said to
    // other programs, is English wherever one is.
    const bool toPeople = QStringList{QStringLiteral("lesson"), QStringLiteral("review"),
                                      QStringLiteral("exercises"), QStringLiteral("beliefs")}
                              .contains(command);
    text::Speaker speaker;
    speaker.speak(toPeople ? text::systemLanguage() : text::languages().front().code);
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
    if (command == QLatin1String("exercises"))
        return makeExercises(rest);
    if (command == QLatin1String("beliefs"))
        return weighBeliefs(rest);
    if (command == QLatin1String("bench"))
        return bench(rest);
    return complain(
        Usage, QStringLiteral("usage: versicola-cli replay | deal | selfplay | arena | lesson | review | "
                              "exercises | beliefs | bench"));
}

} // namespace cli
