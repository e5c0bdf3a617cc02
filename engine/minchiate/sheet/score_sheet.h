// A match as a sheet: the players, the house's rules, the hands in order, and each player's resti.
#pragma once

#include "minchiate/match.h"
#include "minchiate/sheet/kept_hand.h"

#include <array>
#include <cstdint>

namespace scoresheet {

using minchiate::Accounts;
using minchiate::kPlayers;

// Seconds since 1970, as the caller's clock has them.
using Moment = std::int64_t;

// How long the sheet goes on: twelve hands, one round, as long as people like; or one hand, played here.
enum class Span : std::uint8_t { Match, Round, Open, Hand };

// A hand played in this program, as its record says; it is shown, and changed only at the table.
struct PlayedHand {
    std::string record; // its hand record, word for word as it was read
    Seat dealer{};
    HandAccount account; // as the rules give it now
    int net = 0;         // as paid when it was played, signed for NS
    int resti = 0;       // likewise
    bool unscored = false;
    int hints = 0;         // asked for
    bool playedOn = false; // from another hand of the same cards

    bool operator==(const PlayedHand&) const = default;
};

// What an entry was before somebody changed it.
struct Former {
    Moment changed = 0;
    KeptHand was;
    bool operator==(const Former&) const = default;
};

struct Entry {
    std::variant<KeptHand, PlayedHand> hand;
    std::vector<Former> former{}; // oldest first
    std::string others{};         // what a file says that this version does not know, as JSON; kept
    bool operator==(const Entry&) const = default;
};

using Seating = PerSeat<int>; // the player of each seat

struct Sheet {
    std::string title{};                         // what its keeper calls it, UTF-8; empty as a rule
    std::array<std::string, kPlayers> players{}; // UTF-8
    // Of a match played in this program: who is a computer player, and of what strength; else all empty.
    std::array<std::string, kPlayers> levels{};
    RuleSet rules{};
    Span span = Span::Match;
    // Who sits where in the three rounds; an open sheet begins with the first again. All the same: fixed
    // partners.
    std::array<Seating, minchiate::kRounds> rounds{};
    std::vector<minchiate::DrawnCard> draw{}; // for partners (M4.1); empty where it was made elsewhere
    Moment begun = 0;
    std::vector<Entry> entries{};
    bool stopped = false; // M4.5: it ends here, and an unfinished round is paid for
    std::string others{}; // as in Entry

    bool operator==(const Sheet&) const = default;
};

// The seats of three rounds: by the order of a draw (M4.3), or the first round's throughout.
[[nodiscard]] std::array<Seating, minchiate::kRounds> rotating(const std::array<int, kPlayers>& order);
[[nodiscard]] std::array<Seating, minchiate::kRounds> fixed(const Seating& seats);
// Every player sits once.
[[nodiscard]] bool isSeating(const Seating& seats);

// ---- Whose sheet it is. ----

// A match of this program: player 0 is the person at the screen.
[[nodiscard]] bool playedHere(const Sheet& sheet);
// Whose pair comes first and has the plus, everywhere: the person at the screen; on a sheet kept by hand, who
// deals first and keeps the seat through all rounds.
[[nodiscard]] int firstPlayer(const Sheet& sheet);
[[nodiscard]] Side firstSide(const Sheet& sheet, int hand);
// The players as they stand beside each other: the first one, then in the order in which they are numbered,
// or in that of the draw.
[[nodiscard]] std::array<int, kPlayers> columnsOf(const Sheet& sheet);

// Hands on a sheet that has an end; nothing for an open one.
[[nodiscard]] std::optional<int> handsOn(const Sheet& sheet);
[[nodiscard]] const Seating& seatsOf(const Sheet& sheet, int hand);
[[nodiscard]] int dealerOf(const Sheet& sheet, int hand); // player
[[nodiscard]] Seat seatOf(const Seating& seats, int player);

// One hand as the sheet shows it.
struct Line {
    HandAccount account;
    Accounts paid{};  // by player, penalties included; nothing while the hand is played
    Accounts after{}; // each player's resti after it
    bool operator==(const Line&) const = default;
};

struct Account {
    std::vector<Line> lines; // one for each entry
    Accounts unfinished{};   // M4.5, where the sheet was stopped
    Accounts totals{};       // sum zero
    int finished = 0;        // hands that are over
    bool operator==(const Account&) const = default;
};

// Everything the sheet comes to; no entry has a fault.
[[nodiscard]] Account accountOf(const Sheet& sheet);
// M8.3: what a revoke costs, two resti to each opponent from the offender alone.
void payRevoke(Accounts& accounts, const Seating& seats, int player);

// Where the next mark belongs: the last hand if it is still played, else one more; nothing at the sheet's
// end.
[[nodiscard]] std::optional<int> current(const Sheet& sheet);
// No further hand: the span is full, or the sheet was stopped.
[[nodiscard]] bool over(const Sheet& sheet);

// Changes within this many seconds are one change: the value before the first is what is kept.
inline constexpr Moment kOneSitting = 600;
// Puts a hand in an entry's place, and keeps what a finished one was.
void change(Entry& entry, const KeptHand& hand, Moment now);

[[nodiscard]] std::optional<Problem> faultOf(const std::array<std::string, kPlayers>& names);

// What may still be changed of a sheet that is begun. Names can be put right at any time. The rules stay once
// a hand is begun: by others it would come to something else. The length may be any that has room for the
// hands there are, and the partners those of rounds that are not begun.
[[nodiscard]] bool rulesAreFixed(const Sheet& sheet);
[[nodiscard]] int roundsBegun(const Sheet& sheet); // of the three
[[nodiscard]] std::optional<Problem> faultOfChange(const Sheet& was, const Sheet& wanted);

} // namespace scoresheet
