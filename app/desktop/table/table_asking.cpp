// What the table asks and says: the strip, the announcement's slip, the cards that may be taken.
#include "desktop/look/surfaces.h"
#include "desktop/table/asking.h"
#include "desktop/table/free_place.h"
#include "desktop/table/slip.h"
#include "desktop/table/table_widget.h"
#include "text/prompts.h"

#include <QAccessible>

#include <algorithm>

namespace table {

// ---- The strip ----

void TableWidget::updateStrip() {
    const Waiting waiting = director_.waitsForPress() ? Waiting::ForPress
                            : isOpen()                ? Waiting::ForMe
                                                      : Waiting::Shows;
    const auto ask = stripAsk(state_, attention_, chosen_, waiting, teller());
    if (ask) {
        strip_->setPrompt(ask->prompt);
        strip_->place(stripPlace(picture_.*ask->zone));
    }
    if (strip_->isVisible() != ask.has_value())
        strip_->setVisible(ask.has_value());
    placeSlip();
}

// A button of the strip.
void TableWidget::answer(int button) {
    setFocus();
    if (director_.waitsForPress()) {
        goOn();
        return;
    }
    if (!isOpen())
        return;
    const StripAnswer answer = answerTo(state_, attention_, chosen_, button);
    if (const auto* chosen = std::get_if<Chosen>(&answer)) {
        chosen_ = *chosen;
        updateStrip();
    } else if (const auto* action = std::get_if<Action>(&answer)) {
        chosen_.reset();
        send(*action);
    }
}

// The people with their words, too, as long as those are.
std::vector<QRect> TableWidget::takenNow() const {
    std::vector<QRect> taken = takenPlaces(picture_, metrics_);
    for (Seat seat : kSeats)
        if (!state_.names[seat].isEmpty())
            taken.push_back(plateRect(seen(), seat));
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
    picture_.slip = slipPlace(
        slipSize(slipWords(*state_.spoken, teller()), metrics_), plateRect(seen(), state_.spoken->speaker),
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

} // namespace table
