#include "desktop/learn/lesson_page.h"

#include "desktop/learn/count_step.h"

namespace learn {

using namespace minchiate;
using lessons::AskKind;
using lessons::Verdict;

LessonPage::LessonPage(look::Deck& deck, const lessons::Ladder& ladder, QWidget* parent)
    : QWidget(parent), ladder_(ladder), table_(new minchiate_table::MinchiateTable(deck, this)),
      lectern_(new look::Lectern(this)), pad_(new PadEditor), peek_(new peek::CardsPeek(deck, this)),
      count_(new count::CountPage(deck, this)), rows_(new RowsView(deck, this)),
      gloss_(new rules::GlossPopover(this)) {
    setAccessibleName(tr("Lesson"));
    pad_->hide();
    count_->hide();
    count_->setStepMs(0);
    lectern_->setTool(pad_);
    table_->setAttempt([this](const Action& action) {
        choose(choosing(action));
        return reply_ && reply_->verdict == Verdict::Refused ? reply_->refusal : std::nullopt;
    });
    connect(table_, &minchiate_table::MinchiateTable::refused, this, [this] {
        refresh();
        focusNext();
    });
    connect(table_, &minchiate_table::MinchiateTable::picked, this, [this] { give(); });
    connect(table_, &minchiate_table::MinchiateTable::picksChanged, this, &LessonPage::refresh);
    connect(table_, &minchiate_table::MinchiateTable::settled, this, [this] {
        refresh();
        focusNext();
    });
    connect(table_, &minchiate_table::MinchiateTable::folaAsked, this, &LessonPage::repeatAnnouncement);
    connect(table_, &minchiate_table::MinchiateTable::ruleAsked, this, &LessonPage::ruleAsked);
    connect(table_, &minchiate_table::MinchiateTable::pileAsked, this, &LessonPage::peekPile);
    connect(pad_, &PadEditor::changed, this, [this] {
        table_->scorePad()->layPieces(pad_->pieces());
        refresh();
    });
    connect(lectern_, &look::Lectern::pressed, this,
            [this](int i) { press(said_.presses[static_cast<std::size_t>(i)]); });
    connect(lectern_, &look::Lectern::footPressed, this,
            [this](int i) { press(said_.foot[static_cast<std::size_t>(i)]); });
    connect(lectern_, &look::Lectern::linkChosen, this, &LessonPage::explain);
    connect(gloss_, &rules::GlossPopover::bookAsked, this, &LessonPage::linkAsked);
}

// ---- Where the learner stands. ----

void LessonPage::start(const lessons::Lesson& lesson, int step) {
    lesson_ = lesson;
    answers_.clear();
    missed_.clear();
    way_ = wayTo(lesson_, step);
    if (way_.empty()) // a lesson without a table: nobody is sent here with one
        way_.push_back({static_cast<int>(lesson_.steps.size()), {}, {}, {}});
    layTable(progress().before);
    enter();
}

void LessonPage::standAt(const lessons::Progress& progress) {
    way_ = {progress};
    layTable(progress.before);
    enter();
}

void LessonPage::layTable(const lessons::Table& laid) {
    rows_->setRows(laid.spread() ? laid.spread()->rows : std::vector<lessons::LabelledRow>());
    table_->stage(sceneFor(lesson_, progress(), laid, people_));
}

void LessonPage::enter() {
    reply_.reset();
    tried_.clear();
    hints_ = 0;
    why_ = false;
    // A trick that is asked about on the lectern stays lying; one before a card is to be played is gathered.
    const lessons::Events events = seenEvents(progress().events, lesson_.you);
    const bool tableAsks = questionOf(lesson_, progress()) || pickingAt(lesson_, progress());
    const std::size_t words = tableAsks ? events.size() : beforeWords(events);
    for (std::size_t i = 0; i < words; ++i)
        table_->happen(events[i]);
    ask();
    if (words < events.size())
        table_->hold();
    for (std::size_t i = words; i < events.size(); ++i)
        table_->happen(events[i]);
    emit stepReached(progress().step);
}

// What the step asks, on the table as it lies.
void LessonPage::ask() {
    begun_ = false;
    const lessons::Step* step = stepAt(lesson_, progress());
    table_->coverScore(asksForScore(lesson_, progress()));
    const bool pieces = step && step->ask.kind == AskKind::Pad;
    pad_->setVisible(pieces);
    pad_->clear();
    table_->scorePad()->layPieces(pieces ? std::optional(pad_->pieces()) : std::nullopt);
    if (const auto picking = pickingAt(lesson_, progress()))
        table_->askPick(*picking);
    else if (const auto question = questionOf(lesson_, progress()))
        table_->ask(*question);
    if (auto spots = spotsAt(lesson_, progress()); !spots.empty())
        table_->lookAt(std::move(spots));
    refresh();
}

// ---- What the learner does. ----

void LessonPage::choose(const lessons::Choosing& choice) {
    if (progress().over(lesson_) || (reply_ && reply_->verdict == Verdict::Right))
        return;
    table_->light({});
    const bool among = amongAnswers();
    reply_ = lessons::reply(lesson_, progress(), choice);
    const auto* picked = std::get_if<lessons::PickCards>(&choice);
    judged_ = picked ? picked->cards : CardSet();
    noteAnswer(reply_->verdict);
    if (const auto* answer = std::get_if<lessons::ChooseAnswer>(&choice);
        answer && reply_->verdict == Verdict::Wrong)
        tried_.push_back(answer->index);
    if (std::holds_alternative<lessons::GoOn>(choice)) {
        press({Does::GoOn});
        return;
    }
    if (reply_->verdict == Verdict::Refused) { // the table says why, and its refused() leads on
        refresh();
        return;
    }
    showReply(*reply_);
    refresh();
    if (among && !tried_.empty() && reply_->verdict == Verdict::Wrong)
        stayAmongAnswers();
    focusNext();
}

void LessonPage::showReply(const lessons::Reply& reply) {
    if (reply.verdict == Verdict::Unanswered) {
        layTable(progress().table);
        ask();
        return;
    }
    if (reply.verdict == Verdict::Right) {
        table_->coverScore(false);
        table_->closeAsking();
    }
    if (reply.verdict == Verdict::Wrong && pickingAt(lesson_, progress()))
        table_->crossOut(reply.extra);
    const lessons::Events events = seenEvents(reply.events, lesson_.you);
    const std::size_t words = beforeWords(events);
    for (std::size_t i = 0; i < events.size(); ++i) {
        if (i == words)
            table_->hold();
        table_->happen(events[i]);
    }
}

void LessonPage::give() {
    const lessons::Step* step = stepAt(lesson_, progress());
    if (step && step->ask.kind == AskKind::Pad)
        choose(lessons::LayPoints{pad_->pieces().points()});
    else if (reply_ && reply_->verdict == Verdict::Wrong && table_->seen().attention.raised == judged_)
        press({Does::TakeBack}); // as the button says
    else
        choose(lessons::PickCards{table_->seen().attention.raised});
}

void LessonPage::press(const Press& press) {
    switch (press.does) {
    case Does::GoOn:
        if (!reply_) {
            choose(lessons::GoOn{});
            return;
        }
        if (reply_->verdict == Verdict::Also) {
            goTheLessonsWay();
            return;
        }
        goOn();
        break;
    case Does::Answer:
        choose(lessons::ChooseAnswer{press.answer});
        return;
    case Does::Give:
        give();
        return;
    case Does::Hint:
        ++hints_;
        break;
    case Does::Why:
        why_ = true;
        break;
    case Does::Missed:
        repeatMissed();
        break;
    case Does::TakeBack:
        reply_.reset();
        layTable(progress().table);
        ask();
        break;
    case Does::Back:
        goBack();
        break;
    case Does::Again:
        start(lesson_, 0);
        break;
    case Does::Next:
        emit nextChosen();
        return;
    case Does::Play:
        emit playChosen();
        return;
    case Does::Leave:
        emit left();
        return;
    }
    refresh();
    focusNext();
}

// What was chosen is as good, but the lesson goes on with its own: that is played out and told in its place.
void LessonPage::goTheLessonsWay() {
    const auto right = rightChoice(lesson_, progress());
    reply_.reset();
    layTable(progress().table);
    if (right)
        choose(*right);
}

void LessonPage::goOn() {
    if (!missed_.empty()) { // the next of those taken again, else the end
        missed_.erase(missed_.begin());
        way_ = missed_.empty() ? wayTo(lesson_, static_cast<int>(lesson_.steps.size()))
                               : wayTo(lesson_, missed_.front());
        layTable(progress().before);
        enter();
        return;
    }
    way_.push_back(reply_->next);
    reply_.reset(); // before the table goes on and tells of it
    const lessons::Step* step = stepAt(lesson_, progress());
    const bool pile = !table_->state().spread.empty() || openPile(lesson_, progress());
    table_->papers().dropSlip(); // of what was announced before
    if ((step && step->table) || pile)
        layTable(progress().before);
    else
        table_->director().goOn(); // what was held goes on, under the next words
    enter();
}

void LessonPage::goBack() {
    missed_.clear();
    if (way_.size() > 1)
        way_.pop_back();
    else
        way_ = wayTo(lesson_, std::max(0, progress().step - 1));
    layTable(progress().before);
    enter();
}

// The first answer to a step counts, and what is against the rules or as good is no wrong one.
void LessonPage::noteAnswer(Verdict verdict) {
    const lessons::Step* step = stepAt(lesson_, progress());
    if (step && step->ask.kind != AskKind::GoOn && (verdict == Verdict::Right || verdict == Verdict::Wrong))
        answers_.emplace(progress().step, verdict == Verdict::Right);
}

// Steps missed are taken again, one after the other; who has them now at once has not missed them.
void LessonPage::repeatMissed() {
    missed_.clear();
    for (const auto& [step, atOnce] : answers_)
        if (!atOnce)
            missed_.push_back(step);
    if (missed_.empty())
        return;
    for (const int step : missed_)
        answers_.erase(step);
    way_ = wayTo(lesson_, missed_.front());
    layTable(progress().before);
    enter();
}

// ---- What is seen. ----

// The count's own page in the table's place, as far as it is told at this step.
void LessonPage::showCount() {
    const auto part = countAt(lesson_, progress());
    table_->setVisible(!part && rows_->isHidden()); // what lies under it is not to be read out or pressed
    if (!part) {
        count_->hide();
        return;
    }
    if (count_->isHidden()) {
        count_->setContent(countContent(progress().table, teller()));
        count_->show();
        count_->raise();
        peek_->raise();
        gloss_->raise();
    }
    const bool answered = reply_ && reply_->verdict == Verdict::Right;
    count_->tellUpTo(momentsOf(count_->ledger(), *part, answered ? Told::Answered : Told::Asked));
}

// Beside the words that the link stands in.
void LessonPage::explain(const QString& link) {
    if (const auto gloss = rules::glossOf(link, ladder_.book, ladder_.glossary))
        gloss_->explain(*gloss, lectern_->x(), mapFromGlobal(QCursor::pos()).y() - gloss_->height() / 2);
    else
        emit linkAsked(link);
}

void LessonPage::refresh() {
    const lessons::Step* step = stepAt(lesson_, progress());
    const bool pieces = step && step->ask.kind == AskKind::Pad;
    const lessons::Reply* told =
        reply_ && (settled() || reply_->verdict == Verdict::Refused) ? &*reply_ : nullptr;
    Standing standing{ladder_, lesson_, progress(), told, hints_, settled()};
    standing.given = pieces ? pad_->pieces().pieces() : table_->seen().attention.raised.size();
    standing.changed = table_->seen().attention.raised != judged_;
    standing.first = progress().step == 0;
    standing.why = why_;
    standing.tried = tried_;
    standing.asked = static_cast<int>(answers_.size());
    standing.atOnce =
        static_cast<int>(std::ranges::count(answers_, true, &std::pair<const int, bool>::second));
    showCount();
    said_ = saidOf(standing, teller());
    pad_->setEnabled(!told || told->verdict != Verdict::Right);
    lectern_->setText(said_.text);
    if (const auto spots = spotsAt(lesson_, progress()); !spots.empty() && !told)
        lectern_->setAccessibleDescription(lectern_->accessibleDescription() + u' ' +
                                           lookWords(spots, teller()));
}

// The ring goes to where the next key acts: the main button, pieces to be laid, the table's own strip or a
// card of the table. Before answers it is at the words, from which arrows lead to them: Return alone answers
// nothing.
void LessonPage::focusNext() {
    if (!isVisible())
        return;
    const auto& buttons = said_.text.buttons;
    const auto main = std::ranges::find_if(buttons, [](const auto& b) { return b.main && b.enabled; });
    const lessons::Step* step = stepAt(lesson_, progress());
    const bool right = reply_ && reply_->verdict == Verdict::Right;
    const bool picking =
        step && ((step->ask.kind == AskKind::Pick && !reply_) || (step->ask.kind == AskKind::Pad && !right));
    if (main != buttons.end() && !picking) {
        lectern_->button(static_cast<int>(main - buttons.begin()))->setFocus(Qt::OtherFocusReason);
    } else if (std::ranges::count(said_.presses, Does::Answer, &Press::does) > 0) {
        if (tried_.empty() || !amongAnswers()) // who tries one after the other stays there
            lectern_->setFocus(Qt::OtherFocusReason);
    } else if (pad_->isVisible()) {
        if (!pad_->isAncestorOf(focusWidget()))
            pad_->more(0)->setFocus(Qt::OtherFocusReason);
    } else {
        table_->takeFocus();
        beginOffTheAnswer();
    }
}

} // namespace learn
