#include "text/cuatrola/cuatrola_lesson_words.h"

#include "text/usual_lesson_words.h"

#include <QCoreApplication>

namespace text::cuatrola {

using namespace ::cuatrola;
using cuatrola_lessons::PositionFault;
using cuatrola_lessons::SpotKind;

namespace {

struct CuatrolaLessonWords {
    Q_DECLARE_TR_FUNCTIONS(LessonWords)
};

constexpr CardsInWords kCards{
    cardSaid, [](Card card) { return rankName(rankOf(card), Said::Listed); },
    [](Card card) { return suitName(suitOf(card)); },
    [](const QString& ranks, Card card) { return inSuit(ranks, static_cast<SuitName>(suitOf(card))); }};

struct Say : SayUsual {
    using SayUsual::operator();
    const Teller& teller;

    QString operator()(Seat seat) const { return whom(teller.isMe(seat), teller.names[seat]); }
    QString operator()(Suit suit) const { return suitName(suit); }
};

} // namespace

QString LessonWords::fact(const cuatrola_lessons::Fact& fact, const Teller& teller) {
    return std::visit(Say{{kCards}, teller}, fact);
}

QString LessonWords::refused(const Refusal& refusal, const Teller& teller) {
    return explain(refusal, teller.names);
}

QString LessonWords::position(PositionFault fault) {
    switch (fault) {
    case PositionFault::FiveEach:
        return CuatrolaLessonWords::tr("there are not five cards in each hand");
    case PositionFault::CardTwice:
        return CuatrolaLessonWords::tr("a card lies in two hands");
    case PositionFault::TurnedUp:
        break;
    }
    return CuatrolaLessonWords::tr("the card turned up is not the dealer’s");
}

QString LessonWords::record(const RecordFault& fault) {
    return explain(fault, seatNames());
}

QString LessonWords::spot(const cuatrola_lessons::Spot& spot, const Teller& teller) {
    if (spot.kind == SpotKind::Pile)
        return seenWords(teller.isOurs(spot.side) ? Seen::OurPile : Seen::TheirPile);
    return usualSpot(spot, kCards, teller.isMe(spot.seat), teller.names[spot.seat]);
}

} // namespace text::cuatrola
