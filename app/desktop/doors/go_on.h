// One thing that was left and can be gone on with, or brought back, in words for the person who left it.
#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace doors {

struct GoOn {
    QString key;       // tells it from the others
    QStringList heads; // portraits by name: your partner, then the opponents as they sit; or none
    QString what;      // "A match"; no figures in it
    QString whom;      // "with Vieri, against Bice and Lapo"
    QString where;     // "Second round, hand 5: trick 13, you lead"
    QString standing;  // "You have +1"; may be empty
    // How far each hand is: below 0 to come, 1 over, between them under way.
    std::vector<double> hands;
    QString when; // "today, 9:40"
    // When it was thrown away and how long it is kept; empty for what is not thrown away.
    QString thrownAway;
    // What can be done with it besides.
    bool hasSheet = false, canBeSaved = false, canBeThrownAway = false;
};

// The whole of it as one would read it aloud.
[[nodiscard]] QString told(const GoOn& left);

} // namespace doors
