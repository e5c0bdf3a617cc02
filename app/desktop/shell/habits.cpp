#include "desktop/shell/habits.h"

namespace desktop {

namespace {

// How the settings' pace reads as a tempo of the table: the design's times stretched or shortened.
table::Tempo tempoOf(const settings::Settings& chosen) {
    table::Tempo tempo;
    tempo.factor = chosen.pace == settings::Pace::Slow ? 1.7 : chosen.pace == settings::Pace::Fast ? 0.3 : 1;
    tempo.trickStayMs = chosen.trickStayMs < 0 ? -1 : int(chosen.trickStayMs * tempo.factor);
    tempo.skipDeal = chosen.skipDeal;
    tempo.animated = chosen.animations;
    return tempo;
}

} // namespace

table::Habits habitsOf(const settings::Settings& chosen) {
    table::Habits habits;
    habits.tempo = tempoOf(chosen);
    habits.liftThenPlay = chosen.liftThenPlay;
    habits.callBackMs = chosen.callBack ? settings::callBackMs : 0;
    habits.showNumber = chosen.showNumber;
    return habits;
}

} // namespace desktop
