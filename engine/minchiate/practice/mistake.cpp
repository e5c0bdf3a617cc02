#include "minchiate/practice/mistake.h"

#include "minchiate/practice/day_text.h"
#include "minchiate/practice/digest.h"
#include "minchiate/records/action_text.h"
#include "minchiate/records/reader.h"

namespace practice {

using namespace minchiate;
using records::HandRecord;
using records::RecordError;

std::span<const Action> Mistake::before() const {
    return std::span(hand.actions).first(hand.actions.size() - 1);
}

bool isMistake(const advice::Weighed& weighed) {
    return weighed.cost > kDear;
}

Mistake positionOf(const HandRecord& hand, const Decision& decision, QDate date) {
    const auto at = static_cast<std::size_t>(decision.weighed.at);
    Mistake mistake{{}, {}, date, decision};
    mistake.hand.deal = hand.deal;
    mistake.hand.names = hand.names;
    mistake.hand.number = hand.number;
    mistake.hand.actions.assign(hand.actions.begin(), hand.actions.begin() + decision.weighed.at + 1);
    mistake.id = digestOf(hand.deal, std::span(hand.actions).first(at));
    return mistake;
}

QJsonObject toJson(const Mistake& mistake) {
    HandRecord before = mistake.hand;
    before.actions.pop_back();
    return {{QStringLiteral("hand"), records::toJson(before)},
            {QStringLiteral("done"), records::actionText(mistake.weighed().done)},
            {QStringLiteral("date"), textOf(mistake.date)},
            {QStringLiteral("decision"), toJson(mistake.decision)}};
}

std::variant<Mistake, RecordError> mistakeOf(const QJsonObject& object) {
    records::Reader reader(object);
    const auto hand = reader.needed(QStringLiteral("hand"), records::isObject);
    const auto text = reader.needed(QStringLiteral("done"), records::isString);
    const auto date = reader.needed(QStringLiteral("date"), isDate);
    const auto weighed = reader.needed(QStringLiteral("decision"), records::isObject);
    if (reader.failure())
        return *reader.failure();
    auto loaded = records::handRecordOf(hand.toObject());
    if (const auto* error = std::get_if<RecordError>(&loaded))
        return records::within(QStringLiteral("$.hand"), *error);
    auto& [record, before] = std::get<records::LoadedHand>(loaded);
    const auto done = records::actionOf(text.toString());
    if (!done)
        return records::errorAt(records::RecordFault::Mistyped, QStringLiteral("$.done"), text);
    auto decision = decisionOf(weighed, QStringLiteral("$.decision"), before,
                               static_cast<int>(record.actions.size()), *done);
    if (const auto* error = std::get_if<RecordError>(&decision))
        return *error;
    record.actions.push_back(*done);
    return positionOf(record, std::get<Decision>(decision), dateOf(date));
}

} // namespace practice
