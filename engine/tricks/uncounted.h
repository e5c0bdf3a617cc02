// Why a hand that was played counts for nothing, in any game.
#pragma once

#include <cstdint>

namespace tricks {

enum class Uncounted : std::uint8_t {
    CardsKnown, // they had been seen before it began
    TakenBack,  // something was, while it was played
};

} // namespace tricks
