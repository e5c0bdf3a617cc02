// A moment of a hand that is changed: what led to it, and how the hand goes on from there as far as it still
// can. One steps along it, and changes what lies there.
#pragma once

#include "minchiate/editor/exchange.h"

namespace editor {

struct Moment {
    Story story;                 // with the cut at least: before it nobody holds a card
    std::vector<Action> onwards; // the next first; what of it is not legal any more is left out

    bool operator==(const Moment&) const = default;
};

// A hand at the moment before that action, 1 at least; of one without a cut, after this cut.
[[nodiscard]] Moment momentOf(const Deal& deal, const std::vector<Action>& actions, std::size_t at, int cut);
// Where one looks at a hand: as far as it is played; of one that is over, before its first card.
[[nodiscard]] std::size_t placeToStart(const Deal& deal, const std::vector<Action>& actions);
// All of its actions, as far as they are legal.
[[nodiscard]] std::vector<Action> allOf(const Moment& moment);

// By a card, a discard, a versicola shown: silent answers go with what was before them. Nothing where it
// ends.
[[nodiscard]] std::optional<Moment> on(const Moment& moment);
[[nodiscard]] std::optional<Moment> back(const Moment& moment);
// To where the next trick begins, or this one did; else to the end, to the cut.
[[nodiscard]] std::optional<Moment> trickOn(const Moment& moment);
[[nodiscard]] std::optional<Moment> trickBack(const Moment& moment);

// With the two cards in each other's place, onwards, too.
[[nodiscard]] std::variant<Moment, Objection> exchanged(const Moment& moment, Card a, Card b, Keep keep);

} // namespace editor
