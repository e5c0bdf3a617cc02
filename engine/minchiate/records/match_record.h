// The match record: the draw, the players, and the hands, finished and current.
#pragma once

#include "minchiate/match.h"
#include "minchiate/records/hand_record.h"

#include <array>
#include <set>

namespace records {

// What a hand was played on from: the same cards, as they were played another time.
struct PlayedOn {
    int at = 0;                         // so many actions are those of that hand
    std::vector<minchiate::Action> was; // all of that hand

    bool operator==(const PlayedOn&) const = default;
};

// One hand of a match. A finished one holds what it paid when it was played.
struct MatchHand {
    HandRecord record;
    bool unscored = false;              // a move was taken back: it pays nothing
    int hints = 0;                      // how often the person asked for one
    std::optional<int> net;             // of a finished hand, signed for NS
    std::optional<int> resti;           // likewise; 0 in an unscored hand's accounts
    std::optional<PlayedOn> playedOn{}; // its cards were known: it is not scored
    std::set<int> hintedAt{};           // of the hand in play: for which decisions, by the actions before
};

// A hand of a match as it was read, and what its actions make.
struct LoadedMatchHand {
    MatchHand hand;
    minchiate::Hand folded;
};

struct MatchRecord {
    minchiate::Length length = minchiate::Length::Match;
    minchiate::RuleSet rules;
    std::array<QString, minchiate::kPlayers> players; // names; player 0 is the person at the screen
    std::array<QString, minchiate::kPlayers> levels;  // "" for a person, else a computer player's name
    minchiate::Draw draw; // without cards: nobody drew, which a single hand and given seats allow
    std::optional<std::array<minchiate::PerSeat<int>, minchiate::kRounds>> seats; // given, not drawn for
    quint64 seed = 0;             // fixes the computer players' random numbers
    std::vector<MatchHand> hands; // all finished but perhaps the last
    QJsonObject others;           // keys this version does not know, kept
};

// A finished hand whose replay gives something else than what was paid: shown, never rewritten.
struct Disagreement {
    int hand = 0;      // 0-based
    int paidResti = 0; // signed for NS, as recorded
    int resti = 0;     // as the rules give it now
    int paidNet = 0;   // likewise the net, which may differ alone
    int net = 0;
};

struct LoadedMatch {
    MatchRecord record;
    std::vector<minchiate::Hand> hands; // one for each hand of the record, folded
    std::vector<Disagreement> disagreements;
};

[[nodiscard]] std::variant<LoadedMatch, RecordError> matchRecordOf(const QJsonObject& object);
[[nodiscard]] std::variant<LoadedMatch, RecordError> loadMatchRecord(const QString& path);
[[nodiscard]] QJsonObject toJson(const MatchRecord& record);

// One hand alone, as it stands in a match; `path` is its place there, "$.hands[3]".
[[nodiscard]] std::variant<LoadedMatchHand, RecordError> matchHandOf(QJsonObject object, const QString& path);
[[nodiscard]] QJsonObject toJson(const MatchHand& hand);

// The draw alone, "0:T12" for each card. Only a single hand may be without.
[[nodiscard]] QJsonArray toJson(const minchiate::Draw& draw);
[[nodiscard]] std::variant<minchiate::Draw, RecordError> drawOf(const QJsonArray& array,
                                                                minchiate::Length length);

// The player of each seat in hand 0–11: as given, or by the draw (M4.3). Where neither is said, player 0 is
// South, 1 East, 2 North, 3 West.
[[nodiscard]] minchiate::PerSeat<int> seatsOf(const MatchRecord& record, int hand);
// The seats of one round, as records write them: "0213", the players who sit South, East, North and West.
[[nodiscard]] QString seatingText(const minchiate::PerSeat<int>& seats);
[[nodiscard]] std::optional<minchiate::PerSeat<int>> seatingOf(const QString& text);
// The seats of three rounds are such an array of texts.
[[nodiscard]] bool areSeats(const QJsonValue& value);

// The number of a hand that was a numbered deal: typed as one, it deals the same cards at the same seats,
// with the same dealer and cut. Of other hands the number stands for the pack alone, and this is nothing.
[[nodiscard]] std::optional<quint64> dealNumberOf(const MatchRecord& record, int hand);

// What each player has won or lost by the finished hands as they were paid (M4.4); unscored ones pay nothing.
// What leaving a round unfinished costs (M4.5) is not in it.
[[nodiscard]] minchiate::Accounts accountsOf(const MatchRecord& record);

} // namespace records
