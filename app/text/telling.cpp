#include "text/telling.h"

#include <QCoreApplication>

#include <algorithm>
#include <functional>
#include <map>

namespace text {

using namespace minchiate;

namespace {

struct Telling {
    Q_DECLARE_TR_FUNCTIONS(Telling)
};

// Rising, as players name cards that die or come to light together: kings first, then trumps.
QStringList namesAmong(CardSet cards) {
    QStringList names;
    for (Card c : cards)
        names << cardAmong(c);
    return names;
}

} // namespace

QString Teller::name(Seat seat) const {
    return isMe(seat) ? Telling::tr("You") : names[seat];
}

QString Teller::side(Side side) const {
    return byWhose(*this, side, Telling::tr("us"), Telling::tr("them"), QStringLiteral("%1"));
}

std::optional<Side> Teller::us() const {
    if (!watched)
        return sideOf(me);
    return you ? std::optional(sideOf(*you)) : std::nullopt;
}

QString pairNames(Side side, const Teller& teller) {
    QStringList names;
    for (Seat seat : kSeats)
        if (sideOf(seat) == side)
            names << (teller.isMe(seat) ? Telling::tr("you") : teller.names[seat]);
    return joined(names);
}

QString sideLabel(Side side, const Teller& teller) {
    if (teller.us())
        return teller.side(side);
    QStringList names;
    for (Seat seat : kSeats)
        if (sideOf(seat) == side)
            names << teller.names[seat];
    return names.join(Telling::tr(", "));
}

QString byWhom(const Teller& teller, Seat seat, const QString& you, const QString& other,
               const QString& object) {
    // A hand looked at afterwards may name its player "You".
    const bool spokenTo = teller.isMe(seat) || teller.names[seat] == Telling::tr("You");
    // All at once where there are two: a name may hold "%2".
    if (object.isEmpty())
        return spokenTo ? you : other.arg(teller.names[seat]);
    return spokenTo ? you.arg(object) : other.arg(teller.names[seat], object);
}

QString cardsInText(const std::vector<Card>& cards) {
    if (cards.size() == 1)
        return cardInText(cards.front());
    QStringList names;
    for (Card c : cards)
        names << cardAmong(c);
    return cards.size() == 2 && isSuitCard(cards.front()) ? joined(names) : names.join(Telling::tr(", "));
}

// ---- Marks and the pad. ----

Versicola versicolaOf(CardSet cards) {
    return {versicolaKindOf(cards), cards, 0};
}

QString markReason(const Mark& mark, const Teller& teller) {
    if (mark.cards.empty()) // of a position made of parts: nobody knows of what
        return Telling::tr("Marked before");
    std::vector<Card> cards;
    for (Card c : mark.cards)
        cards.push_back(c);
    const QString named = cardsInText(cards);
    switch (mark.cause) {
    case Cause::Rob:
        return byWhom(teller, mark.seat, Telling::tr("You rob %1"), Telling::tr("%1 robs %2"), named);
    case Cause::Upcard:
        return byWhom(teller, mark.seat, Telling::tr("You turn up %1"), Telling::tr("%1 turns up %2"), named);
    case Cause::Fola:
        return byWhom(teller, mark.seat, Telling::tr("You take %1 from the fola"),
                      Telling::tr("%1 takes %2 from the fola"), named);
    case Cause::Declaration:
        return Telling::tr("%1: %2", "name: versicola")
            .arg(teller.name(mark.seat), versicolaName(versicolaOf(mark.cards)));
    case Cause::Death:
        break;
    }
    if (mark.cards == CardSet(kFool))
        return Telling::tr("The Fool dies");
    const QString dead = joined(namesAmong(mark.cards));
    return capitalised(mark.cards.size() == 1 ? Telling::tr("%1 dies", "a card").arg(dead)
                                              : Telling::tr("%1 die", "cards").arg(dead));
}

QString pointsFor(int points, Side side, const Teller& teller) {
    return Telling::tr("+%1 %2", "points, side").arg(QString::number(points), sideLabel(side, teller));
}

QString markPoints(const Mark& mark, const Teller& teller) {
    return pointsFor(mark.points, mark.side, teller);
}

QString restiCount(int resti) {
    return resti == 1 ? Telling::tr("1 resto") : Telling::tr("%n resti", nullptr, resti);
}

QString restiPaid(int resti, Side side, const Teller& teller) {
    return Telling::tr("%1 paid to %2", "2 resti, us").arg(restiCount(resti), teller.side(side));
}

// ---- The fola. ----

Spoken spoken(const event::Announced& announced, const Teller& teller) {
    return {byWhom(teller, announced.speaker, Telling::tr("You announce the fola"),
                   Telling::tr("%1 announces the fola")),
            announcement(announced.counts), announcementMeaning(announced.counts)};
}

// ---- The Fool, a fall, the last trick. ----

QString foolOwed(Side owing, const Teller& teller) {
    return byWhose(teller, owing, Telling::tr("We owe them a card for the Fool"),
                   Telling::tr("They owe us a card for the Fool"),
                   Telling::tr("%1 owe a card for the Fool", "a pair"));
}

QString foolPaid(Side payer, Card card, const Teller& teller) {
    return byWhose(teller, payer, Telling::tr("We give them %1 for the Fool"),
                   Telling::tr("They give us %1 for the Fool"),
                   Telling::tr("%1 give %2 for the Fool", "a pair, a card"), cardInText(card));
}

QString foolLost(Side loser, const Teller& teller) {
    return byWhose(teller, loser, Telling::tr("We took no trick: the Fool is theirs now"),
                   Telling::tr("They took no trick: the Fool is ours now"),
                   Telling::tr("%1 took no trick: the Fool goes to the others", "a pair"));
}

QString falls(Seat seat, const Teller& teller) {
    return byWhom(teller, seat, Telling::tr("You fall: no trump left"),
                  Telling::tr("%1 falls: no trump left"));
}

// ---- The draw for partners. ----

QString drawSettled(Seat dealer, const Teller& teller) {
    if (teller.isMe(dealer))
        return Telling::tr("Highest card: you deal first, and %1 is your partner")
            .arg(teller.names[partner(dealer)]);
    if (teller.isMe(partner(dealer)))
        return Telling::tr("Highest card: %1 deals first, and is your partner").arg(teller.names[dealer]);
    return Telling::tr("Highest card: %1 deals first, and %2 is your partner")
        .arg(teller.names[dealer], teller.names[partner(teller.me)]);
}

QString drawnAgain(const std::vector<DrawnCard>& cards, const PerSeat<int>& players, const Teller& teller) {
    std::map<int, QStringList, std::greater<>> byRank; // who drew a card of this rank first
    QStringList sentences, fools;
    for (Seat seat : kSeats) {
        const auto firstOf = [&](auto wanted) {
            return std::ranges::find_if(cards, [&](const DrawnCard& drawn) {
                return drawn.player == players[seat] && wanted(drawn.card);
            });
        };
        const auto valid = firstOf([](Card card) { return card != kFool; });
        if (valid != cards.end())
            byRank[drawRank(valid->card)] << (teller.isMe(seat) ? Telling::tr("you") : teller.names[seat]);
        if (firstOf([](Card card) { return card == kFool; }) != cards.end())
            fools << teller.name(seat);
    }
    for (const auto& [rank, names] : byRank)
        if (names.size() > 1)
            sentences << Telling::tr("%1 drew equal cards, and then again: that settles only which of them "
                                     "is higher (M4.1).")
                             .arg(capitalised(joined(names)));
    for (const QString& name : std::as_const(fools))
        sentences
            << Telling::tr("%1 drew the Fool, which does not count here, and drew again (M4.1).").arg(name);
    return sentences.join(u' ');
}

} // namespace text
