// How many hands by chance a test plays.
#pragma once

#include <QtGlobal>

namespace many {

// As many as the test says, or as the environment's VERSICOLA_HANDS: the nightly preset sets a million.
[[nodiscard]] inline quint64 handsByChance(quint64 usual) {
    const QByteArray wanted = qgetenv("VERSICOLA_HANDS");
    return wanted.isEmpty() ? usual : wanted.toULongLong();
}

} // namespace many
