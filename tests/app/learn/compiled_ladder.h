// The ladder of lessons as it is compiled in.
#pragma once

#include "minchiate/lessons/ladder.h"

namespace support {

inline const minchiate_lessons::Ladder& ladder() {
    static const minchiate_lessons::Ladder loaded =
        std::get<minchiate_lessons::Ladder>(minchiate_lessons::loadLadder(QStringLiteral(":")));
    return loaded;
}

} // namespace support
