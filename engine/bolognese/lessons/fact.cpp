// What the engine says where a text of a lesson of Tarocco bolognese has a placeholder, and words that mean
// cards.
#include "bolognese/lessons/kind.h"

namespace bolognese_lessons {

namespace {

using MaybeFact = std::optional<Fact>;

constexpr int kLastTrick = 6; // B8.4

// What all 62 cards make (B2.9).
int ofAll() {
    return worthOf(kAll, true).total() + scartini(kAll) + kLastTrick;
}

// Facts of named cards, whatever lies on the table; a pile is counted by twos (B2.1).
MaybeFact ofCards(const QString& name, const QString& of, const RuleSet& rules) {
    const auto list = Kind::cardListOf(of);
    if (!list)
        return std::nullopt;
    if (name == QStringLiteral("cards"))
        return CardsInOrder{*list};
    if (name == QStringLiteral("size"))
        return static_cast<int>(list->size());
    const CardSet set = lessons::asSet(*list);
    if (name == QStringLiteral("value"))
        return list->size() == 1 ? MaybeFact(valueOf(list->front())) : std::nullopt;
    if (name == QStringLiteral("twos"))
        return list->size() % 2 == 0 ? MaybeFact(scartini(set.low())) : std::nullopt;
    const auto made = combinationsOf(set, rules);
    const Worth plain = worthOf(made, Doubling::Never), doubled = worthOf(made, Doubling::FromThree);
    if (name == QStringLiteral("sequences"))
        return plain.sequences;
    if (name == QStringLiteral("cricche"))
        return plain.cricche;
    if (name == QStringLiteral("points"))
        return plain.total();
    return name == QStringLiteral("doubled") ? MaybeFact(doubled.total()) : std::nullopt;
}

// Facts of the play.
MaybeFact ofPlay(const QString& name, const QString& of, const Table& table) {
    if (name == QStringLiteral("winner")) {
        const auto* last = lessons::lastGathered(table);
        return last ? MaybeFact(*last->winner) : std::nullopt;
    }
    const Hand* hand = table.hand();
    if (!hand)
        return std::nullopt;
    if (name == QStringLiteral("dealer"))
        return hand->deal().dealer;
    if (name == QStringLiteral("leader")) // to the trick that lies, or comes
        return hand->phase() == Phase::Play ? MaybeFact(hand->position().leader()) : std::nullopt;
    const auto led = hand->phase() == Phase::Play ? hand->position().led() : std::nullopt;
    if (name == QStringLiteral("wins"))
        return led ? MaybeFact(hand->position().winning()) : std::nullopt;
    if (name == QStringLiteral("led"))
        return led ? MaybeFact(*led) : std::nullopt;
    const auto side = lessons::sideNamed(of);
    if (name == QStringLiteral("tricks"))
        return side ? MaybeFact(hand->position().tricksWon(*side)) : std::nullopt;
    if (name == QStringLiteral("in-pile"))
        return side ? MaybeFact(table.captured(*side).size()) : std::nullopt;
    const auto legal = name == QStringLiteral("legal") ? lessons::legalIn<Kind>(table) : std::nullopt;
    return legal ? MaybeFact(lessons::inOrder(*legal)) : std::nullopt;
}

// Facts of the count, once all is played.
MaybeFact ofCount(const QString& name, const Count& count) {
    if (name == QStringLiteral("count-sequences"))
        return count.worth.sequences;
    if (name == QStringLiteral("count-cricche"))
        return count.worth.cricche;
    if (name == QStringLiteral("count-twos"))
        return count.scartini;
    if (name == QStringLiteral("count-last"))
        return count.last;
    if (name == QStringLiteral("count-accusi"))
        return count.accusi;
    const auto sequences = std::ranges::count_if(count.combinations, isSequence, &Combination::name);
    if (name == QStringLiteral("sequences-made"))
        return static_cast<int>(sequences);
    if (name == QStringLiteral("cricche-made"))
        return static_cast<int>(count.combinations.size()) - static_cast<int>(sequences);
    return name == QStringLiteral("count") ? MaybeFact(count.total()) : std::nullopt;
}

// Facts of points.
MaybeFact ofScore(const QString& name, const QString& of, const Hand& hand) {
    const auto& result = hand.result();
    if (name == QStringLiteral("given")) // for the Matto (B8.2)
        return result && result->exchange.cards.size() == 1
                   ? MaybeFact(OneCard{*result->exchange.cards.begin(), false})
                   : std::nullopt;
    if (name == QStringLiteral("needs")) { // with which that seat calls out (B6.5)
        const auto seat = Kind::seatOf(of);
        const auto needed = seat ? hand.callsOutWith(*seat) : std::nullopt;
        return needed ? MaybeFact(*needed) : std::nullopt;
    }
    const auto side = lessons::sideNamed(of);
    if (!side)
        return std::nullopt;
    if (name == QStringLiteral("accused"))
        return hand.accused(*side);
    if (name == QStringLiteral("score")) // before the hand, and with it once it is over
        return hand.deal().score[*side] + (result ? result->points[*side] : 0);
    return result && !result->calledOut ? ofCount(name, result->count[*side]) : std::nullopt;
}

} // namespace

// Fixed numbers of the game.
std::optional<int> Kind::constant(const QString& name) {
    static const QHash<QString, int> known{
        {QStringLiteral("deck"), kDeckSize},
        {QStringLiteral("tricks"), kTricks},
        {QStringLiteral("hand"), kHandSize},
        {QStringLiteral("dealer"), kHandSize + 2}, // B4.2
        {QStringLiteral("suit"), setOf(bitsOf(Suit::Cups)).size()},
        {QStringLiteral("trumps"), kTrumps.size()},
        {QStringLiteral("moors"), setOf(kMoors).size()},
        {QStringLiteral("fives"), setOf(kFives).size()},
        {QStringLiteral("first"), worthOf(Name::Cups, 3)}, // a sequence of three, and each card more (B2.3)
        {QStringLiteral("further"), worthOf(Name::Cups, 4) - worthOf(Name::Cups, 3)},
        {QStringLiteral("all-sequences"), worthOf(kAll, true).sequences},
        {QStringLiteral("all-cricche"), worthOf(kAll, true).cricche},
        {QStringLiteral("half-cricche"), worthOf(kAll, true).cricche / 2}, // half a criccone (B8.6)
        {QStringLiteral("all-twos"), scartini(kAll)},
        {QStringLiteral("last"), kLastTrick},
        {QStringLiteral("all"), ofAll()},
        {QStringLiteral("target"), RuleSet{}.target},
    };
    const auto found = known.find(name);
    return found == known.end() ? std::nullopt : std::optional(*found);
}

MaybeFact Kind::factOf(const Placeholder& placeholder, const Scene& scene) {
    const auto& [name, of] = placeholder;
    if (auto fact = lessons::factNamed(placeholder, scene))
        return fact;
    if (auto fact = ofCards(name, of, scene.table->rules()))
        return fact;
    if (auto fact = ofPlay(name, of, *scene.table))
        return fact;
    return scene.table->hand() ? ofScore(name, of, *scene.table->hand()) : std::nullopt;
}

// "the king of cups", "the Angel"; in a list "7 of swords", "Angel".
int Kind::lengthOf(const Fact& fact) {
    const auto words = [](Card card) { return suitOf(card) < Suit::Trumps ? 3 : 1; };
    if (const auto* one = std::get_if<OneCard>(&fact))
        return words(one->card) + 1;
    const auto* many = std::get_if<CardsInOrder>(&fact);
    if (!many)
        return 1;
    int length = many->cards.size() > 1 ? 1 : 0; // "and"
    for (Card card : many->cards)
        length += words(card);
    return length;
}

std::optional<CardSet> Kind::cardsThat(const QString& words, CardSet from, const Scene& scene) {
    static const QHash<QString, Bits> families{// B1.5
                                               {QStringLiteral("tarocchi"), kTarocchi},
                                               {QStringLiteral("contatori"), kContatori},
                                               {QStringLiteral("fives"), kFives},
                                               {QStringLiteral("court"), kFigures},
                                               {QStringLiteral("kings"), bitsOf(Rank::King)},
                                               {QStringLiteral("moors"), kMoors},
                                               {QStringLiteral("trumps"), kTrumpBits},
                                               {QStringLiteral("scartini"), kAll & ~(kFigures | kTarocchi)}};
    if (const auto family = families.find(words); family != families.end())
        return from & setOf(*family);
    if (words == QStringLiteral("made")) {
        CardSet all;
        for (const Combination& one : combinationsOf(from, scene.table->rules()))
            all |= one.cards;
        return all;
    }
    return lessons::cardsMeant<Kind>(words, from, scene, [](Suit suit) { return setOf(bitsOf(suit)); });
}

} // namespace bolognese_lessons
