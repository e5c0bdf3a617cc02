// A lesson being taken: the table, and beside it the lectern on which it is told. This part knows no game: it
// lays table and lectern out, and leads keys and the ring to them. What follows from a game's lessons is
// LessonPageOf's.
#pragma once

#include "desktop/learn/learned.h"
#include "desktop/learn/rows_view.h"
#include "desktop/learn/said.h"
#include "desktop/look/double_press.h"
#include "desktop/rules/gloss_popover.h"
#include "desktop/table/table_widget.h"

#include <QWidget>

namespace learn {

class LessonPage : public QWidget {
    Q_OBJECT
public:
    void setHabits(const table::Habits& habits) { board_->setHabits(habits); }
    void measureAnew() { board_->measureAnew(); }

    // What a button of the lectern does.
    virtual void press(const Press& press) = 0;
    // The focus to what comes next.
    void focusNext();

    [[nodiscard]] table::TableWidget* board() const { return board_; }
    [[nodiscard]] look::Lectern* lectern() const { return lectern_; }
    [[nodiscard]] RowsView* rowsView() const { return rows_; }
    [[nodiscard]] rules::GlossPopover* gloss() const { return gloss_; }
    [[nodiscard]] const Said& said() const { return said_; }

signals:
    // Of the lesson, their number at its end; and again when it is answered.
    void stepReached(int step, const learn::FirstAnswers& answers);
    void left(); // back to the ladder
    void nextChosen();
    void playChosen();
    void ruleAsked(const QString& number);
    void linkAsked(const QString& link); // in the words, as rules::targetOf() reads it

protected:
    // The table becomes the page's own; the deck outlives it.
    LessonPage(look::Deck& deck, const CardsTold& cards, table::TableWidget* board, QWidget* parent);

    // ---- Where the learner stands, as far as the ring and the keys go by it. ----

    // Cards are being picked, or pieces laid: the lectern's button comes after them.
    [[nodiscard]] virtual bool handsAreFull() const = 0;
    // One of several answers was tried.
    [[nodiscard]] virtual bool hasTried() const = 0;
    // One card is asked for, and nothing was said to one yet.
    [[nodiscard]] virtual bool asksOneCard() const = 0;
    // That card, played or picked, is a right answer by itself.
    [[nodiscard]] virtual bool answersAlone(lessons::Card card) const = 0;
    [[nodiscard]] virtual std::optional<rules::Gloss> glossOf(const QString& link) const = 0;

    // ---- What a game may have besides. ----

    // Something to work with on the lectern takes the ring.
    virtual bool focusTool() { return false; }
    // A key of the game's own; whether it was one.
    virtual bool takeKey(int key) {
        Q_UNUSED(key);
        return false;
    }
    // What lies in the table's place, or over it.
    [[nodiscard]] virtual std::vector<QWidget*> overTable() const { return {}; }

    // ---- For what follows from a game's lessons. ----

    void setSaid(Said said);
    // Where a question begins the ring is on no card that answers it; once for each.
    void beginQuestion() { begun_ = false; }

    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void pressButton(int at);
    // Its number, while nothing else goes before it.
    [[nodiscard]] std::optional<int> mainButton() const;
    [[nodiscard]] bool leadsAway(const QKeyEvent& key) const;
    void askHint();
    void beginOffTheAnswer();
    void explain(const QString& link);

    table::TableWidget* board_;
    look::Lectern* lectern_;
    RowsView* rows_; // in the table's place, where cards lie in rows
    rules::GlossPopover* gloss_;
    look::KeyHaste haste_; // the ring went from a button to a card
    bool begun_ = false;   // the table's ring stands where this question begins
    Said said_;            // as it stands on the lectern
};

} // namespace learn
