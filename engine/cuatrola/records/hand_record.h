// The hand record: rules, pack and the players' actions; everything else follows from the rules.
#pragma once

#include "cuatrola/hand.h"
#include "records/fault.h"

namespace cuatrola {

struct HandRecord {
    Deal deal;
    std::vector<Action> actions;
    QString title, source;         // optional, empty where missing
    PerSeat<QString> names;        // optional
    std::optional<quint64> number; // of a numbered deal; the deck rules
    QJsonObject others;            // keys this version does not know, kept
};

struct LoadedHand {
    HandRecord record;
    Hand hand;
};

// The first fault of a record; where an action is not legal, also why.
struct RecordFault {
    records::Fault fault;
    std::optional<Refusal> refusal;
};

inline constexpr auto kHandFormat = "cuatrola-hand";

[[nodiscard]] std::variant<LoadedHand, RecordFault> handRecordOf(const QJsonObject& object);
[[nodiscard]] QJsonObject toJson(const HandRecord& record);

// Switches that differ from the usual ones.
[[nodiscard]] QJsonObject toJson(const RuleSet& rules);
// Sets the switch of that name; what is wrong with it, if anything.
[[nodiscard]] std::optional<records::FaultKind> setSwitch(RuleSet& rules, const QString& name,
                                                          const QJsonValue& value);

} // namespace cuatrola
