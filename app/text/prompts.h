// What the plates and strips at the table say: who does what now, and what a choice means.
#pragma once

#include "text/telling.h"

namespace text {

// ---- Role lines under the names on the plates: small letters, a few words. ----

// Who somebody is in this hand: "deals · against you", "your partner"; for me "you deal" or nothing.
// Where nobody dealt, the relation alone.
[[nodiscard]] QString roleLine(minchiate::Seat seat, std::optional<minchiate::Seat> dealer,
                               const Teller& teller);

// What is seen of somebody at the table, as far as their plate tells it.
struct PlateFacts {
    enum class Turn {
        None,
        Lead,   // their card is awaited, the first of a trick
        Play,   // the same, a later one
        Choose, // they choose the card of a fallen hand
        Think,  // the picture has caught up, and their move is waited for
    };
    minchiate::Seat seat{};
    std::optional<minchiate::Seat> dealer; // nobody where nobody dealt
    minchiate::Phase phase = minchiate::Phase::Play;
    int robbed = 0;    // cards they robbed as cutter, still lying there
    int owed = 0;      // cards they have to discard
    int discarded = 0; // and have discarded
    bool fallen = false;
    Turn turn = Turn::None;
    std::optional<minchiate::Seat> chosenFor; // whose card they choose
};
// The line of a plate where I am not asked myself: "to play · your partner", "thinking", "fallen · against
// you", before trick 1 "cuts", "cut, robbed 2 · discards 2", "deals · discarded 3"; else as roleLine.
[[nodiscard]] QString plateLine(const PlateFacts& facts, const Teller& teller);

// What I am to do: "your turn: follow swords", "your turn: lead", "you deal: discard 5", "you cut".
// For a fallen hand: "choose for Bice: follow swords". Watched, of whoever is to play: "follow swords". Whose
// deal it is says so in play, too: "your turn: play a trump, or the Fool · you deal".
[[nodiscard]] QString turnLine(const minchiate::Choice& choice, const minchiate::SeatView& view,
                               const Teller& teller, std::optional<minchiate::Seat> dealer = std::nullopt);

// ---- The cut. ----

// "You cut: lift 13 to 84 cards".
[[nodiscard]] QString cutPrompt();
// After the cut, for the cutter: "You see the other 11 of the 13. They will be the fola" (M5.2, M5.3).
[[nodiscard]] QString lookedPrompt(int others);

// ---- The discard strip. ----

struct DiscardWords {
    QString count;      // "3 of 5"
    QString effect;     // "A void in cups by three cards: “a third”"
    QString note;       // "No counter among them. 2 more to go"
    bool warns = false; // counters are thrown away or a versicola is broken
};
// `hand` is the whole hand with the raised cards.
[[nodiscard]] DiscardWords discardEffect(minchiate::CardSet hand, minchiate::CardSet raised,
                                         const minchiate::DiscardChoice& choice,
                                         const minchiate::RuleSet& rules = {});

// ---- The declare strip (M6.9). ----

// "Three kings (15) · 28 to 32 with the Fool (30)".
[[nodiscard]] QString declareOffer(const std::vector<minchiate::Versicola>& held);
// One of them: "28 to 32 with the Fool (30)".
[[nodiscard]] QString declareItem(const minchiate::Versicola& versicola);
// What declaring these brings and tells: "+45 now. The others will know that you hold these 8 cards."
[[nodiscard]] QString declareEffect(const std::vector<minchiate::Versicola>& chosen);
// What saying nothing means.
[[nodiscard]] QString declareNothing();

// ---- The fall strip (M6.10). ----

// What falling costs: "Your hand then lies open, and whoever won the last trick chooses your cards."
[[nodiscard]] QString fallOffer();
// For the winner who chooses: "You won the last trick: choose the card of Bice".
[[nodiscard]] QString fallenPrompt(minchiate::Seat fallen, const Teller& teller);

} // namespace text
