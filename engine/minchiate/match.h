// A match: the draw for partners, three rounds of four hands, and each player's resti (M4).
//
// Players are numbered 0–3, as a person knows them; seats are places in the turn order, which players change
// between rounds.
#pragma once

#include "minchiate/tally.h"
#include "tricks/random.h"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace minchiate {

inline constexpr int kPlayers = 4;
inline constexpr int kHandsInRound = 4;
inline constexpr int kRounds = 3;

// How much is played: one hand, one round of four, or a match of three rounds.
enum class Length : std::uint8_t { Hand, Round, Match };
[[nodiscard]] int handsIn(Length length); // 1, 4, 12

struct DrawnCard {
    int player = 0;
    Card card;
    bool operator==(const DrawnCard&) const = default;
};

// The draw for partners (M4.1): every card drawn in order, redraws included, and the players from the highest
// down.
struct Draw {
    std::vector<DrawnCard> cards;
    std::array<int, kPlayers> order{};
    bool operator==(const Draw&) const = default;
};

// Above-or-equal order of drawn cards: any trump above any suit card, trumps by number, suit cards by their
// place in M1.3 whatever the suit. The Fool is no valid draw and has no rank.
[[nodiscard]] int drawRank(Card card);
// Draws from a pack shuffled with `random`, one card each in player order. A drawn Fool is drawn again at
// once; then the tied draw again among themselves, in player order, the highest tie first and each settled
// before the next.
[[nodiscard]] Draw drawForPartners(tricks::Random& random);
// The same draw from its cards alone, as a record holds them; nothing if they are not a whole draw, in order.
[[nodiscard]] std::optional<Draw> drawOf(const std::vector<DrawnCard>& cards);

// Who sits where in round 0–2 (M4.2, M4.3): the player of each seat. South is the first dealer's for the
// match.
[[nodiscard]] PerSeat<int> seating(const std::array<int, kPlayers>& order, int round);
// The dealer of hand 0–11: each round begins with South, and the deal passes to the right (M4.3).
[[nodiscard]] Seat dealerOf(int hand);

// Resti per player; the sum over four is always 0 (M4.4).
using Accounts = std::array<int, kPlayers>;
// Pays a hand's resti, signed for NS, into the accounts.
void pay(Accounts& accounts, const PerSeat<int>& seats, int resti);
// M4.5: what an unfinished round costs when `played` hands of the match are finished, 0 if the round is not
// begun. Two resti for each hand not dealt, from the player who would have dealt it, one each to the opposing
// pair.
[[nodiscard]] Accounts unfinishedRoundCost(const std::array<int, kPlayers>& order, int played);

} // namespace minchiate
