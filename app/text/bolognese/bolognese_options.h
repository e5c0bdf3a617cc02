// The switches of Tarocco bolognese's rules as a person chooses them.
#pragma once

#include "bolognese/rule_set.h"

#include <QStringList>

#include <vector>

namespace text::bolognese {

// A rule that may be played in several ways, the usual one among them.
struct BologneseRule {
    QString name, gloss, number;
    QStringList ways; // in words; none where the rule is on or off
    int (*now)(const ::bolognese::RuleSet& rules);
    void (*set)(::bolognese::RuleSet& rules, int way);
};
[[nodiscard]] std::vector<BologneseRule> bologneseRules();

} // namespace text::bolognese
