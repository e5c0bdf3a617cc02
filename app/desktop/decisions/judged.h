// What one decided, beside what would have been best: its cost, in words of the game.
#pragma once

#include "desktop/decisions/decision_list.h"
#include "desktop/hints/told.h"

#include <functional>
#include <stop_token>

namespace decisions {

struct Judged {
    hints::Said said;     // of the decision, weighed by what was known then
    hints::Choice done;   // what was chosen
    bool weighed = false; // it is one of the choices
    bool masters = true;  // they would choose the best, as it was weighed
    QStringList found{};  // what was found besides, sentences, in place of what was to be expected
    [[nodiscard]] const hints::Choice& best() const { return said.choices.front(); }
    // Points lost against the best: 0 where the two cannot be told apart; nothing where it was not weighed,
    // or where it is not points that decide.
    [[nodiscard]] std::optional<double> cost() const;
};

// One decision of a hand that is over.
struct Decision {
    int at = 0;                 // actions made before it
    QString where;              // "Trick 3"
    std::function<void()> show; // the table as it was then
    // Nothing when told to stop; called on another thread.
    std::function<std::optional<Judged>(std::stop_token)> judge;
};

[[nodiscard]] DecisionTold told(const Decision& decision, const Judged& judged);

} // namespace decisions
