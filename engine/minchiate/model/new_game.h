// What a game at the table begins from, and who sits where in it.
#pragma once

#include "minchiate/match.h"
#include "minchiate/records/match_record.h"

#include <array>
#include <optional>

namespace model {

// What a new game starts from.
struct NewGame {
    minchiate::Length length = minchiate::Length::Match;
    minchiate::RuleSet rules;
    std::array<QString, minchiate::kPlayers> names;  // player 0 is the person at the screen
    std::array<QString, minchiate::kPlayers> levels; // computer players by name; "" for the person
    quint64 seed = 0;                            // of the draw, the shuffles and the players' random numbers
    std::optional<quint64> number;               // a numbered deal: one hand, deck and cut given
    std::optional<records::HandRecord> hand;     // one hand given: its deck, dealer and what was played of it
    minchiate::PerSeat<int> seats{{0, 1, 2, 3}}; // who sits where in a hand given
    std::optional<records::PlayedOn> playedOn;   // the hand given was played before: it is not scored
};

// The seats of four with player 0, the person, at that one: at their right sits player 2, opposite 1.
[[nodiscard]] minchiate::PerSeat<int> seatsWithPersonAt(minchiate::Seat person);
// Which of these people sit where, by the names that a hand tells. The first of them, the person, sits where
// somebody is asked, or else where their name stands, or else South, or where nobody known sits. The others
// sit where their names stand, or else in turn: opposite, at the right, at the left.
[[nodiscard]] minchiate::PerSeat<int> seatedByNames(const minchiate::PerSeat<QString>& names,
                                                    const std::array<QString, minchiate::kPlayers>& people,
                                                    std::optional<minchiate::Seat> asked = {});
// Seats the players of a game whose hand is given so, under the names that its record has.
void seatByNames(NewGame& game);

} // namespace model
