#include "minchiate/practice/decision.h"

#include "minchiate/records/action_text.h"
#include "minchiate/records/reader.h"

#include <QJsonArray>

#include <cmath>

namespace practice {

using namespace minchiate;
using records::errorAt;
using records::Reader;
using records::RecordError;
using records::RecordFault;

namespace {

// No hand comes near it.
constexpr double kMostPoints = 1e6;

template<class Kind>
struct Name {
    const char* name;
    Kind kind;
};
constexpr std::array<Name<advice::StakeKind>, 5> kStakes{{
    {"counter", advice::StakeKind::Counter},
    {"versicola", advice::StakeKind::Versicola},
    {"lastTrick", advice::StakeKind::LastTrick},
    {"cards", advice::StakeKind::Cards},
    {"declared", advice::StakeKind::Declared},
}};
constexpr std::array<Name<VersicolaKind>, 6> kVersicole{{
    {"run", VersicolaKind::Run},
    {"fools", VersicolaKind::Fools},
    {"thirteen", VersicolaKind::Thirteen},
    {"tens", VersicolaKind::Tens},
    {"kings", VersicolaKind::Kings},
    {"demon", VersicolaKind::Demon},
}};

template<class Names, class Kind>
QString nameIn(const Names& names, Kind kind) {
    return QLatin1String(names[static_cast<std::size_t>(kind)].name);
}

template<class Names>
auto kindIn(const Names& names, const QJsonValue& value) -> std::optional<decltype(names[0].kind)> {
    for (const auto& one : names)
        if (value.toString() == QLatin1String(one.name))
            return one.kind;
    return std::nullopt;
}

QString textOf(players::ReasonKind kind) {
    const auto name = players::nameOf(kind);
    return QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size()));
}

std::optional<players::ReasonKind> reasonKindOf(const QJsonValue& value) {
    for (players::ReasonKind kind : players::reasonKinds())
        if (value.toString() == textOf(kind))
            return kind;
    return std::nullopt;
}

double thousandths(double points) {
    return std::round(points * 1000) / 1000;
}

bool isPoints(const QJsonValue& value) {
    return value.isDouble() && std::abs(value.toDouble()) <= kMostPoints;
}

bool isNoLoss(const QJsonValue& value) {
    return isPoints(value) && value.toDouble() >= 0;
}

bool isSmallCount(const QJsonValue& value) {
    return records::isWhole(value) && value.toDouble() <= 1e9;
}

void write(QJsonObject& object, CardSet cards) {
    std::vector<Card> list;
    for (Card card : cards)
        list.push_back(card);
    if (!list.empty())
        object[QStringLiteral("cards")] = records::cardsText(list);
}

CardSet readCards(Reader& reader, const QString& path) {
    const auto text = reader.optional(QStringLiteral("cards"), records::isString);
    if (!text.isString())
        return {};
    const auto cards = records::cardsOf(text.toString());
    if (!cards)
        reader.fail(errorAt(RecordFault::Mistyped, path + QStringLiteral(".cards"), text));
    return cards ? setOf(*cards) : CardSet();
}

QJsonObject json(const advice::Option& option) {
    QJsonObject object{{QStringLiteral("action"), records::actionText(option.action)},
                       {QStringLiteral("points"), thousandths(option.points)},
                       {QStringLiteral("ownError"), thousandths(option.ownError)},
                       {QStringLiteral("error"), thousandths(option.error)},
                       {QStringLiteral("behind"), thousandths(option.behind)},
                       {QStringLiteral("reason"), textOf(option.reason.kind)}};
    write(object, option.reason.cards);
    return object;
}

QJsonObject json(const advice::Stake& stake) {
    QJsonObject object{{QStringLiteral("kind"), nameIn(kStakes, stake.kind)},
                       {QStringLiteral("points"), thousandths(stake.points)}};
    if (stake.kind == advice::StakeKind::Versicola)
        object[QStringLiteral("versicola")] = nameIn(kVersicole, stake.versicola);
    write(object, stake.cards);
    return object;
}

