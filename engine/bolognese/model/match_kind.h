// Tarocco bolognese as a match at one person's table knows it; see play/match_table.h.
#pragma once

#include "bolognese/game.h"
#include "bolognese/records/match_record.h"
#include "play/match_table.h"

namespace bolognese {

struct MatchKind {
    using Game = bolognese::Game;
    using HandRecord = bolognese::HandRecord;
    using LoadedHand = bolognese::LoadedHand;
    using MatchRecord = bolognese::MatchRecord;
    using LoadedMatch = bolognese::LoadedMatch;
    using Fault = RecordFault;
    static constexpr auto kSuffix = "bolognese";

    static auto handOf(const QJsonObject& object) { return handRecordOf(object); }
    static auto matchOf(const QJsonObject& object) { return matchRecordOf(object); }
    template<class Record>
    static QJsonObject json(const Record& record) {
        return toJson(record);
    }
    static QString actionText(const Action& action, const Deal&);
    static std::optional<Action> actionOf(QStringView text, const Deal&);
    static std::optional<Event> redacted(const Event& event, Seat seat) {
        return bolognese::redacted(event, seat);
    }
    static int seats(const MatchRecord&) { return static_cast<int>(kSeats.size()); }
    // Who sits where was drawn before anybody sat down: seatByDraw().
    static void draw(MatchRecord&, tricks::Random&) {}
    // B3.2, B3.3: the highest draw sits South and deals first; then the deal goes round. The score before it
    // is that of all hands that count.
    static Deal nextDeal(const MatchRecord& match, const play::Company& company, quint64 number);
    static void nameSeats(HandRecord& record, const MatchRecord& match) { record.names = match.names; }
    static Paid paidBy(const Hand& hand);
    static bool isOver(const MatchRecord& match, const play::Company& company);
    static std::optional<tricks::Player<Game>> player(const std::string& level);
};

using NewMatch = play::NewMatch<MatchKind>;

// The people of a new match draw for partners and take their seats by it (B3.1, B3.2): names, levels and the
// person's own place move. Before it they stand in the order in which they draw, the person where
// company.person says; the draw comes from company.seed.
void seatByDraw(NewMatch& match);

// Points of both sides after all hands that are paid; those that something was taken back in count for
// nothing.
[[nodiscard]] PerSide<int> standingOf(const MatchRecord& match, const play::Company& company);
// How the match stands after these hands; one that is unscored is one of four all the same (B3.5).
[[nodiscard]] Verdict verdictOf(const MatchRecord& match, const play::Company& company);

} // namespace bolognese
