// The table at which Tarocco bolognese is played: shows what the model tells in the table's own time, and
// lets the person act. It holds no rule: what may be done is the question it was asked.
#pragma once

#include "desktop/bolognese/table/asking.h"
#include "desktop/bolognese/table/scene_of.h"
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

    // ---- For those who tell of what lies there, in the table's own time too. ----
    void stage(const Staged& staged);
    // Some of these cards are to be picked: picksChanged() tells that they are, picked() when they are given.
    void askPick(const table::Picking& picking);
    // What comes after stays away until the director goes on: something is said about what lies there.
    void hold();
    // The question is answered elsewhere, at once, and what was picked stays as it is.
    void closeAsking();

    // Does what the person chose, or answers why it cannot be done.
    using Attempt = std::function<std::optional<Refusal>(const Action& action)>;
    void setAttempt(Attempt attempt) { attempt_ = std::move(attempt); }
    // How to go on after the hand, just then.
    void setOnward(std::function<AfterHand()> onward) { onward_ = std::move(onward); }

    [[nodiscard]] const TableState& state() const { return state_; }
    [[nodiscard]] const Slate& slate() const { return *slate_; }
    [[nodiscard]] text::Teller teller() const {
        return {state_.names, state_.me(), state_.watched, state_.you};
    }

signals:
    void acted(const bolognese::Action& action); // it has been done
    void situationShown();
    void eventShown();

private:
    BologneseTable(look::Deck& deck, Slate* slate, QWidget* parent);
    void showStaged(const Staged& staged, table::Arrival arrival = table::Arrival::AtOnce);
    void showDraw(const Situation& situation);
    void enact(const Event& event);
    void askNow();
    void askOnward();
    [[nodiscard]] table::Scene scene() const;
    [[nodiscard]] std::optional<table::Refused> attempt(const Action& action);

    Attempt attempt_;
    std::function<AfterHand()> onward_;
    TableState state_;
    std::optional<Draw> drawSeen_;
    Slate* slate_;
};

} // namespace bolognese_table
