// Why a decision is a good or a bad one, in the game's own vocabulary: a kind and the cards it speaks of, as
// data. Every reason given is true of the position as far as the seat can see; the words are made elsewhere.
#pragma once

#include "minchiate/players/seen.h"

#include <span>
#include <string_view>
#include <vector>

namespace players {

// "Surely" means whatever the cards unseen are and however the others play. `cards` is named for each.
enum class ReasonKind : std::uint8_t {
    // Cards played
    OnlyCard,           // nothing else may be played: the card
    KingRule,           // the king must be played (M6.3): the king
    KeepsFool,          // to the last trick the Fool would be lost, so it goes now (M6.7): the Fool
    FoolSaves,          // the Fool in place of counters, all there is else to play: those counters
    CompletesVersicola, // surely takes what completes a versicola among the captured cards: the versicola
    TakesCounters,      // surely takes opponents' counters: those
    SavesPartners,      // surely saves the partner's counters, so far in an opponent's trick: those
    BringsHome,         // an own counter surely comes home, taking the trick itself: it
    GivesToPartner,     // an own counter goes to a trick that is surely the partner's: it
    TakesLastTrick,     // surely takes the last trick, 10 points: the card
    LosesCounter,       // an own counter goes to a trick that is surely the opponents': it
    OpponentMayTrump,   // leads a counter of a suit that an opponent has laid away, who may well lack it now
                        // and
                        // trump: those discards
    RisksCounter,       // an own counter, and the trick may go to the opponents: it
    Overtakes,        // takes a trick that was surely the partner's, with nothing gained: the partner's card
    KingMayBeTrumped, // a king while its suit is fresh; later it may be trumped: the king
    HangsKing,     // leads low in the fresh suit of an own king, so that the king rule cannot bite: the king
    HuntsKing,     // leads the suit of a king an opponent has shown and still holds: that king
    PartnerTrumps, // leads a suit the partner has shown it lacks and may trump: the card
    PartnerMayTrump, // leads a suit that the partner has laid away, who may well lack it now: those discards
    MakesVoid,       // the last card of its suit, trumps being held: the card
    DrawsTrumps,     // leads the highest trump left: it
    TellsTrumpet,   // a first sopraventi of 21–27 with the Trumpet in hand, a fumata (M9): card and Trumpet
    AsksForHighest, // leads a papa, which asks for the partner's highest trump (M9): the papa
    WinsTrick,      // surely wins, though a lower card would take it too: the card
    WinsCheaply,    // surely wins, with the lowest card that does: the card
    HoldsTrick,     // takes the trick for now, against those to come (M9: tenuta): the card
    KeepsLastTrick, // the highest trump left stays for the last trick, 10 points: that trump
    ThrowsLeast,    // a card worth nothing, to a trick it does not take: the card
    LeadsPlain,     // leads a card worth nothing: the card
    FoolStays,      // the Fool instead of another card; it stays with its side (M6.6): the Fool
    ForFallen,      // a card of a fallen opponent, chosen for it (M6.10): the card
    // Other decisions
    ShowsVersicole,   // marked at once (M6.9): their cards
    HidesVersicole,   // shows nothing of what is held: their cards
    MakesVoids,       // empties suits by discards: the discards that do
    LaysAwayLeast,    // discards worth nothing: the discards
    LaysAwayCounters, // counters among the discards count for nobody: those
    NoTrumpsLeft,     // falls: no cards
    AnyCut,           // nothing is known of the pack: no cards
};

struct Reason {
    ReasonKind kind{};
    minchiate::CardSet cards;

    bool operator==(const Reason&) const = default;
};

// Every reason that is true of a legal action for the player who is asked, the most telling first; at least
// one.
[[nodiscard]] std::vector<Reason> reasonsFor(const Seen& seen, const minchiate::Action& action);
// The most telling.
[[nodiscard]] Reason reasonFor(const Seen& seen, const minchiate::Action& action);

// All kinds, and the name of each as it stands above.
[[nodiscard]] std::span<const ReasonKind> reasonKinds();
[[nodiscard]] std::string_view nameOf(ReasonKind kind);

} // namespace players
