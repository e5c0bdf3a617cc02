// The clairvoyant: sees all four hands, and so is no player but the upper end of the scale that players are
// measured on. It takes the Hand, not a view, and exists in this program alone.
#pragma once

#include "cli/chair.h"

#include "minchiate/game.h"
#include "minchiate/players/policy/weights.h"

namespace cli {

// For each legal card the mean of 100 rollouts by rule of thumb from the true position; what is no card is
// decided by the player's rules.
[[nodiscard]] minchiate::Action clairvoyantAction(const minchiate::Hand& hand, tricks::Thought& thought);
// Of these cards, legal ones, the best by such rollouts.
[[nodiscard]] minchiate::Card clairvoyantCard(const minchiate::Hand& hand, minchiate::CardSet cards,
                                              tricks::Thought& thought);
// The rules of thumb that the ends of the scale go by.
[[nodiscard]] const players::Convention& referenceConvention();
[[nodiscard]] std::unique_ptr<Chair<minchiate::Game>> clairvoyantChair();

} // namespace cli
