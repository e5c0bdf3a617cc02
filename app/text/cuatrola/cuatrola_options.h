// The switches of Cuatrola's rules (C10) as a person chooses them.
#pragma once

#include "cuatrola/rule_set.h"

#include <QString>

#include <vector>

namespace text::cuatrola {

// A switch of C10 as something that is on or off, beside the usual way.
struct RuleOption {
    QString name, gloss, number;
    bool (*isOn)(const ::cuatrola::RuleSet& rules);
    void (*set)(::cuatrola::RuleSet& rules, bool on);
};
[[nodiscard]] std::vector<RuleOption> ruleOptions();

} // namespace text::cuatrola
