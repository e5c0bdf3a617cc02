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
// Seats the players of a game whose hand is given as its record names them: the person where their name
// stands, else South; the others where theirs stand, else in turn, under the names that the record has.
void seatByNames(NewGame& game);

} // namespace model
