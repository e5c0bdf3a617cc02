// What a view says of the cards it does not show: how many lie in each hidden place, where each of them may
// lie, and what is true of no single card.
#pragma once

#include "minchiate/players/seen.h"
#include "minchiate/players/worlds/world.h"

#include <optional>

namespace players {

// Everything here follows from the rules and the view: the dealing (M5), voids shown (M6.2), kings not played
// when they had to be (M6.3), versicole shown whole (M6.9), seats that have not fallen by themselves (M6.10).
struct Allowed {
    World known;                                // cards whose place is certain
    minchiate::CardSet loose;                   // all others not seen
    std::array<int, kPlaces> room{};            // how many loose cards each place takes
    std::array<PlaceBits, 128> places{};        // where each loose card may lie
    std::optional<std::array<int, 5>> inFola{}; // loose cards of each suit and trumps there, where announced

    // Conditions on a whole world:
    int needsTrump = 0;           // bit per seat that holds one still: with autoFall it would have fallen
    minchiate::CardSet folaNeeds; // the loose part of the fola holds one of these, unless empty
    minchiate::CardSet passable;  // the cutter's, of which the dealer can have been `mostPassed` (M5.4)
    int mostPassed = 0;
    minchiate::Seat dealer{};
    minchiate::CardSet dealersPlayed;
};

[[nodiscard]] Allowed allowedBy(const Seen& seen);

// Whether the conditions on a whole world hold for this one, dealt within rooms and places.
[[nodiscard]] bool fits(const World& world, const Allowed& allowed);

} // namespace players
