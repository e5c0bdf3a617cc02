#include "text/bolognese/bolognese_telling.h"

#include <QCoreApplication>

#include <algorithm>

namespace text::bolognese {

using namespace ::bolognese;

namespace {

struct BologneseTellingWords {
    Q_DECLARE_TR_FUNCTIONS(BologneseTelling)
};

bool leads(const View& view) {
    return view.tricks.empty() || view.tricks.back().winner;
}

// Where nobody is "you" the partner is named.
QString relation(Seat seat, const Teller& teller) {
    if (!teller.us())
        return BologneseTellingWords::tr("with %1", "partner").arg(teller.names[partner(seat)]);
    if (teller.isMe(seat))
        return {};
    return sideOf(seat) == teller.us() ? BologneseTellingWords::tr("your partner")
                                       : BologneseTellingWords::tr("against you");
}

} // namespace

// ---- Lines under names. ----

QString plateLine(const PlateFacts& facts, const Teller& teller) {
    if (facts.thinks && !teller.isMe(facts.seat))
        return BologneseTellingWords::tr("thinks");
    QStringList parts;
    if (facts.deals)
        parts << (teller.isMe(facts.seat) ? BologneseTellingWords::tr("you deal")
                                          : BologneseTellingWords::tr("deals"));
    parts << relation(facts.seat, teller);
    parts.removeAll(QString());
    return parts.join(QStringLiteral(" · "));
}

QString turnLine(const Choice& choice, const View& view) {
    if (std::holds_alternative<DiscardChoice>(choice.among))
        return BologneseTellingWords::tr("your turn: lay two cards away");
    const auto& play = std::get<PlayChoice>(choice.among);
    if (!play.accuso.made.empty() && leads(view))
        return BologneseTellingWords::tr("accuse, or just lead");
    if (!play.accuso.made.empty())
        return BologneseTellingWords::tr("accuse, or just play");
    if (play.accuso.due)
        return leads(view) ? BologneseTellingWords::tr("nothing to accuse: lead")
                           : BologneseTellingWords::tr("nothing to accuse: play a card");
    return leads(view) ? BologneseTellingWords::tr("your turn: lead")
                       : BologneseTellingWords::tr("your turn: play a card");
}

QString discardEffect(CardSet hand, CardSet raised) {
    QStringList voids;
    for (Suit suit : {Suit::Cups, Suit::Coins, Suit::Swords, Suit::Batons, Suit::Trumps}) {
        const CardSet held = hand & setOf(bitsOf(suit));
        if (!held.empty() && (held - raised).empty())
            voids << suitName(suit);
    }
    if (!voids.empty())
        return BologneseTellingWords::tr("a void in %1").arg(joined(voids));
    return raised.empty() ? BologneseTellingWords::tr("They count for your side. No king, no tarocco.")
                          : BologneseTellingWords::tr("They count for your side (B4.4).");
}

// ---- Signals. ----

QString signalWord(Signal signal) {
    switch (signal) {
    case Signal::Busso:
        return QStringLiteral("busso");
    case Signal::Striscio:
        return QStringLiteral("striscio");
    case Signal::Volo:
        return QStringLiteral("volo");
    case Signal::None:
        break;
    }
    return {};
}

QString signalGloss(Signal signal) {
    switch (signal) {
    case Signal::Busso:
        return BologneseTellingWords::tr("your best card!");
    case Signal::Striscio:
        return BologneseTellingWords::tr("I have more");
    case Signal::Volo:
        return BologneseTellingWords::tr("my last");
    case Signal::None:
        break;
    }
    return {};
}

QString signalCards(const PlayChoice& choice) {
    const CardSet cards = choice.busso | choice.striscio | choice.volo;
    QStringList suits;
    for (Suit suit : {Suit::Cups, Suit::Coins, Suit::Swords, Suit::Batons, Suit::Trumps})
        if (!(cards & setOf(bitsOf(suit))).empty())
            suits << suitName(suit);
    return joined(suits);
}

QString signalBarred(const Refusal& why, Signal signal, CardSet hand) {
    if (why.why == Why::SignalNotAllowed)
        return BologneseTellingWords::tr("not now (B7.2)");
    if (signal == Signal::Striscio)
        return BologneseTellingWords::tr("not so: none left");
    const CardSet others =
        (hand & setOf(bitsOf(suitOf(why.cards.first())))) - why.cards; // volo needs none left (B7.3)
    Card highest = others.first();
    for (Card card : others)
        if (strengthOf(card) > strengthOf(highest))
            highest = card;
    return BologneseTellingWords::tr("not so: %1 left").arg(bolognese::cardInText(highest, Role::Who));
}

QString signalNotAllowed(Card card, const RuleSet& rules) {
    if (rules.signalsWhen == Signals::None)
        return BologneseTellingWords::tr("By the rules of this match nobody signals (B7.2).");
    switch (suitOf(card)) {
    case Suit::Matto:
        return BologneseTellingWords::tr("With the Matto led there is no signal (B7.2).");
    case Suit::Trumps:
        return BologneseTellingWords::tr("No signal with a trump yet: the Angel has not been played (B7.2).");
    default:
        return BologneseTellingWords::tr("No signal with %1 yet: their king has not been played (B7.2).")
            .arg(suitName(suitOf(card)));
    }
}

// ---- The score. ----

namespace {

QString reach(const View& view, Side side) {
    return BologneseTellingWords::tr("%1 and %2 accused reach %3 (B6.5)")
        .arg(view.score[side])
        .arg(view.result->points[side])
        .arg(view.rules.target);
}

} // namespace

QString resultLine(const View& view, const Teller& teller) {
    const Result& result = *view.result;
    const Side us = teller.us().value_or(sideOf(teller.me)), them = other(us);
    if (result.calledOut)
        return byWhose(teller, *result.calledOut, BologneseTellingWords::tr("We call out: %1."),
                       BologneseTellingWords::tr("They call out: %1."),
                       BologneseTellingWords::tr("%1 call out: %2."), reach(view, *result.calledOut));
    const QString made = QString::number(result.points[us]), theirs = QString::number(result.points[them]);
    const QString points =
        teller.us() ? BologneseTellingWords::tr("We make %1, they %2 (B8.5).").arg(made, theirs)
                    : BologneseTellingWords::tr("%1 make %2, %3 %4 (B8.5).", "pair, points, pair, points")
                          .arg(pairNames(us, teller), made, pairNames(them, teller), theirs);
    if (!result.cappotto)
        return points;
    return byWhose(teller, *result.cappotto, BologneseTellingWords::tr("Cappotto: we won no trick (B8.3)."),
                   BologneseTellingWords::tr("Cappotto: they won no trick (B8.3)."),
                   BologneseTellingWords::tr("Cappotto: %1 won no trick (B8.3).")) +
           u' ' + points;
}

QStringList resultLines(const View& view, const Teller& teller) {
    QStringList lines;
    if (view.result->calledOut)
        return lines;
    const Side us = teller.us().value_or(sideOf(teller.me));
    for (Side side : {us, other(us)}) {
        const Count& count = view.result->count[side];
        lines << byWhose(
            teller, side,
            BologneseTellingWords::tr("us: sequences %1, cricche %2, scartini %3, last trick %4, accused %5"),
            BologneseTellingWords::tr("them: sequences %1, cricche %2, scartini %3, last trick %4, "
                                      "accused %5"),
            BologneseTellingWords::tr("%1: sequences %2, cricche %3, scartini %4, last trick %5, "
                                      "accused %6"),
            QString::number(count.worth.sequences), QString::number(count.worth.cricche),
            QString::number(count.scartini), QString::number(count.last), QString::number(count.accusi));
    }
    return lines;
}

QString verdictLine(Verdict verdict, const RuleSet& rules, const Teller& teller) {
    const bool four = rules.match == Match::QuattroScartate;
    switch (verdict) {
    case Verdict::Level:
        return BologneseTellingWords::tr("Four hands, and both sides are level: a draw (B3.5).");
    case Verdict::WonByNS:
    case Verdict::WonByEW: {
        const bool ours = teller.isOurs(verdict == Verdict::WonByNS ? Side::NS : Side::EW);
        if (four)
            return ours ? BologneseTellingWords::tr("The match is ours: more points in four hands (B3.5).")
                        : BologneseTellingWords::tr("The match is theirs: more points in four hands (B3.5).");
        return ours ? BologneseTellingWords::tr("The match is ours (B3.4).")
                    : BologneseTellingWords::tr("The match is theirs (B3.4).");
    }
    case Verdict::GoesOn:
        break;
    }
    return {};
}

QString targetLine(const RuleSet& rules, int hand) {
    return rules.match == Match::QuattroScartate ? BologneseTellingWords::tr("hand %1 of 4").arg(hand)
                                                 : BologneseTellingWords::tr("to %1").arg(rules.target);
}

} // namespace text::bolognese
