// What a person has chosen for French Tarot, as a plain value, and how it is kept between sittings.
#pragma once

#include "tarot/match.h"
#include "text/tarot/tarot_options.h"

#include <QSettings>
#include <QString>
#include <QStringList>

namespace desktop {

struct TarotChoice {
    QString level;   // how well companions play: one of tarotLevels()
    int players = 4; // with the person
    int rounds = 3;  // hands for each player (F3.4)
    tarot::RuleSet rules;
    [[nodiscard]] int length() const { return rounds * players; }
    bool operator==(const TarotChoice&) const = default;
};

// The levels at which companions may play, weakest first.
[[nodiscard]] QStringList tarotLevels();
// How many may sit at the table, in the order in which they are offered.
[[nodiscard]] const std::vector<int>& tarotTables();
inline constexpr int kMostRounds = 6;
// How it comes: four players, played as at home.
[[nodiscard]] TarotChoice usualTarotChoice();

// Reads what is stored. A value that is missing or makes no sense becomes its default and touches no other.
[[nodiscard]] TarotChoice loadTarotChoice(const QSettings& store);
void save(const TarotChoice& choice, QSettings& store);

// ---- The rules in words ----

using text::tarot::alike;
using text::tarot::concerns;
using text::tarot::TarotOption;
using text::tarot::tarotOptions;
using text::tarot::TarotPreset;
using text::tarot::tarotPresets;
using text::tarot::withPreset;

// The preset that the rules are, or "Your own".
[[nodiscard]] QString presetName(const TarotChoice& choice);
// What is special about the rules: "As the French federation plays", "2 rules changed".
[[nodiscard]] QString rulesLine(const TarotChoice& choice);
// Who plays against whom: "One plays against the others".
[[nodiscard]] QString sidesLine(const TarotChoice& choice);

} // namespace desktop
