#include "desktop/look/double_press.h"

#include <QApplication>
#include <QKeyEvent>

namespace look {

namespace {

class SecondPress : public QObject {
public:
    using QObject::QObject;
    bool eventFilter(QObject*, QEvent* event) override {
        return event->type() == QEvent::MouseButtonDblClick;
    }
};

} // namespace

void takeDoubleAsOne(QWidget& button) {
    button.installEventFilter(new SecondPress(&button));
}

bool KeyHaste::holdsBack(const QKeyEvent& key) const {
    const bool presses =
        key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter || key.key() == Qt::Key_Space;
    const bool second = since_.isValid() && since_.elapsed() < QApplication::doubleClickInterval();
    return presses && (key.isAutoRepeat() || second);
}

} // namespace look
