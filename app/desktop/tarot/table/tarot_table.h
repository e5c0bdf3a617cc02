// The table at which French Tarot is played: shows what the model tells in the table's own time, and lets the
// person act. It holds no rule: what may be done is the choice it was asked.
#pragma once

#include "desktop/table/table_widget.h"
#include "desktop/tarot/table/asking.h"
#include "desktop/tarot/table/contract_plate.h"

namespace tarot_table {

class TarotTable : public table::TableWidget {
    Q_OBJECT

public:
    explicit TarotTable(look::Deck& deck, QWidget* parent = nullptr);

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
    // What the buttons after the hand are called just then and do, the main one last.
    void setOnward(std::function<std::vector<table::Onward>()> onward) { onward_ = std::move(onward); }

    [[nodiscard]] const TableState& state() const { return state_; }
    [[nodiscard]] const ContractPlate& plate() const { return *plate_; }
    [[nodiscard]] text::tarot::Teller teller() const {
        return {state_.names, state_.me(), state_.watched, state_.you};
    }

signals:
    void acted(const tarot::Action& action); // it has been done
    void situationShown();
    void eventShown();

private:
    TarotTable(look::Deck& deck, ContractPlate* plate, QWidget* parent);
    void enact(const Event& event);
    void putQuestion();
    void askOnward();
    [[nodiscard]] table::Scene scene() const;
    [[nodiscard]] std::optional<table::Refused> attempt(const Action& action);

    Attempt attempt_;
    std::function<std::vector<table::Onward>()> onward_;
    TableState state_;
    ContractPlate* plate_;
};

} // namespace tarot_table
