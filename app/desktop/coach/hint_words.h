// What Minchiate says of a decision when a hint is asked for.
#pragma once

#include "desktop/hints/told.h"
#include "minchiate/advice/hint.h"

namespace coach {

[[nodiscard]] hints::Said saidOf(const advice::Hint& hint);

} // namespace coach
