#include "text/bolognese/bolognese_lesson_words.h"

#include <QCoreApplication>

#include <algorithm>

namespace text::bolognese {

using namespace ::bolognese;
using bolognese_lessons::CardsInOrder;
using bolognese_lessons::OneCard;
using bolognese_lessons::PositionFault;
using bolognese_lessons::SpotKind;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(LessonWords)
};

// Trumps and the Matto have their article in the name.
bool isPlain(Card card) {
    return suitOf(card) < Suit::Trumps;
}

QString inText(Card card) {
    return isPlain(card) ? Words::tr("the %1", "king of cups").arg(cardName(card)) : cardName(card);
}

// Those of one suit share its name.
QString listed(const std::vector<Card>& cards) {
    if (cards.size() == 1)
        return inText(cards.front());
    const Suit suit = suitOf(cards.front());
    const bool oneSuit =
        std::ranges::all_of(cards, [suit](Card card) { return isPlain(card) && suitOf(card) == suit; });
    QStringList names;
    for (const Card card : cards)
        names << (oneSuit ? rankName(card) : cardName(card));
    return oneSuit ? Words::tr("%1 of %2", "king, knight and page of cups").arg(joined(names), suitName(suit))
                   : joined(names);
}

struct Say {
    const Teller& teller;

    QString operator()(int number) const { return QString::number(number); }
    QString operator()(const OneCard& one) const {
        return one.capital ? capitalised(inText(one.card)) : inText(one.card);
    }
    QString operator()(const CardsInOrder& many) const { return listed(many.cards); }
    QString operator()(Seat seat) const {
        return teller.isMe(seat) ? Words::tr("you", "whom") : teller.names[seat];
    }
    QString operator()(Suit suit) const { return suitName(suit); }
};

} // namespace

QString LessonWords::fact(const bolognese_lessons::Fact& fact, const Teller& teller) {
    return std::visit(Say{teller}, fact);
}

QString LessonWords::refused(const Refusal& refusal, const Teller& teller) {
    return explain(refusal, teller.names);
}

QString LessonWords::position(PositionFault fault) {
    switch (fault) {
    case PositionFault::FifteenEach:
        return Words::tr("there are not fifteen cards in each hand");
    case PositionFault::CardTwice:
        break;
    }
    return Words::tr("a card lies in two places");
}

QString LessonWords::record(const RecordFault& fault) {
    return explain(fault, seatNames());
}

QString LessonWords::spot(const bolognese_lessons::Spot& spot, const Teller& teller) {
    const bool mine = teller.isMe(spot.seat);
    switch (spot.kind) {
    case SpotKind::Cards:
        return listed(lessons::inOrder(spot.cards).cards);
    case SpotKind::Hand:
        return mine ? Words::tr("your hand") : Words::tr("%1’s hand").arg(teller.names[spot.seat]);
    case SpotKind::Seat:
        return mine ? Words::tr("you") : teller.names[spot.seat];
    case SpotKind::Pile:
        return teller.isOurs(spot.side) ? Words::tr("our tricks") : Words::tr("their tricks");
    case SpotKind::Trick:
        return Words::tr("the trick");
    case SpotKind::Spread:
        return Words::tr("the cards on the table");
    case SpotKind::Score:
        break;
    }
    return Words::tr("the score");
}

} // namespace text::bolognese
