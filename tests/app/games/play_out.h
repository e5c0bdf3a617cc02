// The hand at the table of any sitting, to its end.
#pragma once

#include "support/waiting.h"

#include <QTest>

namespace support {

// A beginner's hand, to its end.
template<class S>
void playOut(S& sitting) {
    while (!sitting.match().handOver() && !QTest::currentTestFailed()) {
        QVERIFY(sitting.settle());
        if (!sitting.match().handOver())
            QVERIFY(!sitting.match().act(sitting.wanted()));
        QVERIFY(waitUntil([&] { return sitting.match().choice() || sitting.match().handOver(); }));
    }
    QVERIFY(sitting.settle());
}

} // namespace support
