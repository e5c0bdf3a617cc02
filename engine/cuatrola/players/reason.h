// Why a decision is a good or a bad one, in the game's own vocabulary: a kind, the cards it speaks of and a
// number, as data. Every reason given is true of the position as far as the seat can see; the words are made
// elsewhere.
#pragma once

#include "cuatrola/view.h"

#include <string_view>

namespace cuatrola {

// "Surely" means whatever the cards unseen are and however the others play. `cards` and `number` are named.
enum class ReasonKind : std::uint8_t {
    OnlyChoice, // nothing else may be done: the card, if it is one
    // Bids
    BetsOn,     // the trumps and side aces held; how many
    PassesWith, // the same
    // Cantes
    SingsForty,  // king and knight of trumps; 40
    SingsTwenty, // king and knight; 20 each
    StaysSilent, // what could have been sung; its points
    // Cards
    SurelyWins,     // the trick is the pair's by this card: it; the points in the trick
    GivesToPartner, // a card to a trick that is surely the partner's: it; its points
    LosesLeast,     // surely lost, with the fewest points: the card; its points
    LosesPoints,    // surely lost, though a cheaper card is there: the card; its points
    BreaksCante,    // king or knight of a cante that could still be sung: it; the cante's points
    Arrastre,       // leads a trump (C5.2): it; trumps held
    LeadsHighest,   // leads the highest card left of a side suit: it; its points
    LeadsUnder,     // leads a side card that others may beat: it; its points
    Ruffs,          // trumps a side suit: the card; the points in the trick
    Overtakes,      // wins for now: the card; the points in the trick
    PlaysUnder,     // does not win for now: the card; its points
    KeepsCante,     // not the king and knight that may yet be sung: they; their points
};
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

} // namespace cuatrola
