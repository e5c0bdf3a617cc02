// A box of choices that scrolling does not touch.
#pragma once

#include <QComboBox>
#include <QKeyEvent>
#include <QWheelEvent>

namespace settings {

// A closed box leaves the wheel and the page keys to what scrolls: they would change the choice unseen.
class QuietBox : public QComboBox {
protected:
    void wheelEvent(QWheelEvent* event) override { event->ignore(); }
    void keyPressEvent(QKeyEvent* event) override {
        if (event->key() == Qt::Key_PageUp || event->key() == Qt::Key_PageDown)
            event->ignore();
        else
            QComboBox::keyPressEvent(event);
    }
};

} // namespace settings
