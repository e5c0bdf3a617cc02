#include "desktop/look/popup.h"

#include "desktop/look/last_input.h"

#include <QGuiApplication>
#include <QScreen>

#include <algorithm>

namespace look {

void popUpBy(QMenu& menu, const QWidget& widget, int margin) {
    const QRect button =
        QRect(widget.mapToGlobal(QPoint()), widget.size()).adjusted(margin, margin, -margin, -margin);
    const QScreen* screen = QGuiApplication::screenAt(button.center());
    const QRect room = (screen ? screen : QGuiApplication::primaryScreen())->availableGeometry();
    const int high = menu.sizeHint().height();
    const bool fits = button.bottom() + high <= room.bottom(), over = button.top() - high >= room.top();
    popUpAt(menu, fits || !over ? button.bottomLeft() + QPoint(0, 1) : button.topLeft() - QPoint(0, high));
}

void popUpAt(QMenu& menu, QPoint globalAt) {
    menu.popup(globalAt);
    if (!keysInUse())
        return;
    const QList<QAction*> all = menu.actions();
    const auto checked = std::ranges::find_if(all, &QAction::isChecked);
    const auto first = checked != all.end() ? checked : std::ranges::find_if(all, &QAction::isEnabled);
    if (first != all.end())
        menu.setActiveAction(*first);
}

} // namespace look
