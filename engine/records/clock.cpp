#include "records/clock.h"

namespace records {

namespace {

QDateTime& stoppedAt() {
    static QDateTime moment;
    return moment;
}

} // namespace

QDateTime now() {
    return stoppedAt().isValid() ? stoppedAt() : QDateTime::currentDateTime();
}

QDate today() {
    return now().date();
}

void stopClockAt(const QDateTime& moment) {
    stoppedAt() = moment;
}

} // namespace records
