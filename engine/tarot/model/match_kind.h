// French Tarot as a match at one person's table knows it; see play/match_table.h.
#pragma once

#include "play/match_table.h"
#include "tarot/game.h"
#include "tarot/records/match_record.h"

namespace tarot {

struct MatchKind {
    using Game = tarot::Game;
    using HandRecord = tarot::HandRecord;
    using LoadedHand = tarot::LoadedHand;
    using MatchRecord = tarot::MatchRecord;
    using LoadedMatch = tarot::LoadedMatch;
    using Fault = RecordFault;
    static constexpr auto kSuffix = "tarot";

    static auto handOf(const QJsonObject& object) { return handRecordOf(object); }
    static auto matchOf(const QJsonObject& object) { return matchRecordOf(object); }
    template<class Record>
    static QJsonObject json(const Record& record) {
        return toJson(record);
    }
    static QString actionText(const Action& action, const Deal& deal);
    static std::optional<Action> actionOf(QStringView text, const Deal& deal);
    static std::optional<Event> redacted(const Event& event, Seat seat) {
        return tarot::redacted(event, seat);
    }
    static int seats(const MatchRecord& match) { return match.seats; }
    static void draw(MatchRecord& match, tricks::Random& random) {
        match.draw = drawForDeal(match.seats, random);
    }
    // F3.2, F3.3. Where nothing was drawn, as in a numbered deal, South deals first.
    static Deal nextDeal(const MatchRecord& match, quint64 number);
    static void nameSeats(HandRecord& record, const MatchRecord& match) { record.names = match.names; }
    static PerSeat<int> paidBy(const Hand& hand) { return hand.result()->scores; }
    static bool isOver(const MatchRecord& match, const play::Company& company);
    static std::optional<tricks::Player<Game>> player(const std::string& level);
};

// A hand of the match that is over and counts: it was paid, it was not void (F3.4), and nothing of it was
// taken back.
struct CountedHand {
    int number = 0; // 0-based in the match
    Result result;
    Terms terms;
};
[[nodiscard]] std::vector<CountedHand> countedHands(const MatchRecord& match, const play::Company& company);
// F3.5: the scores after all of them.
[[nodiscard]] PerSeat<int> standingOf(const std::vector<CountedHand>& hands);

} // namespace tarot
