#include "text/lesson_words.h"

#include <cstdlib>

namespace text {

using namespace minchiate;
using minchiate_lessons::Fact;

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(LessonWords)
};
struct LessonFaults {
    Q_DECLARE_TR_FUNCTIONS(LessonFaults)
};

template<class... Ts>
struct Overloaded : Ts... {
    using Ts::operator()...;
};
template<class... Ts>
Overloaded(Ts...) -> Overloaded<Ts...>;

QString inOrder(const std::vector<Card>& cards) {
    QStringList names;
    for (Card c : cards)
        names << (cards.size() == 1 ? cardInText(c, Role::Alone) : cardAmong(c));
    return joined(names);
}

QString versicole(const std::vector<Versicola>& list) {
    QStringList names;
    for (const Versicola& v : list)
        names << versicolaName(v);
    return joined(names);
}

} // namespace

QString factText(const Fact& fact, const Teller& teller) {
    return std::visit(
        Overloaded{[](int number) { return QString::number(number); },
                   [](const minchiate_lessons::OneCard& one) {
                       const QString name = cardName(one.card);
                       const bool article = isTrump(one.card) || one.card == kFool; // in the name already
                       const QString full = article ? name : Tr::tr("the %1", "king of cups").arg(name);
                       return one.capital ? capitalised(full) : full;
                   },
                   [](const minchiate_lessons::CardsInOrder& many) { return inOrder(many.cards); },
                   [&](Seat seat) { return teller.isMe(seat) ? Tr::tr("you", "whom") : teller.names[seat]; },
                   [](Suit suit) { return suitName(suit); },
                   [&](const minchiate_lessons::Score& score) {
                       if (teller.watched && score.points != 0)
                           return Tr::tr("%1 for %2", "points, whom")
                               .arg(std::abs(score.points))
                               .arg(pairNames(score.points > 0 ? Side::NS : Side::EW, teller));
                       return score.points == 0  ? Tr::tr("level")
                              : score.points > 0 ? Tr::tr("%1 for us").arg(score.points)
                                                 : Tr::tr("%1 for them").arg(-score.points);
                   },
                   [](const SuitCounts& counts) { return announcement(counts); },
                   [](const std::vector<Versicola>& list) { return versicole(list); }},
        fact);
}

QString LessonWords::refused(const Refusal& refusal, const Teller& teller) {
    return explain(refusal, teller.names);
}

QString LessonWords::position(PositionFault fault) {
    switch (fault) {
    case PositionFault::NoCards:
        return LessonFaults::tr("nobody holds a card");
    case PositionFault::CardTwice:
        return LessonFaults::tr("a card lies in two places");
    case PositionFault::UnequalHands:
        return LessonFaults::tr("the hands are not of one size, the trick on the table counted");
    case PositionFault::TooManyCards:
        return LessonFaults::tr("there are more cards than 21 tricks hold");
    case PositionFault::TrickTooLong:
        return LessonFaults::tr("the unfinished trick has more than three cards");
    case PositionFault::IllegalTrick:
        return LessonFaults::tr("a card of the trick was not legal when it was played");
    case PositionFault::DebtWithoutFool:
        return LessonFaults::tr("the pair that owes for the Fool does not have it");
    case PositionFault::DebtPayable:
        return LessonFaults::tr("the pair that owes for the Fool has a card to pay with");
    case PositionFault::FallenWithTrumps:
        return LessonFaults::tr("a fallen hand holds trumps");
    }
    return {};
}

QString LessonWords::record(const records::RecordError& fault) {
    return explain(fault, seatNames());
}

QString explain(const minchiate_lessons::LessonError& error, const Names& names) {
    return explainFault<LessonWords>(error, {names, {}});
}

} // namespace text
