#include "text/usual_lesson_words.h"

#include "text/telling.h"

#include <QCoreApplication>

#include <algorithm>

namespace text {

using lessons::Card;

namespace {

struct UsualLessonWords {
    Q_DECLARE_TR_FUNCTIONS(LessonWords)
};

} // namespace

QString inSentence(const CardsInWords& words, Card card) {
    const QString name =
        words.name(card, Said::Title); // who translates a lesson writes the article before it
    return words.suit(card).isEmpty() ? name : UsualLessonWords::tr("the %1", "king of cups").arg(name);
}

QString inSentence(const CardsInWords& words, const std::vector<Card>& cards) {
    if (cards.size() == 1)
        return words.name(cards.front(), Said::Sentence);
    const QString suit = cards.empty() ? QString() : words.suit(cards.front());
    const bool oneSuit =
        !suit.isEmpty() && std::ranges::all_of(cards, [&](Card card) { return words.suit(card) == suit; });
    QStringList names;
    for (const Card card : cards)
        names << (oneSuit ? words.rank(card) : words.name(card, Said::Listed));
    return oneSuit ? words.of(joined(names), cards.front()) : joined(names);
}

QString SayUsual::operator()(const lessons::OneCard& one) const {
    const QString words = inSentence(cards, one.card);
    return one.capital ? capitalised(words) : words;
}

QString whom(bool you, const QString& name) {
    return you ? UsualLessonWords::tr("you", "whom") : name;
}

QString seenWords(Seen what, bool yours, const QString& whose) {
    switch (what) {
    case Seen::Hand:
        return yours ? UsualLessonWords::tr("your hand") : UsualLessonWords::tr("%1’s hand").arg(whose);
    case Seen::Person:
        return yours ? UsualLessonWords::tr("you") : whose;
    case Seen::Trick:
        return UsualLessonWords::tr("the trick");
    case Seen::Spread:
        return UsualLessonWords::tr("the cards on the table");
    case Seen::OurPile:
        return UsualLessonWords::tr("our tricks");
    case Seen::TheirPile:
        return UsualLessonWords::tr("their tricks");
    case Seen::Score:
        break;
    }
    return UsualLessonWords::tr("the score");
}

} // namespace text
