#include "cuatrola/records/hand_record.h"

#include "cuatrola/records/action_text.h"
#include "records/hand_form.h"
#include "records/seat_text.h"

namespace cuatrola {

using records::FaultKind;

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

namespace {

struct HandForm : records::PlainForm {
    using Record = HandRecord;
    using Loaded = LoadedHand;
    using Refusal = cuatrola::Refusal;
    static constexpr auto kFormat = kHandFormat, kPackRule = "C1.1";
    static constexpr auto kRules = records::Presence::Needed;

    static auto switches() { return cuatrola::switches(); }
    static QStringList seats(const Deal&) { return records::seatCodes(); }
    static bool setPack(Deal& deal, const std::vector<Card>& cards) {
        if (cards.size() == deal.deck.size())
            std::copy(cards.begin(), cards.end(), deal.deck.begin());
        return cards.size() == deal.deck.size() && isTheDeck(deal.deck);
    }
    static auto cardOf(const std::string& code) { return cuatrola::cardOf(code); }
    static QString cardText(Card card) { return cuatrola::cardText(card); }
    static auto actionOf(QStringView text, const Deal&) { return cuatrola::actionOf(text); }
    static QString actionText(const Action& action, const Deal&) { return cuatrola::actionText(action); }
    static auto ruleOf(const cuatrola::Refusal& refusal) { return cuatrola::ruleOf(refusal.why); }
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

} // namespace cuatrola
