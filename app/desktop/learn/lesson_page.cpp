#include "desktop/learn/lesson_page.h"

#include "desktop/learn/answer_keys.h"
#include "desktop/learn/count_step.h"

namespace learn {

using namespace minchiate;
using minchiate_lessons::AskKind;
using minchiate_lessons::Verdict;

LessonPage::LessonPage(look::Deck& deck, const minchiate_lessons::Ladder& ladder, QWidget* parent)
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
        const auto& reply = lastReply();
        return reply && reply->verdict == Verdict::Refused ? reply->refusal : std::nullopt;
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

void LessonPage::start(const minchiate_lessons::Lesson& lesson, int step) {
    sitting_ = Sitting(lesson, step);
    beginAnew();
}

void LessonPage::standAt(const minchiate_lessons::Progress& progress) {
    sitting_.standAt(progress);
    beginAnew();
}

void LessonPage::beginAnew() {
    layTable(progress().before);
    enter();
}

void LessonPage::layTable(const minchiate_lessons::Table& laid) {
    rows_->setRows(laid.spread() ? laid.spread()->rows : std::vector<minchiate_lessons::LabelledRow>());
    table_->stage(sceneFor(lesson(), progress(), laid, people_));
}

void LessonPage::enter() {
    sitting_.enter();
    // A trick that is asked about on the lectern stays lying; one before a card is to be played is gathered.
    const minchiate_lessons::Events events = seenEvents(progress().events, lesson().you);
    const bool tableAsks = questionOf(lesson(), progress()) || pickingAt(lesson(), progress());
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
    const minchiate_lessons::Step* step = stepAt(lesson(), progress());
    table_->coverScore(asksForScore(lesson(), progress()));
    const bool pieces = step && step->ask.kind == AskKind::Pad;
    pad_->setVisible(pieces);
    pad_->clear();
    table_->scorePad()->layPieces(pieces ? std::optional(pad_->pieces()) : std::nullopt);
    if (const auto picking = pickingAt(lesson(), progress()))
        table_->askPick(*picking);
    else if (const auto question = questionOf(lesson(), progress()))
        table_->ask(*question);
    if (auto spots = spotsAt(lesson(), progress()); !spots.empty())
        table_->lookAt(std::move(spots));
    refresh();
}

// ---- What the learner does. ----

void LessonPage::choose(const minchiate_lessons::Choosing& choice) {
    if (progress().over(lesson()) || sitting_.answeredRight())
        return;
    table_->light({});
    const bool among = amongAnswers(*lectern_, said_);
    sitting_.answer(choice);
    if (std::holds_alternative<minchiate_lessons::GoOn>(choice)) {
        press({Does::GoOn});
        return;
    }
    if (lastReply()->verdict == Verdict::Refused) { // the table says why, and its refused() leads on
        refresh();
        return;
    }
    showReply(*lastReply());
    refresh();
    if (among && !sitting_.tried().empty() && sitting_.answeredWrong())
        stayAmongAnswers(*lectern_, said_, sitting_.tried().back());
    focusNext();
}

void LessonPage::showReply(const minchiate_lessons::Reply& reply) {
    if (reply.verdict == Verdict::Unanswered) {
        layTable(progress().table);
        ask();
        return;
    }
    if (reply.verdict == Verdict::Right) {
        table_->coverScore(false);
        table_->closeAsking();
    }
    if (reply.verdict == Verdict::Wrong && pickingAt(lesson(), progress()))
        table_->crossOut(reply.extra);
    const minchiate_lessons::Events events = seenEvents(reply.events, lesson().you);
    const std::size_t words = beforeWords(events);
    for (std::size_t i = 0; i < events.size(); ++i) {
        if (i == words)
            table_->hold();
        table_->happen(events[i]);
    }
}

void LessonPage::give() {
    const minchiate_lessons::Step* step = stepAt(lesson(), progress());
    if (step && step->ask.kind == AskKind::Pad)
        choose(minchiate_lessons::LayPoints{pad_->pieces().points()});
    else if (sitting_.answeredWrong() && sitting_.judged(table_->seen().attention.raised))
        press({Does::TakeBack}); // as the button says
    else
        choose(minchiate_lessons::PickCards{table_->seen().attention.raised});
}

void LessonPage::press(const Press& press) {
    switch (press.does) {
    case Does::GoOn:
        if (!lastReply()) {
            choose(minchiate_lessons::GoOn{});
            return;
        }
        if (lastReply()->verdict == Verdict::Also) {
            goTheLessonsWay();
            return;
        }
        goOn();
        break;
    case Does::Answer:
        choose(minchiate_lessons::ChooseAnswer{press.answer});
        return;
    case Does::Give:
        give();
        return;
    case Does::Hint:
        sitting_.askHint();
        break;
    case Does::Why:
        sitting_.askWhy();
        break;
    case Does::Missed:
        if (sitting_.repeatMissed())
            beginAnew();
        break;
    case Does::TakeBack:
        sitting_.takeBack();
        layTable(progress().table);
        ask();
        break;
    case Does::Back:
        sitting_.goBack();
        beginAnew();
        break;
    case Does::Again:
        start(minchiate_lessons::Lesson(lesson()), 0);
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
    const auto right = rightChoice(lesson(), progress());
    sitting_.takeBack();
    layTable(progress().table);
    if (right)
        choose(*right);
}

void LessonPage::goOn() {
    if (!sitting_.goOn()) {
        beginAnew();
        return;
    }
    const minchiate_lessons::Step* step = stepAt(lesson(), progress());
    const bool pile = !table_->state().spread.empty() || openPile(lesson(), progress());
    table_->papers().dropSlip(); // of what was announced before
    if ((step && step->table) || pile)
        layTable(progress().before);
    else
        table_->director().goOn(); // what was held goes on, under the next words
    enter();
}

// ---- What is seen. ----

// The count's own page in the table's place, as far as it is told at this step.
void LessonPage::showCount() {
    const auto part = countAt(lesson(), progress());
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
    count_->tellUpTo(
        momentsOf(count_->ledger(), *part, sitting_.answeredRight() ? Told::Answered : Told::Asked));
}

// Beside the words that the link stands in.
void LessonPage::explain(const QString& link) {
    if (const auto gloss = rules::glossOf(link, ladder_.book, ladder_.glossary))
        gloss_->explain(*gloss, lectern_->x(), mapFromGlobal(QCursor::pos()).y() - gloss_->height() / 2);
    else
        emit linkAsked(link);
}

void LessonPage::refresh() {
    const minchiate_lessons::Step* step = stepAt(lesson(), progress());
    const bool pieces = step && step->ask.kind == AskKind::Pad;
    const bool settled = table_->isSettled();
    const auto& reply = lastReply();
    const minchiate_lessons::Reply* told =
        reply && (settled || reply->verdict == Verdict::Refused) ? &*reply : nullptr;
    const minchiate::CardSet raised = table_->seen().attention.raised;
    Standing standing = sitting_.standing(ladder_, told);
    standing.settled = settled;
    standing.given = pieces ? pad_->pieces().pieces() : raised.size();
    standing.changed = !sitting_.judged(raised);
    showCount();
    said_ = saidOf(standing, teller());
    pad_->setEnabled(!told || told->verdict != Verdict::Right);
    lectern_->setText(said_.text);
    if (const auto spots = spotsAt(lesson(), progress()); !spots.empty() && !told)
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
    const minchiate_lessons::Step* step = stepAt(lesson(), progress());
    const bool picking = step && ((step->ask.kind == AskKind::Pick && !lastReply()) ||
                                  (step->ask.kind == AskKind::Pad && !sitting_.answeredRight()));
    if (main != buttons.end() && !picking) {
        lectern_->button(static_cast<int>(main - buttons.begin()))->setFocus(Qt::OtherFocusReason);
    } else if (std::ranges::count(said_.presses, Does::Answer, &Press::does) > 0) {
        if (sitting_.tried().empty() ||
            !amongAnswers(*lectern_, said_)) // who tries one after the other stays there
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
