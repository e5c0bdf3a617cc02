// A lesson of a game being taken: all that is seen follows from where the learner stands, a value, Sitting.
//
// Besides what standing.h names, a game's lessons on the page G say
//
//   G::Table                        the table widget, on the page's deck: setAttempt(), stage(), happen(),
//                                   ask(), askPick(), hold(), closeAsking()
//   G::People                       who sits there, as players
//   G::teller(lesson, people)       who tells, to the learner
//   G::cards()                      how cards are seen and told in rows
//   G::sceneFor(lesson, progress, laid, people)   what stage() lays: this table, at the learner's step
//   G::questionOf(lesson, progress) what ask() asks, where it is the table that asks
//   G::asksOwnCards(kind)           and so a card of the learner's own
//   G::choosing(action, kind)       what an action at the table chooses in a lesson that asks so
//   G::redacted(event, seat)        as that seat may see it; nothing where even its happening is hidden
//   G::exposed(lesson, progress)    what else lies open at the step, such as a pile to be counted; compared
//   G::spotOn(spot, lesson, progress)   what is to be looked at, as the table knows it
//   G::asksForScore(lesson, progress)   and so the score is covered
//   G::Gathered, G::Played          the events by which a trick is gathered, a card played
//   G::kLastTrickRule               where a press on a pile shows the last trick, or says by this rule why
//   not
//
// Most of it is the same for most games; see usual_lessons.h.
#pragma once

#include "desktop/learn/answer_keys.h"
#include "desktop/learn/at_step.h"
#include "desktop/learn/lesson_page.h"

namespace learn {

template<class G>
class LessonPageOf : public LessonPage {
public:
    using Kind = typename G::Kind;
    using Choosing = typename Kind::Choosing;
    using Lesson = lessons::Lesson<Kind>;
    using Progress = lessons::Progress<Kind>;
    using Reply = lessons::Reply<Kind>;
    using Events = lessons::Events<Kind>;

    // Deck and ladder outlive the page.
    LessonPageOf(look::Deck& deck, const lessons::Ladder<Kind>& ladder, QWidget* parent = nullptr);

    void setPeople(const typename G::People& people) { people_ = people; }

    // Takes up a lesson at this step, or at the nearest before it from which one can get there; `answers` are
    // those of a sitting before.
    void start(const Lesson& lesson, int step, const FirstAnswers& answers = {}) {
        sitting_ = Sitting<Kind>(lesson, step, answers);
        beginAnew();
    }
    // What the learner does, from wherever it comes.
    void choose(const Choosing& choice);
    void press(const Press& press) override;
    // Puts the learner there, as if every step before had been taken: for those who look at every way.
    void standAt(const Progress& progress) {
        sitting_.standAt(progress);
        beginAnew();
    }

    [[nodiscard]] typename G::Table* table() const { return table_; }
    [[nodiscard]] const Lesson& lesson() const { return sitting_.lesson(); }
    [[nodiscard]] const Progress& progress() const { return sitting_.progress(); }
    [[nodiscard]] const std::optional<Reply>& lastReply() const { return sitting_.reply(); }
    [[nodiscard]] auto teller() const { return G::teller(lesson(), people_); }

protected:
    // ---- What a game may have besides. ----

    // What is made ready before a step asks.
    virtual void prepare() {}
    // Pieces laid with a tool on the lectern, of Asks::Pieces.
    [[nodiscard]] virtual int laid() const { return 0; }
    [[nodiscard]] virtual Choosing given() const {
        return lessons::PickCards{table_->seen().attention.raised};
    }
    // The lectern is about to be told anew; `told` is the reply that is shown.
    virtual void refreshOver(const Reply* told) { Q_UNUSED(told); }

    [[nodiscard]] const Sitting<Kind>& sitting() const { return sitting_; }
    [[nodiscard]] const lessons::Step<Kind>* step() const { return stepAt(lesson(), progress()); }
    [[nodiscard]] bool stepAsks(Asks how) const { return step() && G::asks(step()->ask.kind) == how; }
    void refresh();

