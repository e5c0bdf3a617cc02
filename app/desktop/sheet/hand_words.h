// A hand of the sheet in words: which one it is, who plays with whom, what it came to and how. Numbers and
// pairs are those of the sheet's first player before the others' (firstPlayer()): their plus is the plus.
#pragma once

#include "minchiate/sheet/score_sheet.h"
#include "text/sheet_words.h"

#include <QString>
#include <QStringList>

namespace sheet {

// Points as text::signedPoints() writes them, to be read aloud: "plus 5", "minus 5", "0".
[[nodiscard]] QString spokenNumber(int number);

// "You" for the person at the screen, else the player's name.
[[nodiscard]] QString playerName(const scoresheet::Sheet& sheet, int player);
// "The match", "The round", "The hand"; of a sheet without an end "The sheet".
[[nodiscard]] QString gameName(const scoresheet::Sheet& sheet);
// "Hand 3", "Bice deals", "Third round", "Ada and Lapo against Bice and Nuto".
[[nodiscard]] QString handWords(int hand);
[[nodiscard]] QString dealerWords(const scoresheet::Sheet& sheet, int hand);
[[nodiscard]] QString roundWords(const scoresheet::Sheet& sheet, int hand);
[[nodiscard]] QString pairsWords(const scoresheet::Sheet& sheet, int hand);
// "You and Lapo", for either side.
[[nodiscard]] text::SideNames pairNames(const scoresheet::Sheet& sheet, int hand);
// "us" and "them"; on a sheet kept by hand, where everybody reads it, the pairs' initials: "A & L".
[[nodiscard]] text::SideNames shortPairs(const scoresheet::Sheet& sheet, int hand);

// "2 resti to Bice and Nuto", "Nobody pays anything"; the hand is over. Penalties are not in it.
[[nodiscard]] QString outcomeWords(const scoresheet::Sheet& sheet, int hand,
                                   const scoresheet::HandAccount& account);
// The same, how much of it was paid before the count, and what penalties cost.
[[nodiscard]] QString settledWords(const scoresheet::Sheet& sheet, int hand,
                                   const scoresheet::HandAccount& account);
// "Bice revoked: 2 resti to each opponent (M8.3)", one for each thing that was found.
[[nodiscard]] QStringList penaltyWords(const scoresheet::Sheet& sheet, int hand);
// How it came to that, step by step: counts, pad, resti paid in play.
[[nodiscard]] QStringList reckoning(const scoresheet::Sheet& sheet, int hand,
                                    const scoresheet::HandAccount& account);
// "147 : 98", "cappotto", "+83 typed", "in play".
[[nodiscard]] QString countWords(const scoresheet::Sheet& sheet, int hand,
                                 const scoresheet::HandAccount& account);
// By whom a net, signed for NS, is led: "+26 Ada and Lapo".
[[nodiscard]] QString netWords(int net, const text::SideNames& names);
// What stands beside the dealer: that it was kept by hand, penalties, that it does not count.
[[nodiscard]] QString noteWords(const scoresheet::Sheet& sheet, int hand);
// Who leads or has won, and with what.
[[nodiscard]] QString verdictWords(const scoresheet::Sheet& sheet, const scoresheet::Account& account);
// "1 hand", "3 hands"; "3 hands of 12" on a sheet that has an end.
[[nodiscard]] QString handCount(int hands, std::optional<int> of = {});
[[nodiscard]] QString playedWords(const scoresheet::Sheet& sheet, const scoresheet::Account& account);
// When it was begun, and with whom: "18 November 2026 · companions: players".
[[nodiscard]] QString occasionWords(const scoresheet::Sheet& sheet);

} // namespace sheet
