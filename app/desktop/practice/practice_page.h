// Practising: a position on the table as it was known then, a question, an answer by playing; then what was
// better and why, and the next. One's own mistakes, or exercises.
#pragma once

#include "desktop/hints/hint_paper.h"
#include "desktop/look/deck.h"
#include "desktop/minchiate/table/minchiate_table.h"
#include "desktop/practice/answer_weigher.h"
#include "desktop/practice/last_trick.h"
#include "desktop/practice/practice_panel.h"
#include "desktop/practice/question_slip.h"
#include "desktop/practice/sitting.h"

#include <QAction>

#include <array>

namespace practise {

class PracticePage : public QWidget {
    Q_OBJECT

public:
    // Both outlive it.
    PracticePage(look::Deck& deck, Training& training, QWidget* parent = nullptr);

    // A card answers once it was chosen, never by the Return that asked the question.
    void setHabits(table::Habits habits) {
        habits.begins = table::Habits::Begins::Nowhere;
        table_->setHabits(habits);
    }
    void setPeople(const People& people) { people_ = people; }
    void setDark(bool dark) { panel_->setDark(dark); }
    void measureAnew() { table_->measureAnew(); }
    // Which day it is; the system's clock, if nobody says otherwise.
    void setClock(Sitting::Clock clock) { sitting_.setClock(std::move(clock)); }

    // What is asked next there; what was asked and not answered is asked again.
    void open(Desk desk);
    void next();
    void showAnswer();
    void later();
    void takeOut(); // for good, unless it is brought back
    void focusFirst();

    [[nodiscard]] Stage stage() const { return sitting_.stage(); }
    [[nodiscard]] Desk desk() const { return sitting_.desk(); }
    [[nodiscard]] const std::optional<Asked>& asked() const { return sitting_.asked(); }
    [[nodiscard]] minchiate_table::MinchiateTable* table() const { return table_; }
    [[nodiscard]] PracticePanel* panel() const { return panel_; }
    [[nodiscard]] QuestionSlip* slip() const { return slip_; }
    [[nodiscard]] hints::HintMarks* marks() const { return marks_; }
    [[nodiscard]] LastTrick* lastTrick() const { return lastTrick_; }

signals:
    void closed();
    void reviewAsked(const practice::Mistake& mistake); // of the hand that it is from
    void ruleAsked(const QString& number);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void addCommands();
    void ask(void (Sitting::*step)());
    void put();
    void tellNothing();
    void tellPanel();
    void finish(const Told& told, std::vector<QuestionSlip::Button> buttons);
    [[nodiscard]] std::optional<table::Refused> judge(const Action& action);
    [[nodiscard]] table::Refused wrong(const Action& action);
    void tellWrong();
    void weighed(const practice::Mistake& mistake, const Action& answer);
    void right(const Action& action);
    void done(practice::Verdict verdict, const std::optional<Action>& answer);
    void light();
    void layOut();
    void placePapers();

    Training& training_;
    Sitting sitting_;
    minchiate_table::MinchiateTable* table_;
    LastTrick* lastTrick_;
    hints::HintMarks* marks_;
    QuestionSlip* slip_;
    PracticePanel* panel_;
    AnswerWeigher* weigher_;
    std::array<QAction*, 5> commands_{}; // show, later, next, the hand, take out
    People people_;
    look::Metrics metrics_;
};

} // namespace practise
