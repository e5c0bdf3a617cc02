// Where Minchiate's hints come from: the model's view, weighed.
#pragma once

#include "desktop/hints/hints.h"
#include "minchiate/model/game_model.h"

namespace desktop {

// The model outlives it.
[[nodiscard]] hints::Source hintSource(model::GameModel& model);

} // namespace desktop
