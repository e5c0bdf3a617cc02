// A box of choices that scrolling does not touch.
#pragma once

#include "desktop/look/announce.h"

#include <QComboBox>
#include <QKeyEvent>
#include <QWheelEvent>

namespace settings {

// A closed box leaves the wheel and the page keys to what scrolls: they would change the choice unseen.
// Readers do not find the value that Qt gives a box: its description tells it, before what it decides.
class QuietBox : public QComboBox {
public:
    explicit QuietBox(const QString& gloss = {}, QWidget* parent = nullptr) : QComboBox(parent) {
        connect(this, &QComboBox::currentTextChanged, this, [this, gloss](const QString& now) {
            const QString value = look::sentence(now); // what is no more than its name is not told
            setAccessibleDescription(gloss.isEmpty() ? value : value + u' ' + gloss);
            if (hasFocus())
                look::announce(*this, now);
        });
    }
    // What the style counts for its longest words leaves out the air that the panels' sheet puts around them.
    [[nodiscard]] QSize sizeHint() const override { return QComboBox::sizeHint() + QSize(8, 0); }
    [[nodiscard]] QSize minimumSizeHint() const override {
        return QComboBox::minimumSizeHint() + QSize(8, 0);
    }

    // Of its list readers say how long it is, and what is gone on to, but not where one stands.
    void showPopup() override {
        QComboBox::showPopup();
        look::announce(*this, currentText());
    }

protected:
    void wheelEvent(QWheelEvent* event) override { event->ignore(); }
    void keyPressEvent(QKeyEvent* event) override {
        if (event->key() == Qt::Key_PageUp || event->key() == Qt::Key_PageDown)
            event->ignore();
        else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
            showPopup(); // as space does
        else
            QComboBox::keyPressEvent(event);
    }
};

} // namespace settings
