#include "bolognese/game.h"

#include "tricks/session.h"

namespace bolognese {

static_assert(tricks::Game<Game>);

} // namespace bolognese
