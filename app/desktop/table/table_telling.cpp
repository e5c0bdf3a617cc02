// What the table does for those who tell of what lies there: lessons and annotated hands.
#include "desktop/table/table_widget.h"
#include "desktop/table/timing.h"

namespace table {

void TableWidget::askPick(const Picking& picking) {
    director_.add(picking);
}

void TableWidget::showPicking(const Picking& picking) {
    state_.asked.reset();
    state_.picking = picking;
    attention_.raised = attention_.crossed = {};
    attention_.hovered.reset();
    focusedThing_.reset();
    attention_.focused = firstIn(reachable());
    attention_.opened = attention_.focusShown ? attention_.focused : std::nullopt;
    rearrange(timing::lift);
    updateStrip();
    update();
    tellAssistants(tr("Pick cards. Space picks a card, Return gives those picked."));
}

void TableWidget::closeAsking() {
    state_.asked.reset();
    state_.picking.reset();
    attention_.hovered.reset();
    updateStrip();
    update();
}

void TableWidget::crossOut(CardSet wrong) {
    attention_.crossed = wrong & attention_.raised;
    update();
}

void TableWidget::hold() {
    director_.add(Hold{});
}

void TableWidget::dismissSlip() {
    dropSlip();
}

void TableWidget::coverScore(bool covered) {
    scoreCovered_ = covered;
    pad_->setVisible(!covered && state_.spread.empty());
    update();
}

void TableWidget::lookAt(std::vector<lessons::Spot> spots) {
    director_.add(Look{std::move(spots)});
}

void TableWidget::relight() {
    spotlight_.light(picture_, state_, rect(), devicePixelRatioF());
}

void TableWidget::togglePicked(Card card) {
    if (!state_.picking->from.contains(card))
        return;
    attention_.hovered.reset();
    if (attention_.raised.contains(card)) {
        attention_.raised.erase(card);
    } else {
        attention_.raised = (state_.picking->most == 1 ? CardSet() : attention_.raised) | CardSet(card);
        attention_.hovered = card; // another press where it stood lowers it again
    }
    attention_.crossed = {}; // picked anew
    spotlight_.end();
    rearrange(timing::lift);
    update();
    emit picksChanged(attention_.raised);
}

} // namespace table
