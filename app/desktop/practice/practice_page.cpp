#include "desktop/practice/practice_page.h"

#include "desktop/look/surfaces.h"
#include "desktop/practice/gathering.h"
#include "desktop/review/line.h"
#include "minchiate/model/game_model.h"
#include "text/practice_words.h"

#include <QPainter>

#include <algorithm>
#include <utility>

namespace practise {

using minchiate_table::MinchiateTable;
using practice::Verdict;

PracticePage::PracticePage(look::Deck& deck, Training& training, QWidget* parent)
    : QWidget(parent), training_(training), table_(new MinchiateTable(deck, this)),
      lastTrick_(new LastTrick(deck, this)), marks_(new coach::HintMarks(this)),
      slip_(new QuestionSlip(this)), panel_(new PracticePanel(this)),
      weigher_(new AnswerWeigher(this)), people_{tr("You"), tr("Partner"), tr("Right"), tr("Left")},
      today_(&QDate::currentDate) {
    setAccessibleName(tr("Practise"));
    table_->dashPlace(false); // the question lies there
    table_->setJudge([this](const Action& action) { return judge(action); });
    connect(table_, &MinchiateTable::acted, this, &PracticePage::right);
    connect(table_, &MinchiateTable::refused, this, [this] {
        if (std::exchange(shows_, false))
            showAnswer();
    });
    connect(table_, &MinchiateTable::settled, this, &PracticePage::placePapers);
    connect(table_, &MinchiateTable::ruleAsked, this, &PracticePage::ruleAsked);
    connect(table_, &MinchiateTable::folaAsked, table_, &MinchiateTable::repeatAnnouncement);
    connect(panel_, &PracticePanel::closed, this, &PracticePage::closed);
    connect(panel_, &PracticePanel::showAsked, this, &PracticePage::showAnswer);
    connect(panel_, &PracticePanel::laterAsked, this, &PracticePage::later);
    connect(panel_, &PracticePanel::deskChosen, this, &PracticePage::open);
    connect(panel_, &PracticePanel::themeChosen, this, [this](std::optional<practice::Theme> theme) {
        only_ = theme;
        panel_->setOnly(theme);
        next();
    });
    connect(&training_, &Training::changed, this, &PracticePage::tellPanel);
    connect(weigher_, &AnswerWeigher::weighed, this, &PracticePage::weighed);
    connect(panel_, &PracticePanel::takeOutAsked, this, &PracticePage::takeOut);
    setHabits({});
    addCommands();
    table_->hide();
    setTabOrder(table_, slip_);
    setTabOrder(slip_, panel_);
}

// ---- What is asked ----

void PracticePage::open(Desk desk) {
    const bool same = desk == desk_ && stage_ != Stage::Nothing && stage_ != Stage::Done;
    if (desk != desk_) {
        only_.reset();
        panel_->setOnly(only_);
    }
    desk_ = desk;
    if (!same) {
        next();
        return;
    }
    const auto tried = tried_; // tries are not given anew
    ask(std::exchange(asked_, std::nullopt));
    tried_ = tried;
    if (!tried_.empty())
        tellWrong();
}

void PracticePage::next() {
    wanted_ = Training::Wanted::Due;
    ask(training_.next(desk_, only_, wanted_, today_()));
}

void PracticePage::ahead() {
    wanted_ = Training::Wanted::Ahead;
    auto asked = training_.next(desk_, only_, wanted_, today_());
    if (!asked) // all of them have been: once more
        asked = training_.next(desk_, only_, wanted_, today_());
    ask(std::move(asked));
}

// Who practises ahead goes through all that is kept once, then on with what was wrong.
void PracticePage::goOn() {
    if (wanted_ == Training::Wanted::Ahead)
        if (auto asked = training_.next(desk_, only_, wanted_, today_())) {
            ask(std::move(asked));
            return;
        }
    next();
}

void PracticePage::ask(std::optional<Asked> asked) {
    weigher_->stop();
    asked_ = std::move(asked);
    tried_.clear();
    shows_ = false;
    marks_->set({}, metrics_);
    stage_ = asked_ ? Stage::Asked : Stage::Nothing;
    if (asked_)
        put();
    else
        tellNothing();
    tellPanel();
    placePapers();
    focusFirst();
}

// Who sat there; whoever is asked sits below.
coach::Company PracticePage::company() const {
    const practice::Mistake& mistake = asked_->mistake;
    coach::Company company;
    company.reader = mistake.weighed().chooser;
    company.players = seatedByNames(mistake.hand.names, people_, company.reader);
    for (Seat seat : kSeats) {
        const QString& name = mistake.hand.names[seat];
        company.names[seat] =
            name.isEmpty() ? people_[static_cast<std::size_t>(company.players[seat])] : name;
    }
    company.names[company.reader] = text::Teller{company.names, company.reader}.name(company.reader);
    return company;
}

// "3 of 6"; of exercises nobody counts.
QString PracticePage::place() const {
    if (desk_ != Desk::Mistakes || wanted_ != Training::Wanted::Due)
        return {};
    const auto progress = training_.progress(desk_, today_());
    return tr("%1 of %2").arg(progress.done + 1).arg(progress.done + progress.toGo);
}

void PracticePage::put() {
    const practice::Mistake& mistake = asked_->mistake;
    const review::Line line{mistake.hand.deal, {mistake.before().begin(), mistake.before().end()}};
    const Seat me = mistake.weighed().chooser;
    const coach::Company seated = company();
    minchiate_table::Staged staged;
    staged.situation = review::standingAt(line, static_cast<int>(line.actions.size()), {me, false},
                                          {seated.names, seated.players, me});
    staged.exhibit.told = true;
    table_->show();
    table_->stage(staged);
    const SeatView view = viewThen(mistake);
    Choice choice = *view.choice;
    if (auto* play = std::get_if<PlayChoice>(&choice.among))
        play->mayFall = std::ranges::any_of(mistake.weighed().options, [](const advice::Option& option) {
            return std::holds_alternative<Fall>(option.action.what);
        });
    table_->ask({choice, view});
    const auto full = std::find_if(view.tricks.rbegin(), view.tricks.rend(),
                                   [](const Trick& trick) { return trick.winner.has_value(); });
    const bool any = full != view.tricks.rend();
    lastTrick_->setTrick(any ? &*full : nullptr, static_cast<int>(view.tricks.rend() - full),
                         {seated.names, me});
    const Told told = questionTold(*asked_, place());
    slip_->say(told);
    table_->papers().tell(told.aloud);
}

void PracticePage::tellNothing() {
    table_->clear();
    table_->hide(); // the page has a bare one
    lastTrick_->setTrick(nullptr, 0, {});
    Told told;
    std::vector<std::pair<QString, QuestionSlip::Press>> buttons;
    const bool some = !training_.book().ahead(today_(), only_).empty();
    if (desk_ == Desk::Exercises) {
        told.title = tr("All of these are solved.");
        buttons.emplace_back(tr("Your &mistakes"), [this] { open(Desk::Mistakes); });
    } else if (training_.book().kept().empty()) {
        told.title = tr("Nothing is kept yet.");
        told.lines << tr("When the review of a hand is done, what cost you more than 5 points comes here to "
                         "be asked again.");
    } else {
        told.title = only_                                          ? tr("Nothing of this theme is due.")
                     : training_.progress(desk_, today_()).done > 0 ? tr("Nothing more is due today.")
                                                                    : tr("Nothing is due today.");
        if (const auto others = training_.book().due(today_()).size(); others > 0)
            told.lines << tr("Of other themes %n position(s) are due.", nullptr, static_cast<int>(others));
        else if (const auto next = training_.book().next(today_()))
            told.lines << tr("Next: %1, %n position(s).", nullptr, next->second).arg(longDay(next->first));
    }
    if (desk_ == Desk::Mistakes) {
        if (some)
            buttons.emplace_back(tr("Practise &ahead"), [this] { ahead(); });
        buttons.emplace_back(tr("E&xercises"), [this] { open(Desk::Exercises); });
    }
    told.aloud = (QStringList{told.title} + told.lines).join(u' ');
    slip_->say(told, buttons);
}

void PracticePage::tellPanel() {
    panel_->tell(training_, desk_, asked_, today_());
    const bool open = stage_ == Stage::Asked || stage_ == Stage::Weighing;
    panel_->setOpen(open);
    commands_[0]->setEnabled(open);
    commands_[1]->setEnabled(open);
    commands_[2]->setEnabled(stage_ == Stage::Done);
    commands_[3]->setEnabled(asked_ && desk_ == Desk::Mistakes);
    commands_[4]->setEnabled(asked_ && desk_ == Desk::Mistakes);
}

// ---- The answer ----

std::optional<table::Refused> PracticePage::judge(const Action& action) {
    if (!asked_ || stage_ == Stage::Done)
        return table::Refused{tr("It is answered already.")};
    const practice::Mistake& mistake = asked_->mistake;
    Hand hand = fold(mistake.hand.deal, mistake.before()).hand;
    const auto outcome = hand.apply(action);
    if (const auto* refusal = std::get_if<Refusal>(&outcome))
        return minchiate_table::refusedFor(*refusal, company().names);
    if (stage_ == Stage::Weighing)
        return table::Refused{tr("Your answer is still being weighed …")};
    switch (practice::verdictOn(mistake, action)) {
    case Verdict::Right:
        return std::nullopt;
    case Verdict::Wrong:
        return wrong(action);
    case Verdict::Unweighed:
        break;
    }
    stage_ = Stage::Weighing;
    weigher_->weigh(mistake, action);
    return table::Refused{tr("Your answer is being weighed …")};
}

// There is another try, or the answer is shown once the table has taken this one back. The same again is no
// other try.
table::Refused PracticePage::wrong(const Action& action) {
    if (std::ranges::find(tried_, action) == tried_.end()) {
        const auto grade = practice::gradeFor(Verdict::Wrong, static_cast<int>(tried_.size()));
        tried_.push_back(action);
        shows_ = grade.has_value();
        if (!shows_)
            tellWrong();
    }
    return {wrongWords(asked_->mistake, action)};
}

void PracticePage::tellWrong() {
    slip_->say(wrongTold(*asked_, tried_.back()));
    placePapers();
}

void PracticePage::weighed(const practice::Mistake& mistake, const Action& answer) {
    if (stage_ != Stage::Weighing)
        return;
    stage_ = Stage::Asked;
    asked_->mistake = mistake;
    if (desk_ == Desk::Mistakes)
        training_.replace(mistake);
    if (practice::verdictOn(mistake, answer) == Verdict::Right) {
        table_->closeAsking();
        right(answer);
        return;
    }
    table::Refused refused = wrong(answer);
    if (const auto* play = std::get_if<Play>(&answer.what))
        refused.over = play->card;
    table_->papers().refuse(refused);
    if (std::exchange(shows_, false))
        showAnswer();
}

// It is done on the table; what follows of it is of another hand.
void PracticePage::right(const Action& action) {
    if (!asked_ || stage_ == Stage::Done)
        return;
    const practice::Mistake& mistake = asked_->mistake;
    Hand hand = fold(mistake.hand.deal, mistake.before()).hand;
    const auto outcome = hand.apply(action);
    if (const auto* events = std::get_if<Hand::Events>(&outcome))
        for (const Event& event : *events) {
            if (std::holds_alternative<event::TrickGathered>(event) ||
                std::holds_alternative<event::Announced>(event))
                break;
            if (const auto seen = redacted(event, mistake.weighed().chooser))
                table_->happen(*seen);
        }
    done(*practice::gradeFor(Verdict::Right, static_cast<int>(tried_.size())), action);
}

void PracticePage::showAnswer() {
    if (!asked_ || stage_ == Stage::Done || stage_ == Stage::Nothing)
        return;
    weigher_->stop();
    table_->closeAsking();
    light(asked_->mistake.weighed().best().action);
    done(*practice::gradeFor(Verdict::Wrong, 1),
         tried_.empty() ? std::nullopt : std::optional(tried_.back()));
}

void PracticePage::done(int grade, const std::optional<Action>& answer) {
    stage_ = Stage::Done;
    training_.grade(desk_, *asked_, grade, today_());
    std::vector<std::pair<QString, QuestionSlip::Press>> buttons{{tr("&Next"), [this] { goOn(); }}};
    if (desk_ == Desk::Mistakes)
        buttons.emplace_back(tr("The &hand"), [this] { emit reviewAsked(asked_->mistake); });
    const Told told = answerTold(*asked_, answer, company());
    slip_->say(told, buttons);
    table_->papers().tell(told.aloud);
    tellPanel();
    placePapers();
    slip_->focusFirst();
}

void PracticePage::later() {
    if (!asked_ || stage_ == Stage::Done)
        return;
    training_.putLast(desk_, *asked_, today_());
    goOn();
}

void PracticePage::takeOut() {
    if (!asked_ || desk_ != Desk::Mistakes)
        return;
    const auto taken = training_.takeOut(*asked_);
    if (!taken)
        return;
    weigher_->stop();
    table_->closeAsking();
    stage_ = Stage::Done;
    Told told;
    told.title = tr("Taken out");
    told.lines << tr("This position is not asked again.");
    told.aloud = (QStringList{told.title + u'.'} + told.lines).join(u' ');
    slip_->say(told, {{tr("&Next"), [this] { goOn(); }}, {tr("&Bring it back"), [this, taken = *taken] {
                                                              training_.bringBack(taken);
                                                              ask(std::exchange(asked_, std::nullopt));
                                                          }}});
    table_->papers().tell(told.aloud);
    tellPanel();
    placePapers();
    slip_->focusFirst();
}

// ---- The page ----

void PracticePage::focusFirst() {
    if (!isVisible())
        return;
    if (stage_ == Stage::Asked)
        table_->takeFocus();
    else
        slip_->focusFirst();
}

// Where nothing is asked nobody sits at the table.
void PracticePage::paintEvent(QPaintEvent*) {
    QPainter p(this);
    look::drawTable(p, table_->geometry(), metrics_);
}

void PracticePage::resizeEvent(QResizeEvent*) {
    layOut();
}

void PracticePage::showEvent(QShowEvent*) {
    layOut();
    table_->director().setPaused(false);
}

void PracticePage::hideEvent(QHideEvent*) {
    weigher_->stop();
    if (stage_ == Stage::Weighing)
        stage_ = Stage::Asked;
    table_->director().setPaused(true);
}

} // namespace practise
