#include "desktop/look/last_input.h"

#include <QCoreApplication>
#include <QEvent>
#include <QObject>
#include <QPointer>

namespace look {

namespace {

class LastInput : public QObject {
public:
    explicit LastInput(QCoreApplication* application) : QObject(application) {
        application->installEventFilter(this);
    }
    bool keys = true;

protected:
    bool eventFilter(QObject*, QEvent* event) override {
        if (event->type() == QEvent::KeyPress)
            keys = true;
        else if (event->type() == QEvent::MouseButtonPress)
            keys = false;
        return false;
    }
};

} // namespace

bool keysInUse() {
    static QPointer<LastInput> last;
    if (!last)
        last = new LastInput(QCoreApplication::instance());
    return last->keys;
}

} // namespace look
