#include "desktop/review/review_page.h"

#include "desktop/look/type.h"
#include "text/lesson_words.h"

#include <QKeyEvent>
#include <QResizeEvent>

#include <algorithm>

namespace review {

namespace {

constexpr int kNarrow = 1000; // below this the paper is as narrow as it may be
constexpr int kNarrowPaper = 226;
constexpr int kLightMs = 1800; // a pointing finger, no more: all hands are there to be read

} // namespace

ReviewPage::ReviewPage(look::Deck& deck, QWidget* parent)
    : QWidget(parent), table_(new minchiate_table::MinchiateTable(deck, this)),
      lectern_(new look::Lectern(this)), bar_(new StepBar(this)), peek_(new peek::CardsPeek(deck, this)),
      count_(new count::CountPage(deck, this)), showing_(new Showing(*table_, this)),
      playOn_(new PlayOn(this)) {
    setAccessibleName(tr("A hand to watch"));
    lectern_->setAccessibleName(tr("What is said of the hand"));
    count_->hide();
    connect(showing_, &Showing::arrived, this, &ReviewPage::arrived);
    table_->setAttempt([this](const Action& action) { return attempt(action); });
    connect(table_, &minchiate_table::MinchiateTable::folaAsked, this, &ReviewPage::showFola);
    connect(table_, &minchiate_table::MinchiateTable::pileAsked, this, &ReviewPage::showPile);
    connect(table_, &minchiate_table::MinchiateTable::ruleAsked, this, &ReviewPage::ruleAsked);
    connect(lectern_, &look::Lectern::pressed, this, [this](int i) {
        const auto act = acts_[static_cast<std::size_t>(i)]; // it may write the paper anew
        act();
    });
    connect(lectern_, &look::Lectern::linkChosen, this, &ReviewPage::linkAsked);
    connect(bar_, &StepBar::stepped, this, &ReviewPage::step);
    connect(bar_, &StepBar::chosen, this, &ReviewPage::goTo);
    connect(bar_, &StepBar::sightChosen, this, &ReviewPage::setSight);
    connect(bar_, &StepBar::seatTaken, this, &ReviewPage::takeSeat);
    connect(bar_, &StepBar::closed, this, &ReviewPage::closed);
    connect(count_, &count::CountPage::nextChosen, this, [this] {
        count_->hide();
        focusFirst();
    });
    connect(playOn_, &PlayOn::acted, this, [this](const Action& action) {
        Line line = showing_->line();
        line.actions.push_back(action);
        showing_->setLine(std::move(line));
        bar_->setStops(showing_->stops());
        write();
    });
    connect(playOn_, &PlayOn::finished, this, &ReviewPage::write);
    lightEnds_.setSingleShot(true);
    connect(&lightEnds_, &QTimer::timeout, this, [this] { table_->lookAt({}); });
    table_->installEventFilter(this);
    joinKeys();
}

ReviewPage::~ReviewPage() = default;

void ReviewPage::joinKeys() {
    using Step = StepButton::Step;
    const std::array<std::pair<Qt::Key, Step>, kSteps> steps{{{Qt::Key_Home, Step::First},
                                                              {Qt::Key_PageUp, Step::TrickBack},
                                                              {Qt::Key_Left, Step::CardBack},
                                                              {Qt::Key_Right, Step::CardOn},
                                                              {Qt::Key_PageDown, Step::TrickOn},
                                                              {Qt::Key_End, Step::Last}}};
    for (const auto& [key, step] : steps) {
        auto* shortcut = new QShortcut(key, this);
        shortcut->setContext(Qt::WidgetWithChildrenShortcut);
        connect(shortcut, &QShortcut::activated, this, [this, step = step] { this->step(step); });
        keys_.push_back(shortcut);
    }
}

// ---- What is shown ----

void ReviewPage::showAnnotated(const lessons::AnnotatedHand& hand) {
    hand_ = hand;
    people_ = {};
    open();
}

void ReviewPage::showHand(const records::HandRecord& record, const People& people, const QString& title) {
    hand_ = {};
    people_ = people;
    hand_.deal = record.deal;
    hand_.actions = record.actions;
    hand_.names = people.names;
    hand_.title = title;
    open();
}

void ReviewPage::open() {
    names_ = text::seatNames();
    for (Seat seat : kSeats)
        if (!hand_.names[seat].isEmpty())
            names_[seat] = hand_.names[seat];
    playOn_->stop();
    mode_ = Mode::Watch;
    whatIf_.reset();
    tried_.reset();
    answer_.reset();
    count_->hide();
    table_->setWatched(true);
    people_.names = names_;
    showing_->setPeople(people_);
    table_->setYou(people_.you);
    const Sight sight{people_.you.value_or(Seat::S)};
    showing_->setSight(sight);
    showing_->setLine(recorded());
    bar_->setNames(names_);
    bar_->setSight(sight);
    bar_->setFree(true);
    bar_->setStops(showing_->stops());
    chooseByKeys(false);
    goTo(0);
}

void ReviewPage::setHabits(const table::Habits& habits) {
    showing_->setHabits(habits);
    count_->setStepMs(habits.tempo.animated ? int(350 * habits.tempo.factor) : 0);
}

text::Teller ReviewPage::teller() const {
    return {names_, showing_->sight().from, true, people_.you};
}

const lessons::Comment* ReviewPage::commentAt(const Stop& stop) const {
    if (stop.of == Stop::Of::Robbed || stop.of == Stop::Of::Dealt || stop.of == Stop::Of::Count)
        return nullptr;
    const auto found = std::ranges::find(hand_.comments, stop.made, &lessons::Comment::at);
    return found == hand_.comments.end() ? nullptr : &*found;
}

// Where a step by tricks is held up: only the hand as it was played is commented on.
std::vector<int> ReviewPage::told() const {
    std::vector<int> list;
    if (mode_ == Mode::Watch)
        for (const lessons::Comment& comment : hand_.comments)
            list.push_back(comment.at);
    return list;
}

void ReviewPage::goTo(int stop) {
    if (mode_ == Mode::Seat)
        return;
    chooseByKeys(false);
    table_->lookAt({});
    showing_->jump(stop);
    write();
}

void ReviewPage::step(StepButton::Step step) {
    using Step = StepButton::Step;
    if (mode_ == Mode::Seat)
        return;
    const int at = showing_->at(), last = static_cast<int>(showing_->stops().size()) - 1;
    if (step == Step::CardOn || step == Step::TrickOn) {
        if (at == last)
            return;
        chooseByKeys(false);
        table_->lookAt({});
        showing_->go(step == Step::CardOn ? at + 1 : trickOn(showing_->stops(), at, told()));
        write();
        return;
    }
    const int to = step == Step::First      ? 0
                   : step == Step::Last     ? last
                   : step == Step::CardBack ? std::max(0, at - 1)
                                            : trickBack(showing_->stops(), at, told());
    goTo(to);
}

void ReviewPage::setSight(const Sight& sight) {
    showing_->setSight(sight);
    bar_->setSight(sight);
    goTo(showing_->at());
}

// The table shows what it should: whoever is to play may be given another card.
void ReviewPage::arrived() {
    if (mode_ == Mode::Seat) {
        askSeat();
        return;
    }
    write();
    if (const lessons::Comment* comment = mode_ == Mode::Watch ? commentAt(showing_->stop()) : nullptr) {
        table_->lookAt(comment->look);
        lightEnds_.start(kLightMs);
    }
    const auto due = showing_->cardDue();
    const Sight& sight = showing_->sight();
    if (!due || (!sight.all && due->seat != sight.from) ||
        (playOn_->running() && showing_->at() + 1 == static_cast<int>(showing_->stops().size())))
        return;
    const Hand now = handAfter(showing_->line(), showing_->stop().made);
    Choice choice = *due;
    choice.chooser = choice.seat; // of a fallen hand, too, it is that hand's card that is asked for
    std::get<PlayChoice>(choice.among).mayFall = false;
    table_->ask({choice, viewOf(now, choice.seat)});
}

std::optional<Refusal> ReviewPage::attempt(const Action& action) {
    const int made = mode_ == Mode::Seat ? decision_ : showing_->stop().made;
    Hand now = handAfter(showing_->line(), made);
    const auto outcome = now.apply(action);
    if (const auto* refusal = std::get_if<Refusal>(&outcome))
        return *refusal;
    chooseByKeys(false);
    const auto& actions = showing_->line().actions;
    if (mode_ == Mode::Seat)
        answered(action);
    else if (made < static_cast<int>(actions.size()) && actions[static_cast<std::size_t>(made)] == action)
        step(StepButton::Step::CardOn);
    else
        tryCard(action);
    return {};
}

// ---- Keys, links, places ----

// While the keyboard picks a card the arrows belong to the table.
void ReviewPage::chooseByKeys(bool choosing) {
    choosing_ = choosing;
    for (QShortcut* key : keys_)
        key->setEnabled(!choosing && mode_ != Mode::Seat);
    if (choosing)
        table_->setFocus(Qt::TabFocusReason);
}

bool ReviewPage::eventFilter(QObject* watched, QEvent* event) {
    if (watched != table_ || event->type() != QEvent::KeyPress || mode_ == Mode::Seat)
        return QWidget::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent*>(event)->key();
    if (choosing_) {
        if (key != Qt::Key_Escape)
            return false;
        chooseByKeys(false);
        focusFirst();
        write();
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
    else if (count_->isVisible())
        emit count_->nextChosen();
    else if (mode_ != Mode::Watch)
        backToHand();
    else
        emit closed();
}

void ReviewPage::focusFirst() {
    if (!acts_.empty())
        lectern_->button(0)->setFocus();
    else
        table_->setFocus();
}

void ReviewPage::resizeEvent(QResizeEvent*) {
    layOut();
}

void ReviewPage::layOut() {
    const look::Metrics whole = look::metricsForTable(size(), look::systemFontPx());
    const int wide = width() < kNarrow ? kNarrowPaper : look::Lectern::widthFor(size());
    table_->setGeometry(0, 0, width() - wide, height());
    bar_->setMetrics(whole);
    const int high = bar_->heightFor(wide);
    lectern_->setGeometry(width() - wide, 0, wide, height() - high);
    lectern_->setMetrics(whole);
    bar_->setGeometry(width() - wide, height() - high, wide, high);
    count_->setGeometry(rect());
    peek_->setGeometry(table_->geometry());
}

} // namespace review
