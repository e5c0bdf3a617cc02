// What a person has chosen for Minchiate, as a plain value, and how it is kept between sittings.
#pragma once

#include "desktop/settings/people.h"
#include "minchiate/rule_set.h"

#include <QSettings>
#include <QString>
#include <QStringList>

#include <array>

namespace desktop {

// The levels at which companions may play, weakest first, by the names the engine's players have; and the one
// they have until another is chosen.
[[nodiscard]] QStringList levels();
[[nodiscard]] QString usualLevel();

struct GameChoice {
    settings::People people;
    QString level = usualLevel();     // how well companions play: one of levels()
    std::array<QString, 3> ownLevels; // of a companion who plays otherwise than that; empty where not
    minchiate::RuleSet rules;

    bool operator==(const GameChoice&) const = default;
};

// How well a companion plays: 0 to 2, in the order of People::companions.
[[nodiscard]] QString levelOf(const GameChoice& choice, std::size_t companion);

// Reads what is stored. A value that is missing or makes no sense becomes its default and touches no other;
// only names that cannot be told apart fall back together.
[[nodiscard]] GameChoice loadChoice(const QSettings& store);

// Writes every value; what else the store holds stays.
void save(const GameChoice& choice, QSettings& store);

} // namespace desktop
