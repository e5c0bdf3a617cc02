#include "tarot/game.h"

#include "tricks/session.h"

namespace tarot {

static_assert(tricks::Game<Game>);

} // namespace tarot
