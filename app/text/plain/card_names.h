// What cards are called, in every game: one place for ranks, for suits and for the article that stands before
// them in a sentence, where the language has one.
#pragma once

#include <QStringList>

namespace text {

enum class Said {
    Title,    // by itself, on a label: "king of cups", "28"
    Sentence, // in a sentence: "the king of cups", "the 28"
    Listed,   // one of several in a sentence: "the 7 of cups, 28 and 32"
};

enum class Face {
    King,
    Queen,
    Knight,
    Horseman, // a knight of a French pack
    Page,
    Jack, // a page of a French pack
    Maid,
    Handmaid, // the other name of a maid
    Ace,
    Three // where it is not one of the numbers
};

enum class SuitName { Cups, Coins, Swords, Batons, Spades, Hearts, Diamonds, Clubs };

// What a card with a name of its own, and an article, does in a sentence: languages with cases ask.
enum class Role {
    Whom,  // "Lapo leads the Angel"
    Who,   // "the Angel wins"
    With,  // "Lapo wins with the Angel"
    Alone, // at the head of what is said of it, or beside another: "the Angel instead of the World"
};
// One wording for each.
struct Named {
    QString whom, who, with, alone;
    [[nodiscard]] QString as(Role role) const {
        return role == Role::Whom ? whom : role == Role::Who ? who : role == Role::With ? with : alone;
    }
};

// A rank of a suit: "king", "the king"; "7", "the 7".
[[nodiscard]] QString rankSaid(Face face, Said said);
[[nodiscard]] QString rankSaid(int pips, Said said);
// That rank in its suit: "king of cups", "the king of cups".
[[nodiscard]] QString inSuit(const QString& rank, SuitName suit);
// A trump that is called by its number: "28", "the 28".
[[nodiscard]] QString trumpSaid(int number, Said said);

} // namespace text
