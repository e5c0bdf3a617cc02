#include "desktop/review/review_page.h"

#include "desktop/watch/watch_page.h"

#include <QKeyEvent>
#include <QResizeEvent>

#include <algorithm>

namespace review {

using minchiate_table::MinchiateTable;

namespace {

constexpr int kLightMs = 1800; // a pointing finger, no more: all hands are there to be read

} // namespace

ReviewPage::ReviewPage(look::Deck& deck, QWidget* parent)
    : QWidget(parent), table_(new MinchiateTable(deck, this)), lectern_(new look::Lectern(this)),
      bar_(new StepBar(StepBar::Offers::SeatsAndEditing, this)), showing_(new Showing(*table_, this)),
      asides_(new Asides(deck, *showing_, reading_, this)), playOn_(new PlayOn(this)) {
    setAccessibleName(tr("A hand to watch"));
    lectern_->setAccessibleName(tr("What is said of the hand"));
    table_->setBeside(lectern_);
    connect(showing_, &Showing::arrived, this, &ReviewPage::arrived);
    table_->setAttempt([this](const Action& action) { return attempt(action); });
    connect(table_, &MinchiateTable::folaAsked, asides_, &Asides::showFola);
    connect(table_, &MinchiateTable::pileAsked, asides_, &Asides::showPile);
    connect(table_, &MinchiateTable::ruleAsked, this, &ReviewPage::ruleAsked);
    connect(asides_, &Asides::announcementAsked, this, [this] { table_->repeatAnnouncement(); });
    connect(asides_, &Asides::closed, this, &ReviewPage::focusFirst);
    connect(lectern_, &look::Lectern::pressed, this, [this](int i) {
        const Press pressed = presses_[static_cast<std::size_t>(i)]; // the paper may be written anew
        press(pressed);
    });
    connect(lectern_, &look::Lectern::linkChosen, this, &ReviewPage::linkAsked);
    connect(bar_, &StepBar::stepped, this, &ReviewPage::step);
    connect(bar_, &StepBar::chosen, this, &ReviewPage::goTo);
    connect(bar_, &StepBar::sightChosen, this, [this](const watch::Sight& sight) {
        setSight({static_cast<Seat>(sight.from), sight.all});
    });
    connect(bar_, &StepBar::seatTaken, this, [this](int place) { takeSeat(static_cast<Seat>(place)); });
    connect(bar_, &StepBar::editAsked, this,
            [this] { emit editAsked(showing_->line(), reading_.people, showing_->stop().made); });
    connect(bar_, &StepBar::reshaped, this, [this] { watch::layOut(*this, *table_, *lectern_, *bar_); });
    connect(bar_, &StepBar::closed, this, &ReviewPage::closed);
    connect(playOn_, &PlayOn::acted, this, [this](const Action& action) {
        Line line = showing_->line();
        line.actions.push_back(action);
        setLine(std::move(line));
        write();
    });
    connect(playOn_, &PlayOn::finished, this, &ReviewPage::write);
    lightEnds_.setSingleShot(true);
    connect(&lightEnds_, &QTimer::timeout, this, [this] { table_->lookAt({}); });
    table_->installEventFilter(this);
    keys_ = watch::stepKeys(*this, [this](StepButton::Step step) { this->step(step); });
}

// ---- What is shown ----

void ReviewPage::showAnnotated(const minchiate_lessons::AnnotatedHand& hand) {
    reading_.hand = hand;
    reading_.people = {};
    open();
}

void ReviewPage::showHand(const records::HandRecord& record, const People& people, const QString& title) {
    reading_.hand = {};
    reading_.people = people;
    reading_.hand.deal = record.deal;
    reading_.hand.actions = record.actions;
    reading_.hand.names = people.names;
    reading_.hand.title = title;
    open();
}

void ReviewPage::open() {
    People& people = reading_.people;
    people.names = text::seatNames();
    for (Seat seat : kSeats)
        if (!reading_.hand.names[seat].isEmpty())
            people.names[seat] = reading_.hand.names[seat];
    playOn_->stop();
    reading_.way = AsPlayed{};
    countPage()->hide();
    table_->setWatched(true);
    showing_->setPeople(people);
    table_->setYou(people.you);
    const Sight sight{people.you.value_or(Seat::S)};
    showing_->setSight(sight);
    nameOnBar();
    bar_->setSight(onBar(sight));
    bar_->setFree(true);
    setLine(recorded(reading_));
    chooseByKeys(false);
    goTo(0);
}

void ReviewPage::nameOnBar() {
    QStringList names;
    for (Seat seat : kSeats)
        names << reading_.people.names[seat];
    const auto& you = reading_.people.you;
    bar_->setNames(names, you ? std::optional(static_cast<int>(*you)) : std::nullopt);
}

void ReviewPage::setLine(Line line) {
    showing_->setLine(std::move(line));
    bar_->setStops(showing_->stops());
}

void ReviewPage::setHabits(const table::Habits& habits) {
    showing_->setHabits(habits);
    countPage()->setStepMs(habits.tempo.animated ? int(350 * habits.tempo.factor) : 0);
}

void ReviewPage::goTo(int stop) {
    if (isOn<TakenSeat>())
        return;
    chooseByKeys(false);
    table_->lookAt({});
    showing_->jump(stop);
    write();
}

void ReviewPage::step(StepButton::Step step) {
    using Step = StepButton::Step;
    if (isOn<TakenSeat>())
        return;
    const int at = showing_->at(), last = static_cast<int>(showing_->stops().size()) - 1;
    if (step == Step::CardOn || step == Step::TrickOn) {
        if (at == last)
            return;
        chooseByKeys(false);
        table_->lookAt({});
        showing_->go(step == Step::CardOn ? at + 1 : trickOn(showing_->stops(), at, told(reading_)));
        write();
        return;
    }
    const int to = step == Step::First      ? 0
                   : step == Step::Last     ? last
                   : step == Step::CardBack ? std::max(0, at - 1)
                                            : trickBack(showing_->stops(), at, told(reading_));
    goTo(to);
}

void ReviewPage::setSight(const Sight& sight) {
    showing_->setSight(sight);
    bar_->setSight(onBar(sight));
    goTo(showing_->at());
}

// The table shows what it should: whoever is to play may be given another card.
void ReviewPage::arrived() {
    if (isOn<TakenSeat>()) {
        askSeat();
        return;
    }
    write();
    const auto* comment = isOn<AsPlayed>() ? commentAt(reading_, showing_->stop()) : nullptr;
    if (comment) {
        table_->lookAt(comment->look);
        lightEnds_.start(kLightMs);
    }
    askForTrial();
}

std::optional<Refusal> ReviewPage::attempt(const Action& action) {
    const auto* taken = std::get_if<TakenSeat>(&reading_.way);
    const int made = taken ? taken->decision : showing_->stop().made;
    Hand now = handAfter(showing_->line(), made);
    const auto outcome = now.apply(action);
    if (const auto* refusal = std::get_if<Refusal>(&outcome))
        return *refusal;
    chooseByKeys(false);
    const auto& actions = showing_->line().actions;
    if (taken)
        answer(action);
    else if (made < static_cast<int>(actions.size()) && actions[static_cast<std::size_t>(made)] == action)
        step(StepButton::Step::CardOn);
    else
        tryCard(action);
    return {};
}

// ---- The paper ----

void ReviewPage::write() {
    Paper now = paperOf(reading_, {showing_->line(), showing_->stops(), showing_->at(), showing_->sight(),
                                   showing_->cardDue(), playOn_->running()});
    presses_ = std::move(now.presses);
    lectern_->setText(now.text);
    bar_->stand(showing_->at(), now.heard);
}

void ReviewPage::press(const Press& press) {
    switch (press.does) {
    case Does::GoOn:
        return step(StepButton::Step::TrickOn);
    case Does::WhatIf:
        if (const minchiate_lessons::Comment* comment = commentAt(reading_, showing_->stop()))
            startWhatIf(*comment, comment->alternatives[static_cast<std::size_t>(press.alternative)]);
        return;
    case Does::TryAnother:
        chooseByKeys(true);
        return write();
    case Does::NeverMind:
        chooseByKeys(false);
        write();
        return focusFirst();
    case Does::Back:
        return backToHand();
    case Does::ToTheEnd:
        return step(StepButton::Step::Last);
    case Does::Count:
        return asides_->showCount();
    case Does::NextDecision:
        proceed();
        table_->setFocus();
        return;
    }
}

// ---- Keys and places ----

// While the keyboard picks a card the arrows belong to the table.
void ReviewPage::chooseByKeys(bool choosing) {
    reading_.choosing = choosing;
    for (QShortcut* key : keys_)
        key->setEnabled(!choosing && !isOn<TakenSeat>());
    if (choosing)
        table_->setFocus(Qt::TabFocusReason);
}

bool ReviewPage::eventFilter(QObject* watched, QEvent* event) {
    if (watched != table_ || event->type() != QEvent::KeyPress || isOn<TakenSeat>())
        return QWidget::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent*>(event)->key();
    if (reading_.choosing) {
        if (key != Qt::Key_Escape)
            return false;
        press({Does::NeverMind});
        return true;
    }
    if (key != Qt::Key_Return && key != Qt::Key_Enter && key != Qt::Key_Space)
        return false;
    step(StepButton::Step::CardOn);
    return true;
}

// Esc goes back by one: from the count, from another line or a seat, from the page.
void ReviewPage::keyPressEvent(QKeyEvent* event) {
    if (event->key() != Qt::Key_Escape)
        QWidget::keyPressEvent(event);
    else if (countPage()->isVisible())
        emit countPage()->nextChosen();
    else if (!isOn<AsPlayed>())
        backToHand();
    else
        emit closed();
}

void ReviewPage::focusFirst() {
    if (!presses_.empty())
        lectern_->button(0)->setFocus();
    else
        table_->setFocus();
}

void ReviewPage::resizeEvent(QResizeEvent*) {
    watch::layOut(*this, *table_, *lectern_, *bar_);
    asides_->place(rect(), table_->geometry());
}

} // namespace review

#include "moc_review_page.cpp"
