#include "text/pairs.h"

#include <QCoreApplication>

namespace text {

using namespace tricks;

namespace {

struct PairsWords {
    Q_DECLARE_TR_FUNCTIONS(text::Pairs)
};

} // namespace

PerSide<QString> pairNames(const SeatNames& names) {
    PerSide<QString> pairs;
    for (Side side : kSides) {
        const Seat first = side == Side::NS ? Seat::S : Seat::E;
        pairs[side] =
            PairsWords::tr("%1 & %2", "the names of two partners")
                .arg(QString::fromStdString(names[first]), QString::fromStdString(names[partner(first)]));
    }
    return pairs;
}

PerSide<QString> shortPairs(const PerSide<std::array<QString, 2>>& partners) {
    constexpr int mostLetters = 3;
    PerSide<QString> names;
    for (int letters = 1; letters <= mostLetters; ++letters) {
        for (Side side : kSides)
            names[side] = PairsWords::tr("%1 & %2", "the names of two partners")
                              .arg(partners[side][0].left(letters), partners[side][1].left(letters));
        if (names[Side::NS] != names[Side::EW])
            break;
    }
    return names;
}

QStringList inTurnOrder(const SeatNames& names) {
    QStringList all;
    for (Seat seat : kSeats)
        all << QString::fromStdString(names[seat]);
    return all;
}

QStringList pairPlaces() {
    return {PairsWords::tr("Deals first"), PairsWords::tr("Then"), PairsWords::tr("Partner of the first"),
            PairsWords::tr("Partner of the second")};
}

} // namespace text
