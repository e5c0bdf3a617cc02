// The match record of Cuatrola: what it is played to, who plays, who deals first, and the hands.
#pragma once

#include "cuatrola/match.h"
#include "cuatrola/records/hand_record.h"
#include "records/match_form.h"

namespace cuatrola {

// The pair that scored, nobody in a void hand, and its game points.
struct Paid {
    std::optional<Side> side;
    int points = 0;
    bool operator==(const Paid&) const = default;
};

struct MatchRecord {
    int target = kTarget; // C2.4
    PerSeat<QString> names;
    std::vector<DrawnCard> draw; // none where the first dealer was agreed
    RuleSet rules;
    std::vector<records::HandOfMatch<HandRecord, Paid>> hands; // all finished but perhaps the last
    QJsonObject others;                                        // keys that nobody here knows, kept
};

struct LoadedMatch {
    MatchRecord match;
    std::vector<Hand> hands;        // one for each of the record, folded
    std::vector<int> disagreements; // hands, from 0, that scored what the rules give otherwise now
};

[[nodiscard]] std::variant<LoadedMatch, RecordFault> matchRecordOf(const QJsonObject& object);
[[nodiscard]] QJsonObject toJson(const MatchRecord& record);

} // namespace cuatrola
