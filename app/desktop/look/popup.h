// Menus that open by the button that was pressed.
#pragma once

#include <QMenu>
#include <QWidget>

namespace look {

// Under the button, which is seen without so much of its widget all round; over it where there is no room
// below: it is never covered.
void popUpBy(QMenu& menu, const QWidget& button, int margin = 0);

// Anywhere. Who uses keys begins at what holds, else at the first: a reader tells it.
void popUpAt(QMenu& menu, QPoint globalAt);

} // namespace look
