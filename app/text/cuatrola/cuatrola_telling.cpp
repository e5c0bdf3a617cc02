#include "text/cuatrola/cuatrola_telling.h"

#include <QCoreApplication>

#include <array>
#include <bit>

namespace text::cuatrola {

using namespace ::cuatrola;

namespace {

struct CuatrolaTellingWords {
    Q_DECLARE_TR_FUNCTIONS(CuatrolaTelling)
};

// Opponents, in the order in which they play after the seat.
QString opponentsOf(Seat seat, const Teller& teller) {
    return joined({teller.names[right(seat)], teller.names[tricks::left(seat)]});
}

// Where nobody is "you" the partner is named, or who plays alone against this seat.
QString relation(Seat seat, std::optional<Seat> bidder, const Teller& teller) {
    if (!teller.us() && bidder)
        return sideOf(seat) == sideOf(*bidder)
                   ? QString()
                   : CuatrolaTellingWords::tr("against %1").arg(teller.names[*bidder]);
    if (!teller.us())
        return CuatrolaTellingWords::tr("with %1", "partner").arg(teller.names[partner(seat)]);
    if (teller.isMe(seat))
        return {};
    return sideOf(seat) == teller.us() ? CuatrolaTellingWords::tr("your partner")
                                       : CuatrolaTellingWords::tr("against you");
}

} // namespace

// ---- Lines under names. ----

QString plateLine(const PlateFacts& facts, const Teller& teller) {
    if (facts.thinks && !teller.isMe(facts.seat))
        return CuatrolaTellingWords::tr("thinks");
    QStringList parts;
    if (facts.contract) {
        if (facts.contract->bidder == facts.seat)
            parts << CuatrolaTellingWords::tr("plays a %1").arg(bidName(facts.contract->bid));
        parts << relation(facts.seat, facts.contract->bidder, teller);
        if (facts.contract->idle == facts.seat)
            parts << CuatrolaTellingWords::tr("idle");
    } else if (facts.bid) {
        parts << (*facts.bid == Bid::Pass ? CuatrolaTellingWords::tr("passes")
                                          : CuatrolaTellingWords::tr("asks %1").arg(bidName(*facts.bid)));
    } else {
        if (facts.deals)
            parts << CuatrolaTellingWords::tr("deals");
        parts << relation(facts.seat, std::nullopt, teller);
    }
    parts.removeAll(QString());
    return parts.join(QStringLiteral(" · "));
}

QString turnLine(const Choice& choice, const View& view) {
    if (std::holds_alternative<BidChoice>(choice.among))
        return CuatrolaTellingWords::tr("your turn: pass or ask");
    if (std::holds_alternative<SingChoice>(choice.among))
        return CuatrolaTellingWords::tr("your turn: sing, or stay silent");
    const bool leads = view.tricks.empty() || view.tricks.back().winner;
    if (view.contract && view.contract->bidder == view.seat)
        return (leads ? CuatrolaTellingWords::tr("your %1, for %2: lead")
                      : CuatrolaTellingWords::tr("your %1, for %2: play"))
            .arg(bidName(view.contract->bid))
            .arg(gamePoints(view.contract->bid));
    return leads ? CuatrolaTellingWords::tr("your turn: lead")
                 : CuatrolaTellingWords::tr("your turn: play a card");
}

// ---- Asking. ----

namespace {

// The last that was no pass: each is over those before it (C4.2).
const std::pair<Seat, Bid>* standingBid(const View& view) {
    const std::pair<Seat, Bid>* highest = nullptr;
    for (const auto& spoken : view.bids)
        if (spoken.second != Bid::Pass)
            highest = &spoken;
    return highest;
}

// The bid that stands is played, and by whom (C4.3, C4.4).
QStringList passPays(const View& view, const Teller& teller) {
    const auto* stands = standingBid(view);
    if (!stands)
        return {CuatrolaTellingWords::tr("If all four pass: a plain hand with partners, 1 game point."),
                view.rules.capote ? CuatrolaTellingWords::tr("All five tricks, the capote: 2.") : QString()};
    const auto& [bidder, bid] = *stands;
    const bool lastToSpeak = view.bids.size() == kSeats.size() - 1;
    const QString name = teller.names[bidder];
    return {(lastToSpeak ? CuatrolaTellingWords::tr("%1’s %2 stands, and is played.")
                         : CuatrolaTellingWords::tr("%1’s %2 stands, and is played if nobody asks more."))
                .arg(name, bidName(bid)),
            bidder == partner(teller.me)
                ? CuatrolaTellingWords::tr("%1 plays alone then; you take no part.").arg(name)
                : CuatrolaTellingWords::tr("%1 plays alone then, against you and %2.")
                      .arg(name, teller.names[partner(teller.me)])};
}

} // namespace

QString askingLine(const View& view, const Teller& teller) {
    const auto* highest = standingBid(view);
    if (!highest)
        return CuatrolaTellingWords::tr("Nobody has asked yet: ask, or pass");
    return CuatrolaTellingWords::tr("%1’s %2 stands: ask more, or pass")
        .arg(teller.names[highest->first], bidName(highest->second));
}

QString askingNote() {
    return CuatrolaTellingWords::tr("what you ask is won or lost whole");
}

QString bidOnTile(Bid bid) {
    static const std::array names{
        QT_TRANSLATE_NOOP("CuatrolaTelling", "&Pass"), QT_TRANSLATE_NOOP("CuatrolaTelling", "&Solo"),
        QT_TRANSLATE_NOOP("CuatrolaTelling", "&Cuatrola"), QT_TRANSLATE_NOOP("CuatrolaTelling", "&Quintola")};
    return CuatrolaTellingWords::tr(names[static_cast<std::size_t>(bid)]);
}

QString underBid(Bid bid, Bid highest) {
    if (bid == Bid::Pass)
        return CuatrolaTellingWords::tr("no bet");
    return bid > highest ? QString() : CuatrolaTellingWords::tr("not over %1").arg(bidName(highest));
}

BidPays bidPays(Bid bid, const View& view, const Teller& teller) {
    const Seat me = teller.me;
    const QString against = opponentsOf(me, teller), idle = teller.names[partner(me)];
    const int points = gamePoints(bid);
    BidPays pays;
    pays.title = CuatrolaTellingWords::tr("What a %1 pays").arg(bidName(bid));
    pays.worth = CuatrolaTellingWords::tr("%n game point(s)", nullptr, points);
    const QString alone =
        CuatrolaTellingWords::tr("You alone against %1; %2 takes no part.").arg(against, idle);
    switch (bid) {
    case Bid::Pass:
        pays.title = CuatrolaTellingWords::tr("What a pass means");
        pays.worth = CuatrolaTellingWords::tr("no bet");
        pays.lines = passPays(view, teller);
        pays.lines.removeAll(QString());
        break;
    case Bid::Solo:
        pays.lines = {alone, CuatrolaTellingWords::tr(
                                 "More points than they: 2 for us. As many or fewer: 2 for them.")};
        break;
    case Bid::Cuatrola:
        pays.lines = {alone, CuatrolaTellingWords::tr(
                                 "Four tricks of five: 4 for us. A second trick lost: 4 for them, at "
                                 "once.")};
        break;
    case Bid::Quintola:
        pays.lines = {alone,
                      CuatrolaTellingWords::tr("All five tricks: 5 for us. One lost: 5 for them, at once.")};
    }
    return pays;
}

QString bidSpoken(Bid bid) {
    static const std::array spoken{"paso", "solo", "cuatrola", "quintola"};
    return QLatin1String(spoken[static_cast<std::size_t>(bid)]);
}

// ---- Cantes. ----

QString canteTitle(Suits suits) {
    return CuatrolaTellingWords::tr("King and knight of %1").arg(suitList(suits));
}

int cantePoints(Suits suits, Suit trump) {
    return 20 * std::popcount(suits) + (contains(suits, trump) ? 20 : 0); // C6.1
}

QString singNote(Suits held, Suit trump) {
    if (contains(held, trump) && std::popcount(held) > 1)
        return CuatrolaTellingWords::tr("The forty goes first (C6.4).");
    return CuatrolaTellingWords::tr("%1 points, and both are known").arg(cantePoints(held, trump));
}

QString singButton(Suits suits, Suit trump, int answers) {
    if (suits == 0)
        return CuatrolaTellingWords::tr("Stay s&ilent");
    const int points = cantePoints(suits, trump);
    return answers > 2 ? CuatrolaTellingWords::tr("Sing %1 in %2").arg(points).arg(suitList(suits))
                       : CuatrolaTellingWords::tr("&Sing %1").arg(points);
}

QString singsTitle(Seat seat, const Teller& teller) {
    return byWhom(teller, seat, CuatrolaTellingWords::tr("You sing"), CuatrolaTellingWords::tr("%1 sings"));
}

QString canteSpoken(Suit suit, Suit trump) {
    static const std::array suits{"copas", "oros", "espadas", "bastos"};
    return suit == trump
               ? QStringLiteral("las cuarenta")
               : QStringLiteral("las veinte en ") + QLatin1String(suits[static_cast<std::size_t>(suit)]);
}

QString canteMeaning(const Cante& cante, Suit trump, const Teller& teller) {
    const QString what = cante.suits == only(trump) ? CuatrolaTellingWords::tr("King and knight of trumps")
                                                    : canteTitle(cante.suits);
    return CuatrolaTellingWords::tr("%1: %2 points for %3, for good.")
        .arg(what)
        .arg(cante.points)
        .arg(teller.side(sideOf(cante.seat)));
}

// ---- The end. ----

namespace {

// What each pair has, from what lies in the tricks (C7.2).
struct Counted {
    PerSide<int> cards{}, last{}, cantes{};
    [[nodiscard]] int total(Side side) const { return cards[side] + last[side] + cantes[side]; }
};
Counted countedIn(const View& view) {
    Counted counted;
    for (const Trick& trick : view.tricks)
        if (trick.winner)
            for (const auto& play : trick.plays)
                counted.cards[sideOf(*trick.winner)] += points(play.card);
    if (!view.tricks.empty() && view.tricks.back().winner)
        counted.last[sideOf(*view.tricks.back().winner)] = 10;
    for (const Cante& cante : view.cantes)
        counted.cantes[sideOf(cante.seat)] += cante.points;
    return counted;
}

bool pointsCount(const View& view) {
    return view.contract && view.contract->bid <= Bid::Solo;
}

} // namespace

QString resultLine(const View& view, const Teller& teller) {
    const Score& score = *view.score;
    const Counted counted = countedIn(view);
    const QString won = QString::number(counted.total(score.side)),
                  lost = QString::number(counted.total(other(score.side)));
    const QString worth = CuatrolaTellingWords::tr("%n game point(s)", nullptr, score.points);
    const QString pays = byWhose(teller, score.side, CuatrolaTellingWords::tr("%1 for us"),
                                 CuatrolaTellingWords::tr("%1 for them"),
                                 CuatrolaTellingWords::tr("%2 for %1", "the pair, game points"), worth);
    switch (score.by) {
    case ScoredBy::Points:
        return byWhose(teller, score.side, CuatrolaTellingWords::tr("We win by %1 to %2: %3."),
                       CuatrolaTellingWords::tr("They win by %1 to %2: %3."),
                       CuatrolaTellingWords::tr("%1 win by %2 to %3: %4."), won, lost, pays);
    case ScoredBy::Tie:
        return view.contract->bid == Bid::Solo
                   ? CuatrolaTellingWords::tr("%1 each, and a solo is not won by a tie: %2.").arg(won, pays)
                   : CuatrolaTellingWords::tr("%1 each, and the last trick decides: %2.").arg(won, pays);
    case ScoredBy::Void:
        return CuatrolaTellingWords::tr("%1 each: nobody scores.").arg(won);
    case ScoredBy::Capote:
        return byWhose(teller, score.side, CuatrolaTellingWords::tr("All five tricks are ours: %1."),
                       CuatrolaTellingWords::tr("All five tricks are theirs: %1."),
                       CuatrolaTellingWords::tr("%1 win all five tricks: %2."), pays);
    case ScoredBy::Tricks:
        break;
    }
    const bool made = sideOf(*view.contract->bidder) == score.side;
    return (made ? CuatrolaTellingWords::tr("The %1 is made: %2.")
                 : CuatrolaTellingWords::tr("The %1 is lost: %2."))
        .arg(bidName(view.contract->bid), pays);
}

QStringList countLines(const View& view, const Teller& teller) {
    QStringList lines;
    if (!pointsCount(view))
        return lines;
    const Counted counted = countedIn(view);
    const Side us = teller.us().value_or(sideOf(teller.me));
    for (const Side side : {us, other(us)}) {
        QStringList sum{CuatrolaTellingWords::tr("cards %1").arg(counted.cards[side])};
        if (counted.last[side] > 0)
            sum << CuatrolaTellingWords::tr("last trick %1").arg(counted.last[side]);
        if (counted.cantes[side] > 0)
            sum << CuatrolaTellingWords::tr("cantes %1").arg(counted.cantes[side]);
        const QString all = sum.join(QStringLiteral(" + "));
        lines << byWhose(teller, side, CuatrolaTellingWords::tr("ours: %1"),
                         CuatrolaTellingWords::tr("theirs: %1"), CuatrolaTellingWords::tr("%1: %2"),
                         sum.size() > 1 ? all + QStringLiteral(" = %1").arg(counted.total(side)) : all);
    }
    return lines;
}

QString ruleOfResult(const View& view) {
    switch (view.score->by) {
    case ScoredBy::Points:
    case ScoredBy::Tie:
    case ScoredBy::Void:
        return view.contract->bid == Bid::Solo      ? QStringLiteral("C8.4")
               : view.score->by == ScoredBy::Points ? QStringLiteral("C8.1")
                                                    : QStringLiteral("C8.2");
    case ScoredBy::Capote:
        return QStringLiteral("C8.3");
    case ScoredBy::Tricks:
        break;
    }
    return view.contract->bid == Bid::Cuatrola ? QStringLiteral("C8.5") : QStringLiteral("C8.6");
}

QString matchLine(const Standing& standing, int target, const Teller& teller) {
    const auto won = winner(standing, target);
    if (!won)
        return {};
    return (teller.isOurs(*won)
                ? CuatrolaTellingWords::tr("The match is over: it is ours, by %1 to %2 (C2.4).")
                : CuatrolaTellingWords::tr("The match is over: it is theirs, by %1 to %2 (C2.4)."))
        .arg(standing[*won])
        .arg(standing[other(*won)]);
}

QString trumpLine(Suit suit) {
    return CuatrolaTellingWords::tr("%1 are trumps").arg(suitName(suit));
}

} // namespace text::cuatrola
