// The same hand as the table saw it, with two cards exchanged that one seat cannot know.
#pragma once

#include "minchiate/hand.h"

#include <QStringList>

namespace support {

struct Story {
    minchiate::Deal deal;
    std::vector<minchiate::Action> actions;
};

// A story told: the hand it makes and every event of it.
struct Told {
    minchiate::Hand hand;
    minchiate::Hand::Events events;
};
[[nodiscard]] Told told(const Story& story);

// Cards that `viewer` cannot place (M5.10, M5.11, M6.9–M6.11): in other hands, in a fola it has not seen,
// among discards not shown.
[[nodiscard]] minchiate::CardSet hiddenFrom(const minchiate::Hand& hand, minchiate::Seat viewer);
// Where a hidden card lies: index of the seat that holds it, 4 + index of the seat that discarded it, or 8
// for the fola.
[[nodiscard]] int placeOf(const minchiate::Hand& hand, minchiate::Card card);

// The story with `a` and `b` exchanged, in the deck as well unless they are exchanged between one seat's hand
// and its own discards. Answers of none are put in and left out where a hand other than `viewer`'s now
// does or does not hold a versicola. Nothing where an action is no longer legal.
enum class In { Deck, OneHand };
[[nodiscard]] std::optional<Story> exchanged(const Story& story, minchiate::Card a, minchiate::Card b, In in,
                                             minchiate::Seat viewer);

// What everybody at the table saw, one line an event.
[[nodiscard]] QStringList publicEvents(const minchiate::Hand::Events& events);
// What `viewer` is told of it, every field.
[[nodiscard]] QStringList eventsFor(const minchiate::Hand::Events& events, minchiate::Seat viewer);

} // namespace support
