#pragma once

#include "desktop/look/buttons.h"

#include <QCursor>
#include <QEvent>

#include <optional>

namespace look {

// Under a mouse that rests it may become another button: that one looks pointed to once the mouse moves, or
// it would look chosen.
class LecternButton : public PaperButton {
public:
    using PaperButton::PaperButton;

    void become(const QString& words) {
        if (text() == words)
            return;
        setText(words);
        restedAt_ = QCursor::pos();
        setAttribute(Qt::WA_UnderMouse, false);
    }

protected:
    // Qt tells of entering and moving, too, when something was laid under the mouse: its place alone tells.
    bool event(QEvent* event) override {
        const bool points = event->type() == QEvent::Enter || event->type() == QEvent::HoverEnter ||
                            event->type() == QEvent::HoverMove || event->type() == QEvent::MouseMove;
        if (restedAt_ && points) {
            const bool moved = QCursor::pos() != *restedAt_;
            setAttribute(Qt::WA_UnderMouse, moved);
            if (moved)
                restedAt_.reset();
            update();
        }
        return PaperButton::event(event);
    }

private:
    std::optional<QPoint> restedAt_; // on the screen
};

} // namespace look
