#include "desktop/cuatrola/left_match.h"

#include "text/cuatrola/cuatrola_telling.h"

#include <QCoreApplication>

namespace desktop {

using namespace cuatrola;

namespace {

struct CuatrolaLeftWords {
    Q_DECLARE_TR_FUNCTIONS(CuatrolaLeftWords)
};

// "you are to bid", "trick 3, Bice is to play". That somebody is asked for a cante is not told (C6.6).
QString dueWords(const Hand& hand, const text::Teller& teller) {
    const Position& position = hand.position();
    if (hand.phase() == Phase::Bid)
        return text::byWhom(teller, position.turn(), CuatrolaLeftWords::tr("the asking is at you"),
                            CuatrolaLeftWords::tr("the asking is at %1"));
    const Seat seat = position.phase() == Phase::Sing ? position.leader() : position.turn();
    const int trick = position.trickNumber();
    return position.played() == 0
               ? text::byWhom(
                     teller, seat, CuatrolaLeftWords::tr("trick %1, you lead").arg(trick),
                     CuatrolaLeftWords::tr("trick %2, %1 leads").arg(QStringLiteral("%1")).arg(trick))
               : text::byWhom(
                     teller, seat, CuatrolaLeftWords::tr("trick %1, you are to play").arg(trick),
                     CuatrolaLeftWords::tr("trick %2, %1 is to play").arg(QStringLiteral("%1")).arg(trick));
}

} // namespace

doors::GoOn goOnRow(const KeptMatch& kept, const QDateTime& now) {
    const auto me = static_cast<Seat>(kept.company.person);
    const PerSeat<QString>& names = kept.match.names;
    const text::Teller teller{names, me};
    doors::GoOn left;
    left.key = kept.place;
    left.heads = {QStringLiteral("Lapo"), QStringLiteral("Vieri"), QStringLiteral("Bice")};
    left.what = kept.company.oneHand ? CuatrolaLeftWords::tr("One hand of Cuatrola")
                                     : CuatrolaLeftWords::tr("A match of Cuatrola");
    left.whom = CuatrolaLeftWords::tr("with %1, against %2 and %3")
                    .arg(names[partner(me)], names[tricks::left(me)], names[right(me)]);
    const bool over = kept.hand.over();
    const int hand = kept.handNumber() + 1;
    left.where = over ? CuatrolaLeftWords::tr("Hand %1 has not been dealt").arg(hand + 1)
                      : CuatrolaLeftWords::tr("Hand %1: %2").arg(hand).arg(dueWords(kept.hand, teller));
    const Standing standing = standingOf(kept.paid().match, kept.company);
    const Side us = sideOf(me);
    if (!kept.company.oneHand)
        left.standing = CuatrolaLeftWords::tr("Us %1, them %2, to %3")
                            .arg(standing[us])
                            .arg(standing[other(us)])
                            .arg(kept.match.target);
    left.when = whenWords(kept.left, now);
    left.canBeSaved = left.canBeThrownAway = true;
    return left;
}

} // namespace desktop
