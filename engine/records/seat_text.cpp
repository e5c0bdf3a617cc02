#include "records/seat_text.h"

namespace records {

using namespace tricks;

QString codeOf(Seat seat) {
    return QString(QLatin1Char("SENW"[index(seat)]));
}

std::optional<Seat> seatOfCode(QStringView text) {
    for (Seat seat : kSeats)
        if (text == codeOf(seat))
            return seat;
    return std::nullopt;
}

QString codeOf(Side side) {
    return side == Side::NS ? QStringLiteral("NS") : QStringLiteral("EW");
}

QStringList seatCodes() {
    QStringList codes;
    for (Seat seat : kSeats)
        codes << codeOf(seat);
    return codes;
}

} // namespace records
