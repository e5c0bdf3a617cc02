// What the engine says where a text of a lesson of French Tarot has a placeholder, and words that mean cards.
#include "tarot/lessons/kind.h"

#include "tarot/players/rules_of_thumb.h"

#include <QHash>

namespace tarot_lessons {

namespace {

using MaybeFact = std::optional<Fact>;

// Facts of named cards, whatever lies on the table.
MaybeFact ofCards(const QString& name, const QString& of) {
    if (name == QStringLiteral("needed") && of == QStringLiteral("none"))
        return needed(0);
    const auto list = Kind::cardListOf(of);
    if (!list)
        return std::nullopt;
    const CardSet cards = lessons::asSet(*list);
    if (name == QStringLiteral("cards"))
        return CardsInOrder{*list};
    if (name == QStringLiteral("size"))
        return cards.size();
    if (name == QStringLiteral("value"))
        return pointsOf(halves(cards));
    return name == QStringLiteral("needed") ? MaybeFact(needed((cards & kBouts).size())) : std::nullopt;
}

MaybeFact at(const Table& table, std::optional<Seat> seat) {
    return seat ? MaybeFact(SeatAt{*seat, table.players()}) : std::nullopt;
}

// Facts of the trick.
MaybeFact ofTrick(const QString& name, const Table& table) {
    const Trick* last = lessons::lastGathered(table);
    if (name == QStringLiteral("winner"))
        return last ? at(table, last->winner) : std::nullopt;
    if (name == QStringLiteral("won")) { // what the last trick held
        CardSet cards;
        if (last)
            for (const auto& play : last->plays)
                cards.insert(play.card);
        return last ? MaybeFact(pointsOf(halves(cards))) : std::nullopt;
    }
    const Hand* hand = table.hand();
    if (!hand || hand->phase() != Phase::Play)
        return std::nullopt;
    if (name == QStringLiteral("wins"))
        return at(table, hand->position().winning());
    if (name == QStringLiteral("best")) // the card that wins so far
        return hand->position().bestCard() ? MaybeFact(OneCard{*hand->position().bestCard(), false})
                                           : std::nullopt;
    const auto legal = name == QStringLiteral("legal") ? lessons::legalIn<Kind>(table) : std::nullopt;
    return legal ? MaybeFact(lessons::inOrder(*legal)) : std::nullopt;
}

// Facts of the hand: who is who, and what a seat holds.
MaybeFact ofHand(const QString& name, const QString& of, const Table& table) {
    const Hand* hand = table.hand();
    if (!hand)
        return std::nullopt;
    if (name == QStringLiteral("dealer"))
        return at(table, hand->deal().dealer);
    if (name == QStringLiteral("mano"))
        return at(table, hand->mano());
    if (name == QStringLiteral("called"))
        return hand->called() ? MaybeFact(OneCard{*hand->called(), false}) : std::nullopt;
    if (name == QStringLiteral("partner"))
        return at(table, hand->partner());
    if (name == QStringLiteral("declarer"))
        return hand->contract() ? at(table, hand->contract()->declarer) : std::nullopt;
    if (name == QStringLiteral("contract"))
        return hand->contract() ? MaybeFact(hand->contract()->bid) : std::nullopt;
    const auto seat = Kind::seatOf(of);
    if (!seat)
        return std::nullopt;
    if (name == QStringLiteral("strength")) // F17.1
        return strengthOf(table.held(*seat));
    return name == QStringLiteral("trumps") ? MaybeFact((table.held(*seat) & kTrumps).size()) : std::nullopt;
}

} // namespace

std::optional<Suit> Kind::suitNamed(const QString& letter) {
    const auto place = letter.size() == 1 ? QStringView(u"SHDC").indexOf(letter) : -1;
    return place < 0 ? std::nullopt : std::optional(static_cast<Suit>(place));
}

// Fixed numbers of the game.
std::optional<int> Kind::constant(const QString& name) {
    static const QHash<QString, int> known{
        {QStringLiteral("deck"), kWholePack.size()},
        {QStringLiteral("suit"), kRanks},
        {QStringLiteral("trumps"), kTrumpCount},
        {QStringLiteral("bouts"), kBouts.size()},
        {QStringLiteral("points"), halves(kWholePack) / 2}, // F2.1
        {QStringLiteral("players"), 4},
        {QStringLiteral("hand"), tarot::tableOf({}, 4).hand}, // F4.2
        {QStringLiteral("chien"), tarot::tableOf({}, 4).chien},
        {QStringLiteral("tricks"), tarot::tableOf({}, 4).tricks},
        {QStringLiteral("hand2"), tarot::tableOf({}, 2).hand},
        {QStringLiteral("tricks2"), tarot::tableOf({}, 2).tricks},
        {QStringLiteral("piles"), static_cast<int>(std::tuple_size_v<Piles>)}, // F12.1
        {QStringLiteral("pile"), static_cast<int>(std::tuple_size_v<Pile>)},
        {QStringLiteral("hand5"), tarot::tableOf({}, 5).hand},
        {QStringLiteral("chien5"), tarot::tableOf({}, 5).chien},
        {QStringLiteral("base"), priceOf(Bid::Prise, 2 * needed(0), 0, 0, 0, 0).contract}, // F9.5
        {QStringLiteral("petit"), 10},                                                     // F9.6
        {QStringLiteral("poignee"), poigneeSizes(4)[0]},                                   // F7.5
        {QStringLiteral("poignee-worth"), poigneeWorth(poigneeSizes(4)[0], 4)},            // F9.7
        {QStringLiteral("chelem"), RuleSet{}.chelem},                                      // F9.8
        {QStringLiteral("prise"), coefficientOf(Bid::Prise)},                              // F5.3
        {QStringLiteral("garde"), coefficientOf(Bid::Garde)},
        {QStringLiteral("garde-sans"), coefficientOf(Bid::GardeSans)},
        {QStringLiteral("garde-contre"), coefficientOf(Bid::GardeContre)},
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
    if (auto fact = ofTrick(name, *scene.table))
        return fact;
    if (auto fact = ofHand(name, of, *scene.table))
        return fact;
    return factOfCount(placeholder, *scene.table);
}

// "the king of hearts", "garde sans"; in a list "king of hearts".
int Kind::lengthOf(const Fact& fact) {
    if (std::holds_alternative<OneCard>(fact))
        return 4;
    if (std::holds_alternative<Bid>(fact))
        return 2;
    const auto* many = std::get_if<CardsInOrder>(&fact);
    return many ? 3 * static_cast<int>(many->cards.size()) + (many->cards.size() > 1 ? 1 : 0) : 1;
}

std::optional<CardSet> Kind::cardsThat(const QString& words, CardSet from, const Scene& scene) {
    if (words == QStringLiteral("bouts"))
        return from & kBouts;
    if (words == QStringLiteral("courts"))
        return from & kCourts;
    if (words == QStringLiteral("trumps"))
        return from & kTrumps;
    return lessons::cardsMeant<Kind>(words, from, scene, [](Suit suit) { return cardsOf(suit); });
}

// The chien as it lies open, before it is taken up.
CardSet Kind::cardsAt(const Spot& spot, const Table& table, Seat you) {
    if (spot.kind != SpotKind::Chien)
        return UsualKind::cardsAt(spot, table, you);
    const Hand* hand = table.hand();
    return hand && hand->chienTurnedUp() && !hand->ecart() ? tricks::setOf(hand->chien()) : CardSet{};
}

} // namespace tarot_lessons