    [[nodiscard]] bool handsAreFull() const override {
        return (stepAsks(Asks::Pick) && !lastReply()) ||
               (stepAsks(Asks::Pieces) && !sitting_.answeredRight());
    }
    [[nodiscard]] bool hasTried() const override { return !sitting_.tried().empty(); }
    [[nodiscard]] bool asksOneCard() const override {
        return step() && !lastReply() &&
               (step()->ask.kind == Kind::AskKind::Play || step()->ask.kind == Kind::AskKind::Pick);
    }
    [[nodiscard]] bool answersAlone(lessons::Card card) const override;
    [[nodiscard]] std::optional<rules::Gloss> glossOf(const QString& link) const override {
        return rules::glossOf(link, ladder_.book, ladder_.glossary);
    }

private:
    LessonPageOf(look::Deck& deck, const lessons::Ladder<Kind>& ladder, typename G::Table* table,
                 QWidget* parent);
    [[nodiscard]] bool asksTable() const { return G::questionOf(lesson(), progress()).has_value(); }
    void beginAnew();                                // the step, on its own table
    void layTable(const typename Kind::Table& laid); // anew
    void enter();                                    // the step, on the table as it lies
    void ask();
    void give();
    void showReply(const Reply& reply);
    void tell(const Events& events, std::size_t words);
    void goOn();
    void goTheLessonsWay();
    void lookInto(int pile);