QString placeIn(const QString& path, const char* list, qsizetype index) {
    return QStringLiteral("%1.%2[%3]").arg(path, QLatin1String(list)).arg(index);
}

std::variant<advice::Option, RecordError> optionOf(const QJsonValue& value, const QString& path,
                                                   const Hand& before) {
    if (!value.isObject())
        return errorAt(RecordFault::Mistyped, path, value);
    Reader reader(value.toObject(), path);
    advice::Option option;
    const auto text = reader.needed(QStringLiteral("action"), records::isString);
    const auto number = [&](const char* key, auto right) {
        return reader.needed(QLatin1String(key), right).toDouble();
    };
    option.points = number("points", isPoints);
    option.ownError = number("ownError", isNoLoss);
    option.error = number("error", isNoLoss);
    option.behind = number("behind", isPoints);
    const auto reason = reasonKindOf(reader.needed(
        QStringLiteral("reason"), [](const QJsonValue& v) { return reasonKindOf(v).has_value(); }));
    option.reason.cards = readCards(reader, path);
    if (reader.failure())
        return *reader.failure();
    option.reason.kind = *reason;
    const auto action = records::actionOf(text.toString());
    Hand after = before;
    if (!action || std::holds_alternative<Refusal>(after.apply(*action)))
        return errorAt(RecordFault::Mistyped, path + QStringLiteral(".action"), text);
    option.action = *action;
    return option;
}

std::variant<advice::Stake, RecordError> stakeOf(const QJsonValue& value, const QString& path) {
    if (!value.isObject())
        return errorAt(RecordFault::Mistyped, path, value);
    Reader reader(value.toObject(), path);
    advice::Stake stake;
    const auto kind = kindIn(kStakes, reader.needed(QStringLiteral("kind"), [](const QJsonValue& v) {
        return kindIn(kStakes, v).has_value();
    }));
    stake.points = reader.needed(QStringLiteral("points"), isPoints).toDouble();
    stake.cards = readCards(reader, path);
    if (kind == advice::StakeKind::Versicola)
        stake.versicola =
            kindIn(kVersicole, reader.needed(QStringLiteral("versicola"), [](const QJsonValue& v) {
                return kindIn(kVersicole, v).has_value();
            })).value_or(VersicolaKind::Run);
    if (reader.failure())
        return *reader.failure();
    stake.kind = *kind;
    return stake;
}

// Each part of a list in order; the first fault ends it.
template<class T, class Read>
std::optional<RecordError> readAll(std::vector<T>& into, const QJsonArray& list, Read read) {
    for (qsizetype i = 0; i < list.size(); ++i) {
        auto part = read(list[i], i);
        if (const auto* error = std::get_if<RecordError>(&part))
            return *error;
        into.push_back(std::move(std::get<T>(part)));
    }
    return std::nullopt;
}

bool areEffort(const QJsonValue& value) {
    const QJsonArray numbers = value.toArray();
    return numbers.size() == 4 && std::all_of(numbers.begin(), numbers.end(), isSmallCount);
}

advice::Effort effortOf(const QJsonValue& value) {
    const QJsonArray numbers = value.toArray();
    return {numbers[0].toInt(), numbers[1].toInt(), numbers[2].toInt(), numbers[3].toInt()};
}

// Which options are as good as the best: the best itself, and others by their places.
bool arePlaces(const QJsonValue& value, qsizetype options) {
    const QJsonArray places = value.toArray();
    return !places.isEmpty() && places[0].toInt(-1) == 0 && places.size() <= options &&
           std::all_of(places.begin(), places.end(), [&](const QJsonValue& place) {
               return records::isWhole(place) && place.toDouble() < double(options);
           });
}

} // namespace

bool isDeeper(const advice::Effort& one, const advice::Effort& other) {
    const auto all = [](const advice::Effort& effort) {
        return std::tuple(effort.worlds, effort.worldsSearched, effort.worldsToSolve, effort.cardsToSolve);
    };
    return all(one) > all(other);
}

