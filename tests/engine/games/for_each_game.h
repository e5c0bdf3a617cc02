// What a test does with one of the three games by its name.
#pragma once

#include "games/bolognese_at_table.h"
#include "games/cuatrola_at_table.h"
#include "games/tarot_at_table.h"

namespace support {

// Calls it with the game of that name, "" for all of them in turn.
void withGame(const QString& name, const auto& call) {
    const auto one = [&]<class G>(G game) {
        if (name.isEmpty() || name == QLatin1String(G::name))
            call(game);
    };
    one(AtTarot{});
    one(AtBolognese{});
    one(AtCuatrola{});
}

} // namespace support
