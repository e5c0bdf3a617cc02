// What a person has chosen for the table, as a plain value, and how it is kept between sittings.
#pragma once

#include "desktop/look/deck.h"
#include "minchiate/rule_set.h"

#include <QSettings>
#include <QString>
#include <QStringList>

#include <array>
#include <optional>

namespace settings {

// How fast companions play and cards move.
enum class Pace { Slow, Normal, Fast };

// Whether menus, panels and dialogs are light or dark; cloth, wood and cards never change.
enum class Surroundings { System, Light, Dark };

// How long a full trick lies before it is gathered, in milliseconds.
inline constexpr int shortestTrickStay = 500;
inline constexpr int longestTrickStay = 3000;
inline constexpr int untilClick = -1; // it lies until you click

// How long a card may be called back, where that is allowed.
inline constexpr int callBackMs = 400;

inline constexpr int longestName = 20;

// The levels at which companions may play, weakest first, by the names the engine's players have; and the one
// they have until another is chosen.
[[nodiscard]] QStringList levels();
[[nodiscard]] QString usualLevel();

struct Settings {
    QString yourName; // empty: "You", in the language shown
    // The three others, each with a face of their own: those drawn as Lapo, Bice and Vieri.
    std::array<QString, 3> companions{QStringLiteral("Lapo"), QStringLiteral("Bice"),
                                      QStringLiteral("Vieri")};
    QString level = usualLevel();     // how well they play: one of levels()
    std::array<QString, 3> ownLevels; // of a companion who plays otherwise than that; empty where not
    minchiate::RuleSet rules;
    Pace pace = Pace::Normal;
    int trickStayMs = 1000; // or untilClick
    bool liftThenPlay = false;
    bool callBack = true;
    bool skipDeal = false;
    bool animations = true; // false: reduced motion
    bool showNumber = true; // beside the score pieces
    bool panelShown = true;
    Surroundings surroundings = Surroundings::System;
    look::Faces faces;

    bool operator==(const Settings&) const = default;
};

// What to call the person at the screen: their name, or "You".
[[nodiscard]] QString yourNameOf(const Settings& settings);

// How well a companion plays: 0 to 2, in the order of Settings::companions.
[[nodiscard]] QString levelOf(const Settings& settings, std::size_t companion);

// A name as it may stand at the table: without control characters and outer spaces, not too long; empty if
// nothing is left.
[[nodiscard]] QString cleanName(const QString& typed);

// Would these four names be told apart? Letter case does not count. Unnamed, you are "You".
[[nodiscard]] bool namesDiffer(const Settings& settings);

// Reads what is stored. A value that is missing or makes no sense becomes its default and touches no other;
// only names that cannot be told apart fall back together.
[[nodiscard]] Settings load(const QSettings& store);

// Writes every value; what else the store holds stays.
void save(const Settings& settings, QSettings& store);

} // namespace settings
