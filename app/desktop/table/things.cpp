#include "desktop/table/things.h"

#include "desktop/look/announce.h"
#include "desktop/table/open_ways.h"

#include <QAccessible>
#include <QCoreApplication>
#include <QWidget>

#include <algorithm>

namespace table {

namespace {

// Keys past the cards' own numbers.
constexpr int kSeatThing = 1000, kPileThing = 1100, kStockThing = 1200, kTrickThing = 1300, kSlipThing = 1500,
              kNoticeThing = 1550, kMiddleThing = 1580, kScoreThing = 1600;

struct ThingWords {
    Q_DECLARE_TR_FUNCTIONS(table::TableWidget)
};

TableThing cardThing(const Seen& seen, const Sprite& sprite, TableThing::Kind kind) {
    const CardWords words = seen.scene.pack->words(*sprite.card());
    TableThing thing;
    thing.kind = kind;
    thing.key = sprite.key;
    thing.name = words.title;
    thing.detail = words.help;
    thing.rect = sprite.bounds().toAlignedRect();
    return thing;
}

// Whether it may be played, or why not.
QString playedWords(const Ask& ask, Card card) {
    if (ask.from.contains(card))
        return ThingWords::tr("may be played");
    const QString reason = ask.reason ? ask.reason(card) : QString();
    return reason.isEmpty() ? ThingWords::tr("may not be played") : reason;
}

// On which of its owner's piles a card lies, and how many lie under it.
QString stackedWords(const Seen& seen, const Sprite& sprite) {
    const auto& stacks = seen.scene.at(sprite.seat).stacks;
    const auto stack = std::ranges::find(stacks, sprite.card(), &Stack::top);
    const auto number = static_cast<int>(stack - stacks.begin()) + 1;
    return stack->under == 0
               ? ThingWords::tr("alone on pile %1").arg(number)
               : ThingWords::tr("on pile %1, over %n card(s)", nullptr, stack->under).arg(number);
}

// Cards of the hand, of the open hand chosen from, or to be picked.
void addCards(const Seen& seen, std::vector<TableThing>& list) {
    const bool picks = seen.asks(Ask::Cards::Pick);
    const std::vector<Card> reachable = seen.reachable();
    int number = 0;
    for (Card card : reachable) {
        const auto sprite = std::ranges::find_if(seen.picture.sprites, [&](const Sprite& s) {
            return s.card() == card &&
                   (picks || s.place == Sprite::Place::Hand || s.place == Sprite::Place::Open ||
                    s.place == Sprite::Place::Middle || s.place == Sprite::Place::Stacked);
        });
        if (sprite == seen.picture.sprites.end())
            continue;
        TableThing thing = cardThing(seen, *sprite, TableThing::Kind::Card);
        QStringList states;
        if (seen.open() && seen.asks(Ask::Cards::Play))
            states << playedWords(*seen.ask, card);
        if (seen.open() && seen.asks(Ask::Cards::Raise) && !seen.ask->from.contains(card) && seen.ask->reason)
            states << seen.ask->reason(card);
        for (const PlayWay& way : openWays(seen, card))
            states << QString(way.text).remove(u'&') + QStringLiteral(": ") + way.gloss;
        if (seen.ask && seen.ask->marked.contains(card))
            states << ThingWords::tr("chosen");
        if (seen.attention.raised.contains(card))
            states << (seen.attention.crossed.contains(card) ? ThingWords::tr("wrong")
                       : seen.asks(Ask::Cards::Raise)        ? seen.ask->raisedTold
                                                             : ThingWords::tr("picked"));
        const auto held = std::ranges::find(seen.scene.hand, card, &Held::card);
        if (held != seen.scene.hand.end() && held->known)
            states << ThingWords::tr("known to all: so its corner is dark");
        if (sprite->place == Sprite::Place::Stacked)
            states << stackedWords(seen, *sprite);
        thing.state = sideBySide(std::move(states));
        thing.place = ThingWords::tr("%1 of %2", "a card's place among those gone along")
                          .arg(++number)
                          .arg(reachable.size());
        thing.pressable = seen.takesCards();
        thing.focused = !seen.attention.thing && seen.attention.focused == card;
        list.push_back(thing);
    }
}

// Faces that lie there to be looked at alone: what the cutter sees, cards drawn, open hands, beside piles.
void addSeen(const Seen& seen, std::vector<TableThing>& list) {
    const auto listed = [&](int key) { return std::ranges::find(list, key, &TableThing::key) != list.end(); };
    for (const Sprite& sprite : seen.picture.sprites) {
        using Place = Sprite::Place;
        const bool elsewhere =
            sprite.place == Place::Hand || sprite.place == Place::Trick || sprite.place == Place::Public;
        if (!sprite.card() || elsewhere || listed(sprite.key))
            continue;
        TableThing thing = cardThing(seen, sprite, TableThing::Kind::Seen);
        thing.key += kSeenThing;
        const bool owned =
            sprite.place == Place::Drawn || sprite.place == Place::Open || sprite.place == Place::Discard;
        if (owned && !seen.scene.at(sprite.seat).name.isEmpty())
            thing.state = seen.scene.at(sprite.seat).called;
        if (sprite.place == Place::Stacked)
            thing.state =
                seen.scene.at(sprite.seat).called + QStringLiteral(", ") + stackedWords(seen, sprite);
        if (sprite.place == Place::TurnedUp)
            thing.state = seen.scene.at(sprite.seat).turnedUpWords;
        thing.focused = seen.attention.thing == thing.key;
        list.push_back(thing);
    }
}

// What lies there and is no card of its own, thing by thing.
class Places {
public:
    Places(const Seen& seen, std::vector<TableThing>& list) : seen_(seen), list_(list) {}

