#include "desktop/practice/practice_page.h"

#include "desktop/look/surfaces.h"
#include "desktop/review/line.h"
#include "minchiate/model/game_model.h"

#include <QPainter>

#include <algorithm>
#include <utility>

namespace practise {

using minchiate_table::MinchiateTable;
using practice::Verdict;

PracticePage::PracticePage(look::Deck& deck, Training& training, QWidget* parent)
    : QWidget(parent), training_(training), sitting_(training), table_(new MinchiateTable(deck, this)),
      lastTrick_(new LastTrick(deck, this)), marks_(new hints::HintMarks(this)),
      slip_(new QuestionSlip(this)), panel_(new PracticePanel(this)),
      weigher_(new AnswerWeigher(this)), people_{tr("You"), tr("Partner"), tr("Right"), tr("Left")} {
    setAccessibleName(tr("Practise"));
    table_->dashPlace(false); // the question lies there
    table_->setJudge([this](const Action& action) { return judge(action); });
    connect(table_, &MinchiateTable::acted, this, &PracticePage::right);
    connect(table_, &MinchiateTable::refused, this, [this] {
        if (sitting_.mustShow())
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
        sitting_.keepTo(theme);
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
    const bool same = desk == sitting_.desk() && sitting_.isOpen();
    sitting_.sitDownAt(desk);
    ask(same ? &Sitting::askAgain : &Sitting::next);
}

void PracticePage::next() {
    ask(&Sitting::next);
}

// Who comes back to a question finds what they tried.
void PracticePage::ask(void (Sitting::*step)()) {
    (sitting_.*step)();
    weigher_->stop();
    marks_->set({}, metrics_);
    panel_->setOnly(sitting_.only());
    if (asked())
        put();
    else
        tellNothing();
    tellPanel();
    placePapers();
    focusFirst();
    if (!sitting_.tried().empty())
        tellWrong();
}

void PracticePage::put() {
    const practice::Mistake& mistake = asked()->mistake;
    const review::Line line{mistake.hand.deal, {mistake.before().begin(), mistake.before().end()}};
    const Seat me = mistake.weighed().chooser;
    const coach::Company seated = companyOf(mistake, people_);
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
    const Told told = questionTold(*asked(), sitting_.place());
    slip_->say(told);
    table_->papers().tell(told.aloud);
}

void PracticePage::tellNothing() {
    table_->clear();
    table_->hide(); // the page has a bare one
    lastTrick_->setTrick(nullptr, 0, {});
    std::vector<QuestionSlip::Button> buttons;
    if (desk() == Desk::Exercises) {
        buttons.emplace_back(tr("Your &mistakes"), [this] { open(Desk::Mistakes); });
    } else {
        if (sitting_.isAnyAhead())
            buttons.emplace_back(tr("Practise &ahead"), [this] { ask(&Sitting::ahead); });
        buttons.emplace_back(tr("E&xercises"), [this] { open(Desk::Exercises); });
    }
    slip_->say(sitting_.nothingTold(), buttons);
}

void PracticePage::tellPanel() {
    const bool open = sitting_.isOpen(), ofAHand = asked() && desk() == Desk::Mistakes;
    panel_->tell(training_, desk(), asked(), sitting_.today());
    panel_->setOpen(open);
    commands_[0]->setEnabled(open);
    commands_[1]->setEnabled(open);
    commands_[2]->setEnabled(stage() == Stage::Done);
    commands_[3]->setEnabled(ofAHand);
    commands_[4]->setEnabled(ofAHand);
}

// ---- The answer ----

std::optional<table::Refused> PracticePage::judge(const Action& action) {
    if (!sitting_.isOpen())
        return table::Refused{tr("It is answered already.")};
    const practice::Mistake& mistake = asked()->mistake;
    Hand hand = fold(mistake.hand.deal, mistake.before()).hand;
    const auto outcome = hand.apply(action);
    if (const auto* refusal = std::get_if<Refusal>(&outcome))
        return minchiate_table::refusedFor(*refusal, companyOf(mistake, people_).names);
    if (stage() == Stage::Weighing)
        return table::Refused{tr("Your answer is still being weighed …")};
    switch (practice::verdictOn(mistake, action)) {
    case Verdict::Right:
        return std::nullopt;
    case Verdict::Wrong:
        return wrong(action);
    case Verdict::Unweighed:
        break;
    }
    sitting_.beginWeighing();
    weigher_->weigh(mistake, action);
    return table::Refused{tr("Your answer is being weighed …")};
}

// There is another try, or the answer is shown once the table has taken this one back.
table::Refused PracticePage::wrong(const Action& action) {
    if (sitting_.tryWrong(action))
        tellWrong();
    return {wrongWords(asked()->mistake, action)};
}

void PracticePage::tellWrong() {
    slip_->say(wrongTold(*asked(), sitting_.tried().back()));
    placePapers();
}

void PracticePage::weighed(const practice::Mistake& mistake, const Action& answer) {
    if (stage() != Stage::Weighing)
        return;
    sitting_.takeWeighed(mistake);
    if (practice::verdictOn(mistake, answer) == Verdict::Right) {
        table_->closeAsking();
        right(answer);
        return;
    }
    table::Refused refused = wrong(answer);
    if (const auto* play = std::get_if<Play>(&answer.what))
        refused.over = play->card;
    table_->papers().refuse(refused);
    if (sitting_.mustShow())
        showAnswer();
}

// It is done on the table; what follows of it is of another hand.
void PracticePage::right(const Action& action) {
    if (!sitting_.isOpen())
        return;
    const practice::Mistake& mistake = asked()->mistake;
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
    done(Verdict::Right, action);
}

void PracticePage::showAnswer() {
    if (!sitting_.isOpen())
        return;
    weigher_->stop();
    table_->closeAsking();
    light();
    const auto& tried = sitting_.tried();
    done(Verdict::Wrong, tried.empty() ? std::nullopt : std::optional(tried.back()));
}

void PracticePage::done(Verdict verdict, const std::optional<Action>& answer) {
    sitting_.finish(verdict);
    std::vector<QuestionSlip::Button> buttons;
    if (desk() == Desk::Mistakes)
        buttons.emplace_back(tr("The &hand"), [this] { emit reviewAsked(asked()->mistake); });
    finish(answerTold(*asked(), answer, companyOf(asked()->mistake, people_)), std::move(buttons));
}

// The first button goes on.
void PracticePage::finish(const Told& told, std::vector<QuestionSlip::Button> buttons) {
    buttons.emplace(buttons.begin(), tr("&Next"), [this] { ask(&Sitting::goOn); });
    slip_->say(told, buttons);
    table_->papers().tell(told.aloud);
    tellPanel();
    placePapers();
    slip_->focusFirst();
}

void PracticePage::later() {
    if (!sitting_.isOpen())
        return;
    sitting_.putLast();
    ask(&Sitting::goOn);
}

void PracticePage::takeOut() {
    if (!asked() || desk() != Desk::Mistakes)
        return;
    const auto taken = sitting_.takeOut();
    if (!taken)
        return;
    weigher_->stop();
    table_->closeAsking();
    finish(takenOutTold(), {{tr("&Bring it back"), [this, taken = *taken] {
                                 training_.bringBack(taken);
                                 ask(&Sitting::askAgain);
                             }}});
}

// ---- The page ----

void PracticePage::focusFirst() {
    if (!isVisible())
        return;
    if (stage() == Stage::Asked)
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
    sitting_.stopWeighing();
    table_->director().setPaused(true);
}

} // namespace practise

#include "moc_practice_page.cpp"
