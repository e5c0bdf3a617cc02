// Hints at the table: the first press tells what to think about, the second what to choose. Each is thought
// of only when it is asked for, from what the seat may know, and counted once for each decision.
#pragma once

#include "desktop/coach/hint_giver.h"
#include "desktop/coach/hint_paper.h"
#include "desktop/minchiate/table/minchiate_table.h"
#include "minchiate/model/game_model.h"

#include <QTimer>

#include <optional>

namespace desktop {

class Hints : public QObject {
    Q_OBJECT

public:
    // Table and model outlive it; slip and marks lie on the table's parent.
    Hints(minchiate_table::MinchiateTable& table, model::GameModel& model, QWidget* page);

    void ask();
    void dismiss();
    // The table has come to lie otherwise.
    void layOut();

    [[nodiscard]] coach::HintSlip* slip() const { return slip_; }
    [[nodiscard]] coach::HintMarks* marks() const { return marks_; }

signals:
    void noted(const QString& words); // a line for the log
    void counted();                   // one more in this hand

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    enum class Told { Nothing, Thinking, Thought, Choice };
    void tell();
    void note();
    void tellChoice(const look::Metrics& metrics);
    bool takeUp();
    void leaveToNote();
    [[nodiscard]] QRect above(const look::Metrics& metrics) const;
    [[nodiscard]] coach::HintSlip::Where beside(const QRect& over, bool points) const;

    minchiate_table::MinchiateTable& table_;
    model::GameModel& model_;
    coach::HintGiver giver_;
    coach::HintSlip* slip_;
    coach::HintMarks* marks_;
    Told told_ = Told::Nothing;
    std::optional<advice::Hint> hint_;
    std::optional<minchiate::Card> focusedThen_; // when the choice was told
    QTimer waits_;                               // until it is said that it takes its time
};

} // namespace desktop