    void addAll() {
        addTrick();
        addPeople();
        addMiddle();
        addPiles();
        addStock();
        addNotice();
        addSlip();
    }
    // It tells of itself.
    void addScore() {
        if (seen_.score)
            add(TableThing::Kind::Score, kScoreThing, seen_.score->accessibleName(),
                seen_.score->accessibleDescription(), seen_.score->geometry());
    }

private:
    TableThing& add(TableThing::Kind kind, int key, const QString& name, const QString& how,
                    const QRect& rect) {
        TableThing thing;
        thing.kind = kind;
        thing.key = key;
        thing.name = name;
        thing.state = how;
        thing.rect = rect;
        thing.focused = seen_.attention.thing == key;
        return list_.emplace_back(thing);
    }
    void addTrick() {
        for (const Played& play : seen_.scene.trick.plays) {
            const CardWords words = seen_.scene.pack->words(play.card);
            add(TableThing::Kind::Trick, kTrickThing + play.card.id,
                ThingWords::tr("%1: %2", "name: card played")
                    .arg(seen_.scene.at(play.seat).called, words.name),
                play.word, seen_.picture.trickPlaces[static_cast<std::size_t>(play.seat)])
                .detail = words.help;
        }
    }
    void addPeople() {
        for (int seat = 0; seat < seen_.scene.seats(); ++seat) {
            const Person& person = seen_.scene.at(seat);
            if (person.name.isEmpty())
                continue;
            const QString role = seen_.role(seat);
            QStringList states{role, role.contains(person.side) ? QString() : person.side,
                               ThingWords::tr("%n card(s)", nullptr, person.cards)};
            QStringList open;
            for (const Group& group : person.shown)
                for (Card card : group.cards)
                    open << seen_.scene.pack->words(card).name;
            if (!open.isEmpty())
                states << ThingWords::tr("lying open: %1", "cards before somebody")
                              .arg(open.join(QStringLiteral(", ")));
            states.removeAll(QString());
            add(TableThing::Kind::Seat, kSeatThing + seat, person.called, states.join(QStringLiteral(", ")),
                seen_.plate(seat))
                .detail = person.told;
        }
    }
    void addMiddle() {
        const Middle& apart = seen_.scene.middle;
        if (!apart.words.isEmpty() && (apart.backs > 0 || !apart.up.empty()))
            add(TableThing::Kind::Seen, kMiddleThing, apart.words, {}, seen_.picture.apart);
    }
    void addPiles() {
        for (std::size_t i = 0; i < seen_.scene.piles.size(); ++i) {
            const Pile& pile = seen_.scene.piles[i];
            TableThing& thing =
                add(TableThing::Kind::Pile, kPileThing + static_cast<int>(i), pile.name,
                    ThingWords::tr("%n card(s)", nullptr, std::max(0, pile.cards)), seen_.picture.piles[i]);
            thing.pile = static_cast<int>(i);
            thing.pressable = pile.opens;
            thing.detail = pile.detail;
        }
    }
    void addStock() {
        const auto& stock = seen_.scene.stock;
        if (!stock || stock->cards == 0)
            return;
        TableThing& thing =
            add(TableThing::Kind::Stock, kStockThing, stock->name, stock->state, seen_.picture.stock);
        thing.pressable = true;
        thing.detail = stock->detail;
    }
    void addNotice() {
        if (seen_.scene.notice)
            add(TableThing::Kind::Seen, kNoticeThing, seen_.scene.notice->strong,
                QString(seen_.scene.notice->words).replace(u'\n', u' '), seen_.picture.notice);
    }
    void addSlip() {
        if (!seen_.slip)
            return;
        TableThing& slip =
            add(TableThing::Kind::Slip, kSlipThing, seen_.slip->title, seen_.slip->words, seen_.slipAt);
        slip.pressable = true;
        slip.detail = seen_.slip->gloss;
    }

