// Everything on the table by name, for assistive technology: cards, seats, piles, the fola, the trick.
#include "prompts.h"
#include "table/table_widget.h"

#include <algorithm>

namespace table {

namespace {

// Keys past the cards' own numbers.
constexpr int kSeatThing = 1000, kPileThing = 1100, kFolaThing = 1200, kTrickThing = 1300;

} // namespace

std::vector<TableThing> TableWidget::things() const {
    std::vector<TableThing> list;
    const auto cards = reachable();
    for (Card card : cards) {
        const auto sprite = std::ranges::find_if(picture_.sprites, [&](const Sprite& s) {
            return s.card() == card &&
                   (state_.picking || s.place == Sprite::Place::Hand || s.place == Sprite::Place::Open);
        });
        if (sprite == picture_.sprites.end())
            continue;
        TableThing thing{TableThing::Kind::Card,
                         card.id,
                         text::cardName(card),
                         {},
                         sprite->bounds().toAlignedRect(),
                         false,
                         false};
        if (const QString title = text::trumpTitle(card); !title.isEmpty())
            thing.name += QStringLiteral(", ") + title;
        QStringList states;
        if (isOpen() && state_.playing())
            states << (state_.legal().contains(card) ? tr("may be played") : tr("may not be played"));
        if (attention_.raised.contains(card))
            states << (attention_.crossed.contains(card) ? tr("wrong")
                       : state_.picking                  ? tr("picked")
                                                         : tr("raised for the discard"));
        if (state_.announced.contains(card))
            states << tr("known to all");
        thing.state = states.join(QStringLiteral(", "));
        thing.pressable = takesCards();
        thing.focused = attention_.focused == card;
        list.push_back(thing);
    }
    if (!state_.spread.empty()) { // only to be looked at
        for (const Sprite& sprite : picture_.sprites)
            if (sprite.card() && std::ranges::find(cards, *sprite.card()) == cards.end())
                list.push_back({TableThing::Kind::Card,
                                sprite.key,
                                text::cardName(*sprite.card()),
                                {},
                                sprite.bounds().toAlignedRect(),
                                false,
                                false});
        return list;
    }
    for (Seat seat : kSeats) {
        if (state_.names[seat].isEmpty())
            continue;
        QStringList states{roleWords(seat), tr("%n card(s)", nullptr, state_.counts[seat])};
        for (const PublicGroup& group : state_.shown[seat])
            for (Card card : group.cards)
                states << text::cardName(card);
        states.removeAll(QString());
        list.push_back({TableThing::Kind::Seat, kSeatThing + index(seat), teller().name(seat),
                        states.join(QStringLiteral(", ")),
                        picture_.plates[seat].mount.united(picture_.plates[seat].words), false, false});
    }
    for (const auto& play : state_.trick.plays)
        list.push_back({TableThing::Kind::Trick,
                        kTrickThing + play.card.id,
                        tr("%1 plays %2").arg(teller().name(play.seat), text::cardName(play.card)),
                        {},
                        picture_.middle,
                        false,
                        false});
    for (Side side : kSides)
        list.push_back({TableThing::Kind::Pile, kPileThing + index(side),
                        side == sideOf(state_.me) ? tr("Our tricks") : tr("Their tricks"),
                        tr("%n card(s)", nullptr, std::max(0, state_.captured[side])), picture_.piles[side],
                        side == sideOf(state_.me), false});
    if (state_.fola > 0)
        list.push_back({TableThing::Kind::Fola, kFolaThing, tr("Fola"),
                        state_.announcedLast ? text::announcement(*state_.announcedLast)
                                             : tr("%n card(s)", nullptr, state_.fola),
                        picture_.fola, true, false});
    return list;
}

void TableWidget::press(const TableThing& thing) {
    if (thing.kind == TableThing::Kind::Card)
        clickCard(Card{static_cast<std::uint8_t>(thing.key)});
    else if (thing.kind == TableThing::Kind::Fola)
        emit folaAsked();
    else if (thing.kind == TableThing::Kind::Pile)
        emit pileAsked(sideOf(state_.me));
}

} // namespace table
