#include "desktop/bolognese/left_match.h"

#include "text/bolognese/bolognese_telling.h"

#include <QCoreApplication>

namespace desktop {

using namespace bolognese;

namespace {

struct BologneseLeftWords {
    Q_DECLARE_TR_FUNCTIONS(BologneseLeftWords)
};

// "you are to lay away", "trick 3, Bice is to play".
QString dueWords(const Hand& hand, const text::Teller& teller) {
    if (hand.phase() == Phase::Discard)
        return text::byWhom(teller, hand.deal().dealer,
                            BologneseLeftWords::tr("you are to lay two cards away"),
                            BologneseLeftWords::tr("%1 is to lay two cards away"));
    const Position& position = hand.position();
    const Seat seat = position.turn();
    const int trick = position.trickNumber();
    return position.played() == 0
               ? text::byWhom(
                     teller, seat, BologneseLeftWords::tr("trick %1, you lead").arg(trick),
                     BologneseLeftWords::tr("trick %2, %1 leads").arg(QStringLiteral("%1")).arg(trick))
               : text::byWhom(
                     teller, seat, BologneseLeftWords::tr("trick %1, you are to play").arg(trick),
                     BologneseLeftWords::tr("trick %2, %1 is to play").arg(QStringLiteral("%1")).arg(trick));
}

} // namespace

doors::GoOn goOnRow(const KeptMatch& kept, const QDateTime& now) {
    const auto me = static_cast<Seat>(kept.company.person);
    const PerSeat<QString>& names = kept.match.names;
    const text::Teller teller{names, me};
    doors::GoOn left;
    left.key = kept.place;
    left.heads = {QStringLiteral("Lapo"), QStringLiteral("Vieri"), QStringLiteral("Bice")};
    left.what = kept.company.oneHand ? BologneseLeftWords::tr("One hand of Tarocco bolognese")
                                     : BologneseLeftWords::tr("A match of Tarocco bolognese");
    left.whom = BologneseLeftWords::tr("with %1, against %2 and %3")
                    .arg(names[partner(me)], names[tricks::left(me)], names[right(me)]);
    const bool over = kept.hand.over();
    const int hand = kept.handNumber() + 1;
    left.where = over ? BologneseLeftWords::tr("Hand %1 has not been dealt").arg(hand + 1)
                      : BologneseLeftWords::tr("Hand %1: %2").arg(hand).arg(dueWords(kept.hand, teller));
    const KeptMatch paid = kept.paid();
    const PerSide<int> standing = standingOf(paid.match, paid.company);
    const Side us = sideOf(me);
    if (!kept.company.oneHand)
        left.standing = BologneseLeftWords::tr("Us %1, them %2, %3")
                            .arg(standing[us])
                            .arg(standing[other(us)])
                            .arg(text::bolognese::targetLine(kept.match.rules, hand));
    left.when = whenWords(kept.left, now);
    left.canBeSaved = left.canBeThrownAway = true;
    return left;
}

} // namespace desktop
