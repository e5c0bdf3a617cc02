#include "desktop/look/double_press.h"

#include <QEvent>
#include <QWidget>

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

} // namespace look
