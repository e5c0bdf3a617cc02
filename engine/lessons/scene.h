// What a text of a lesson is about, and what the engine says where it has a placeholder. Nothing that the
// rules decide is typed into a lesson: values, winners and legal cards come from the table as it lies there.
#pragma once

#include "lessons/lesson.h"

namespace lessons {

using books::Pieces;
using books::piecesOf;

// The table after what was done, and before it.
template<class K>
struct Scene {
    const typename K::Table* table = nullptr;
    const typename K::Table* before = nullptr; // when the step asked; for what a line gained
    typename K::Game::Seat you{};
    std::optional<int> asked{}; // the number asked for
    CardSet missing{}, extra{}; // of cards picked: right ones left out, wrong ones in
};

// What stands in for a placeholder in every game; a game's facts are a variant of these and its own.
struct OneCard {
    Card card;
    bool capital = false; // at the beginning of a sentence
};
struct CardsInOrder {
    std::vector<Card> cards;
};
[[nodiscard]] inline CardsInOrder inOrder(CardSet set) {
    CardsInOrder list;
    for (Card card : set)
        list.cards.push_back(card);
    return list;
}

[[nodiscard]] inline CardSet asSet(const std::vector<Card>& cards) {
    CardSet set;
    for (Card card : cards)
        set.insert(card);
    return set;
}

template<class K>
[[nodiscard]] std::optional<int> valueOf(const Figure& number, const Scene<K>& scene) {
    if (const int* plain = std::get_if<int>(&number))
        return *plain;
    const auto fact = K::factOf(std::get<Placeholder>(number), scene);
    const int* value = fact ? std::get_if<int>(&*fact) : nullptr;
    return value ? std::optional(*value) : std::nullopt;
}

// Facts that need no more than the cards of a pick and the number asked for: {asked}, {missing}, {extra}.
template<class K>
[[nodiscard]] std::optional<typename K::Fact> factOfAnswer(const QString& name, const Scene<K>& scene) {
    using Fact = typename K::Fact;
    if (name == QStringLiteral("asked"))
        return scene.asked ? std::optional(Fact(*scene.asked)) : std::nullopt;
    const bool missing = name == QStringLiteral("missing");
    if (!missing && name != QStringLiteral("extra"))
        return std::nullopt;
    const CardSet cards = missing ? scene.missing : scene.extra;
    return cards.empty() ? std::nullopt : std::optional(Fact(inOrder(cards)));
}

} // namespace lessons
