// The hand record: rule set, shuffled deck and the players' actions; everything else follows from the rules.
#pragma once

#include "minchiate/hand.h"
#include "records/safe_json.h"

#include <QJsonObject>
#include <QString>

#include <optional>
#include <vector>

namespace records {

struct HandRecord {
    minchiate::Deal deal;
    std::vector<minchiate::Action> actions;
    QString title, source;             // optional, empty where missing
    minchiate::PerSeat<QString> names; // optional
    std::optional<quint64> number;     // of a numbered deal; the deck rules
    QJsonObject others;                // keys this version does not know, kept
};

enum class RecordFault {
    Json,          // see `json`
    Format,        // not a hand record
    Version,       // not a version this program reads
    Missing,       // a field is not there
    Mistyped,      // a field is of another type than it should be
    UnknownSwitch, // the rule set has no switch of that name
    Deck,          // not the 97 cards once each
    DeckBottom,    // M5.1
    ActionForm,    // an action is not of the form
    ActionIllegal, // see `refusal`
    // Of match records alone:
    Draw,         // not a whole draw for partners, M4.1
    Dealer,       // a hand that another player should have dealt, M4.3
    TooManyHands, // more than its length holds
    Unfinished,   // a hand that is not over, though it is not the last or was paid for
};

// The first fault found in a record, as data; app/text has the sentence.
struct RecordError {
    RecordFault fault{};
    int action = -1; // 0-based, or −1 when no action is at fault
    QString path;    // JSON path when no action is at fault: "$.rules.demon"; in a match record also the path
                     // of the hand whose action it is: "$.hands[3]"
    QString text;    // what stood there, shortened
    std::optional<minchiate::Refusal> refusal;
    JsonError json{};

    // The number of the rule broken, empty where none is.
    [[nodiscard]] QString rule() const;
};

// A record that was read, and the hand it makes.
struct LoadedHand {
    HandRecord record;
    minchiate::Hand hand;
};

[[nodiscard]] std::variant<LoadedHand, RecordError> handRecordOf(const QJsonObject& object);
[[nodiscard]] std::variant<LoadedHand, RecordError> readHandRecord(const QByteArray& bytes);
[[nodiscard]] std::variant<LoadedHand, RecordError> loadHandRecord(const QString& path);

[[nodiscard]] QJsonObject toJson(const HandRecord& record);
// One line without spaces between the parts.
[[nodiscard]] QByteArray toLine(const HandRecord& record);

// Switches that differ from the defaults, and back.
[[nodiscard]] QJsonObject toJson(const minchiate::RuleSet& rules);
[[nodiscard]] std::variant<minchiate::RuleSet, RecordError> rulesOf(const QJsonValue& value);

} // namespace records
