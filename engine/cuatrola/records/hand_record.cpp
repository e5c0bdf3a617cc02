#include "cuatrola/records/hand_record.h"

#include "cuatrola/records/action_text.h"
#include "records/seat_text.h"
#include "records/switches.h"

namespace cuatrola {

using records::FaultKind;

namespace {

std::span<const records::Switch<RuleSet>> switches() {
    using namespace records;
    static const std::array all{oneOf("betLead", &RuleSet::betLead, std::array{"mano", "bidder"}),
                                oneOf("cantes", &RuleSet::cantes, std::array{"one", "all"}),
                                onOrOff("capote", &RuleSet::capote),
                                onOrOff("overbid", &RuleSet::overbid),
                                oneOf("overtake", &RuleSet::overtake, std::array{"best", "lead"}),
                                oneOf("tie", &RuleSet::tie, std::array{"lastTrick", "void"})};
    return all;
}

std::optional<Deck> deckOf(const QString& text) {
    const auto cards = records::cardsIn<Card>(text, [](const std::string& code) { return cardOf(code); });
    Deck deck{};
    if (!cards || cards->size() != deck.size())
        return std::nullopt;
    std::copy(cards->begin(), cards->end(), deck.begin());
    return isTheDeck(deck) ? std::optional(deck) : std::nullopt;
}

} // namespace

std::optional<FaultKind> setSwitch(RuleSet& rules, const QString& name, const QJsonValue& value) {
    return records::setSwitch(switches(), rules, name, value);
}

QJsonObject toJson(const RuleSet& rules) {
    return records::switchesOf(switches(), rules);
}

std::variant<LoadedHand, RecordFault> handRecordOf(const QJsonObject& object) {
    records::Fields fields(object);
    HandRecord record;
    fields.expectFormat(QLatin1String(kHandFormat));
    records::readTitles(fields, record.heading);
    fields.each(QStringLiteral("rules"), fields.needed(QStringLiteral("rules"), records::isMap),
                [&](const QString& name, const QJsonValue& value) {
                    return setSwitch(record.deal.rules, name, value);
                });
    const auto names = records::readNames(fields, records::seatCodes());
    std::copy(names.begin(), names.end(), record.names.begin());
    records::readNumber(fields, record.heading);
    const auto dealer = fields.needed(QStringLiteral("dealer"), [](const QJsonValue& value) {
        return value.isString() && records::seatOfCode(value.toString());
    });
    const auto deckText = fields.needed(QStringLiteral("deck"), records::isText);
    const auto actions = fields.needed(QStringLiteral("actions"), records::isList);
    const auto deck = deckOf(deckText.toString());
    if (!deck)
        fields.fail(FaultKind::Deck, QStringLiteral("deck"), deckText, QStringLiteral("C1.1"));
    if (fields.failure())
        return RecordFault{*fields.failure(), std::nullopt};

    record.deal.dealer = *records::seatOfCode(dealer.toString());
    record.deal.deck = *deck;
    record.heading.others = fields.rest();
    Hand hand(record.deal);
    if (const auto fault =
            records::readActions<Refusal>(actions.toArray(), hand, record.actions, actionOf,
                                          [](const Refusal& refusal) { return ruleOf(refusal.why); }))
        return *fault;
    return LoadedHand{std::move(record), std::move(hand)};
}

QJsonObject toJson(const HandRecord& record) {
    QJsonObject object = records::headed(record.heading, QLatin1String(kHandFormat), records::seatCodes(),
                                         {record.names.begin(), record.names.end()});
    object[QStringLiteral("rules")] = toJson(record.deal.rules);
    object[QStringLiteral("dealer")] = records::codeOf(record.deal.dealer);
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
