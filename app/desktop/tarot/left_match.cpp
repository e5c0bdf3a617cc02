#include "desktop/tarot/left_match.h"

#include "desktop/tarot/table/scene_of.h"
#include "text/figures.h"
#include "text/words.h"

#include <QCoreApplication>

namespace desktop {

using namespace tarot;

namespace {

struct TarotLeftWords {
    Q_DECLARE_TR_FUNCTIONS(TarotLeftWords)
};

// "the auction is at you", "trick 3, Bice is to play".
QString dueWords(const Hand& hand, const text::tarot::Teller& teller) {
    const Seat seat = hand.turn();
    const auto tell = [&](const QString& you, const QString& other) {
        return text::tarot::byWhom(teller, seat, you, other);
    };
    switch (hand.phase()) {
    case Phase::Auction:
        return tell(TarotLeftWords::tr("the auction is at you"), TarotLeftWords::tr("the auction is at %1"));
    case Phase::Call:
        return tell(TarotLeftWords::tr("you are to call a card"), TarotLeftWords::tr("%1 is to call a card"));
    case Phase::Discard:
        return tell(TarotLeftWords::tr("you are to lay cards away"),
                    TarotLeftWords::tr("%1 is to lay cards away"));
    case Phase::Jeu:
        return tell(TarotLeftWords::tr("you are to say jeu"), TarotLeftWords::tr("%1 is to say jeu"));
    default:
        break;
    }
    const QString trick = TarotLeftWords::tr("trick %1").arg(hand.position().trickNumber());
    const QString due =
        hand.position().played() == 0
            ? tell(TarotLeftWords::tr("you lead"), TarotLeftWords::tr("%1 leads"))
            : tell(TarotLeftWords::tr("you are to play"), TarotLeftWords::tr("%1 is to play"));
    return TarotLeftWords::tr("%1, %2", "trick, who is due").arg(trick, due);
}

} // namespace

doors::GoOn goOnRow(const KeptMatch& kept, const QDateTime& now) {
    const auto me = static_cast<Seat>(kept.company.person);
    const int players = kept.match.seats;
    const PerSeat<QString>& names = kept.match.names;
    const text::tarot::Teller teller{names, me};
    doors::GoOn left;
    left.key = kept.place;
    QStringList others;
    for (int place = 1; place < players; ++place) {
        left.heads.push_back(tarot_table::portraitAt(place, players));
        others << names[turned(me, place, players)];
    }
    left.what = kept.company.oneHand ? TarotLeftWords::tr("One hand of Tarot")
                                     : TarotLeftWords::tr("A match of Tarot");
    left.whom = TarotLeftWords::tr("with %1").arg(text::joined(others));
    const auto counted = countedHands(kept.paid().match, kept.company);
    const bool over = kept.hand.over();
    const int number = static_cast<int>(counted.size()) + 1;
    const QString hand = kept.company.oneHand
                             ? TarotLeftWords::tr("Hand %1").arg(number)
                             : TarotLeftWords::tr("Hand %1 of %2").arg(number).arg(kept.match.length);
    left.where =
        over ? TarotLeftWords::tr("%1 has not been dealt").arg(hand)
             : TarotLeftWords::tr("%1: %2", "hand, who is due").arg(hand, dueWords(kept.hand, teller));
    if (!kept.company.oneHand) {
        const PerSeat<int> standing = standingOf(counted);
        left.standing = TarotLeftWords::tr("You stand at %1").arg(text::signedPoints(standing[me]));
    }
    left.when = whenWords(kept.left, now);
    left.canBeSaved = left.canBeThrownAway = true;
    return left;
}

} // namespace desktop
