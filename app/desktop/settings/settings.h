// What a person has chosen for every table of the house, as a plain value, and how it is kept between
// sittings. What is chosen for one game is that game's.
#pragma once

#include "desktop/look/deck.h"
#include "desktop/sound/sound.h"

#include <QSettings>

namespace settings {

// How fast companions play and cards move.
enum class Pace { Slow, Normal, Fast, Instant };

// Whether menus, panels and dialogs are light or dark; cloth, wood and cards never change.
enum class Surroundings { System, Light, Dark };

// How long a full trick lies before it is gathered, in milliseconds.
inline constexpr int shortestTrickStay = 500;
inline constexpr int longestTrickStay = 3000;
inline constexpr int untilClick = -1; // it lies until you click

// How long a card may be called back, where that is allowed.
inline constexpr int callBackMs = 400;

struct Settings {
    QString language; // a code of text::languages(); empty: the system's
    Pace pace = Pace::Normal;
    int trickStayMs = 1000; // or untilClick
    bool liftThenPlay = false;
    bool callBack = true;
    bool playForced = false; // the only card that may be played is played by itself
    bool skipDeal = false;
    bool animations = true; // false: reduced motion
    bool showNumber = true; // beside the score pieces
    bool panelShown = true;
    Surroundings surroundings = Surroundings::System;
    look::Faces faces;
    sound::Volumes sounds;

    bool operator==(const Settings&) const = default;
};

// Reads what is stored. A value that is missing or makes no sense becomes its default and touches no other.
[[nodiscard]] Settings load(const QSettings& store);

// Writes every value; what else the store holds stays.
void save(const Settings& settings, QSettings& store);

} // namespace settings
