#include "tarot/records/hand_record.h"

#include "records/hand_form.h"
#include "tarot/records/action_text.h"

namespace tarot {

using records::FaultKind;

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

namespace {

bool isNumberOfPlayers(const QJsonValue& value) {
    return records::isCount(value) && value.toDouble() >= kFewestPlayers && value.toDouble() <= kMostPlayers;
}

struct HandForm : records::PlainForm {
    using Record = HandRecord;
    using Loaded = LoadedHand;
    using Refusal = tarot::Refusal;
    static constexpr auto kFormat = kHandFormat, kPackRule = "F1.1";
    static constexpr auto kRules = records::Presence::Needed;

    static auto switches() { return tarot::switches(); }
    // Once there is a fault the table does not matter any more.
    static void readTable(records::Fields& fields, Deal& deal) {
        deal.players = fields.needed(QStringLiteral("seats"), isNumberOfPlayers).toInt(deal.players);
    }
    static void write(QJsonObject& object, const Deal& deal) {
        object[QStringLiteral("seats")] = deal.players;
    }
    static QStringList seats(const Deal& deal) { return seatTexts(deal.players); }
    static bool setPack(Deal& deal, const std::vector<Card>& cards) {
        deal.deck = cards;
        return isThePack(deal);
    }
    static auto cardOf(const std::string& code) { return tarot::cardOf(code); }
    static QString cardText(Card card) { return tarot::cardText(card); }
    static auto actionOf(QStringView text, const Deal& deal) { return tarot::actionOf(text, deal.players); }
    static QString actionText(const Action& action, const Deal& deal) {
        return tarot::actionText(action, deal.players);
    }
    static auto ruleOf(const tarot::Refusal& refusal) { return tarot::ruleOf(refusal.why); }
};

} // namespace

std::optional<FaultKind> setSwitch(RuleSet& rules, const QString& name, const QJsonValue& value) {
    return records::setSwitch(switches(), rules, name, value);
}

QJsonObject toJson(const RuleSet& rules) {
    return records::switchesOf(switches(), rules);
}

std::variant<LoadedHand, RecordFault> handRecordOf(const QJsonObject& object) {
    return records::readHand<HandForm>(object);
}

QJsonObject toJson(const HandRecord& record) {
    return records::writeHand<HandForm>(record);
}

} // namespace tarot
