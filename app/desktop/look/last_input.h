// Whether somebody uses keys or the mouse: rings lie over cards for those alone who go by them.
#pragma once

namespace look {

// The last thing pressed was a key; true also before anything is. Watched from the first call on.
[[nodiscard]] bool keysInUse();

} // namespace look
