// How the game being played stands, hand by hand, in numbers and names: what the standing's page shows.
#pragma once

#include "match_record.h"
#include "sheet/hand_account.h"

#include <QString>

#include <array>
#include <optional>
#include <vector>

namespace sheet {

// Who took every trick of a hand (M7.4): the person's pair, the other one, or as a rule nobody.
enum class Cappotto { none, ours, theirs };

// One hand. Numbers are given for the person's pair of that round; those of a hand that is not finished are
// 0.
struct StandingRow {
    enum class State { finished, inPlay, toCome };

    int number = 0; // 1–12 in the game
    State state = State::toCome;
    QString dealer; // "Bice deals"
    int padNet = 0; // net on the pad before the count, what resti took off it left out
    int ourCount = 0, theirCount = 0;
    Cappotto cappotto = Cappotto::none;           // the counts were not looked at then
    std::array<int, minchiate::kPlayers> resti{}; // by player as paid, 0 in an unscored hand
    bool unscored = false;                        // a move was taken back
};

struct StandingRound {
    int round = 0;    // 1–3
    QString partners; // "You and Lapo against Bice and Vieri"
    std::vector<StandingRow> rows;
};

// Everything by player, as the record numbers them: 0 is the person at the screen.
struct Standing {
    minchiate::Length length = minchiate::Length::Match;
    std::array<QString, minchiate::kPlayers> names; // "You" and the companions
    std::array<QString, minchiate::kPlayers> heads; // their portraits
    std::vector<StandingRound> rounds;              // all of the game, also what is not played yet
    minchiate::Accounts totals{};
    int played = 0; // hands finished
    int hands = 0;  // in the whole game
    bool over = false;
    std::optional<HandAccount> account; // of a game of one hand, once it is over: all there is to tell
    QString verdict; // "You win, with 7 resti", "Bice leads, with 1 resto"; empty before the first hand's end
};

// The standing by the record alone; its hands are folded again.
[[nodiscard]] Standing standingOf(const records::MatchRecord& record);
// The same with the record's hands as they were folded before, one for each.
[[nodiscard]] Standing standingOf(const records::MatchRecord& record,
                                  const std::vector<minchiate::Hand>& folded);

// ---- In words. ----

// "+5", "−5" with a true minus, "0".
[[nodiscard]] QString signedNumber(int number);
// "First round"; empty where the game has but one.
[[nodiscard]] QString roundName(const Standing& standing, const StandingRound& round);
// "The match", "The round", "The hand".
[[nodiscard]] QString gameName(minchiate::Length length);
// "3 hands of 12".
[[nodiscard]] QString playedWords(const Standing& standing);
// One hand in a sentence.
[[nodiscard]] QString told(const Standing& standing, const StandingRow& row);
// The whole page, read aloud.
[[nodiscard]] QString told(const Standing& standing);

} // namespace sheet
