// Rule sets and their switches in words for people.
#pragma once

#include "minchiate/rule_set.h"

#include <QString>

namespace text {

// "Accademia 2008", "Spanish manual", "Your own".
[[nodiscard]] QString presetName(minchiate::Preset preset);

// What a rule set does differently, in one line.
[[nodiscard]] QString rulesLine(const minchiate::RuleSet& rules);

// A switch as a person reads it.
struct SwitchWords {
    QString name;   // with its mnemonic
    QString gloss;  // what it does
    QString number; // the rule it changes, "M5.9"
};
[[nodiscard]] SwitchWords switchWords(const minchiate::Switch& s);

} // namespace text
