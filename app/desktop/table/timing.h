// How long things take at the table, in milliseconds at tempo 1, as the design gives them.
#pragma once

namespace table::timing {

inline constexpr int lift = 90;          // a card rising or sinking
inline constexpr int play = 200;         // a card on its way to the middle
inline constexpr int playInManner = 360; // the same where it knocks, slides or flies
inline constexpr int gather = 220;       // a trick on its way to its pile
inline constexpr int deal = 150;         // everything else that moves
inline constexpr int pieces = 250;       // fishes and tokens
inline constexpr int changePlaces = 900; // people, between rounds
inline constexpr int shake = 120;        // a refused card
inline constexpr int spotlight = 200;    // the rest of the table steps back
inline constexpr int forced = 350;       // before the only card goes by itself
inline constexpr int slip = 2000;        // an announcement, at least
inline constexpr int note = 4000;        // a refusal's words, at least
inline constexpr int noteLetter = 80;    // and for each letter of them

} // namespace table::timing
