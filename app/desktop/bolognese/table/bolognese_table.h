// The table at which Tarocco bolognese is played: shows what the model tells in the table's own time, and
// lets the person act. It holds no rule: what may be done is the question it was asked.
#pragma once

#include "desktop/bolognese/table/asking.h"
#include "desktop/bolognese/table/slate.h"
#include "desktop/table/table_widget.h"

namespace bolognese_table {

class BologneseTable : public table::TableWidget {
    Q_OBJECT

public:
    explicit BologneseTable(look::Deck& deck, QWidget* parent = nullptr);

    // ---- From the model, shown in the table's own time. ----
    void situate(const Situation& situation);
    void happen(const Event& event);
    void ask(const Question& question);

    // Does what the person chose, or answers why it cannot be done.
    using Attempt = std::function<std::optional<Refusal>(const Action& action)>;
    void setAttempt(Attempt attempt) { attempt_ = std::move(attempt); }
    // What is said after the hand, just then: the button that goes on, and who has won the match, if it is
    // over.
    struct OnwardWords {
        QString button, verdict;
    };
    void setOnwardWords(std::function<OnwardWords()> words) { onwardWords_ = std::move(words); }

    [[nodiscard]] const TableState& state() const { return state_; }
    [[nodiscard]] const Slate& slate() const { return *slate_; }
    [[nodiscard]] text::Teller teller() const { return {state_.names, state_.me()}; }

signals:
    void acted(const bolognese::Action& action); // it has been done
    void situationShown();
    void eventShown();
    void onward();     // from the result, by its button
    void countAsked(); // the count of the hand is to be seen

private:
    BologneseTable(look::Deck& deck, Slate* slate, QWidget* parent);
    void enact(const Event& event);
    void say(const table::Slip& slip);
    void askNow();
    void askOnward();
    [[nodiscard]] table::Scene scene() const;
    [[nodiscard]] std::optional<table::Refused> attempt(const Action& action);

    Attempt attempt_;
    std::function<OnwardWords()> onwardWords_;
    TableState state_;
    Slate* slate_;
};

} // namespace bolognese_table
