// Words that mean cards, and the cards that lie at a spot.
#include "minchiate/lessons/kind.h"

#include <QHash>

namespace minchiate_lessons {

using namespace minchiate;

namespace {

// The card that wins of those laid out, played in that order.
std::optional<CardSet> winnerOf(const Table& table) {
    const LaidOut* spread = table.spread();
    if (!spread || spread->cards.size() < 2 || spread->cards.size() > 4)
        return std::nullopt;
    PerSeat<CardSet> hands{};
    Seat seat = Seat::S;
    for (Card c : spread->cards) {
        hands[seat].insert(c);
        seat = tricks::right(seat);
    }
    Position position(hands, Seat::S, table.rules());
    for (Card c : spread->cards)
        position.play(c);
    return CardSet(position.played(position.winning()));
}

} // namespace

std::optional<CardSet> Kind::cardsThat(const QString& words, CardSet from, const Scene& scene) {
    static const QHash<QString, CardSet> plain{
        {QStringLiteral("counters"), kCounters},
        {QStringLiteral("trumps"), kTrumps},
        {QStringLiteral("kings"), kKings},
        {QStringLiteral("worth 3"), kThrees},
        {QStringLiteral("worth 5"), kFives},
        {QStringLiteral("worth 10"), kTens},
        {QStringLiteral("round"), cardsOf(Suit::Cups) | cardsOf(Suit::Coins)},
        {QStringLiteral("long"), cardsOf(Suit::Swords) | cardsOf(Suit::Batons)},
    };
    if (const auto found = plain.find(words); found != plain.end())
        return from & *found;
    const Table& table = *scene.table;
    if (words == QStringLiteral("robbable"))
        return from & robbable(table.rules());
    if (words == QStringLiteral("versicole")) {
        CardSet all;
        for (const Versicola& v : versicoleOf(from, table.rules()))
            all |= v.cards;
        return all;
    }
    const auto now = table.choice();
    const auto* play = now ? std::get_if<PlayChoice>(&now->among) : nullptr;
    if (words == QStringLiteral("legal"))
        return play ? std::optional(from & play->cards) : std::nullopt;
    if (words == QStringLiteral("winner"))
        return winnerOf(table);
    const auto list = Kind::cardListOf(words);
    return list ? std::optional(from & setOf(*list)) : std::nullopt;
}

CardSet Kind::cardsAt(const Spot& spot, const Table& table, Seat you) {
    const Position* position = table.position();
    switch (spot.kind) {
    case SpotKind::Cards:
        return spot.cards;
    case SpotKind::Hand:
        return table.held(spot.seat);
    case SpotKind::Public:
        return table.shown(spot.seat, you);
    case SpotKind::Pile:
        return table.captured(spot.side);
    case SpotKind::Spread:
        return table.spread() ? setOf(table.spread()->cards) : CardSet{};
    case SpotKind::Fola:
        return table.hand() ? setOf(table.hand()->fola()) : CardSet{};
    case SpotKind::Trick: {
        CardSet trick;
        for (int i = 0; position && i < position->played(); ++i)
            trick.insert(position->played(i));
        return trick;
    }
    case SpotKind::Seat:
    case SpotKind::Pad:
    case SpotKind::Count:
        break;
    }
    return {};
}

} // namespace minchiate_lessons
