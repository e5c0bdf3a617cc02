#include "desktop/shell/habits.h"

#include <algorithm>

namespace desktop {

namespace {

constexpr double kFast = 0.3;

// By how much a pace stretches or shortens the design's times.
double factorOf(settings::Pace pace) {
    switch (pace) {
    case settings::Pace::Slow:
        return 1.7;
    case settings::Pace::Normal:
        return 1;
    case settings::Pace::Fast:
        return kFast;
    case settings::Pace::Instant:
        return 0.05; // above 0: what is said is still shown
    }
    return 1;
}

table::Tempo tempoOf(const settings::Settings& chosen) {
    table::Tempo tempo;
    tempo.factor = factorOf(chosen.pace);
    // At any pace a full trick is seen.
    tempo.trickStayMs = chosen.trickStayMs < 0 ? -1 : int(chosen.trickStayMs * std::max(tempo.factor, kFast));
    tempo.skipDeal = chosen.skipDeal;
    tempo.animated = chosen.animations && chosen.pace != settings::Pace::Instant;
    return tempo;
}

} // namespace

table::Habits habitsOf(const settings::Settings& chosen) {
    table::Habits habits;
    habits.tempo = tempoOf(chosen);
    habits.liftThenPlay = chosen.liftThenPlay;
    habits.playForced = chosen.playForced;
    habits.callBackMs = chosen.callBack ? settings::callBackMs : 0;
    habits.showNumber = chosen.showNumber;
    habits.sounds = chosen.sounds;
    return habits;
}

} // namespace desktop
