// The contract of a hand of French Tarot while it is played, and on the score.
#include "text/figures.h"
#include "text/plain/capitalised.h"
#include "text/tarot/tarot_telling.h"

#include <QCoreApplication>

namespace text::tarot {

using namespace ::tarot;

namespace {

struct ContractWords {
    Q_DECLARE_TR_FUNCTIONS(TarotTelling)
};

bool knowsEcart(const View& view) {
    return view.ecart && view.contract->declarer == view.seat;
}

// "with you: 2 bouts", "declarer’s: no bout".
QString boutsWith(const View& view, CardSet bouts, const Teller& teller) {
    const QString number = bouts.empty() ? ContractWords::tr("no bout")
                                         : ContractWords::tr("%n bout(s)", "so many", bouts.size());
    const Seat declarer = view.contract->declarer;
    return teller.isMe(declarer) ? ContractWords::tr("with you: %1").arg(number)
           : view.seat == declarer
               ? ContractWords::tr("with %1: %2", "name, bouts").arg(teller.names[declarer], number)
               : ContractWords::tr("declarer’s: %1").arg(number);
}

QString pointsSoFar(const Progress& progress) {
    return progress.halves == 0 ? QStringLiteral("0") : pointsText(progress.halves);
}

// Who played against the others, with whom.
QString declarersCamp(const ContractCount& count, const Terms& terms, const Teller& teller) {
    const Seat declarer = terms.contract->declarer;
    QString who = teller.name(declarer);
    for (Seat seat : count.camp)
        if (seat != declarer)
            who = teller.isMe(seat)
                      ? ContractWords::tr("%1 with you", "declarer").arg(who)
                      : ContractWords::tr("%1 with %2", "declarer, partner").arg(who, teller.name(seat));
    return who;
}

} // namespace

QString contractLine(const View& view, const Teller& teller) {
    return ContractWords::tr("%1, × %2", "declarer, coefficient")
        .arg(teller.name(view.contract->declarer))
        .arg(coefficientOf(view.contract->bid));
}

QString boutsKnown(const View& view, const Progress& progress, const Teller& teller) {
    const QString with = boutsWith(view, progress.bouts, teller);
    return progress.lost.empty()
               ? with
               : ContractWords::tr("%1, %n lost", "with you: 1 bout, 2 lost", progress.lost.size()).arg(with);
}

QString pointsOfNeeded(const Progress& progress) {
    return ContractWords::tr("%1 of %2", "card points won, needed")
        .arg(pointsSoFar(progress))
        .arg(progress.needed());
}

QString pointsKnown(const View& view, const Progress& progress, const Teller& teller) {
    if (view.result)
        return ContractWords::tr("card points, counted");
    const QString what = knowsEcart(view)
                             ? (progress.owes ? ContractWords::tr("tricks, écart and Excuse")
                                              : ContractWords::tr("tricks and écart"))
                             : (progress.owes ? ContractWords::tr("tricks and Excuse")
                                              : ContractWords::tr("tricks", "of which the points are"));
    return (teller.isMe(view.contract->declarer)
                ? ContractWords::tr("card points: %1", "tricks and écart")
                : ContractWords::tr("declarer’s card points: %1", "tricks and écart"))
        .arg(what);
}

QString contractTold(const View& view, const Progress& progress, const Teller& teller) {
    const Contract& contract = *view.contract;
    QStringList told{byWhom(teller, contract.declarer, ContractWords::tr("You play a %1, times %2."),
                            ContractWords::tr("%1 plays a %2, times %3."), bidName(contract.bid))
                         .arg(coefficientOf(contract.bid))};
    if (view.slam != Slam::None)
        told << ContractWords::tr("Announced: %1.", "chelem").arg(slamName(view.slam));
    if (view.called)
        told << ContractWords::tr("Called: %1.").arg(cardName(*view.called));
    const QString bouts = capitalised(boutsWith(view, progress.bouts, teller));
    told << (progress.bouts.empty()
                 ? bouts + u'.'
                 : ContractWords::tr("%1, %2.", "bouts, which").arg(bouts, cardList(progress.bouts)));
    if (!progress.lost.empty())
        told << ContractWords::tr("Lost to the defence: %1.").arg(cardList(progress.lost));
    const bool mine = teller.isMe(contract.declarer);
    told << (view.result ? ContractWords::tr("%1 card points were counted, of %2 needed.")
             : mine && knowsEcart(view)
                 ? ContractWords::tr("%1 card points in your tricks and your écart, of %2 needed.")
             : mine ? ContractWords::tr("%1 card points in your tricks, of %2 needed.")
             : knowsEcart(view)
                 ? ContractWords::tr("%1 card points in the declarer’s tricks and écart, of %2 needed.")
                 : ContractWords::tr(
                       "%1 card points in the declarer’s tricks, of %2 needed with the bouts seen."))
                .arg(pointsSoFar(progress))
                .arg(progress.needed());
    if (progress.owes)
        told << ContractWords::tr(
            "The Excuse is counted among them; a card is owed for it at the count (F8.11).");
    return told.join(u' ');
}

QString handLine(const Result& result, const Terms& terms, const Teller& teller) {
    if (const auto* count = std::get_if<ContractCount>(&result.how)) {
        const QString who = declarersCamp(*count, terms, teller);
        const int margin = std::abs(count->price.margin);
        const QString how = count->price.made() ? ContractWords::tr("made by %1").arg(margin)
                                                : ContractWords::tr("lost by %1").arg(margin);
        return ContractWords::tr("%1, %2, %3", "who, contract, how it came out")
            .arg(who, bidName(terms.contract->bid), how);
    }
    if (const auto* two = std::get_if<TwoCount>(&result.how))
        return byWhom(teller, two->winner, ContractWords::tr("You win by %1"),
                      ContractWords::tr("%1 wins by %2"), QString::number(two->margin));
    return ContractWords::tr("à la misère");
}

QString briefHandLine(const Result& result, const Terms& terms, const Teller& teller) {
    const auto* count = std::get_if<ContractCount>(&result.how);
    return count ? ContractWords::tr("%1, %2 %3", "who, contract, points over or under: Lapo, garde +4")
                       .arg(declarersCamp(*count, terms, teller), bidName(terms.contract->bid),
                            signedPoints(count->price.margin))
                 : QString();
}

QString dealsLine(Seat dealer, const Teller& teller) {
    return byWhom(teller, dealer, ContractWords::tr("You deal"), ContractWords::tr("%1 deals"));
}

} // namespace text::tarot
