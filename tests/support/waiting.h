// Waiting in tests without sleeping: the event loop runs until something has come true.
#pragma once

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QEventLoop>
#include <QTimer>

namespace support {

// False if it did not come true within `ms`.
template<class Predicate>
[[nodiscard]] bool waitUntil(Predicate isTrue, int ms = 20000) {
    const QDeadlineTimer deadline(ms);
    QTimer tick; // wakes the loop even when nothing happens
    tick.start(20);
    while (!isTrue()) {
        if (deadline.hasExpired())
            return false;
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
    return true;
}

} // namespace support
