#include "desktop/cuatrola/table/cuatrola_table.h"

#include "desktop/cuatrola/table/pace.h"
#include "desktop/table/held.h"
#include "text/cuatrola/cuatrola_telling.h"

#include <utility>

namespace cuatrola_table {

using table::Tempo;

CuatrolaTable::CuatrolaTable(look::Deck& deck, QWidget* parent)
    : CuatrolaTable(deck, new Dish(deck), parent) {}

CuatrolaTable::CuatrolaTable(look::Deck& deck, Dish* dish, QWidget* parent)
    : TableWidget(deck, dish, parent), dish_(dish) {
    connect(&director(), &table::Director::caughtUp, this, [this] {
        if (state_.view.score && !state_.told)
            askOnward();
    });
}

table::Scene CuatrolaTable::scene() const {
    return sceneOf(state_, teller());
}

// ---- What comes in its time ----

void CuatrolaTable::stage(const Staged& staged) {
    clear();
    add(table::atOnce([this, staged] {
        state_ = stateOf(staged);
        lay(scene(), std::nullopt);
        dish_->setContent(dishOf(state_, teller()));
        dish_->finish();
        emit situationShown();
    }));
}

void CuatrolaTable::situate(const Situation& situation) {
    stage({situation});
    if (situation.view.bids.empty())
        add({beatOfDeal, [] {}});
}

void CuatrolaTable::happen(const Event& event) {
    add({[this, event](const Tempo& tempo) { return beatOf(event, state_, tempo); },
         [this, event] { enact(event); }});
}

void CuatrolaTable::ask(const Question& question) {
    add(table::atOnce([this, question] {
        state_.asked = question.choice;
        state_.barred = question.barred;
        state_.picking.reset();
        putQuestion();
    }));
}

void CuatrolaTable::askPick(const table::Picking& picking) {
    add(table::atOnce([this, picking] {
        state_.asked.reset();
        state_.picking = picking;
        putQuestion();
    }));
}

void CuatrolaTable::hold() {
    add(table::held([this] { state_.trickSeen = true; }));
}

// ---- What is shown ----

void CuatrolaTable::enact(const Event& event) {
    if (std::holds_alternative<event::Played>(event)) {
        papers().clearNote();
        papers().letGo();
    }
    state_.asked.reset();
    state_.picking.reset();
    apply(state_, event);
    if (const auto* sung = std::get_if<event::Sung>(&event); sung && sung->cante.suits != 0)
        papers().say(slipOf(sung->cante, state_.trump(), teller()));
    change(scene(), moveMsOf(event));
    if (const auto* ended = std::get_if<event::AskingEnded>(&event))
        readOut(text::cuatrola::askingTold(ended->contract, teller()));
    dish_->setContent(dishOf(state_, teller()));
    emit eventShown();
}

void CuatrolaTable::putQuestion() {
    put(scene(), askOf(state_, teller(), [this](const Action& action) { return attempt(action); }));
}

// The hand is over and the picture has caught up: how it came out, and how to go on.
void CuatrolaTable::askOnward() {
    papers().dropSlip();
    const bool here = hasFocus() || papers().strip()->isAncestorOf(window()->focusWidget());
    put(scene(), resultAsk(state_, teller(), onward_ ? onward_() : std::vector<table::Onward>{}));
    if (here) // the button has it, not a card that is gone
        takeFocus();
}

void CuatrolaTable::lookAtOwn(bool shown) {
    state_.ownShown = shown && mayLookAtOwn();
    change(scene(), 0);
}

bool CuatrolaTable::mayLookAtOwn() const {
    return state_.isIdle(state_.me()) && !state_.view.score;
}

// ---- Acting ----

void CuatrolaTable::closeAsking() {
    state_.asked.reset();
    state_.picking.reset();
    retell(scene());
    closeAsk();
}

std::optional<table::Refused> CuatrolaTable::attempt(const Action& action) {
    const auto asked = std::exchange(state_.asked, std::nullopt);
    retell(scene());
    const auto refusal = attempt_ ? attempt_(action) : std::nullopt;
    if (!refusal) {
        emit acted(action);
        return std::nullopt;
    }
    state_.asked = asked; // all is as before
    retell(scene());
    return refusedFor(*refusal, state_.names);
}

} // namespace cuatrola_table

#include "moc_cuatrola_table.cpp"
