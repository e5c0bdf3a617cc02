#include "desktop/watch/watch_page.h"

#include "desktop/look/type.h"
#include "desktop/rules/linked_words.h"

#include <QKeyEvent>

#include <algorithm>
#include <utility>

namespace watch {

namespace {

constexpr int kNarrow = 1000; // below this the paper is as narrow as it may be
constexpr int kNarrowPaper = 226;
constexpr int kLightMs = 1800; // a pointing finger, no more: all hands are there to be read
// Nothing is waited for and nothing moves.
constexpr table::Tempo kAtOnce{0, 0, true, false};

QString whereWords(const Stop& stop, int tricks) {
    if (stop.of == Stop::Of::Start)
        return WatchPage::tr("The deal");
    if (stop.of == Stop::Of::Count)
        return WatchPage::tr("The count");
    return stop.trick == 0 ? WatchPage::tr("Before the play")
                           : WatchPage::tr("Trick %1 of %2").arg(stop.trick).arg(tricks);
}

} // namespace

void layOut(QWidget& page, QWidget& table, look::Lectern& lectern, StepBar& bar) {
    const QSize size = page.size();
    const look::Metrics whole = look::metricsForTable(size, look::systemFontPx());
    const int wide = size.width() < kNarrow ? kNarrowPaper : look::Lectern::widthFor(size);
    const int left = size.width() - wide;
    table.setGeometry(0, 0, left, size.height());
    bar.setMetrics(whole);
    const int high = bar.heightFor(wide);
    lectern.setGeometry(left, 0, wide, size.height() - high);
    lectern.setMetrics(whole);
    bar.setGeometry(left, size.height() - high, wide, high);
}

WatchPage::WatchPage(table::TableWidget* table, QWidget* parent)
    : QWidget(parent), table_(table), lectern_(new look::Lectern(this)),
      bar_(new StepBar(StepBar::Offers::Watching, this)) {
    setAccessibleName(tr("A hand to watch"));
    lectern_->setAccessibleName(tr("What is said of the hand"));
    table_->setParent(this);
    table_->setFocusPolicy(Qt::NoFocus); // it is looked at, not played on
    table_->lower();
    table_->setBeside(lectern_);
    connect(table_, &table::TableWidget::settled, this, &WatchPage::arrived);
    connect(table_, &table::TableWidget::ruleAsked, this, &WatchPage::ruleAsked);
    connect(lectern_, &look::Lectern::pressed, this, &WatchPage::press);
    connect(lectern_, &look::Lectern::linkChosen, this, &WatchPage::linkAsked);
    connect(bar_, &StepBar::stepped, this, &WatchPage::step);
    connect(bar_, &StepBar::chosen, this, &WatchPage::goTo);
    connect(bar_, &StepBar::sightChosen, this, &WatchPage::setSight);
    connect(bar_, &StepBar::reshaped, this, [this] { layOut(*this, *table_, *lectern_, *bar_); });
    connect(bar_, &StepBar::closed, this, &WatchPage::closed);
    lightEnds_.setSingleShot(true);
    connect(&lightEnds_, &QTimer::timeout, this, [this] { table_->light({}); });
    (void)stepKeys(*this, [this](StepButton::Step step) { this->step(step); });
}

void WatchPage::showHand(const Watched& hand, const Sight& sight) {
    hand_ = hand;
    left_.reset();
    sight_ = sight;
    bar_->setNames(hand_.names, hand_.you);
    bar_->setSight(sight_);
    bar_->setStops(hand_.stops);
    goTo(0);
}

// ---- Where one stands ----

// The paper tells what happens.
table::Habits WatchPage::watching() const {
    table::Habits habits = habits_;
    habits.tellsPlay = false;
    return habits;
}

void WatchPage::lay() {
    table::Habits habits = watching();
    habits.tempo = kAtOnce;
    table_->setHabits(habits);
    anew_ = false;
    tellTable([this] { hand_.lay(stop(), sight_); });
}

// All of it is given to the table before what it shows counts.
void WatchPage::tellTable(const std::function<void()>& tell) {
    moving_ = false;
    tell();
    moving_ = true;
    if (table_->director().idle())
        arrived();
}

void WatchPage::goTo(int stop) {
    lightEnds_.stop();
    table_->light({});
    at_ = std::clamp(stop, 0, static_cast<int>(hand_.stops.size()) - 1);
    lay();
    write();
}

// Plays on to there in the table's time.
void WatchPage::go(int to) {
    lightEnds_.stop();
    table_->light({});
    for (int i = 0; i < 8 && !table_->director().idle(); ++i)
        table_->hurry();
    if (anew_)
        lay();
    const Stop from = stop();
    at_ = to;
    table::Habits habits = watching();
    if (stop().made - from.made <= 1)
        habits.tempo.trickStayMs = 0; // it has lain there to be seen
    table_->setHabits(habits);
    waitForCards();
    tellTable([this, from] { anew_ = hand_.play(from, stop(), sight_) && sight_.all; });
}

void WatchPage::step(StepButton::Step step) {
    using Step = StepButton::Step;
    const int last = static_cast<int>(hand_.stops.size()) - 1;
    if (step == Step::CardOn || step == Step::TrickOn) {
        if (at_ < last)
            go(step == Step::CardOn ? at_ + 1 : trickOn(hand_.stops, at_, hand_.told));
        return;
    }
    goTo(step == Step::First      ? 0
         : step == Step::Last     ? last
         : step == Step::CardBack ? at_ - 1
                                  : trickBack(hand_.stops, at_, hand_.told));
}

void WatchPage::setSight(const Sight& sight) {
    sight_ = sight;
    bar_->setSight(sight);
    goTo(at_);
}

void WatchPage::arrived() {
    if (!std::exchange(moving_, false) || hand_.stops.empty())
        return;
    if (anew_) {
        lay();
        return;
    }
    write();
    hand_.light(stop());
    lightEnds_.start(kLightMs);
}

// ---- The paper ----

// Nothing is told of a card before it lies there: the words stay until then, without what they offered.
void WatchPage::waitForCards() {
    look::LecternText text = lectern_->text();
    text.buttons.clear();
    addButtons(text, false);
    tellPaper(text);
    bar_->stand(at_, where());
}

QString WatchPage::where() const {
    const QString where = whereWords(stop(), (left_ ? left_->hand : hand_).stops.back().trick);
    return left_ ? tr("Another line · %1", "Trick 3 of 5").arg(where) : where;
}

void WatchPage::write() {
    const Told told = hand_.tell(stop(), sight_);
    look::LecternText text;
    text.where = where();
    QString words = rules::linked(told.words.trimmed(), hand_.glossary);
    if (stop().of == Stop::Of::Start) {
        text.title = hand_.title;
        const QString begin = rules::linked(hand_.introduction, hand_.glossary);
        words = words.isEmpty() ? begin : begin + QStringLiteral("<br><br>") + words;
        text.note = hand_.source.toHtmlEscaped();
    } else {
        const QString done = told.done.isEmpty() ? tr("The hand is over") : told.done;
        const QString strong = QStringLiteral("<b>%1</b>").arg((done + u'.').toHtmlEscaped());
        words = words.isEmpty() ? strong : strong + QStringLiteral("<br><br>") + words;
    }
    text.words = words;
    addButtons(text, true);
    tellPaper(text);
    bar_->stand(at_, text.where + QStringLiteral(". ") + told.done);
}

void WatchPage::tellPaper(const look::LecternText& text) {
    const bool ringed = lectern_->isAncestorOf(qobject_cast<QAbstractButton*>(focusWidget()));
    lectern_->setText(text);
    if (ringed) // the ring stays on what goes on, wherever that lies now
        focusFirst();
}

void WatchPage::addButtons(look::LecternText& text, bool others) const {
    if (left_) {
        text.buttons.push_back({tr("&Back to the hand"), true});
        return;
    }
    // What goes on lies lowest, where it always does.
    if (others)
        for (const QString& other : hand_.others(stop(), sight_))
            text.buttons.push_back({other});
    const bool over = stop().of == Stop::Of::Count;
    text.buttons.push_back({over ? tr("&Once more") : tr("&Go on"), !over});
}

void WatchPage::press(int button) {
    if (left_)
        backToHand();
    else if (button < std::ssize(lectern_->text().buttons) - 1)
        showOther(button);
    else if (stop().of == Stop::Of::Count)
        goTo(0);
    else
        step(StepButton::Step::TrickOn);
}

// ---- Another line ----

// From where it leaves the hand it is played to where its words are said.
void WatchPage::showOther(int which) {
    Watched line = hand_.other(stop(), which);
    left_ = Left{std::exchange(hand_, std::move(line)), at_};
    bar_->setStops(hand_.stops);
    goTo(hand_.from);
    go(hand_.said);
    focusFirst();
}

void WatchPage::backToHand() {
    hand_ = std::move(left_->hand);
    const int at = left_->at;
    left_.reset();
    bar_->setStops(hand_.stops);
    goTo(at);
    focusFirst();
}

void WatchPage::focusFirst() {
    lectern_->button(static_cast<int>(lectern_->text().buttons.size()) - 1)->setFocus();
}

void WatchPage::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape && left_) // back by one
        backToHand();
    else if (event->key() == Qt::Key_Escape)
        emit closed();
    else
        QWidget::keyPressEvent(event);
}

void WatchPage::resizeEvent(QResizeEvent*) {
    layOut(*this, *table_, *lectern_, *bar_);
}

} // namespace watch

#include "moc_watch_page.cpp"
