#include "desktop/look/last_input.h"

#include <QCoreApplication>
#include <QEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QObject>
#include <QPointer>

namespace look {

namespace {

constexpr int kNudgePx = 4; // a mouse that was touched by chance

// Alone they do nothing: Shift is held before F10 asks what the mouse is at.
bool isModifier(int key) {
    return key == Qt::Key_Shift || key == Qt::Key_Control || key == Qt::Key_Alt || key == Qt::Key_Meta ||
           key == Qt::Key_AltGr;
}

class LastInput : public QObject {
public:
    explicit LastInput(QCoreApplication* application) : QObject(application) {
        application->installEventFilter(this);
    }
    bool keys = true;
    std::optional<QPoint> pointed;

protected:
    bool eventFilter(QObject*, QEvent* event) override {
        if (event->type() == QEvent::KeyPress) {
            keys = true;
            if (!isModifier(static_cast<QKeyEvent*>(event)->key()))
                pointed.reset();
        } else if (event->type() == QEvent::MouseButtonPress) {
            keys = false;
            pointed = before_ = placeOf(event);
        } else if (event->type() == QEvent::MouseMove) {
            moved(placeOf(event));
        }
        return false;
    }

private:
    static QPoint placeOf(const QEvent* event) {
        return static_cast<const QMouseEvent*>(event)->globalPosition().toPoint();
    }
    void moved(QPoint to) {
        if (!pointed && before_ && (to - *before_).manhattanLength() <= kNudgePx)
            return;
        pointed = before_ = to;
    }

    std::optional<QPoint> before_; // where it was when a key was used last
};

LastInput& last() {
    static QPointer<LastInput> last;
    if (!last)
        last = new LastInput(QCoreApplication::instance());
    return *last;
}

} // namespace

bool keysInUse() {
    return last().keys;
}

std::optional<QPoint> pointedAt() {
    return last().pointed;
}

} // namespace look
