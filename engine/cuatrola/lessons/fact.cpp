// What the engine says where a text of a lesson of Cuatrola has a placeholder, and words that mean cards.
#include "cuatrola/lessons/kind.h"

#include "cuatrola/match.h"
#include <QHash>

namespace cuatrola_lessons {

namespace {

using MaybeFact = std::optional<Fact>;

// C1.3
int pointsOf(CardSet cards) {
    int sum = 0;
    for (Card card : cards)
        sum += points(card);
    return sum;
}

// Facts of named cards, whatever lies on the table.
MaybeFact ofCards(const QString& name, const QString& of) {
    const auto list = Kind::cardListOf(of);
    if (!list)
        return std::nullopt;
    if (name == QStringLiteral("cards"))
        return CardsInOrder{*list};
    if (name == QStringLiteral("size"))
        return static_cast<int>(list->size());
    return name == QStringLiteral("value") ? MaybeFact(pointsOf(lessons::asSet(*list))) : std::nullopt;
}

// Facts of the trick.
MaybeFact ofPlay(const QString& name, const Table& table) {
    const auto* last = lessons::lastGathered(table);
    if (name == QStringLiteral("winner"))
        return last ? MaybeFact(*last->winner) : std::nullopt;
    if (name == QStringLiteral("won")) { // what the last trick held
        CardSet cards;
        if (last)
            for (const auto& play : last->plays)
                cards.insert(play.card);
        return last ? MaybeFact(pointsOf(cards)) : std::nullopt;
    }
    const Hand* hand = table.hand();
    if (!hand)
        return std::nullopt;
    if (name == QStringLiteral("trumps"))
        return hand->position().trump();
    if (name == QStringLiteral("upcard"))
        return OneCard{hand->turnedUp(), false};
    if (name == QStringLiteral("dealer"))
        return hand->deal().dealer;
    if (name == QStringLiteral("mano"))
        return hand->mano();
    const bool lies = hand->phase() == Phase::Play && hand->position().played() > 0;
    if (name == QStringLiteral("wins"))
        return lies ? MaybeFact(hand->position().winning()) : std::nullopt;
    if (name == QStringLiteral("led"))
        return lies ? MaybeFact(suitOf(hand->position().cardLed())) : std::nullopt;
    const auto legal = name == QStringLiteral("legal") ? lessons::legalIn<Kind>(table) : std::nullopt;
    return legal ? MaybeFact(lessons::inOrder(*legal)) : std::nullopt;
}

// Facts of points.
MaybeFact ofScore(const QString& name, const QString& of, const Table& table) {
    const Hand* hand = table.hand();
    const auto side = lessons::sideNamed(of);
    if (!hand)
        return std::nullopt;
    if (name == QStringLiteral("game-points"))
        return hand->over() ? MaybeFact(hand->position().score().points) : std::nullopt;
    if (!side)
        return std::nullopt;
    if (name == QStringLiteral("count"))
        return hand->position().total(*side);
    if (name == QStringLiteral("tricks"))
        return hand->position().tricksWon(*side);
    return name == QStringLiteral("sung") ? MaybeFact(hand->position().cantePoints(*side)) : std::nullopt;
}

} // namespace

std::optional<int> Kind::constant(const QString& name) {
    static const QHash<QString, int> known{
        {QStringLiteral("deck"), kDeckSize},
        {QStringLiteral("tricks"), kHandSize},
        {QStringLiteral("suit"), cardsOf(Suit::Cups).size()},
        {QStringLiteral("points"), pointsOf(kWholeDeck)},
        {QStringLiteral("points-suit"), pointsOf(cardsOf(Suit::Cups))},
        {QStringLiteral("all"), pointsOf(kWholeDeck) + 10}, // with the ten of the last trick (C7.2)
        {QStringLiteral("last"), 10},
        {QStringLiteral("cante"), 20}, // C6.1
        {QStringLiteral("forty"), 40},
        {QStringLiteral("target"), kTarget},
        {QStringLiteral("plain"), gamePoints(Bid::Pass)},
        {QStringLiteral("solo"), gamePoints(Bid::Solo)},
        {QStringLiteral("cuatrola"), gamePoints(Bid::Cuatrola)},
        {QStringLiteral("quintola"), gamePoints(Bid::Quintola)},
    };
    const auto found = known.find(name);
    return found == known.end() ? std::nullopt : std::optional(*found);
}

MaybeFact Kind::factOf(const Placeholder& placeholder, const Scene& scene) {
    const auto& [name, of] = placeholder;
    if (auto fact = lessons::factNamed(placeholder, scene))
        return fact;
    if (auto fact = ofCards(name, of))
        return fact;
    if (auto fact = ofPlay(name, *scene.table))
        return fact;
    return ofScore(name, of, *scene.table);
}

// "the king of cups"; in a list "king of cups".
int Kind::lengthOf(const Fact& fact) {
    if (std::holds_alternative<OneCard>(fact))
        return 4;
    const auto* many = std::get_if<CardsInOrder>(&fact);
    return many ? 3 * static_cast<int>(many->cards.size()) + (many->cards.size() > 1 ? 1 : 0) : 1;
}

std::optional<CardSet> Kind::cardsThat(const QString& words, CardSet from, const Scene& scene) {
    return lessons::cardsMeant<Kind>(words, from, scene, [](Suit suit) { return cardsOf(suit); });
}

} // namespace cuatrola_lessons
