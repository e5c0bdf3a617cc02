// F1 on what has the focus: the words that pointing at it shows, at its place. Once more, the rule that they
// name is asked for.
#pragma once

#include <QString>
#include <QWidget>

#include <optional>

namespace desktop {

// What F1 is to do now.
struct FocusHelp {
    enum class Does { Nothing, Explained, OpensRule };
    Does does = Does::Nothing;
    QString rule; // to be opened
};

// Shows what there is to say of what has the focus; nothing where that explains itself.
[[nodiscard]] FocusHelp helpOnFocus(QWidget* focus);

} // namespace desktop
