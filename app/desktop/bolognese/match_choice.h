// What a person has chosen for Tarocco bolognese, as a plain value, and how it is kept between sittings.
#pragma once

#include "text/bolognese/bolognese_options.h"

#include <QSettings>
#include <QString>
#include <QStringList>

#include <vector>

namespace desktop {

struct BologneseChoice {
    QString level; // how well companions play: one of bologneseLevels()
    bolognese::RuleSet rules;
    bool operator==(const BologneseChoice&) const = default;
};

// The levels at which companions may play, weakest first.
[[nodiscard]] QStringList bologneseLevels();
// How it comes: an Ottocento by the usual rules.
[[nodiscard]] BologneseChoice usualBologneseChoice();

// Reads what is stored. A value that is missing or makes no sense becomes its default and touches no other.
[[nodiscard]] BologneseChoice loadBologneseChoice(const QSettings& store);
void save(const BologneseChoice& choice, QSettings& store);

// ---- In words ----

// Rules that have a name: both forms of match by the usual ones (B3.4, B3.5).
struct BolognesePreset {
    QString name;
    bolognese::RuleSet rules;
};
[[nodiscard]] std::vector<BolognesePreset> bolognesePresets();
// "Ottocento", "Quattro Scartate", or "Your own" where the rules are others.
[[nodiscard]] QString presetName(const BologneseChoice& choice);
// What is special about the rules: "To 800 points, by the usual rules."
[[nodiscard]] QString rulesLine(const BologneseChoice& choice);

using text::bolognese::BologneseRule;
using text::bolognese::bologneseRules;

} // namespace desktop
