// Short names of hands and positions, the same for the same cards and actions wherever they are recorded.
#pragma once

#include "minchiate/hand.h"

#include <QString>

#include <span>

namespace practice {

// 32 hexadecimal digits of the deal and the actions; who played, and what the record is called, is not in it.
[[nodiscard]] QString digestOf(const minchiate::Deal& deal, std::span<const minchiate::Action> actions);

} // namespace practice
