// Who presses twice out of habit presses once.
#pragma once

class QWidget;

namespace look {

// The second press of a double click does nothing there: for buttons that must not act twice, or would undo
// what they have just done.
void takeDoubleAsOne(QWidget& button);

} // namespace look
