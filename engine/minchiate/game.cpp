#include "minchiate/game.h"

#include "tricks/session.h"

namespace minchiate {

static_assert(tricks::Game<Game>);

} // namespace minchiate
