// Why a decision is a good or a bad one, in the game's own vocabulary: a kind, the cards it speaks of and a
// number, as data. Every reason given is true of the position as far as the seat can see; the words are made
// elsewhere.
#pragma once

#include "bolognese/view.h"

#include <string_view>

namespace bolognese {

// "Surely" means whatever the cards unseen are and however the others play. `cards` and `number` are named;
// values are those of B2.1, scartini have none.
enum class ReasonKind : std::uint8_t {
    OnlyChoice, // nothing else may be done: the card
    // Before and beside the cards
    MakesVoid,   // the discard empties a suit: its cards; how many suits
    LaysAway,    // the discard empties none: its cards; their value
    CallsOut,    // an accuso that wins the match (B6.5): its cards; its points
    Accuses,     // an accuso: its cards; its points
    AsksForBest, // led with a knock: the card; trumps held
    HasMore,     // led sliding: the others of its suit
    HasNoMore,   // led flying, the last of its suit: the card; trumps held
    // Cards
    BegatoComesHome, // T1 to a trick that is surely the pair's: it; its value
    RisksBegato,     // T1 to a trick that may be lost: it; its value
    MattoSaves,      // the Matto in place of cards of value, all there is else: those; their value
    MattoCovers,     // the Matto instead of another card: it stays in the own pile (B5.5): it; its value
    SurelyWins,      // the trick is the pair's by this card: it; the value of the trick
    GivesToPartner,  // a card to a trick that is surely the partner's: it; its value
    LosesLeast,      // surely lost, with the least value: the card; its value
    LosesValue,      // surely lost, though one of less value is there: the card; its value
    LeadsTrump,      // the card; trumps held
    LeadsHighest,    // leads the highest card left of its suit: it; its value
    LeadsSuit,       // leads another suit card: it; how many of the suit are held
    Trumps,          // trumps a suit that was led: the card; the value of the trick
    Overtakes,       // wins for now: the card; the value of the trick
    PlaysUnder,      // does not win for now: the card; its value
};
inline constexpr int kReasonKinds = 22;
struct Reason {
    ReasonKind kind{};
    CardSet cards;
    int number = 0;

    bool operator==(const Reason&) const = default;
};

// Every reason that is true of a legal action for the seat that is asked, the most telling first; at least
// one.
[[nodiscard]] std::vector<Reason> reasonsFor(const View& view, const Action& action);
// The kind's name as it stands above.
[[nodiscard]] std::string_view nameOf(ReasonKind kind);

} // namespace bolognese
