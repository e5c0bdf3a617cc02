// The match record of Tarocco bolognese: who plays, who drew what, and the hands with the score between them.
#pragma once

#include "bolognese/match.h"
#include "bolognese/records/hand_record.h"
#include "records/match_form.h"

namespace bolognese {

// What both sides added to their scores, and the scores after it.
struct Paid {
    PerSide<int> points{}, score{};
    bool operator==(const Paid&) const = default;
};

struct MatchRecord {
    PerSeat<QString> names;
    std::vector<DrawnCard> draw; // players 0–3 in the order in which they drew; none where seats were agreed
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

} // namespace bolognese
