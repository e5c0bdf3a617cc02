// The match record of French Tarot: the table, how many hands count, who dealt first, and the hands.
#pragma once

#include "records/match_form.h"
#include "tarot/match.h"
#include "tarot/records/hand_record.h"

namespace tarot {

struct MatchRecord {
    int seats = 4;
    int length = 12; // hands that count (F3.4)
    PerSeat<QString> names;
    std::vector<DrawnCard> draw; // none where the first dealer was agreed
    RuleSet rules;
    // All finished but perhaps the last, void ones too; each with the scores of the seats.
    std::vector<records::HandOfMatch<HandRecord, PerSeat<int>>> hands;
    QJsonObject others; // keys that nobody here knows, kept
};

struct LoadedMatch {
    MatchRecord match;
    std::vector<Hand> hands;        // one for each of the record, folded
    std::vector<int> disagreements; // hands, from 0, that paid what the rules give otherwise now
};

[[nodiscard]] std::variant<LoadedMatch, RecordFault> matchRecordOf(const QJsonObject& object);
[[nodiscard]] QJsonObject toJson(const MatchRecord& record);

} // namespace tarot
