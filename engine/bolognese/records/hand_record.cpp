#include "bolognese/records/hand_record.h"

#include "bolognese/records/action_text.h"
#include "records/hand_form.h"
#include "records/seat_text.h"

namespace bolognese {

using records::FaultKind;

std::span<const records::Switch<RuleSet>> switches() {
    using namespace records;
    static const std::array all{
        oneOf("match", &RuleSet::match, std::array{"ottocento", "quattroScartate"}),
        number("target", &RuleSet::target, [](int target) { return target >= 1 && target <= 100'000; }),
        onOrOff("callOut", &RuleSet::callOut),
        onOrOff("doubleAccusi", &RuleSet::doubleAccusi),
        onOrOff("fillScavezzo", &RuleSet::fillScavezzo),
        oneOf("signals", &RuleSet::signalsWhen, std::array{"king", "kingAngel", "free", "none"})};
    return all;
}

namespace {

struct HandForm : records::PlainForm {
    using Record = HandRecord;
    using Loaded = LoadedHand;
    using Refusal = bolognese::Refusal;
    static constexpr auto kFormat = kHandFormat, kPackRule = "B1.1";
    static constexpr auto kRules = records::Presence::Optional;

    static auto switches() { return bolognese::switches(); }
    // The match score before the hand; both 0 where it is left out.
    static void readMore(records::Fields& fields, Deal& deal) {
        const QJsonValue field = fields.optional(QStringLiteral("score"), records::isMap);
        if (field.isUndefined())
            return;
        for (Side side : kSides) {
            const QJsonValue points = field[records::codeOf(side)];
            const QString key = QStringLiteral("score.") + records::codeOf(side);
            if (points.isUndefined())
                fields.fail(FaultKind::Missing, key);
            else if (!records::isCount(points) || points.toDouble() > 1'000'000)
                fields.fail(FaultKind::Mistyped, key, points);
            else
                deal.score[side] = points.toInt();
        }
    }
    static void write(QJsonObject& object, const Deal& deal) {
        if (deal.score != PerSide<int>{})
            object[QStringLiteral("score")] = QJsonObject{{QStringLiteral("NS"), deal.score[Side::NS]},
                                                          {QStringLiteral("EW"), deal.score[Side::EW]}};
    }
    static QStringList seats(const Deal&) { return records::seatCodes(); }
    static bool setPack(Deal& deal, const std::vector<Card>& cards) {
        if (cards.size() == deal.deck.size())
            std::copy(cards.begin(), cards.end(), deal.deck.begin());
        return cards.size() == deal.deck.size() && isTheDeck(deal.deck);
    }
    static auto cardOf(const std::string& code) { return bolognese::cardOf(code); }
    static QString cardText(Card card) { return bolognese::cardText(card); }
    static auto actionOf(QStringView text, const Deal&) { return bolognese::actionOf(text); }
    static QString actionText(const Action& action, const Deal&) { return bolognese::actionText(action); }
    static auto ruleOf(const bolognese::Refusal& refusal) { return bolognese::ruleOf(refusal.why); }
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

} // namespace bolognese
