// A row of a test's data for each of the three games.
#pragma once

#include "games/for_each_game.h"

#include <QTest>

namespace support {

inline void eachGame() {
    QTest::addColumn<QString>("game");
    withGame({}, []<class G>(G) { QTest::newRow(G::name) << QString::fromLatin1(G::name); });
}

} // namespace support
