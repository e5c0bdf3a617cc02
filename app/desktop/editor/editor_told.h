// What the editor says of a position: of each place, of the moment, of a card and what it is worth.
#pragma once

#include "desktop/editor/draft.h"
#include "desktop/editor/editor_layout.h"
#include "minchiate/exercises/own.h"

#include <QStringList>

#include <vector>

namespace editing {

struct ShownCard {
    Card card;
    bool open = true; // its face is seen
    QString chip;     // what it is worth: "+12"
    bool best = false;

    bool operator==(const ShownCard&) const = default;
};

struct PlaceTold {
    QString name;    // "Bice", "Our tricks"
    QString whither; // within a sentence, after "to": "Bice", "our tricks"
    QString where;   // of a card there: "in Bice’s hand"
    QString line;    // "deals; has shown: no cups"
    QString brief;   // the same where there is little room
    QString count;   // "10 cards"
    std::vector<ShownCard> cards;

    bool operator==(const PlaceTold&) const = default;
};

using PlacesTold = std::array<PlaceTold, editor::kPlaces.size()>; // by Place
[[nodiscard]] PlacesTold placesTold(const Draft& draft);
// "Deal 48, before trick 12", "You lead; the pad shows them +5".
[[nodiscard]] std::array<QString, 2> momentTold(const Work& work, const Hand& hand);

// Folded before the first trick is made and before a card lies on the table.
[[nodiscard]] Tricks tricksOf(const Draft& draft);
// Where cards came to lie: "4 of cups to Lapo". One line where they are many.
[[nodiscard]] QStringList movedTold(const Draft& draft);

// As a person calls it who sees it so.
[[nodiscard]] QString cardTold(const ShownCard& card);
// All of a place, for those who hear it.
[[nodiscard]] QString aloud(const PlaceTold& told);

// What was found of the cards, the best first: "The 26: +12 (±1)", "From what you can know".
[[nodiscard]] std::array<QString, 2> worthTold(const Draft& draft);
// Why the position is no exercise.
[[nodiscard]] QString told(exercises::NoExercise why);

} // namespace editing
