// Cuatrola as a match at one person's table knows it; see play/match_table.h.
#pragma once

#include "cuatrola/game.h"
#include "cuatrola/records/match_record.h"
#include "play/match_table.h"

namespace cuatrola {

struct MatchKind {
    using Game = cuatrola::Game;
    using HandRecord = cuatrola::HandRecord;
    using LoadedHand = cuatrola::LoadedHand;
    using MatchRecord = cuatrola::MatchRecord;
    using LoadedMatch = cuatrola::LoadedMatch;
    using Fault = RecordFault;
    static constexpr auto kSuffix = "cuatrola";

    static auto handOf(const QJsonObject& object) { return handRecordOf(object); }
    static auto matchOf(const QJsonObject& object) { return matchRecordOf(object); }
    template<class Record>
    static QJsonObject json(const Record& record) {
        return toJson(record);
    }
    static QString actionText(const Action& action, const Deal&);
    static std::optional<Action> actionOf(QStringView text, const Deal&);
    static std::optional<Event> redacted(const Event& event, Seat seat) {
        return cuatrola::redacted(event, seat);
    }
    static int seats(const MatchRecord&) { return static_cast<int>(kSeats.size()); }
    static void draw(MatchRecord& match, tricks::Random& random) { match.draw = drawForDeal(random); }
    // C2.2, C2.3. Where nothing was drawn, as in a numbered deal, South deals first.
    static Deal nextDeal(const MatchRecord& match, quint64 number);
    static void nameSeats(HandRecord& record, const MatchRecord& match) { record.names = match.names; }
    static Paid paidBy(const Hand& hand);
    static bool isOver(const MatchRecord& match, const play::Company& company);
    static std::optional<tricks::Player<Game>> player(const std::string& level);
};

// Game points after all hands that are paid; those that something was taken back in count for nothing.
[[nodiscard]] Standing standingOf(const MatchRecord& match, const play::Company& company);

} // namespace cuatrola
