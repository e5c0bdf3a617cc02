// A lesson being taken: the table, and beside it the lectern on which it is told. Where the learner stands is
// a value, Sitting; all that is seen follows from it.
#pragma once

#include "desktop/count/count_page.h"
#include "desktop/learn/pad_editor.h"
#include "desktop/learn/rows_view.h"
#include "desktop/learn/sitting.h"
#include "desktop/learn/staging.h"
#include "desktop/look/deck.h"
#include "desktop/minchiate/table/minchiate_table.h"
#include "desktop/peek/cards_peek.h"
#include "desktop/rules/gloss_popover.h"

#include <QWidget>

namespace learn {

class LessonPage : public QWidget {
    Q_OBJECT
public:
    // Deck and ladder outlive the page.
    LessonPage(look::Deck& deck, const minchiate_lessons::Ladder& ladder, QWidget* parent = nullptr);

    void setHabits(const table::Habits& habits) { table_->setHabits(habits); }
    void setPeople(const People& people) { people_ = people; }
    void measureAnew() { table_->measureAnew(); }

    // Takes up a lesson at this step, or at the nearest before it from which one can get there.
    void start(const minchiate_lessons::Lesson& lesson, int step);
    // What the learner does, from wherever it comes.
    void choose(const minchiate_lessons::Choosing& choice);
    // What a button of the lectern does.
    void press(const Press& press);

    [[nodiscard]] minchiate_table::MinchiateTable* table() const { return table_; }
    [[nodiscard]] look::Lectern* lectern() const { return lectern_; }
    [[nodiscard]] count::CountPage* countPage() const { return count_; }
    [[nodiscard]] RowsView* rowsView() const { return rows_; }
    [[nodiscard]] rules::GlossPopover* gloss() const { return gloss_; }
    [[nodiscard]] PadEditor* padEditor() const { return pad_; }
    [[nodiscard]] const minchiate_lessons::Lesson& lesson() const { return sitting_.lesson(); }
    [[nodiscard]] const minchiate_lessons::Progress& progress() const { return sitting_.progress(); }
    [[nodiscard]] const std::optional<minchiate_lessons::Reply>& lastReply() const {
        return sitting_.reply();
    }
    [[nodiscard]] const Said& said() const { return said_; }
    [[nodiscard]] text::Teller teller() const { return tellerFor(lesson(), people_); }
    // The focus to what comes next.
    void focusNext();
    // Puts the learner there, as if every step before had been taken: for those who look at every way.
    void standAt(const minchiate_lessons::Progress& progress);

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
    void enter();                                     // the step, on the table as it lies
    void layTable(const minchiate_lessons::Table& t); // anew
    void beginAnew();                                 // the step, on its own table
    void ask();
    void give();
    void showReply(const minchiate_lessons::Reply& reply);
    void refresh();
    void peekPile();
    void goOn();
    void goTheLessonsWay();
    void showCount();
    void explain(const QString& link);
    void beginOffTheAnswer();
    void repeatAnnouncement();

    const minchiate_lessons::Ladder& ladder_;
    minchiate_table::MinchiateTable* table_;
    look::Lectern* lectern_;
    PadEditor* pad_;
    peek::CardsPeek* peek_;
    count::CountPage* count_; // in the table's place, where the count is told
    RowsView* rows_;          // and where cards lie in rows
    rules::GlossPopover* gloss_;
    People people_;
    Sitting sitting_;
    bool begun_ = false; // the table's ring stands where this question begins
    Said said_;          // as it stands on the lectern
};

} // namespace learn
