// The switches of French Tarot's rules (F14) as a person chooses them.
#pragma once

#include "tarot/deal.h"

#include <QStringList>

#include <vector>

namespace text::tarot {

// Named sets of rules for a table of so many, the usual one first.
struct TarotPreset {
    QString name, gloss;
    ::tarot::RuleSet rules;
};
[[nodiscard]] std::vector<TarotPreset> tarotPresets(int players);
// Of two sets of rules, whether the table is played alike by both.
[[nodiscard]] bool alike(const ::tarot::RuleSet& one, const ::tarot::RuleSet& other, int players);
// The rules with a preset of such a table: what concerns only tables with other presets stays.
[[nodiscard]] ::tarot::RuleSet withPreset(::tarot::RuleSet rules, const TarotPreset& preset, int players);

// A switch with its values in words, the usual one first; of two, it is on or off.
struct TarotOption {
    QString name, gloss, number;
    QStringList values; // empty: on or off
    int (*value)(const ::tarot::RuleSet& rules);
    void (*set)(::tarot::RuleSet& rules, int value);
    int players = 0;                       // that it concerns alone; 0: not of one number of players
    bool ::tarot::Parts::*needs = nullptr; // without which it changes nothing
};
// It changes something at this table (F14).
[[nodiscard]] bool concerns(const TarotOption& option, const ::tarot::RuleSet& rules, int players);
[[nodiscard]] std::vector<TarotOption> tarotOptions();

} // namespace text::tarot
