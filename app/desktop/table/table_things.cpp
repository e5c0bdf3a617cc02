// Everything on the table by name, for assistive technology, the keyboard and whoever points at it: cards,
// seats, piles, the fola, the trick.
#include "desktop/look/type.h"
#include "desktop/table/table_widget.h"
#include "text/card_notes.h"
#include "text/prompts.h"

#include <QContextMenuEvent>
#include <QToolTip>

#include <algorithm>

namespace table {

namespace {

// Keys past the cards' own numbers.
constexpr int kSeatThing = 1000, kPileThing = 1100, kFolaThing = 1200, kTrickThing = 1300, kSlipThing = 1500,
              kPadThing = 1600;

QString titled(Card card) {
    const QString title = text::trumpTitle(card);
    return title.isEmpty() ? text::cardName(card) : text::cardName(card) + QStringLiteral(", ") + title;
}

} // namespace

// Cards of the hand, of the open hand chosen from, or to be picked.
void TableWidget::addCards(std::vector<TableThing>& list) const {
    for (Card card : reachable()) {
        const auto sprite = std::ranges::find_if(picture_.sprites, [&](const Sprite& s) {
            return s.card() == card &&
                   (state_.picking || s.place == Sprite::Place::Hand || s.place == Sprite::Place::Open);
        });
        if (sprite == picture_.sprites.end())
            continue;
        TableThing thing;
        thing.kind = TableThing::Kind::Card;
        thing.key = card.id;
        thing.name = titled(card);
        thing.detail = text::cardHelp(card, state_.rules);
        thing.rect = sprite->bounds().toAlignedRect();
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
        thing.focused = !focusedThing_ && attention_.focused == card;
        list.push_back(thing);
    }
}

// Faces that lie there to be looked at alone: what the cutter sees, cards drawn, open hands, the Fool.
void TableWidget::addSeen(std::vector<TableThing>& list) const {
    const auto listed = [&](int key) { return std::ranges::find(list, key, &TableThing::key) != list.end(); };
    for (const Sprite& sprite : picture_.sprites) {
        using Place = Sprite::Place;
        const bool elsewhere =
            sprite.place == Place::Hand || sprite.place == Place::Trick || sprite.place == Place::Public;
        if (!sprite.card() || elsewhere || listed(sprite.key))
            continue;
        TableThing thing;
        thing.kind = TableThing::Kind::Seen;
        thing.key = sprite.key;
        thing.name = titled(*sprite.card());
        thing.detail = text::cardHelp(*sprite.card(), state_.rules);
        thing.rect = sprite.bounds().toAlignedRect();
        const bool owned =
            sprite.place == Place::Drawn || sprite.place == Place::Open || sprite.place == Place::Discard;
        if (owned && !state_.names[sprite.seat].isEmpty())
            thing.state = teller().name(sprite.seat);
        thing.focused = focusedThing_ == thing.key;
        list.push_back(thing);
    }
}

void TableWidget::addPlaces(std::vector<TableThing>& list) const {
    const auto add = [&](TableThing::Kind kind, int key, const QString& name, const QString& state,
                         const QRect& rect) -> TableThing& {
        TableThing thing;
        thing.kind = kind;
        thing.key = key;
        thing.name = name;
        thing.state = state;
        thing.rect = rect;
        thing.focused = focusedThing_ == key;
        return list.emplace_back(thing);
    };
    for (const auto& play : state_.trick.plays)
        add(TableThing::Kind::Trick, kTrickThing + play.card.id,
            tr("%1: %2", "name: card played").arg(teller().name(play.seat), text::cardName(play.card)), {},
            picture_.trickPlaces[play.seat])
            .detail = text::cardHelp(play.card, state_.rules);
    for (Seat seat : kSeats) {
        if (state_.names[seat].isEmpty())
            continue;
        QStringList states{roleWords(seat), tr("%n card(s)", nullptr, state_.counts[seat])};
        for (const PublicGroup& group : state_.shown[seat])
            for (Card card : group.cards)
                states << text::cardName(card);
        states.removeAll(QString());
        add(TableThing::Kind::Seat, kSeatThing + index(seat), teller().name(seat),
            states.join(QStringLiteral(", ")), plateRect(seat));
    }
    for (Side side : kSides) {
        const bool ours = side == sideOf(state_.me);
        TableThing& pile = add(
            TableThing::Kind::Pile, kPileThing + index(side), ours ? tr("Our tricks") : tr("Their tricks"),
            tr("%n card(s)", nullptr, std::max(0, state_.captured[side])), picture_.piles[side]);
        pile.pressable = ours;
        pile.detail = ours ? tr("A press shows them (M6.11).") : tr("They lie face down (M6.11).");
    }
    if (state_.fola > 0) {
        TableThing& fola = add(TableThing::Kind::Fola, kFolaThing, tr("Fola"),
                               state_.announcedLast ? text::announcement(*state_.announcedLast)
                                                    : tr("%n card(s)", nullptr, state_.fola),
                               picture_.fola);
        fola.pressable = true;
        fola.detail =
            tr("The cards left over from the deal. A press repeats what was announced, or shows the "
               "cards to who has seen them (M5.11).");
    }
    if (state_.spoken) {
        const text::Spoken said = text::spoken(*state_.spoken, teller());
        TableThing& slip = add(TableThing::Kind::Slip, kSlipThing, said.title, said.words, picture_.slip);
        slip.pressable = true;
        slip.detail = said.meaning;
    }
}

std::vector<TableThing> TableWidget::things() const {
    std::vector<TableThing> list;
    addCards(list);
    if (state_.spread.empty())
        addPlaces(list);
    addSeen(list);
    return list;
}

// A card where it is seen, else what else lies there; the pad tells of itself.
std::optional<TableThing> TableWidget::thingAt(QPoint at) const {
    if (pad_->isVisible() && pad_->geometry().contains(at)) {
        TableThing pad;
        pad.key = kPadThing;
        pad.name = pad_->accessibleName();
        pad.state = pad_->accessibleDescription();
        pad.detail = pad_->explanation();
        pad.rect = pad_->geometry();
        return pad;
    }
    const auto all = things();
    if (state_.spoken && picture_.slip.contains(at))
        return *std::ranges::find(all, kSlipThing, &TableThing::key);
    for (auto sprite = picture_.sprites.rbegin(); sprite != picture_.sprites.rend(); ++sprite) {
        if (!sprite->card() || !sprite->bounds().contains(at))
            continue;
        const int key = sprite->place == Sprite::Place::Trick ? kTrickThing + sprite->key : sprite->key;
        if (const auto thing = std::ranges::find(all, key, &TableThing::key); thing != all.end())
            return *thing;
        TableThing card; // a public card, which its owner's plate tells of
        card.key = sprite->key;
        card.name = titled(*sprite->card());
        card.detail = text::cardHelp(*sprite->card(), state_.rules);
        card.rect = sprite->bounds().toAlignedRect();
        return card;
    }
    const auto place = std::ranges::find_if(all, [&](const TableThing& thing) {
        return thing.kind != TableThing::Kind::Card && thing.rect.contains(at);
    });
    return place != all.end() ? std::optional(*place) : std::nullopt;
}

void TableWidget::explain(const TableThing& thing, QPoint globalAt) {
    QStringList lines{thing.name};
    for (const QString& more : {thing.state, thing.detail})
        if (!more.isEmpty())
            lines << more;
    const int wide = metrics_.px(320);
    QString words;
    for (const QString& line : lines)
        words += QStringLiteral("<div style='max-width:%1px'>%2</div>").arg(wide).arg(line.toHtmlEscaped());
    QToolTip::showText(globalAt, words, this, thing.rect);
}

// The right button, or the menu key on what has the focus.
void TableWidget::contextMenuEvent(QContextMenuEvent* event) {
    if (event->reason() != QContextMenuEvent::Keyboard) {
        if (const auto thing = thingAt(event->pos()))
            explain(*thing, event->globalPos());
        return;
    }
    for (const TableThing& thing : things())
        if (thing.focused)
            explain(thing, mapToGlobal(thing.rect.center()));
}

void TableWidget::press(const TableThing& thing) {
    switch (thing.kind) {
    case TableThing::Kind::Card:
        clickCard(Card{static_cast<std::uint8_t>(thing.key)});
        break;
    case TableThing::Kind::Fola:
        emit folaAsked();
        break;
    case TableThing::Kind::Pile:
        if (state_.captured[sideOf(state_.me)] > 0)
            emit pileAsked(sideOf(state_.me));
        break;
    case TableThing::Kind::Slip:
        focusedThing_.reset();
        dropSlip();
        break;
    default:
        break;
    }
}

} // namespace table
