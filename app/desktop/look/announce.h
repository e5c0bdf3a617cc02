// What happens on the screen, said to who does not see it.
#pragma once

#include <QWidget>

namespace look {

// Has a screen reader say these words, in the order in which they come, after what it says just now; nothing
// where none listens. What comes at once is said as one.
void announce(QWidget& by, const QString& words);
// The same with what readers call it: of a label its words.
void announce(QWidget& widget);

// Makes Qt give announcements, and the parts of a page that have a name, the roles by which readers say them;
// once per program.
void installAnnouncing();

} // namespace look