QJsonObject toJson(const Decision& decision) {
    const auto& [weighed, effort] = decision;
    QJsonArray options, lost, asGood;
    for (std::size_t i = 0; i < weighed.options.size(); ++i) {
        options.append(json(weighed.options[i]));
        if (std::ranges::find(weighed.asGood, weighed.options[i].action) != weighed.asGood.end())
            asGood.append(static_cast<int>(i));
    }
    for (const advice::Stake& stake : weighed.lost)
        lost.append(json(stake));
    QJsonObject object{
        {QStringLiteral("effort"), QJsonArray{effort.worlds, effort.worldsSearched, effort.worldsToSolve,
                                              static_cast<qint64>(effort.cardsToSolve)}},
        {QStringLiteral("options"), options},
        {QStringLiteral("asGood"), asGood},
        {QStringLiteral("cost"), thousandths(weighed.cost)},
        {QStringLiteral("rawCost"), thousandths(weighed.rawCost)},
        {QStringLiteral("costError"), thousandths(weighed.costError)}};
    if (!lost.isEmpty())
        object[QStringLiteral("lost")] = lost;
    if (weighed.openBest)
        object[QStringLiteral("openBest")] = thousandths(*weighed.openBest);
    if (weighed.openDone)
        object[QStringLiteral("openDone")] = thousandths(*weighed.openDone);
    return object;
}

std::variant<Decision, RecordError> decisionOf(const QJsonValue& value, const QString& path,
                                               const Hand& before, int at, const Action& done) {
    const auto choice = before.choice();
    if (!value.isObject() || !choice)
        return errorAt(RecordFault::Mistyped, path, value);
    Reader reader(value.toObject(), path);
    Decision decision;
    advice::Weighed& weighed = decision.weighed;
    weighed.at = at;
    weighed.done = done;
    weighed.seat = choice->seat;
    weighed.chooser = choice->chooser;
    weighed.trick = before.phase() == Phase::Play ? std::min(before.position().trickNumber(), kTricks) : 0;
    const auto effort = reader.needed(QStringLiteral("effort"), areEffort);
    const QJsonArray options = reader.needed(QStringLiteral("options"), records::isArray).toArray();
    const auto asGood = reader.needed(QStringLiteral("asGood"), [&](const QJsonValue& places) {
        return arePlaces(places, options.size());
    });
    weighed.cost = reader.needed(QStringLiteral("cost"), isNoLoss).toDouble();
    weighed.rawCost = reader.needed(QStringLiteral("rawCost"), isPoints).toDouble();
    weighed.costError = reader.needed(QStringLiteral("costError"), isNoLoss).toDouble();
    const QJsonArray lost = reader.optional(QStringLiteral("lost"), records::isArray).toArray();
    const auto open = [&](const char* key) -> std::optional<double> {
        const auto points = reader.optional(QLatin1String(key), isPoints);
        return points.isDouble() ? std::optional(points.toDouble()) : std::nullopt;
    };
    weighed.openBest = open("openBest");
    weighed.openDone = open("openDone");
    if (reader.failure())
        return *reader.failure();
    decision.effort = effortOf(effort);
    if (const auto error = readAll(weighed.options, options, [&](const QJsonValue& option, qsizetype i) {
            return optionOf(option, placeIn(path, "options", i), before);
        }))
        return *error;
    if (const auto error = readAll(weighed.lost, lost, [&](const QJsonValue& stake, qsizetype i) {
            return stakeOf(stake, placeIn(path, "lost", i));
        }))
        return *error;
    const auto isDone = [&](const advice::Option& option) { return advice::isSame(option.action, done); };
    if (std::ranges::none_of(weighed.options, isDone) ||
        !std::ranges::is_sorted(std::span(weighed.options).subspan(1), std::ranges::greater(),
                                &advice::Option::points))
        return errorAt(RecordFault::Mistyped, path + QStringLiteral(".options"));
    for (const QJsonValue& place : asGood.toArray())
        weighed.asGood.push_back(weighed.options[static_cast<std::size_t>(place.toInt())].action);
    return decision;
}

} // namespace practice
