// The table at which Minchiate is played, learnt and looked at: shows what the model tells in the table's own
// time, and lets the person act. It holds no rule: what may be clicked is the choice it was asked.
#pragma once

#include "desktop/minchiate/table/asking.h"
#include "desktop/minchiate/table/scene_of.h"
#include "desktop/pad/score_pad.h"
#include "desktop/table/table_widget.h"

namespace minchiate_table {

// The table as it is laid out anew, with what a lesson lays there.
struct Staged {
    model::Situation situation;
    Exhibit exhibit;
};

class MinchiateTable : public table::TableWidget {
    Q_OBJECT
public:
    explicit MinchiateTable(look::Deck& deck, QWidget* parent = nullptr);

    void setHabits(const table::Habits& habits) override;
    // A hand is looked at, not played: nobody is "you" but who played it, and whoever is to play may be
    // asked. What was asked before is asked no more.
    void setWatched(bool watched);
    // The seat that whoever looks at the hand played in it.
    void setYou(std::optional<Seat> you) { you_ = you; }

    // ---- From the model, shown in the table's own time. ----
    void situate(const model::Situation& situation);
    void happen(const Event& event);
    void ask(const model::Question& question);

    // Does what the person chose, or answers why it cannot be done. Without one everything is done.
    using Attempt = std::function<std::optional<Refusal>(const Action& action)>;
    void setAttempt(const Attempt& attempt);
    // The same where it is not the rules that refuse: it answers in its own words.
    using Judge = std::function<std::optional<table::Refused>(const Action& action)>;
    void setJudge(Judge judge) { judge_ = std::move(judge); }

    // ---- For those who tell of what lies there, in the table's own time too. ----
    void stage(const Staged& staged);
    // Some of these cards are to be picked: picksChanged() tells that they are, picked() when they are given.
    void askPick(const Picking& picking);
    // What comes after stays away until the director goes on: something is said about what lies there.
    void hold();
    // From then on the rest of the table steps back, until the person acts.
    void lookAt(const std::vector<minchiate_lessons::Spot>& spots);

    // The question is answered elsewhere, at once, and what was picked stays as it is.
    void closeAsking();
    // The fola's announcement once more (M5.11).
    void repeatAnnouncement();

    [[nodiscard]] const TableState& state() const { return state_; }
    [[nodiscard]] pad::ScorePad* scorePad() const { return pad_; }
    [[nodiscard]] text::Teller teller() const { return {state_.names, state_.me, watched_, you_}; }

signals:
    void acted(const minchiate::Action& action); // it has been done
    void situationShown(const model::Situation& situation);
    void eventShown(const minchiate::Event& event);
    void countDue(); // the hand is over and the picture has caught up
    void folaAsked();
    void pileAsked(minchiate::Side side);

private:
    MinchiateTable(look::Deck& deck, pad::ScorePad* pad, QWidget* parent);
    void showStaged(const Staged& staged);
    void enact(const Event& event);
    void showDrawn(const DrawnCard& drawn);
    void endDraw();
    void putQuestion();
    [[nodiscard]] Fola folaToldOf() const;
    [[nodiscard]] table::Scene scene() const { return sceneOf(state_, teller()); }
    [[nodiscard]] std::optional<table::Refused> attempt(const Action& action);

    Judge judge_;
    TableState state_;
    pad::ScorePad* pad_;
    bool watched_ = false;
    std::optional<Seat> you_;
};

} // namespace minchiate_table
