// The hand record of any game read and written. One frame for all of them, and a form F for what differs:
//
//   F::Record, F::Loaded      the record, {deal, actions, names, heading}; it with the hand it makes
//   F::Refusal                of the hand
//   F::kFormat, F::kPackRule  "cuatrola-hand"; the number of the rule that says what the pack is
//   F::kRules                 whether "rules" must be there
//   F::switches()             of its rules
//   F::readTable, F::readMore fields of its own, before the names of the players and before the dealer
//   F::seats(deal)            the texts of the seats in turn order
//   F::setPack(deal, cards)   false where the cards are not the pack
//   F::cardOf, F::cardText, F::actionOf, F::actionText, F::ruleOf
//   F::write(object, deal)    its own fields
#pragma once

#include "records/hand_file.h"
#include "records/switches.h"

namespace records {

enum class Presence : std::uint8_t { Needed, Optional };

// Fields in which the form has nothing of its own.
struct PlainForm {
    template<class Deal>
    static void readTable(Fields&, Deal&) {}
    template<class Deal>
    static void readMore(Fields&, Deal&) {}
    template<class Deal>
    static void write(QJsonObject&, const Deal&) {}
};

template<class F>
void readRules(Fields& fields, typename F::Record& record) {
    const QString key = QStringLiteral("rules");
    fields.each(key, F::kRules == Presence::Needed ? fields.needed(key, isMap) : fields.optional(key, isMap),
                [&](const QString& name, const QJsonValue& value) {
                    return setSwitch(F::switches(), record.deal.rules, name, value);
                });
}

template<class F>
void readPack(Fields& fields, typename F::Record& record, const QJsonValue& text) {
    using Card = typename std::decay_t<decltype(record.deal.deck)>::value_type;
    const auto cards =
        cardsIn<Card>(text.toString(), [](const std::string& code) { return F::cardOf(code); });
    if (!cards || !F::setPack(record.deal, *cards))
        fields.fail(FaultKind::Deck, QStringLiteral("deck"), text, QLatin1String(F::kPackRule));
}

// The record and what its actions make, or its first fault.
template<class F>
[[nodiscard]] std::variant<typename F::Loaded, HandFault<typename F::Refusal>>
readHand(const QJsonObject& object) {
    Fields fields(object);
    typename F::Record record;
    auto& deal = record.deal;
    fields.expectFormat(QLatin1String(F::kFormat));
    readTitles(fields, record.heading);
    readRules<F>(fields, record);
    F::readTable(fields, deal);
    const QStringList seats = F::seats(deal);
    const auto names = readNames(fields, seats);
    std::copy(names.begin(), names.end(), record.names.begin());
    readNumber(fields, record.heading);
    F::readMore(fields, deal);
    const auto dealer = fields.needed(QStringLiteral("dealer"), [&](const QJsonValue& value) {
        return value.isString() && seats.contains(value.toString());
    });
    const auto deck = fields.needed(QStringLiteral("deck"), isText);
    const auto actions = fields.needed(QStringLiteral("actions"), isList);
    readPack<F>(fields, record, deck);
    if (fields.failure())
        return HandFault<typename F::Refusal>{*fields.failure(), std::nullopt};

    deal.dealer = static_cast<decltype(deal.dealer)>(seats.indexOf(dealer.toString()));
    record.heading.others = fields.rest();
    decltype(F::Loaded::hand) hand(deal);
    if (const auto fault = readActions<typename F::Refusal>(
            actions.toArray(), hand, record.actions,
            [&](QStringView text) { return F::actionOf(text, deal); },
            [](const auto& refusal) { return F::ruleOf(refusal); }))
        return *fault;
    return typename F::Loaded{std::move(record), std::move(hand)};
}

template<class F>
[[nodiscard]] QJsonObject writeHand(const typename F::Record& record) {
    const auto& deal = record.deal;
    const QStringList seats = F::seats(deal);
    QJsonObject object = headed(record.heading, QLatin1String(F::kFormat), seats,
                                {record.names.begin(), record.names.begin() + seats.size()});
    const QJsonObject rules = switchesOf(F::switches(), deal.rules);
    if (F::kRules == Presence::Needed || !rules.isEmpty())
        object[QStringLiteral("rules")] = rules;
    F::write(object, deal);
    object[QStringLiteral("dealer")] = seats[static_cast<qsizetype>(deal.dealer)];
    QStringList codes;
    for (const auto& card : deal.deck)
        codes << F::cardText(card);
    object[QStringLiteral("deck")] = codes.join(u' ');
    QJsonArray actions;
    for (const auto& action : record.actions)
        actions.append(F::actionText(action, deal));
    object[QStringLiteral("actions")] = actions;
    return object;
}

} // namespace records
