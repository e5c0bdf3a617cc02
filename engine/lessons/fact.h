// What the engine says where a text has a placeholder. Nothing that the rules decide is typed into a lesson:
// marks, values, winners and legal cards come from the table as it lies there.
#pragma once

#include "lessons/lesson.h"

#include <QStringView>

namespace lessons {

using books::Pieces;
using books::piecesOf;

// What a text is about: the table after what was done, and before it.
struct Scene {
    const Table* table = nullptr;
    const Table* before = nullptr; // when the step asked; for what a line gained
    Seat you{};
    std::optional<int> asked; // the number asked for
    CardSet missing, extra;   // of cards picked: right ones left out, wrong ones in
};

// What stands in for a placeholder; app/text has the words.
struct OneCard {
    Card card;
    bool capital = false; // at the beginning of a sentence
};
struct CardsInOrder {
    std::vector<Card> cards;
};
struct Score {
    int points = 0; // of the learner's side, negative for the others'
};
using Fact = std::variant<int, OneCard, CardsInOrder, Seat, Suit, Score, SuitCounts, std::vector<Versicola>>;

// Nothing where the name is unknown or the table has nothing to say.
[[nodiscard]] std::optional<Fact> factOf(const Placeholder& placeholder, const Scene& scene);
[[nodiscard]] std::optional<int> valueOf(const Figure& number, const Scene& scene);

// The cards of `from` that these words mean: "counters", "worth 10", "trumps", "kings", "round", "long",
// "robbable", "versicole", "legal", "winner", "deaths", or codes. Nothing for other words.
[[nodiscard]] std::optional<CardSet> cardsThat(const QString& words, CardSet from, const Scene& scene);
// The cards that lie at a spot; empty for one that is no place of cards.
[[nodiscard]] CardSet cardsAt(const Spot& spot, const Table& table, Seat you);

} // namespace lessons
