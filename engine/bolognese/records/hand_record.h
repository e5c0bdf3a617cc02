// The hand record: rules, score, pack and the players' actions; everything else follows from the rules.
#pragma once

#include "bolognese/hand.h"
#include "records/hand_file.h"
#include "records/switches.h"

namespace bolognese {

struct HandRecord {
    Deal deal;
    std::vector<Action> actions;
    PerSeat<QString> names; // optional
    records::Heading heading;
};

struct LoadedHand {
    HandRecord record;
    Hand hand;
};

using RecordFault = records::HandFault<Refusal>;

inline constexpr auto kHandFormat = "tarocco-bolognese-hand";

[[nodiscard]] std::variant<LoadedHand, RecordFault> handRecordOf(const QJsonObject& object);
[[nodiscard]] QJsonObject toJson(const HandRecord& record);

// All switches by their names in records.
[[nodiscard]] std::span<const records::Switch<RuleSet>> switches();
// Those that differ from the usual ones.
[[nodiscard]] QJsonObject toJson(const RuleSet& rules);
// Sets the switch of that name; what is wrong with it, if anything.
[[nodiscard]] std::optional<records::FaultKind> setSwitch(RuleSet& rules, const QString& name,
                                                          const QJsonValue& value);

} // namespace bolognese