    const Seen& seen_;
    std::vector<TableThing>& list_;
};

} // namespace

QString sideBySide(QStringList states) {
    states.removeAll(QString());
    for (qsizetype i = 0; i + 1 < states.size(); ++i)
        if (states[i].endsWith(u'.'))
            states[i].chop(1);
    return states.join(QStringLiteral(", "));
}

std::vector<TableThing> thingsOn(const Seen& seen) {
    std::vector<TableThing> list;
    addCards(seen, list);
    Places places(seen, list);
    if (seen.scene.spread.empty())
        places.addAll();
    places.addScore();
    addSeen(seen, list);
    return list;
}

std::optional<TableThing> thingAt(const Seen& seen, QPoint at) {
    const auto all = thingsOn(seen);
    if (seen.slip && seen.slipAt.contains(at))
        return *std::ranges::find(all, kSlipThing, &TableThing::key);
    if (const auto score = std::ranges::find(all, kScoreThing, &TableThing::key);
        score != all.end() && score->rect.contains(at)) // it lies over the table
        return *score;
    for (auto sprite = seen.picture.sprites.rbegin(); sprite != seen.picture.sprites.rend(); ++sprite) {
        if (!sprite->card() || !sprite->bounds().contains(at))
            continue;
        const bool inTrick = sprite->place == Sprite::Place::Trick;
        for (const int key : {inTrick ? kTrickThing + sprite->key : sprite->key, kSeenThing + sprite->key})
            if (const auto thing = std::ranges::find(all, key, &TableThing::key); thing != all.end())
                return *thing;
        return cardThing(seen, *sprite, {}); // a public card, which its owner's plate tells of
    }
    const auto place = std::ranges::find_if(all, [&](const TableThing& thing) {
        return thing.kind != TableThing::Kind::Card && thing.rect.contains(at);
    });
    return place != all.end() ? std::optional(*place) : std::nullopt;
}

std::optional<TableThing> focusedThing(const Seen& seen) {
    if (seen.attention.thing)
        for (const TableThing& thing : thingsOn(seen))
            if (thing.key == *seen.attention.thing)
                return thing;
    return std::nullopt;
}

QString told(const TableThing& thing) {
    if (thing.state.isEmpty())
        return thing.name;
    return thing.name + (thing.name.contains(u':') ? QStringLiteral(", ") : QStringLiteral(": ")) +
           thing.state;
}

QString tableTold(const Seen& seen) {
    QStringList all, raised;
    if (seen.asks(Ask::Cards::Raise))
        for (Card card : seen.attention.raised)
            raised << seen.scene.pack->words(card).name;
    if (!raised.isEmpty())
        all << ThingWords::tr("Raised, %1 of %2: %3.", "cards to be laid away")
                   .arg(raised.size())
                   .arg(seen.ask->most)
                   .arg(raised.join(QStringLiteral(", ")));
    for (const TableThing& thing : thingsOn(seen)) {
        if ((thing.kind == TableThing::Kind::Card && !seen.asks(Ask::Cards::Pick)) || thing.name.isEmpty())
            continue;
        all << look::sentence(told(thing));
    }
    return all.join(u' ');
}

void tellFocused(QWidget& table, const Seen& seen) {
    const auto all = thingsOn(seen);
    const auto thing = std::ranges::find_if(all, &TableThing::focused);
    if (thing == all.end() || !table.hasFocus() || !QAccessible::isActive())
        return;
    QAccessibleEvent focused(&table, QAccessible::Focus);
    focused.setChild(static_cast<int>(thing - all.begin()));
    QAccessible::updateAccessibility(&focused);
}

} // namespace table
