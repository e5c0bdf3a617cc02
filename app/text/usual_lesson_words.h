// What lessons of most games say alike: cards in a sentence, people, what there is to look at. A game says
// how its cards are called.
#pragma once

#include "lessons/scene.h"
#include "text/plain/card_names.h"

namespace text {

// The cards of a game.
struct CardsInWords {
    QString (*name)(lessons::Card, Said); // "king of cups", "the Angel"
    QString (*rank)(lessons::Card);       // of a card that has a suit, one of several: "king"
    QString (*suit)(lessons::Card);       // "cups"; empty for one that has none, and its article in its name
    QString (*of)(const QString& ranks, lessons::Card); // those ranks in its suit: "king and knight of cups"
};
// "the king of cups", "the Angel".
[[nodiscard]] QString inSentence(const CardsInWords& words, lessons::Card card);
// In the order given; those of one suit share its name: "king, knight and page of cups".
[[nodiscard]] QString inSentence(const CardsInWords& words, const std::vector<lessons::Card>& cards);

// Facts of every game, as they stand in a sentence.
struct SayUsual {
    const CardsInWords& cards;

    QString operator()(int number) const { return QString::number(number); }
    QString operator()(const lessons::OneCard& one) const;
    QString operator()(const lessons::CardsInOrder& many) const { return inSentence(cards, many.cards); }
};
// "you", or the name: as the one to whom something is done.
[[nodiscard]] QString whom(bool you, const QString& name);

// What there is to look at: "your hand", "Bice’s hand", "you", "the trick".
enum class Seen { Hand, Person, Trick, Spread, Score, OurPile, TheirPile };
[[nodiscard]] QString seenWords(Seen what, bool yours = false, const QString& whose = {});

// A spot of a game's lessons in those words; empty where it is none of them. Of a pile the game tells whose.
template<class Spot>
[[nodiscard]] QString usualSpot(const Spot& spot, const CardsInWords& words, bool yours,
                                const QString& whose) {
    using Kind = decltype(spot.kind);
    if constexpr (requires { Kind::Score; })
        if (spot.kind == Kind::Score)
            return seenWords(Seen::Score);
    return spot.kind == Kind::Cards    ? inSentence(words, lessons::inOrder(spot.cards).cards)
           : spot.kind == Kind::Hand   ? seenWords(Seen::Hand, yours, whose)
           : spot.kind == Kind::Seat   ? seenWords(Seen::Person, yours, whose)
           : spot.kind == Kind::Trick  ? seenWords(Seen::Trick)
           : spot.kind == Kind::Spread ? seenWords(Seen::Spread)
                                       : QString();
}

} // namespace text
