// F1, the menu key or Shift+F10: what pointing there shows of what the mouse was moved to last, or else of
// what has the focus, at its place. Once more, the rule that the words name is asked for.
#pragma once

#include <QString>
#include <QWidget>

namespace desktop {

// What is to be done now.
struct FocusHelp {
    enum class Does { Nothing, Explained, OpensRule };
    Does does = Does::Nothing;
    QString rule; // to be opened
};

// Shows what there is to say in this window; nothing where that explains itself.
[[nodiscard]] FocusHelp helpIn(QWidget& window);
// Whether what it showed last still stands there; closeHelp() takes it away then.
[[nodiscard]] bool helpStands();
bool closeHelp();

} // namespace desktop
