#include "desktop/tarot/table/tarot_table.h"

#include "desktop/table/held.h"
#include "desktop/table/timing.h"
#include "desktop/tarot/table/pace.h"
#include "desktop/tarot/table/scene_of.h"

#include <utility>

namespace tarot_table {

using table::Tempo;

TarotTable::TarotTable(look::Deck& deck, QWidget* parent)
    : TarotTable(deck, new ContractPlate(deck), parent) {}

TarotTable::TarotTable(look::Deck& deck, ContractPlate* plate, QWidget* parent)
    : TableWidget(deck, plate, parent), plate_(plate) {
    connect(&director(), &table::Director::caughtUp, this, [this] {
        if (state_.view.result && !state_.told)
            askOnward();
    });
}

table::Scene TarotTable::scene() const {
    return sceneOf(state_, teller());
}

// ---- What comes in its time ----

void TarotTable::stage(const Staged& staged) {
    clear();
    add(table::atOnce([this, staged] {
        state_ = stateOf(staged);
        plate_->setContent(plateOf(state_, teller()));
        lay(scene(), std::nullopt);
        emit situationShown();
    }));
}

void TarotTable::situate(const Situation& situation) {
    stage({situation});
    if (situation.view.auction.empty())
        add({beatOfDeal, [] {}});
}

void TarotTable::happen(const Event& event) {
    add({[this, event](const Tempo& tempo) { return beatOf(event, state_, tempo); },
         [this, event] { enact(event); }});
}

void TarotTable::ask(const Question& question) {
    // The chien has been seen by all before it goes into the hand (F6.4).
    if (std::holds_alternative<DiscardChoice>(question.choice.among))
        add(table::atOnce([this] {
            takeUpChien(state_);
            change(scene(), table::timing::deal);
        }));
    add(table::atOnce([this, question] {
        state_.asked = question.choice;
        state_.barred = question.barred;
        state_.view.camp = question.view.camp; // who holds the card called knows it (F6.3)
        state_.picking.reset();
        putQuestion();
    }));
}

void TarotTable::askPick(const table::Picking& picking) {
    add(table::atOnce([this, picking] {
        state_.asked.reset();
        state_.picking = picking;
        putQuestion();
    }));
}

void TarotTable::hold() {
    add(table::held([this] { state_.trickSeen = true; }));
}

void TarotTable::putQuestion() {
    put(scene(), askOf(state_, teller(), [this](const Action& action) { return attempt(action); }));
}

// ---- What is shown ----

void TarotTable::enact(const Event& event) {
    if (std::holds_alternative<event::Played>(event)) {
        papers().clearNote();
        papers().letGo();
    }
    state_.asked.reset();
    state_.picking.reset();
    apply(state_, event);
    if (const auto* one = std::get_if<event::Announcing>(&event))
        papers().say(slipOf(one->announcement, state_.view.players, teller()));
    else if (const auto* call = std::get_if<event::Called>(&event))
        papers().say(slipOfCall(call->seat, call->card, state_.view.hand.contains(call->card), teller()));
    else if (const auto* known = std::get_if<event::PartnerKnown>(&event))
        papers().say(slipOfPartner(*state_.view.contract, known->partner, state_.view, teller()));
    else if (const auto* jeu = std::get_if<event::JeuSaid>(&event); jeu && jeu->slam != Slam::None)
        papers().say(slipOfSlam(jeu->seat, jeu->slam, state_.view.rules, teller()));
    plate_->setContent(plateOf(state_, teller()));
    change(scene(), moveMsOf(event));
    emit eventShown();
}

// The hand is over and the picture has caught up: how it came out, and where to go from there.
void TarotTable::askOnward() {
    papers().dropSlip();
    put(scene(), resultAsk(state_, teller(), onward_ ? onward_() : std::vector<table::Onward>{}));
}

// ---- Acting ----

void TarotTable::closeAsking() {
    state_.asked.reset();
    state_.picking.reset();
    retell(scene());
    closeAsk();
}

std::optional<table::Refused> TarotTable::attempt(const Action& action) {
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

} // namespace tarot_table

#include "moc_tarot_table.cpp"
