// What happens on the screen, said to who does not see it.
#pragma once

#include <QStringList>
#include <QTextBrowser>
#include <QWidget>

namespace look {

// Has a screen reader say these words, in the order in which they come, after what it says just now; nothing
// where none listens. What comes at once is said as one, a sentence each.
void announce(QWidget& by, const QString& words);
// The same with what readers call it: of a label its words.
void announce(QWidget& widget);
// Keeps what is announced from now on, whether a reader listens or not; null: no more. For tests.
void keepAnnounced(QStringList* kept);
// What was announced last in that widget's window is said once more.
void announceAgain(QWidget& by);

// What is said at once: a sentence each, and nothing twice, also not within something longer.
[[nodiscard]] QString together(const QStringList& words);
// Ends in a full stop, where it does not end in a sign of that kind.
[[nodiscard]] QString sentence(const QString& words);

// Where a screen reader runs, gives a text the caret by which it goes line by line; whether one runs.
bool letReaderWalk(QTextBrowser& text);

// A button that can be checked is one of several of which one is, though no group of buttons says so: a radio
// button, to readers.
void setOneOfSeveral(QWidget& button);
[[nodiscard]] bool isOneOfSeveral(const QWidget& button);

// Makes Qt give announcements, and the parts of a page that have a name, the roles by which readers say them,
// and has a list say the row that the focus comes to; once per program.
void installAnnouncing();

} // namespace look
