// What a person has chosen for Cuatrola, as a plain value, and how it is kept between sittings.
#pragma once

#include "cuatrola/match.h"
#include "text/cuatrola/cuatrola_options.h"

#include <QSettings>
#include <QString>
#include <QStringList>

namespace desktop {

struct CuatrolaChoice {
    QString level;                  // how well companions play: one of cuatrolaLevels()
    int target = cuatrola::kTarget; // C2.4
    cuatrola::RuleSet rules;
    bool operator==(const CuatrolaChoice&) const = default;
};

// The levels at which companions may play, weakest first.
[[nodiscard]] QStringList cuatrolaLevels();
// How it comes: the rules of "21 points".
[[nodiscard]] CuatrolaChoice usualCuatrolaChoice();

// Reads what is stored. A value that is missing or makes no sense becomes its default and touches no other.
[[nodiscard]] CuatrolaChoice loadCuatrolaChoice(const QSettings& store);
void save(const CuatrolaChoice& choice, QSettings& store);

// ---- In words ----

// "21 points", or "Your own" where target or rules are others.
[[nodiscard]] QString presetName(const CuatrolaChoice& choice);
// What is special about the rules: "To 21 points, by the usual rules".
[[nodiscard]] QString rulesLine(const CuatrolaChoice& choice);

using text::cuatrola::RuleOption;
using text::cuatrola::ruleOptions;

} // namespace desktop
