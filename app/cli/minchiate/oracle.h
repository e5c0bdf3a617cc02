// The oracle: sees all four hands and makes much of it, and so is no player but the upper end of the scale
// that players are measured on, as the clairvoyant was before (clairvoyant.h). It takes the Hand, not a view,
// and exists in this program alone.
#pragma once

#include "cli/chair.h"

#include "minchiate/game.h"

namespace cli {

// A card: in the last tricks one that is proved to be best, of those that are equally good the one that makes
// most against players of rules of thumb; before them the best of a tree over the true position. Discards:
// of the ways that players try, the best by smaller trees. All else is decided by the player's rules.
[[nodiscard]] minchiate::Action oracleAction(const minchiate::Hand& hand, tricks::Thought& thought);
[[nodiscard]] std::unique_ptr<Chair<minchiate::Game>> oracleChair();

} // namespace cli
