// Why a decision is a good or a bad one, in the game's own vocabulary: a kind, the cards it speaks of and a
// number, as data. Every reason given is true of the position as far as the seat can see; the words are made
// elsewhere.
#pragma once

#include "tarot/view.h"

#include <string_view>

namespace tarot {

// "Surely" means whatever the cards unseen are and however the others play. `cards` and `number` are named;
// values are in halves (F2.1).
enum class ReasonKind : std::uint8_t {
    OnlyChoice, // nothing else may be done: the card, if it is one
    // Before the play
    BidsOn,      // bouts and kings held; how many trumps
    PassesWith,  // the same
    CallsFor,    // the card called; how many cards of its suit are held
    MakesVoids,  // the écart empties suits: their cards; how many suits
    LaysAway,    // the écart empties none: its cards; their value
    SaysJeu,     // no slam is announced: bouts held; how many trumps
    Announces,   // a slam: bouts held; how many trumps
    ShowsTrumps, // a poignée: its cards; its price (F9.7)
    ClaimsIt,    // a misère: no cards; 10
    // Cards
    PetitComesHome, // the Petit to a trick that is surely the camp's: it; its value
    RisksPetit,     // the Petit to a trick that others may win: it; its value
    ExcuseSaves,    // the Excuse in place of bouts or courts, all there is else: those; their value
    ExcuseInTime,   // the Excuse goes before the last trick (F8.12): it; the number of the trick
    SurelyWins,     // the trick is the player's own: the card; the value of the trick
    GivesToCamp,    // a card to a trick that is surely its camp's: it; its value
    LosesLeast,     // surely lost to the others, with the least value: the card; its value
    LosesValue,     // surely lost to the others, though a cheaper one is there: the card; its value
    LeadsTrump,     // the card; trumps held
    LeadsHighest,   // leads the highest card left of its suit: it; its value
    LeadsSuit,      // leads another suit card: it; how many of the suit are held
    Trumps,         // trumps a suit that was led: the card; the value of the trick
    Overtakes,      // wins for now: the card; the value of the trick
    PlaysUnder,     // does not win for now: the card; its value
};
inline constexpr int kReasonKinds = 24;
struct Reason {
    ReasonKind kind{};
    CardSet cards;
    int number = 0;
    bool single = false; // one against one: the other side is a single player (F12.4)

    bool operator==(const Reason&) const = default;
};

// Every reason that is true of a legal action for the seat that is asked, the most telling first; at least
// one.
[[nodiscard]] std::vector<Reason> reasonsFor(const View& view, const Action& action);
// The kind's name as it stands above.
[[nodiscard]] std::string_view nameOf(ReasonKind kind);

} // namespace tarot
