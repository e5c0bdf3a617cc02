#include "desktop/bolognese/table/bolognese_table.h"

#include "desktop/bolognese/table/pace.h"
#include "desktop/table/held.h"
#include "desktop/table/timing.h"

#include <utility>

namespace bolognese_table {

using table::Tempo;

BologneseTable::BologneseTable(look::Deck& deck, QWidget* parent)
    : BologneseTable(deck, new Slate(deck), parent) {}

BologneseTable::BologneseTable(look::Deck& deck, Slate* slate, QWidget* parent)
    : TableWidget(deck, slate, parent), slate_(slate) {
    connect(&director(), &table::Director::caughtUp, this, [this] {
        if (state_.view.result && !state_.told)
            askOnward();
    });
}

table::Scene BologneseTable::scene() const {
    return sceneOf(state_, teller());
}

// ---- What comes in its time ----

void BologneseTable::stage(const Staged& staged) {
    clear();
    add(table::atOnce([this, staged] { showStaged(staged); }));
}

void BologneseTable::situate(const Situation& situation) {
    const bool deals = situation.view.phase == Phase::Discard && situation.view.accusi.empty();
    // The same draw is not watched a second time, where the deal is taken back or dealt again.
    if (deals && situation.draw && std::exchange(drawSeen_, situation.draw) != situation.draw)
        showDraw(situation);
    else
        stage({situation});
    if (situation.view.phase == Phase::Discard)
        add({beatOfDeal, [] {}});
}

void BologneseTable::showStaged(const Staged& staged, table::Arrival arrival) {
    state_ = stateOf(staged);
    slate_->setContent(slateOf(state_, teller())); // before it is laid: names are broad
    lay(scene(), std::nullopt, arrival);
    slate_->finish();
    emit situationShown();
}

// Card by card, looked at until a press; then people take the places that they have drawn (B3.2).
void BologneseTable::showDraw(const Situation& situation) {
    clear();
    add(table::atOnce([this, situation] {
        state_ = stateOf({situation});
        state_.drawn = 0;
        lay(scene(), std::nullopt);
        slate_->setContent(slateOf(state_, teller()));
        slate_->finish();
    }));
    for (std::size_t i = 1; i <= situation.draw->cards.size(); ++i)
        add({beatOfDrawing, [this, i] {
                 state_.drawn = i;
                 change(scene(), table::timing::play);
             }});
    add({beatOfLooking, [] {}});
    add(table::atOnce([this, situation] { showStaged({situation}, table::Arrival::ChangingPlaces); }));
}

void BologneseTable::happen(const Event& event) {
    add({[this, event](const Tempo& tempo) { return beatOf(event, state_, tempo); },
         [this, event] { enact(event); }});
}

void BologneseTable::ask(const Question& question) {
    add(table::atOnce([this, question] {
        state_.asked = question;
        state_.shows = {};
        state_.picking.reset();
        const auto* discard = std::get_if<DiscardChoice>(&question.choice.among);
        // Calling out comes before the two cards are seen (B6.5).
        if (discard && discard->accuso.made.empty())
            state_.takenUp = true;
        askNow();
    }));
}

void BologneseTable::askPick(const table::Picking& picking) {
    add(table::atOnce([this, picking] {
        state_.asked.reset();
        state_.picking = picking;
        askNow();
    }));
}

void BologneseTable::hold() {
    add(table::held([this] { state_.trickSeen = true; }));
}

void BologneseTable::askNow() {
    const Further further{[this] {
                              state_.takenUp = true;
                              askNow();
                          },
                          [this] {
                              std::get<PlayChoice>(state_.asked->choice.among).accuso = {};
                              askNow();
                          }};
    put(scene(), askOf(
                     state_, [this](const Action& action) { return attempt(action); }, further));
}

// ---- What is shown ----

void BologneseTable::enact(const Event& event) {
    if (std::holds_alternative<event::Played>(event)) {
        papers().clearNote();
        papers().letGo();
    }
    state_.asked.reset();
    state_.picking.reset();
    state_.shows = {};
    apply(state_, event);
    if (const auto* accused = std::get_if<event::Accused>(&event);
        accused && (state_.watched || accused->accuso.seat != state_.me()))
        papers().say(slipOf(accused->accuso, state_, teller()));
    if (const auto* counted = std::get_if<event::Counted>(&event); counted && counted->result.calledOut)
        papers().say(callingOutSlip(*counted->result.calledOut, state_, teller()));
    change(scene(), moveMsOf(event));
    slate_->setContent(slateOf(state_, teller()));
    emit eventShown();
}

// The hand is over and the picture has caught up: how it came out, and how to go on.
void BologneseTable::askOnward() {
    if (!state_.view.result->calledOut)
        papers().dropSlip();
    put(scene(), resultAsk(state_, teller(), onward_ ? onward_() : AfterHand{}));
}

// ---- Acting ----

void BologneseTable::closeAsking() {
    state_.asked.reset();
    state_.picking.reset();
    retell(scene());
    closeAsk();
}

std::optional<table::Refused> BologneseTable::attempt(const Action& action) {
    const auto asked = std::exchange(state_.asked, std::nullopt);
    retell(scene());
    const auto refusal = attempt_ ? attempt_(action) : std::nullopt;
    if (!refusal) {
        emit acted(action);
        return std::nullopt;
    }
    state_.asked = asked; // all is as before
    retell(scene());
    return refusedFor(*refusal, state_);
}

} // namespace bolognese_table

#include "moc_bolognese_table.cpp"
