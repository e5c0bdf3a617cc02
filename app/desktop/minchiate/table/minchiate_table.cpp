#include "desktop/minchiate/table/minchiate_table.h"

#include "desktop/look/announce.h"
#include "desktop/minchiate/table/pace.h"
#include "desktop/table/held.h"
#include "desktop/table/timing.h"
#include "text/prompts.h"

#include <utility>

namespace minchiate_table {

using table::Beat;
using table::Tempo;

MinchiateTable::MinchiateTable(look::Deck& deck, QWidget* parent)
    : MinchiateTable(deck, new pad::ScorePad(deck), parent) {}

MinchiateTable::MinchiateTable(look::Deck& deck, pad::ScorePad* pad, QWidget* parent)
    : TableWidget(deck, pad, parent), pad_(pad) {
    connect(&director(), &table::Director::caughtUp, this, [this] {
        if (state_.phase == Phase::Counted)
            emit countDue();
    });
    connect(this, &TableWidget::stockPressed, this, &MinchiateTable::folaAsked);
    connect(this, &TableWidget::pilePressed, this,
            [this](int pile) { emit pileAsked(kSides[static_cast<std::size_t>(pile)]); });
}

void MinchiateTable::setHabits(const table::Habits& habits) {
    TableWidget::setHabits(habits);
    pad_->setNumberShown(habits.showNumber);
}

void MinchiateTable::setWatched(bool watched) {
    watched_ = watched;
    if (!seen().scene.people.empty())
        closeAsking();
}

// ---- What comes in its time ----

void MinchiateTable::stage(const Staged& staged) {
    clear();
    add(table::atOnce([this, staged] { showStaged(staged); }));
}

void MinchiateTable::situate(const model::Situation& situation) {
    stage({situation, {}});
    if (situation.hand > 0 && situation.hand % kHandsInRound == 0 && situation.view.phase == Phase::Cut)
        add({beatOfDeal, [] {}}); // people have changed places, which is seen before the cut
    if (!situation.draw)
        return;
    for (const DrawnCard& drawn : situation.draw->cards)
        add({beatOfDrawing, [this, drawn] { showDrawn(drawn); }});
    add({beatOfDeal, [] {}});
}

void MinchiateTable::happen(const Event& event) {
    add({[this, event](const Tempo& tempo) { return beatOf(event, state_, tempo); },
         [this, event] { enact(event); }});
    if (const auto* looked = std::get_if<event::Looked>(&event); looked && !looked->cards.empty())
        add({[](const Tempo&) { return Beat{0, 0, Beat::Press::ToSee}; }, [] {}});
}

void MinchiateTable::ask(const model::Question& question) {
    add(table::atOnce([this, question] {
        endDraw();
        state_.asked = question.choice;
        state_.barred = question.barred;
        state_.picking.reset();
        state_.view = question.view;
        putQuestion();
    }));
}

void MinchiateTable::askPick(const Picking& picking) {
    add(table::atOnce([this, picking] {
        state_.asked.reset();
        state_.picking = picking;
        putQuestion();
    }));
}

void MinchiateTable::hold() {
    add(table::held([this] { state_.trickSeen = true; }));
}

void MinchiateTable::lookAt(const std::vector<minchiate_lessons::Spot>& spots) {
    add(table::atOnce([this, spots = spotsOf(spots)] { light(spots); }));
}

// ---- What is shown ----

void MinchiateTable::showStaged(const Staged& staged) {
    const model::Situation& situation = staged.situation;
    const bool changePlaces = situation.hand > 0 && situation.view.phase == Phase::Cut &&
                              !state_.names[Seat::S].isEmpty() && situation.players != state_.players;
    state_ = stateOf(situation, staged.exhibit);
    PerSide<QString> names; // of a hand in which nobody is "you"
    for (Side side : kSides)
        if (!teller().us())
            names[side] = text::sideLabel(side, teller());
    pad_->setUs(sideOf(state_.me), names);
    std::optional<table::Slip> slip;
    const auto& announcements = situation.view.announcements;
    // Watched, it has been said, and would cover the open hands.
    if (!announcements.empty() && state_.phase == Phase::Discard && !watched_)
        slip = slipOf({partner(state_.dealer), announcements.back()}, teller(), Fola::Alone);
    lay(scene(), std::move(slip), changePlaces ? table::Arrival::ChangingPlaces : table::Arrival::AtOnce);
    pad_->setScore(state_.net, state_.paid);
    pad_->finish();
    emit situationShown(situation);
}

void MinchiateTable::showDrawn(const DrawnCard& drawn) {
    state_.drawn[static_cast<std::size_t>(drawn.player)].push_back(drawn.card);
    change(scene(), table::timing::play);
}

// The draw has been seen once something else is shown.
void MinchiateTable::endDraw() {
    state_.draw.reset();
    state_.drawn = {};
}

void MinchiateTable::putQuestion() {
    put(scene(), askOf(state_, teller(), [this](const Action& action) { return attempt(action); }));
}

void MinchiateTable::enact(const Event& event) {
    endDraw();
    if (!std::holds_alternative<event::Looked>(event))
        state_.looked.clear();
    if (std::holds_alternative<event::Played>(event)) {
        papers().clearNote();
        papers().letGo();
    }
    if (const auto* announced = std::get_if<event::Announced>(&event))
        papers().say(slipOf(*announced, teller(), folaToldOf()));
    state_.asked.reset();
    state_.picking.reset();
    apply(state_, event);
    change(scene(), moveMsOf(event));
    pad_->setScore(state_.net, state_.paid);
    if (const auto* marked = std::get_if<event::Marked>(&event); marked && !seen().scoreCovered)
        setAccessibleDescription(text::markReason(marked->mark, teller()) + u' ' +
                                 text::markPoints(marked->mark, teller()));
    emit eventShown(event);
}

// ---- Acting ----

void MinchiateTable::setAttempt(const Attempt& attempt) {
    if (!attempt) {
        setJudge({});
        return;
    }
    setJudge([this, attempt](const Action& action) -> std::optional<table::Refused> {
        const auto refusal = attempt(action);
        return refusal ? std::optional(refusedFor(*refusal, state_.names)) : std::nullopt;
    });
}

std::optional<table::Refused> MinchiateTable::attempt(const Action& action) {
    const auto asked = std::exchange(state_.asked, std::nullopt);
    retell(scene());
    auto refusal = judge_ ? judge_(action) : std::nullopt;
    if (!refusal) {
        emit acted(action);
        return std::nullopt;
    }
    state_.asked = asked; // all is as before
    retell(scene());
    return refusal;
}

void MinchiateTable::closeAsking() {
    state_.asked.reset();
    state_.picking.reset();
    retell(scene());
    closeAsk();
}

// What an announcement made now counts.
Fola MinchiateTable::folaToldOf() const {
    return state_.phase == Phase::Play && state_.lastTrick ? Fola::WithDiscards : Fola::Alone;
}

void MinchiateTable::repeatAnnouncement() {
    if (!state_.announcedLast)
        return;
    if (papers().slip()) {
        papers().dropSlip();
        look::announce(*this, text::announcement(*state_.announcedLast));
    } else {
        papers().say(slipOf({partner(state_.dealer), *state_.announcedLast}, teller(), folaToldOf()));
        papers().placeSlip();
    }
    update();
}

} // namespace minchiate_table

#include "moc_minchiate_table.cpp"
