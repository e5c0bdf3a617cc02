// What the engine says where a text of a lesson of French Tarot has a placeholder, and words that mean cards.
#include "tarot/lessons/kind.h"

#include "tarot/players/rules_of_thumb.h"

#include <QHash>

namespace tarot_lessons {

namespace {

using MaybeFact = std::optional<Fact>;

constexpr auto kSuitLetters = "SHDC";

std::optional<Suit> suitNamed(const QString& letter) {
    const auto place = QLatin1String(kSuitLetters).indexOf(letter);
    return letter.size() == 1 && place >= 0 ? std::optional(static_cast<Suit>(place)) : std::nullopt;
}

// Fixed numbers of the game.
std::optional<int> constant(const QString& name) {
    static const QHash<QString, int> known{
        {QStringLiteral("deck"), kWholePack.size()},
        {QStringLiteral("suit"), kRanks},
        {QStringLiteral("trumps"), kTrumpCount},
        {QStringLiteral("bouts"), kBouts.size()},
        {QStringLiteral("points"), halves(kWholePack) / 2}, // F2.1
        {QStringLiteral("players"), 4},
        {QStringLiteral("hand"), tableOf({}, 4).hand}, // F4.2
        {QStringLiteral("chien"), tableOf({}, 4).chien},
        {QStringLiteral("tricks"), tableOf({}, 4).tricks},
        {QStringLiteral("hand5"), tableOf({}, 5).hand},
        {QStringLiteral("chien5"), tableOf({}, 5).chien},
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

const Trick* lastTrick(const Table& table) {
    const auto& tricks = table.tricks();
    const auto done = std::find_if(tricks.rbegin(), tricks.rend(), [](const Trick& t) { return !!t.winner; });
    return done == tricks.rend() ? nullptr : &*done;
}

MaybeFact at(const Table& table, std::optional<Seat> seat) {
    return seat ? MaybeFact(SeatAt{*seat, table.players()}) : std::nullopt;
}

// Facts of the trick.
MaybeFact ofTrick(const QString& name, const Table& table) {
    const Trick* last = lastTrick(table);
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
    const auto now = table.choice();
    const auto play = now ? Kind::toPlay(*now) : std::nullopt;
    return play && name == QStringLiteral("legal") ? MaybeFact(lessons::inOrder(play->cards)) : std::nullopt;
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

MaybeFact Kind::factOf(const Placeholder& placeholder, const Scene& scene) {
    const auto& [name, of] = placeholder;
    if (name == QStringLiteral("card") || name == QStringLiteral("Card")) {
        const auto card = cardOf(of);
        return card ? MaybeFact(OneCard{*card, name.front().isUpper()}) : std::nullopt;
    }
    if (name == QStringLiteral("seat")) {
        const auto seat = seatAtOf(of);
        return seat ? MaybeFact(*seat) : std::nullopt;
    }
    if (name == QStringLiteral("suit")) {
        const auto suit = suitNamed(of);
        return suit ? MaybeFact(*suit) : std::nullopt;
    }
    if (name == QStringLiteral("number")) {
        const auto number = constant(of);
        return number ? MaybeFact(*number) : std::nullopt;
    }
    if (auto fact = lessons::factOfAnswer(name, scene))
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
    if (words.startsWith(QStringLiteral("suit ")))
        if (const auto suit = suitNamed(words.mid(5)))
            return from & cardsOf(*suit);
    if (words == QStringLiteral("bouts"))
        return from & kBouts;
    if (words == QStringLiteral("courts"))
        return from & kCourts;
    if (words == QStringLiteral("trumps"))
        return from & kTrumps;
    if (words == QStringLiteral("legal")) {
        const auto now = scene.table->choice();
        const auto play = now ? toPlay(*now) : std::nullopt;
        return play ? std::optional(from & play->cards) : std::nullopt;
    }
    const auto list = cardListOf(words);
    return list ? std::optional(from & lessons::asSet(*list)) : std::nullopt;
}

CardSet Kind::cardsAt(const Spot& spot, const Table& table, Seat) {
    switch (spot.kind) {
    case SpotKind::Cards:
        return spot.cards;
    case SpotKind::Hand:
        return table.held(spot.seat);
    case SpotKind::Pile:
        return table.captured(spot.camp);
    case SpotKind::Spread:
        return table.spread() ? lessons::asSet(table.spread()->cards) : CardSet{};
    case SpotKind::Chien: { // as it lies open, before it is taken up
        const Hand* hand = table.hand();
        return hand && hand->chienTurnedUp() && !hand->ecart() ? tricks::setOf(hand->chien()) : CardSet{};
    }
    case SpotKind::Trick: {
        CardSet trick;
        if (!table.tricks().empty() && !table.tricks().back().winner)
            for (const auto& play : table.tricks().back().plays)
                trick.insert(play.card);
        return trick;
    }
    case SpotKind::Seat:
        break;
    }
    return {};
}

} // namespace tarot_lessons