    const lessons::Ladder<Kind>& ladder_;
    typename G::Table* table_;
    typename G::People people_{};
    Sitting<Kind> sitting_;
};

template<class G>
LessonPageOf<G>::LessonPageOf(look::Deck& deck, const lessons::Ladder<Kind>& ladder, QWidget* parent)
    : LessonPageOf(deck, ladder, new typename G::Table(deck), parent) {}

template<class G>
LessonPageOf<G>::LessonPageOf(look::Deck& deck, const lessons::Ladder<Kind>& ladder, typename G::Table* table,
                              QWidget* parent)
    : LessonPage(deck, G::cards(), table, parent), ladder_(ladder), table_(table) {
    using table::TableWidget;
    table_->setAttempt([this](const typename Kind::Game::Action& action) {
        choose(G::choosing(action, step() ? step()->ask.kind : Kind::AskKind::GoOn));
        const auto& reply = lastReply();
        return reply && reply->verdict == Verdict::Refused ? reply->refusal : std::nullopt;
    });
    const auto next = [this] {
        refresh();
        focusNext();
    };
    connect(table_, &TableWidget::refused, this, next);
    connect(table_, &TableWidget::picked, this, [this] { give(); });
    connect(table_, &TableWidget::picksChanged, this, [this] { refresh(); });
    connect(table_, &TableWidget::settled, this, next);
    if constexpr (requires { G::kLastTrickRule; })
        connect(table_, &TableWidget::pilePressed, this, [this](int pile) { lookInto(pile); });
}

template<class G>
bool LessonPageOf<G>::answersAlone(lessons::Card card) const {
    const Choosing choice = stepAsks(Asks::Pick) ? Choosing(lessons::PickCards{lessons::CardSet(card)})
                                                 : Choosing(lessons::PlayCard{card});
    return lessons::reply(lesson(), progress(), choice).verdict == Verdict::Right;
}

// ---- Where the learner stands. ----

template<class G>
void LessonPageOf<G>::beginAnew() {
    layTable(progress().before);
    enter();
}

template<class G>
void LessonPageOf<G>::layTable(const typename Kind::Table& laid) {
    rowsView()->setRows(laid.spread() ? laid.spread()->rows : std::vector<lessons::LabelledRow>());
    table_->setVisible(rowsView()->isHidden()); // what lies under them is not to be read out or pressed
    table_->stage(G::sceneFor(lesson(), progress(), laid, people_));
}

// What comes after `words` of them waits until the words are read.
template<class G>
void LessonPageOf<G>::tell(const Events& events, std::size_t words) {
    for (std::size_t i = 0; i < events.size(); ++i) {
        if (i == words)
            table_->hold();
        table_->happen(events[i]);
    }
}

template<class G>
void LessonPageOf<G>::enter() {
    sitting_.enter();
    // A trick that is asked about on the lectern stays lying; one before a card is to be played is gathered.
    const Events events = seenEvents<G>(progress().events, lesson().you);
    const bool tableAsks = asksTable() || pickingAt<G>(lesson(), progress());
    const std::size_t words = tableAsks ? events.size() : beforeWords<G>(events);
    tell({events.begin(), events.begin() + static_cast<std::ptrdiff_t>(words)}, words);
    ask();
    tell({events.begin() + static_cast<std::ptrdiff_t>(words), events.end()}, 0);
    emit stepReached(progress().step, sitting_.answers());
}

// What the step asks, on the table as it lies.
template<class G>
void LessonPageOf<G>::ask() {
    beginQuestion();
    table_->coverScore(G::asksForScore(lesson(), progress()));
    prepare();
    if (const auto picking = pickingAt<G>(lesson(), progress()))
        table_->askPick({picking->from, picking->most});
    else if (const auto question = G::questionOf(lesson(), progress()))
        table_->ask(*question);
    std::vector<table::Spot> spots;
    for (const auto& spot : spotsAt<G>(lesson(), progress()))
        if (const std::optional<table::Spot> lit = G::spotOn(spot, lesson(), progress()))
            spots.push_back(*lit);
    if (!spots.empty())
        table_->add(table::atOnce([this, spots] { table_->light(spots); }));
    refresh();
}

// ---- What the learner does. ----

template<class G>
void LessonPageOf<G>::choose(const Choosing& choice) {
    if (progress().over(lesson()) || sitting_.answeredRight())
        return;
    table_->light({});
    sitting_.answer(choice);
    if (std::holds_alternative<lessons::GoOn>(choice)) {
        press({Does::GoOn});
        return;
    }
    if (lastReply()->verdict == Verdict::Refused) { // the table says why, and its refused() leads on
        refresh();
        return;
    }
    emit stepReached(progress().step, sitting_.answers());
    showReply(*lastReply());
    refresh();
    focusNext();
}

template<class G>
void LessonPageOf<G>::showReply(const Reply& reply) {
    if (reply.verdict == Verdict::Unanswered) {
        layTable(progress().table);
        ask();
        return;
    }
    if (reply.verdict == Verdict::Right) {
        table_->coverScore(false);
        table_->closeAsking();
    }
    if (reply.verdict == Verdict::Wrong && pickingAt<G>(lesson(), progress()))
        table_->crossOut(reply.extra);
    const Events events = seenEvents<G>(reply.events, lesson().you);
    tell(events, beforeWords<G>(events));
}

template<class G>
void LessonPageOf<G>::give() {
    if (stepAsks(Asks::Pick) && sitting_.answeredWrong() && sitting_.judged(table_->seen().attention.raised))
        press({Does::TakeBack}); // as the button says
    else
        choose(given());
}

template<class G>
void LessonPageOf<G>::press(const Press& press) {
    switch (press.does) {
    case Does::GoOn:
        if (!lastReply()) {
            choose(lessons::GoOn{});
            return;
        }
        if (lastReply()->verdict == Verdict::Also) {
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
        start(Lesson(lesson()), 0);
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
template<class G>
void LessonPageOf<G>::goTheLessonsWay() {
    const auto right = rightChoice(lesson(), progress());
    sitting_.takeBack();
    layTable(progress().table);
    sitting_.goTheLessonsWay();
    if (right)
        choose(*right);
}

template<class G>
void LessonPageOf<G>::goOn() {
    const auto before = G::exposed(lesson(), progress());
    const bool marked = stepAsks(Asks::Pick); // the cards picked, until now
    if (!sitting_.goOn()) {
        beginAnew();
        return;
    }
    const bool other = G::exposed(lesson(), progress()) != before || !table_->seen().scene.spread.empty();
    table_->papers().dropSlip(); // of what was announced before
    if ((step() && step()->table) || other || marked)
        layTable(progress().before);
    else
        table_->director().goOn(); // what was held goes on, under the next words
    enter();
}

// Only the last trick may be looked at, until the next lead.
template<class G>
void LessonPageOf<G>::lookInto(int pile) {
    const table::Scene& scene = table_->seen().scene;
    if (scene.lastTrick && scene.lastTrick->pile == pile)
        table_->showLastTrick(!table_->seen().lastTrick);
    else if constexpr (requires { G::kLastTrickRule; })
        table_->papers().refuse(
            {scene.piles[static_cast<std::size_t>(pile)].detail, {QString::fromLatin1(G::kLastTrickRule)}});
}

// ---- What is seen. ----

template<class G>
void LessonPageOf<G>::refresh() {
    const bool settled = table_->isSettled();
    const auto& reply = lastReply();
    const Reply* told = reply && (settled || reply->verdict == Verdict::Refused) ? &*reply : nullptr;
    const lessons::CardSet raised = table_->seen().attention.raised;
    Standing<Kind> standing = sitting_.standing(ladder_, told);
    standing.settled = settled;
    standing.given = stepAsks(Asks::Pieces) ? laid() : raised.size();
    standing.changed = !sitting_.judged(raised);
    refreshOver(told);
    setSaid(saidOf(toldOf<G>(standing, teller())));
    if (const auto spots = spotsAt<G>(lesson(), progress()); !spots.empty() && !told)
        lectern()->setAccessibleDescription(lectern()->accessibleDescription() + u' ' +
                                            lookWords<G>(spots, teller()));
}

} // namespace learn
