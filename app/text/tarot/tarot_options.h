// The switches of French Tarot's rules (F14) as a person chooses them.
#pragma once

#include "tarot/rule_set.h"

#include <QStringList>

#include <vector>

namespace text::tarot {

// Named sets of rules, the usual one first.
struct TarotPreset {
    QString name, gloss;
    ::tarot::RuleSet rules;
};
[[nodiscard]] std::vector<TarotPreset> tarotPresets();

// A switch with its values in words, the usual one first; of two, it is on or off.
struct TarotOption {
    QString name, gloss, number;
    QStringList values; // empty: on or off
    int (*value)(const ::tarot::RuleSet& rules);
    void (*set)(::tarot::RuleSet& rules, int value);
    int players = 0; // that it concerns alone; 0: not of one number of players
};
[[nodiscard]] std::vector<TarotOption> tarotOptions();

} // namespace text::tarot
