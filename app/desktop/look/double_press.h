// Who presses twice out of habit presses once.
#pragma once

#include <QElapsedTimer>

class QKeyEvent;
class QWidget;

namespace look {

// The second press of a double click does nothing there: for buttons that must not act twice, or would undo
// what they have just done.
void takeDoubleAsOne(QWidget& button);

// Where a press of a key shows something else, one that follows at once was meant for what lay there before.
class KeyHaste {
public:
    // From now on something else lies there.
    void begin() { since_.start(); }
    // Return, Enter or Space: held since before, or the second press of two.
    [[nodiscard]] bool holdsBack(const QKeyEvent& key) const;

private:
    QElapsedTimer since_;
};

} // namespace look
