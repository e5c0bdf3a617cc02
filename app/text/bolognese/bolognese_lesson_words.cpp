#include "text/bolognese/bolognese_lesson_words.h"

#include "text/usual_lesson_words.h"

#include <QCoreApplication>

namespace text::bolognese {

using namespace ::bolognese;
using bolognese_lessons::PositionFault;
using bolognese_lessons::SpotKind;

namespace {

struct BologneseLessonWords {
    Q_DECLARE_TR_FUNCTIONS(LessonWords)
};

// Trumps and the Matto have their article in the name.
constexpr CardsInWords kCards{
    [](Card card, Said said) { return cardSaid(card, said, Role::Alone); },
    [](Card card) { return rankName(card, Said::Listed); },
    [](Card card) { return suitOf(card) < Suit::Trumps ? suitName(suitOf(card)) : QString(); },
    [](const QString& ranks, Card card) { return inSuit(ranks, static_cast<SuitName>(suitOf(card))); }};

struct Say : SayUsual {
    using SayUsual::operator();
    const Teller& teller;

    QString operator()(Seat seat) const { return whom(teller.isMe(seat), teller.names[seat]); }
    QString operator()(Suit suit) const { return suitName(suit); }
};

} // namespace

QString LessonWords::fact(const bolognese_lessons::Fact& fact, const Teller& teller) {
    return std::visit(Say{{kCards}, teller}, fact);
}

QString LessonWords::refused(const Refusal& refusal, const Teller& teller) {
    return explain(refusal, teller.names);
}

QString LessonWords::position(PositionFault fault) {
    switch (fault) {
    case PositionFault::FifteenEach:
        return BologneseLessonWords::tr("there are not fifteen cards in each hand");
    case PositionFault::CardTwice:
        break;
    }
    return BologneseLessonWords::tr("a card lies in two places");
}

QString LessonWords::record(const RecordFault& fault) {
    return explain(fault, seatNames());
}

QString LessonWords::spot(const bolognese_lessons::Spot& spot, const Teller& teller) {
    if (spot.kind == SpotKind::Pile)
        return seenWords(teller.isOurs(spot.side) ? Seen::OurPile : Seen::TheirPile);
    return usualSpot(spot, kCards, teller.isMe(spot.seat), teller.names[spot.seat]);
}

} // namespace text::bolognese
