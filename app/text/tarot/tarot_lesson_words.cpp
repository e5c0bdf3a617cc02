#include "text/tarot/tarot_lesson_words.h"

#include "text/usual_lesson_words.h"

#include <QCoreApplication>

namespace text::tarot {

using namespace ::tarot;
using tarot_lessons::PositionFault;
using tarot_lessons::SpotKind;

namespace {

struct TarotLessonWords {
    Q_DECLARE_TR_FUNCTIONS(LessonWords)
};

// The Petit and the Excuse have their article in the name.
constexpr CardsInWords kCards{[](Card card, Said said) {
                                  return said == Said::Sentence ? cardsInText(CardSet(card), Role::Alone)
                                                                : cardList(CardSet(card), said);
                              },
                              [](Card card) { return shortName(card, Said::Listed); }, suitInName, ofSuit};

struct Say : SayUsual {
    using SayUsual::operator();
    const LessonTeller& teller;

    QString operator()(const tarot_lessons::HalfPoints& points) const { return pointsText(points.halves); }
    QString operator()(const tarot_lessons::SeatAt& at) const {
        return whom(teller.isMe(at.seat), teller.at(at.players)[at.seat]);
    }
    QString operator()(Suit suit) const { return suitName(suit); }
    QString operator()(Bid bid) const { return bidName(bid); }
};

} // namespace

QString LessonWords::fact(const tarot_lessons::Fact& fact, const Teller& teller) {
    return std::visit(Say{{kCards}, teller}, fact);
}

QString LessonWords::refused(const Refusal& refusal, const Teller& teller) {
    return explain(refusal, teller.at(refusal.players));
}

QString LessonWords::position(PositionFault fault) {
    switch (fault) {
    case PositionFault::HandSizes:
        return TarotLessonWords::tr(
            "the hands and the chien are not of their sizes, what was played counted");
    case PositionFault::CardTwice:
        return TarotLessonWords::tr("a card lies in two places");
    case PositionFault::NotAll:
        break;
    }
    return TarotLessonWords::tr("a card of the pack is missing");
}

QString LessonWords::record(const RecordFault& fault) {
    return explain(fault, seatNames(fault.refusal ? fault.refusal->players : 4));
}

QString LessonWords::spot(const tarot_lessons::Spot& spot, const Teller& teller) {
    switch (spot.kind) {
    case SpotKind::Chien:
        return TarotLessonWords::tr("the chien");
    case SpotKind::Score:
        return TarotLessonWords::tr("the plate of the contract");
    case SpotKind::Pile:
        return spot.side == Camp::Declarer ? TarotLessonWords::tr("the declarer’s tricks")
                                           : TarotLessonWords::tr("the defence’s tricks");
    default:
        return usualSpot(spot, kCards, teller.isMe(spot.seat), teller.at(spot.players)[spot.seat]);
    }
}

} // namespace text::tarot
