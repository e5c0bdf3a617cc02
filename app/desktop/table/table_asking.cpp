// What the table asks and says: the strip, the announcement's slip, the cards that may be taken.
#include "desktop/look/surfaces.h"
#include "desktop/table/free_place.h"
#include "desktop/table/slip.h"
#include "desktop/table/table_widget.h"
#include "text/prompts.h"

#include <QAccessible>

#include <algorithm>

namespace table {

// ---- The strip ----

void TableWidget::updateStrip() {
    Prompt prompt;
    QRect zone = picture_.strip;
    if (director_.waitsForPress() && state_.draw) {
        prompt.strong = text::drawSettled(state_.dealer, teller());
        prompt.text = text::drawnAgain(state_.draw->cards, state_.players, teller());
        prompt.buttons = {{tr("&Go on"), true, true}};
    } else if (director_.waitsForPress() && state_.phase == Phase::Cut && state_.looked.empty()) {
        prompt.strong = state_.hand / kHandsInRound == 1 ? tr("The second round.") : tr("The third round.");
        prompt.text = tr("%1 is your partner now.").arg(state_.names[partner(state_.me)]);
        prompt.buttons = {{tr("&Go on"), true, true}};
    } else if (director_.waitsForPress() && !state_.looked.empty()) {
        prompt.strong = text::lookedPrompt(static_cast<int>(state_.looked.size()));
        prompt.buttons = {{tr("&Go on"), true, true}};
    } else if (isOpen() && std::holds_alternative<CutChoice>(state_.asked->among)) {
        prompt.strong = text::cutPrompt();
        prompt.text = attention_.cutAt > 0 ? tr("Here %1 are lifted.").arg(attention_.cutAt)
                                           : tr("Click into the pack, or move with the arrow keys.");
        prompt.buttons = {{tr("&Cut"), true, attention_.cutAt > 0}};
    } else if (isOpen() && state_.discarding()) {
        const auto words =
            text::discardEffect(state_.cards, attention_.raised, *state_.discarding(), state_.rules);
        prompt.heading = words.count;
        prompt.filled = attention_.raised.size();
        prompt.places = state_.discarding()->count;
        prompt.strong = words.effect;
        prompt.text = words.note;
        prompt.buttons = {{tr("&Discard"), true, prompt.filled == prompt.places}};
    } else if (isOpen() && state_.declaring()) {
        zone = picture_.declareStrip;
        const auto& held = state_.declaring()->held;
        if (choosing_) {
            for (const Versicola& v : held)
                prompt.buttons.push_back(
                    {text::declareItem(v), std::ranges::find(chosen_, v.cards) != chosen_.end(), true});
            prompt.buttons.push_back(
                {chosen_.empty() ? tr("Say &nothing") : tr("&Declare %n", nullptr, int(chosen_.size())), true,
                 true});
            prompt.strong = tr("Which do you declare?");
        } else {
            prompt.strong = text::declareOffer(held);
            prompt.text = text::declareEffect(held);
            prompt.buttons = {{tr("Say &nothing"), false, true}};
            if (held.size() > 1)
                prompt.buttons.push_back({tr("C&hoose…"), false, true});
            prompt.buttons.push_back({held.size() > 1 ? tr("&Declare all") : tr("&Declare"), true, true});
        }
    } else if (isOpen() && state_.playing() && state_.playing()->mayFall && state_.asked->seat == state_.me &&
               state_.cards.size() > 1) { // of the last card nobody would choose otherwise
        zone = picture_.fallStrip;
        prompt.strong = tr("You may fall (M6.10)");
        prompt.text = text::fallOffer();
        prompt.buttons = {{tr("Lay &open"), false, true}};
    } else if (isOpen() && !watched_ && state_.playing() && state_.asked->seat != state_.me) {
        zone = picture_.fallStrip;
        prompt.strong = text::fallenPrompt(state_.asked->seat, teller());
    }
    const bool shown = !prompt.strong.isEmpty() || !prompt.heading.isEmpty();
    if (shown) {
        strip_->setPrompt(prompt);
        strip_->place(stripPlace(zone));
    }
    if (strip_->isVisible() != shown)
        strip_->setVisible(shown);
    placeSlip();
}

// The people with their words, too, as long as those are.
std::vector<QRect> TableWidget::takenNow() const {
    std::vector<QRect> taken = takenPlaces(picture_, metrics_);
    for (Seat seat : kSeats)
        if (!state_.names[seat].isEmpty())
            taken.push_back(plateRect(seat));
    return taken;
}

QRect TableWidget::placeOver(const std::vector<QSize>& sizes, const QRect& near) const {
    std::vector<QRect> taken = takenNow();
    if (strip_->isVisible())
        taken.push_back(strip_->geometry());
    if (state_.spoken)
        taken.push_back(picture_.slip);
    return freePlace(sizes, near, taken, look::clothRect(rect(), metrics_));
}

// Where it is looked for if nothing lies there, else as close to that as it hides nothing, and as broad as
// goes there.
QRect TableWidget::stripPlace(const QRect& zone) const {
    std::vector<QSize> sizes;
    for (const double share : {1.0, 0.82, 0.68, 1.3, 1.7, 2.2, 0.5})
        sizes.push_back(strip_->sizeFor({qRound(zone.width() * share), 0}));
    std::vector<QRect> taken = takenNow();
    if (state_.phase != Phase::Play) // no trick comes before it is answered
        std::erase_if(taken, [&](const QRect& r) {
            return std::ranges::find(picture_.trickPlaces, r) != picture_.trickPlaces.end();
        });
    return freePlace(sizes, zone, taken, look::clothRect(rect(), metrics_));
}

// ---- The announcement's slip ----

void TableWidget::repeatAnnouncement() {
    if (!state_.announcedLast)
        return;
    if (state_.spoken) {
        dropSlip();
    } else {
        state_.spoken = event::Announced{partner(state_.dealer), *state_.announcedLast};
        beginSlip();
        placeSlip();
    }
    tellAssistants(text::announcement(*state_.announcedLast));
    update();
}

// At any pace it lies there long enough to be read, whatever is played meanwhile; not where nobody waits for
// anything.
void TableWidget::beginSlip() {
    slipLeaves_ = false;
    if (habits_.tempo.factor > 0)
        slipLeast_.start();
}

void TableWidget::dropSlip() {
    slipLeast_.stop();
    slipLeaves_ = false;
    state_.spoken.reset();
    update();
}

// Beside its speaker, where it hides no card, no name, no mark and no place where a card will lie.
void TableWidget::placeSlip() {
    if (!state_.spoken)
        return;
    std::vector<QRect> taken = takenNow();
    if (strip_->isVisible())
        taken.push_back(strip_->geometry());
    if (state_.phase == Phase::Discard) // one may still come
        taken.push_back(picture_.strip);
    const int edge = metrics_.px(12);
    picture_.slip =
        slipPlace(slipSize(slipWords(*state_.spoken, teller()), metrics_), plateRect(state_.spoken->speaker),
                  taken, look::clothRect(rect(), metrics_).adjusted(edge, edge, -edge, -edge), picture_.slip);
}

void TableWidget::showLastTrick(bool shown) {
    lastTrickShown_ = shown && state_.lastTrick.has_value();
    update();
}

void TableWidget::tellAssistants(const QString& words) {
    setAccessibleDescription(words);
    QAccessibleEvent changed(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&changed);
}

std::vector<Card> TableWidget::reachable() const {
    if (state_.picking) { // as they lie, from left to right
        std::vector<Card> cards;
        for (const Sprite& sprite : picture_.sprites)
            if (sprite.card() && state_.picking->from.contains(*sprite.card()))
                cards.push_back(*sprite.card());
        return cards;
    }
    if (state_.playing() && state_.asked->seat != state_.me) {
        std::vector<Card> cards;
        for (const Sprite& sprite : picture_.sprites)
            if (sprite.place == Sprite::Place::Open && sprite.seat == state_.asked->seat)
                cards.push_back(*sprite.card());
        return cards;
    }
    return handOrder(state_);
}

} // namespace table
