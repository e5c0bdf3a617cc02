#include "desktop/look/popup.h"

#include <QGuiApplication>
#include <QScreen>

namespace look {

void popUpBy(QMenu& menu, const QWidget& widget, int margin) {
    const QRect button =
        QRect(widget.mapToGlobal(QPoint()), widget.size()).adjusted(margin, margin, -margin, -margin);
    const QScreen* screen = QGuiApplication::screenAt(button.center());
    const QRect room = (screen ? screen : QGuiApplication::primaryScreen())->availableGeometry();
    const int high = menu.sizeHint().height();
    const bool fits = button.bottom() + high <= room.bottom(), over = button.top() - high >= room.top();
    menu.popup(fits || !over ? button.bottomLeft() + QPoint(0, 1) : button.topLeft() - QPoint(0, high));
}

} // namespace look
