// The same hand as one seat saw it, told of another world: with it a world drawn from a view is held against
// the rules themselves.
#pragma once

#include "minchiate/players/worlds/world.h"
#include "support/exchange.h"

namespace support {

// The world in which the hand truly is.
[[nodiscard]] players::World trueWorld(const minchiate::Hand& hand);

// A story that ends in `world` and differs from `story` only in what `viewer` has not seen. Nothing where an
// action is not legal in it, or no deck gives it.
[[nodiscard]] std::optional<Story> retold(const Story& story, const players::World& world,
                                          minchiate::Seat viewer);

} // namespace support
