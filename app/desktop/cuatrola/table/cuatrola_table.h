// The table at which Cuatrola is played: shows what the model tells in the table's own time, and lets the
// person act. It holds no rule: what may be done is the choice it was asked.
#pragma once

#include "desktop/cuatrola/table/asking.h"
#include "desktop/cuatrola/table/dish.h"
#include "desktop/cuatrola/table/scene_of.h"
#include "desktop/table/table_widget.h"

namespace cuatrola_table {

class CuatrolaTable : public table::TableWidget {
    Q_OBJECT

public:
    explicit CuatrolaTable(look::Deck& deck, QWidget* parent = nullptr);

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
    // How to go on after the hand, just then; the main way last.
    void setOnward(std::function<std::vector<table::Onward>()> onward) { onward_ = std::move(onward); }

    // The person, idle, looks at the own cards, or lays them down again.
    void lookAtOwn(bool shown);
    [[nodiscard]] bool mayLookAtOwn() const;

    [[nodiscard]] const TableState& state() const { return state_; }
    [[nodiscard]] const Dish& dish() const { return *dish_; }
    [[nodiscard]] text::Teller teller() const {
        return {state_.names, state_.me(), state_.watched, state_.you};
    }

signals:
    void acted(const cuatrola::Action& action); // it has been done
    void situationShown();
    void eventShown();

private:
    CuatrolaTable(look::Deck& deck, Dish* dish, QWidget* parent);
    void enact(const Event& event);
    void putQuestion();
    void askOnward();
    [[nodiscard]] table::Scene scene() const;
    [[nodiscard]] std::optional<table::Refused> attempt(const Action& action);

    Attempt attempt_;
    std::function<std::vector<table::Onward>()> onward_;
    TableState state_;
    Dish* dish_;
};

} // namespace cuatrola_table
