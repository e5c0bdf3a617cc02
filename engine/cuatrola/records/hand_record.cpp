#include "cuatrola/records/hand_record.h"

#include "cuatrola/records/action_text.h"
#include "records/fields.h"

#include <functional>

namespace cuatrola {

using records::FaultKind;
using records::Fields;

namespace {

// A switch by its name: its value in JSON, and setting it from JSON; false for a value it does not take.
struct Switch {
    const char* name;
    std::function<QJsonValue(const RuleSet&)> value;
    std::function<bool(RuleSet&, const QJsonValue&)> set;
};

template<class Enum>
Switch named(const char* name, Enum RuleSet::*member, std::array<const char*, 2> values) {
    return {
        name,
        [=](const RuleSet& rules) { return QLatin1String(values[static_cast<std::size_t>(rules.*member)]); },
        [=](RuleSet& rules, const QJsonValue& value) {
            for (std::size_t i = 0; i < values.size(); ++i)
                if (value.isString() && value.toString() == QLatin1String(values[i])) {
                    rules.*member = static_cast<Enum>(i);
                    return true;
                }
            return false;
        }};
}

Switch onOrOff(const char* name, bool RuleSet::*member) {
    return {name, [=](const RuleSet& rules) { return rules.*member; },
            [=](RuleSet& rules, const QJsonValue& value) {
                rules.*member = value.toBool();
                return value.isBool();
            }};
}

const std::array<Switch, 6>& switches() {
    static const std::array<Switch, 6> all{named("betLead", &RuleSet::betLead, {"mano", "bidder"}),
                                           named("cantes", &RuleSet::cantes, {"one", "all"}),
                                           onOrOff("capote", &RuleSet::capote),
                                           onOrOff("overbid", &RuleSet::overbid),
                                           named("overtake", &RuleSet::overtake, {"best", "lead"}),
                                           named("tie", &RuleSet::tie, {"lastTrick", "void"})};
    return all;
}

std::optional<Deck> deckOf(const QString& text) {
    const QStringList codes = text.split(u' ');
    Deck deck{};
    if (codes.size() != kDeckSize)
        return std::nullopt;
    for (int i = 0; i < kDeckSize; ++i) {
        const auto card = cardOf(codes[i].toStdString());
        if (!card)
            return std::nullopt;
        deck[static_cast<std::size_t>(i)] = *card;
    }
    return isTheDeck(deck) ? std::optional(deck) : std::nullopt;
}

// Reads and applies the actions one by one.
std::optional<RecordFault> readActions(const QJsonArray& array, LoadedHand& loaded) {
    for (int i = 0; i < array.size(); ++i) {
        const auto action = actionOf(array[i].toString());
        if (!array[i].isString() || !action)
            return RecordFault{{FaultKind::ActionForm, i, {}, records::shortText(array[i]), {}, {}},
                               std::nullopt};
        const auto outcome = loaded.hand.apply(*action);
        if (const auto* refusal = std::get_if<Refusal>(&outcome)) {
            const auto rule = ruleOf(refusal->why);
            return RecordFault{{FaultKind::ActionIllegal,
                                i,
                                {},
                                records::shortText(array[i]),
                                QString::fromLatin1(rule.data(), static_cast<qsizetype>(rule.size())),
                                {}},
                               *refusal};
        }
        loaded.record.actions.push_back(*action);
    }
    return std::nullopt;
}

} // namespace

std::optional<FaultKind> setSwitch(RuleSet& rules, const QString& name, const QJsonValue& value) {
    for (const Switch& one : switches())
        if (name == QLatin1String(one.name))
            return one.set(rules, value) ? std::nullopt : std::optional(FaultKind::SwitchValue);
    return FaultKind::UnknownSwitch;
}

std::variant<LoadedHand, RecordFault> handRecordOf(const QJsonObject& object) {
    Fields fields(object);
    HandRecord record;
    fields.expectFormat(QLatin1String(kHandFormat));
    record.title = fields.optional(QStringLiteral("title"), records::isText).toString();
    record.source = fields.optional(QStringLiteral("source"), records::isText).toString();
    fields.each(QStringLiteral("rules"), fields.needed(QStringLiteral("rules"), records::isMap),
                [&](const QString& name, const QJsonValue& value) {
                    return setSwitch(record.deal.rules, name, value);
                });
    const QJsonValue players = fields.optional(QStringLiteral("players"), records::isMap);
    for (Seat seat : kSeats)
        if (const QJsonValue name = players[seatText(seat)]; !name.isUndefined() && !name.isString())
            fields.fail(FaultKind::Mistyped, QStringLiteral("players.") + seatText(seat), name);
        else
            record.names[seat] = name.toString();
    if (const auto number = fields.optional(QStringLiteral("deal"), records::isCount); number.isDouble())
        record.number = static_cast<quint64>(number.toDouble());
    const auto dealer = fields.needed(QStringLiteral("dealer"), [](const QJsonValue& value) {
        return value.isString() && seatOf(value.toString());
    });
    const auto deckText = fields.needed(QStringLiteral("deck"), records::isText);
    const auto actions = fields.needed(QStringLiteral("actions"), records::isList);
    const auto deck = deckOf(deckText.toString());
    if (!deck)
        fields.fail(FaultKind::Deck, QStringLiteral("deck"), deckText, QStringLiteral("C1.1"));
    if (fields.failure())
        return RecordFault{*fields.failure(), std::nullopt};

    record.deal.dealer = *seatOf(dealer.toString());
    record.deal.deck = *deck;
    record.others = fields.rest();
    const Hand hand(record.deal);
    LoadedHand loaded{std::move(record), hand};
    if (const auto fault = readActions(actions.toArray(), loaded))
        return *fault;
    return loaded;
}

QJsonObject toJson(const RuleSet& rules) {
    QJsonObject object;
    for (const Switch& one : switches())
        if (const QJsonValue value = one.value(rules); value != one.value(RuleSet{}))
            object[QLatin1String(one.name)] = value;
    return object;
}

QJsonObject toJson(const HandRecord& record) {
    QJsonObject object = record.others;
    object[QStringLiteral("format")] = QLatin1String(kHandFormat);
    object[QStringLiteral("version")] = 1;
    if (!record.title.isEmpty())
        object[QStringLiteral("title")] = record.title;
    if (!record.source.isEmpty())
        object[QStringLiteral("source")] = record.source;
    object[QStringLiteral("rules")] = toJson(record.deal.rules);
    QJsonObject names;
    for (Seat seat : kSeats)
        if (!record.names[seat].isEmpty())
            names[seatText(seat)] = record.names[seat];
    if (!names.isEmpty())
        object[QStringLiteral("players")] = names;
    if (record.number)
        object[QStringLiteral("deal")] = static_cast<qint64>(*record.number);
    object[QStringLiteral("dealer")] = seatText(record.deal.dealer);
    QStringList codes;
    for (Card card : record.deal.deck)
        codes << cardText(card);
    object[QStringLiteral("deck")] = codes.join(u' ');
    QJsonArray actions;
    for (const Action& action : record.actions)
        actions.append(actionText(action));
    object[QStringLiteral("actions")] = actions;
    return object;
}

} // namespace cuatrola
