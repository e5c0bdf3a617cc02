#include "desktop/table/things.h"

#include "text/card_notes.h"
#include "text/prompts.h"

#include <QCoreApplication>

#include <algorithm>

namespace table {

namespace {

// Keys past the cards' own numbers.
constexpr int kSeatThing = 1000, kPileThing = 1100, kFolaThing = 1200, kTrickThing = 1300, kSlipThing = 1500;

QString titled(Card card) {
    const QString title = text::trumpTitle(card);
    return title.isEmpty() ? text::cardName(card) : text::cardName(card) + QStringLiteral(", ") + title;
}

struct ThingWords {
    Q_DECLARE_TR_FUNCTIONS(table::TableWidget)
};

// Cards of the hand, of the open hand chosen from, or to be picked.
void addCards(const Seen& seen, std::vector<TableThing>& list) {
    const TableState& state = seen.state;
    for (Card card : reachableCards(state, seen.picture)) {
        const auto sprite = std::ranges::find_if(seen.picture.sprites, [&](const Sprite& s) {
            return s.card() == card &&
                   (state.picking || s.place == Sprite::Place::Hand || s.place == Sprite::Place::Open);
        });
        if (sprite == seen.picture.sprites.end())
            continue;
        TableThing thing;
        thing.kind = TableThing::Kind::Card;
        thing.key = card.id;
        thing.name = titled(card);
        thing.detail = text::cardHelp(card, state.rules);
        thing.rect = sprite->bounds().toAlignedRect();
        QStringList states;
        if (seen.open && state.playing())
            states << (state.legal().contains(card) ? ThingWords::tr("may be played")
                                                    : ThingWords::tr("may not be played"));
        if (seen.attention.raised.contains(card))
            states << (seen.attention.crossed.contains(card) ? ThingWords::tr("wrong")
                       : state.picking                       ? ThingWords::tr("picked")
                                                             : ThingWords::tr("raised for the discard"));
        if (state.announced.contains(card))
            states << ThingWords::tr("known to all");
        thing.state = states.join(QStringLiteral(", "));
        thing.pressable = seen.takesCards();
        thing.focused = !seen.focusedThing && seen.attention.focused == card;
        list.push_back(thing);
    }
}

// Faces that lie there to be looked at alone: what the cutter sees, cards drawn, open hands, the Fool.
void addSeen(const Seen& seen, std::vector<TableThing>& list) {
    const TableState& state = seen.state;
    const auto listed = [&](int key) { return std::ranges::find(list, key, &TableThing::key) != list.end(); };
    for (const Sprite& sprite : seen.picture.sprites) {
        using Place = Sprite::Place;
        const bool elsewhere =
            sprite.place == Place::Hand || sprite.place == Place::Trick || sprite.place == Place::Public;
        if (!sprite.card() || elsewhere || listed(sprite.key))
            continue;
        TableThing thing;
        thing.kind = TableThing::Kind::Seen;
        thing.key = sprite.key;
        thing.name = titled(*sprite.card());
        thing.detail = text::cardHelp(*sprite.card(), state.rules);
        thing.rect = sprite.bounds().toAlignedRect();
        const bool owned =
            sprite.place == Place::Drawn || sprite.place == Place::Open || sprite.place == Place::Discard;
        if (owned && !state.names[sprite.seat].isEmpty())
            thing.state = seen.teller.name(sprite.seat);
        thing.focused = seen.focusedThing == thing.key;
        list.push_back(thing);
    }
}

void addPlaces(const Seen& seen, std::vector<TableThing>& list) {
    const TableState& state = seen.state;
    const auto add = [&](TableThing::Kind kind, int key, const QString& name, const QString& how,
                         const QRect& rect) -> TableThing& {
        TableThing thing;
        thing.kind = kind;
        thing.key = key;
        thing.name = name;
        thing.state = how;
        thing.rect = rect;
        thing.focused = seen.focusedThing == key;
        return list.emplace_back(thing);
    };
    for (const auto& play : state.trick.plays)
        add(TableThing::Kind::Trick, kTrickThing + play.card.id,
            ThingWords::tr("%1: %2", "name: card played")
                .arg(seen.teller.name(play.seat), text::cardName(play.card)),
            {}, seen.picture.trickPlaces[play.seat])
            .detail = text::cardHelp(play.card, state.rules);
    for (Seat seat : kSeats) {
        if (state.names[seat].isEmpty())
            continue;
        QStringList states{roleWords(seen, seat), ThingWords::tr("%n card(s)", nullptr, state.counts[seat])};
        for (const PublicGroup& group : state.shown[seat])
            for (Card card : group.cards)
                states << text::cardName(card);
        states.removeAll(QString());
        add(TableThing::Kind::Seat, kSeatThing + index(seat), seen.teller.name(seat),
            states.join(QStringLiteral(", ")), plateRect(seen, seat));
    }
    for (Side side : kSides) {
        const bool ours = side == sideOf(state.me);
        TableThing& pile = add(TableThing::Kind::Pile, kPileThing + index(side),
                               ours ? ThingWords::tr("Our tricks") : ThingWords::tr("Their tricks"),
                               ThingWords::tr("%n card(s)", nullptr, std::max(0, state.captured[side])),
                               seen.picture.piles[side]);
        pile.pressable = ours;
        pile.detail = ours ? ThingWords::tr("A press shows them (M6.11).")
                           : ThingWords::tr("They lie face down (M6.11).");
    }
    if (state.fola > 0) {
        TableThing& fola = add(TableThing::Kind::Fola, kFolaThing, ThingWords::tr("Fola"),
                               state.announcedLast ? text::announcement(*state.announcedLast)
                                                   : ThingWords::tr("%n card(s)", nullptr, state.fola),
                               seen.picture.fola);
        fola.pressable = true;
        fola.detail = ThingWords::tr(
            "The cards left over from the deal. A press repeats what was announced, or shows the "
            "cards to who has seen them (M5.11).");
    }
    if (state.spoken) {
        const text::Spoken said = text::spoken(*state.spoken, seen.teller);
        TableThing& slip = add(TableThing::Kind::Slip, kSlipThing, said.title, said.words, seen.picture.slip);
        slip.pressable = true;
        slip.detail = said.meaning;
    }
}

} // namespace

std::vector<TableThing> thingsOn(const Seen& seen) {
    std::vector<TableThing> list;
    addCards(seen, list);
    if (seen.state.spread.empty())
        addPlaces(seen, list);
    addSeen(seen, list);
    return list;
}

std::optional<TableThing> thingAt(const Seen& seen, QPoint at) {
    const auto all = thingsOn(seen);
    if (seen.state.spoken && seen.picture.slip.contains(at))
        return *std::ranges::find(all, kSlipThing, &TableThing::key);
    for (auto sprite = seen.picture.sprites.rbegin(); sprite != seen.picture.sprites.rend(); ++sprite) {
        if (!sprite->card() || !sprite->bounds().contains(at))
            continue;
        const int key = sprite->place == Sprite::Place::Trick ? kTrickThing + sprite->key : sprite->key;
        if (const auto thing = std::ranges::find(all, key, &TableThing::key); thing != all.end())
            return *thing;
        TableThing card; // a public card, which its owner's plate tells of
        card.key = sprite->key;
        card.name = titled(*sprite->card());
        card.detail = text::cardHelp(*sprite->card(), seen.state.rules);
        card.rect = sprite->bounds().toAlignedRect();
        return card;
    }
    const auto place = std::ranges::find_if(all, [&](const TableThing& thing) {
        return thing.kind != TableThing::Kind::Card && thing.rect.contains(at);
    });
    return place != all.end() ? std::optional(*place) : std::nullopt;
}

std::optional<TableThing> focusedThing(const Seen& seen) {
    if (seen.focusedThing)
        for (const TableThing& thing : thingsOn(seen))
            if (thing.key == *seen.focusedThing)
                return thing;
    return std::nullopt;
}

std::vector<Card> reachableCards(const TableState& state, const Picture& picture) {
    std::vector<Card> cards;
    if (state.picking) { // as they lie, from left to right
        for (const Sprite& sprite : picture.sprites)
            if (sprite.card() && state.picking->from.contains(*sprite.card()))
                cards.push_back(*sprite.card());
        return cards;
    }
    if (state.playing() && state.asked->seat != state.me) {
        for (const Sprite& sprite : picture.sprites)
            if (sprite.place == Sprite::Place::Open && sprite.seat == state.asked->seat)
                cards.push_back(*sprite.card());
        return cards;
    }
    return handOrder(state);
}

} // namespace table
