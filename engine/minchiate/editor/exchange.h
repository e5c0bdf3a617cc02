// A deal, or a hand under way, changed by hand: two cards change places, and what was played is played again
// with them. What comes of it is always a hand that can be played; what cannot be is refused with the reason.
#pragma once

#include "minchiate/hand.h"

#include <optional>
#include <variant>
#include <vector>

namespace editor {

using minchiate::Action;
using minchiate::Card;
using minchiate::CardSet;
using minchiate::Deal;
using minchiate::Hand;
using minchiate::Seat;

struct Story {
    Deal deal;
    std::vector<Action> actions; // legal in it

    bool operator==(const Story&) const = default;
};
// The hand that it makes.
[[nodiscard]] Hand handOf(const Story& story);

// What stays as it was.
enum class Keep {
    Seen,  // all that everybody at the table has seen: cards shown and played, what nobody played and had to
    Rules, // the rules alone: played cards change places, too
};

// Why two cards cannot change places: what was seen of it, or which rule it breaks.
struct Objection {
    enum class Why {
        SameCard,
        BottomCard, // a trump or king would lie at the bottom of the pack (M5.1)
        Robbed,     // `seat` robbed otherwise at the cut (M5.2)
        TurnedUp,   // `seat` turned another card up (M5.5)
        FolaTurned, // `seat` turned up and took other cards of the fola (M5.6)
        Taken,      // `seat` took the counters out of the fola (M5.7, M5.10)
        Announced,  // the fola was announced otherwise (M5.8)
        Discarded,  // the discards were shown (M5.11)
        Declared,   // `seat` declared `card`, which it would not hold, or what it holds now (M6.9)
        Open,       // `seat` has fallen and its hand lies open, or it would have fallen by itself (M6.10)
        Fallen,     // `card` fell in trick `trick`, played by `seat`
        Refused,    // what `seat` did in trick `trick`, with `card` played, breaks a rule then: `refusal`
        NextPlayer, // another seat would have been to play in trick `trick`
        Answer,     // a versicola would have to be answered for where nobody was asked (M6.9)
    };
    Why why{};
    Seat seat{};
    std::optional<Card> card{};
    int trick = 0; // 0 before the first
    std::optional<minchiate::Refusal> refusal{};

    bool operator==(const Objection&) const = default;
};

// The action as it is called once the two cards have changed places.
[[nodiscard]] Action renamed(const Action& action, Card a, Card b);
// The story with the two cards in each other's place.
[[nodiscard]] std::variant<Story, Objection> exchanged(const Story& story, Card a, Card b, Keep keep);

// The cards that a card can change places with.
[[nodiscard]] CardSet partnersOf(const Story& story, Card card, Keep keep);

} // namespace editor
