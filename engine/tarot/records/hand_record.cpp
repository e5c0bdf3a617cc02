#include "tarot/records/hand_record.h"

#include "records/switches.h"
#include "tarot/records/action_text.h"

namespace tarot {

using records::FaultKind;

namespace {

std::span<const records::Switch<RuleSet>> switches() {
    using namespace records;
    static const std::array all{
        onOrOff("pousse", &RuleSet::pousse),
        oneOf("allPass", &RuleSet::allPass, std::array{"redeal", "misere"}),
        onOrOff("miseres", &RuleSet::miseres),
        onOrOff("misereWithExcuse", &RuleSet::misereWithExcuse),
        number("chelem", &RuleSet::chelem,
               [](int points) { return points == 400 || points == 600 || points == 1000; }),
        onOrOff("petitChelem", &RuleSet::petitChelem),
        onOrOff("noThreeBouts", &RuleSet::noThreeBouts),
        oneOf("excuse3", &RuleSet::excuse3, std::array{"kept", "exchanged", "captured"}),
        onOrOff("shortDeck", &RuleSet::shortDeck),
        onOrOff("callAny", &RuleSet::callAny),
        oneOf("partner", &RuleSet::partner, std::array{"holder", "taker"}),
        oneOf("split", &RuleSet::split, std::array{"thirds", "halves"}),
        onOrOff("chien2", &RuleSet::chien2)};
    return all;
}

bool isNumberOfPlayers(const QJsonValue& value) {
    return records::isCount(value) && value.toDouble() >= kFewestPlayers && value.toDouble() <= kMostPlayers;
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
    Deal& deal = record.deal;
    fields.expectFormat(QLatin1String(kHandFormat));
    records::readTitles(fields, record.heading);
    fields.each(
        QStringLiteral("rules"), fields.needed(QStringLiteral("rules"), records::isMap),
        [&](const QString& name, const QJsonValue& value) { return setSwitch(deal.rules, name, value); });
    // Once there is a fault the table does not matter any more.
    deal.players = fields.needed(QStringLiteral("seats"), isNumberOfPlayers).toInt(deal.players);
    const auto names = records::readNames(fields, seatTexts(deal.players));
    std::copy(names.begin(), names.end(), record.names.begin());
    records::readNumber(fields, record.heading);
    const auto dealer = fields.needed(QStringLiteral("dealer"), [&](const QJsonValue& value) {
        return value.isString() && seatOf(value.toString(), deal.players);
    });
    const auto deck = fields.needed(QStringLiteral("deck"), records::isText);
    const auto actions = fields.needed(QStringLiteral("actions"), records::isList);
    if (const auto cards =
            records::cardsIn<Card>(deck.toString(), [](const std::string& code) { return cardOf(code); }))
        deal.deck = *cards;
    if (!isThePack(deal))
        fields.fail(FaultKind::Deck, QStringLiteral("deck"), deck, QStringLiteral("F1.1"));
    if (fields.failure())
        return RecordFault{*fields.failure(), std::nullopt};

    deal.dealer = *seatOf(dealer.toString(), deal.players);
    record.heading.others = fields.rest();
    Hand hand(deal);
    if (const auto fault = records::readActions<Refusal>(
            actions.toArray(), hand, record.actions,
            [&](QStringView text) { return actionOf(text, deal.players); },
            [](const Refusal& refusal) { return ruleOf(refusal.why); }))
        return *fault;
    return LoadedHand{std::move(record), std::move(hand)};
}

QJsonObject toJson(const HandRecord& record) {
    const int players = record.deal.players;
    QJsonObject object = records::headed(record.heading, QLatin1String(kHandFormat), seatTexts(players),
                                         {record.names.begin(), record.names.begin() + players});
    object[QStringLiteral("rules")] = toJson(record.deal.rules);
    object[QStringLiteral("seats")] = players;
    object[QStringLiteral("dealer")] = seatText(record.deal.dealer, players);
    QStringList codes;
    for (Card card : record.deal.deck)
        codes << cardText(card);
    object[QStringLiteral("deck")] = codes.join(u' ');
    QJsonArray actions;
    for (const Action& action : record.actions)
        actions.append(actionText(action, players));
    object[QStringLiteral("actions")] = actions;
    return object;
}

} // namespace tarot
