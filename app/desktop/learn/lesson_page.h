// A lesson being taken: the table, and beside it the lectern on which it is told. It holds where the learner
// stands and the last reply; all that is seen follows from those.
#pragma once

#include "desktop/count/count_page.h"
#include "desktop/learn/pad_editor.h"
#include "desktop/learn/rows_view.h"
#include "desktop/learn/said.h"
#include "desktop/learn/staging.h"
#include "desktop/look/deck.h"
#include "desktop/minchiate/table/minchiate_table.h"
#include "desktop/peek/cards_peek.h"
#include "desktop/rules/gloss_popover.h"

#include <QWidget>

#include <map>

namespace learn {

class LessonPage : public QWidget {
    Q_OBJECT
public:
    // Deck and ladder outlive the page.
    LessonPage(look::Deck& deck, const lessons::Ladder& ladder, QWidget* parent = nullptr);

    void setHabits(const table::Habits& habits) { table_->setHabits(habits); }
    void setPeople(const People& people) { people_ = people; }
    void measureAnew() { table_->measureAnew(); }

    // Takes up a lesson at this step, or at the nearest before it from which one can get there.
    void start(const lessons::Lesson& lesson, int step);
    // What the learner does, from wherever it comes.
    void choose(const lessons::Choosing& choice);
    // What a button of the lectern does.
    void press(const Press& press);

    [[nodiscard]] minchiate_table::MinchiateTable* table() const { return table_; }
    [[nodiscard]] look::Lectern* lectern() const { return lectern_; }
    [[nodiscard]] count::CountPage* countPage() const { return count_; }
    [[nodiscard]] RowsView* rowsView() const { return rows_; }
    [[nodiscard]] rules::GlossPopover* gloss() const { return gloss_; }
    [[nodiscard]] PadEditor* padEditor() const { return pad_; }
    [[nodiscard]] const lessons::Lesson& lesson() const { return lesson_; }
    [[nodiscard]] const lessons::Progress& progress() const { return way_.back(); }
    [[nodiscard]] const std::optional<lessons::Reply>& lastReply() const { return reply_; }
    [[nodiscard]] const Said& said() const { return said_; }
    [[nodiscard]] text::Teller teller() const { return tellerFor(lesson_, people_); }
    // The focus to what comes next.
    void focusNext();
    // Puts the learner there, as if every step before had been taken: for those who look at every way.
    void standAt(const lessons::Progress& progress);

signals:
    void stepReached(int step); // of the lesson; their number at its end
    void left();                // back to the ladder
    void nextChosen();
    void playChosen();
    void ruleAsked(const QString& number);
    void linkAsked(const QString& link); // in the words, as rules::targetOf() reads it

protected:
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void enter();                           // the step, on the table as it lies
    void layTable(const lessons::Table& t); // anew
    void ask();
    void give();
    void showReply(const lessons::Reply& reply);
    void refresh();
    void peekPile();
    void noteAnswer(lessons::Verdict verdict);
    void goOn();
    void goTheLessonsWay();
    void goBack();
    void repeatMissed();
    void showCount();
    void explain(const QString& link);
    bool enterAnswers(int key);
    bool answerByKey(const QKeyEvent& event);
    [[nodiscard]] bool amongAnswers() const;
    void stayAmongAnswers();
    void beginOffTheAnswer();
    [[nodiscard]] bool answersAlone(minchiate::Card card) const;
    void repeatAnnouncement();
    [[nodiscard]] bool settled() const { return table_->isSettled(); }

    const lessons::Ladder& ladder_;
    minchiate_table::MinchiateTable* table_;
    look::Lectern* lectern_;
    PadEditor* pad_;
    peek::CardsPeek* peek_;
    count::CountPage* count_; // in the table's place, where the count is told
    RowsView* rows_;          // and where cards lie in rows
    rules::GlossPopover* gloss_;
    People people_;
    lessons::Lesson lesson_;
    std::vector<lessons::Progress> way_; // that the learner came; where they stand is its end
    std::optional<lessons::Reply> reply_;
    minchiate::CardSet judged_;   // picked when the last reply was given
    std::vector<int> tried_;      // wrong answers given to this step
    int hints_ = 0;               // asked for at this step
    bool why_ = false;            // so was the reason
    bool begun_ = false;          // the table's ring stands where this question begins
    std::map<int, bool> answers_; // by step: whether the first answer of this sitting was no wrong one
    std::vector<int> missed_;     // steps that are still to be taken again
    Said said_;                   // as it stands on the lectern
};

} // namespace learn
