// The whole game by keys.
#include "table/table_widget.h"

#include <QAccessible>
#include <QKeyEvent>

#include <algorithm>

namespace table {

namespace {

constexpr int kFirstCut = 42; // where the keyboard's cut begins

} // namespace

void TableWidget::moveFocus(int steps) {
    const auto cards = reachable();
    if (cards.empty())
        return;
    const auto at = attention_.focused ? std::ranges::find(cards, *attention_.focused) : cards.end();
    auto i = at == cards.end() ? 0 : static_cast<int>(at - cards.begin()) + steps;
    const int n = static_cast<int>(cards.size());
    i = std::clamp(i, 0, n - 1);
    attention_.focused = cards[static_cast<std::size_t>(i)];
    attention_.focusShown = true;
    rearrange(0);
    update();
    const auto all = things();
    const auto thing = std::ranges::find_if(all, &TableThing::focused);
    if (thing != all.end()) {
        QAccessibleEvent focused(this, QAccessible::Focus);
        focused.setChild(static_cast<int>(thing - all.begin()));
        QAccessible::updateAccessibility(&focused);
    }
}

void TableWidget::keyPressEvent(QKeyEvent* event) {
    const bool cutting = isOpen() && std::holds_alternative<CutChoice>(state_.asked->among);
    const auto moveCut = [this](int by) {
        attention_.cutAt = std::clamp((attention_.cutAt > 0 ? attention_.cutAt : kFirstCut) + by, 13, 84);
        rearrange(0);
        updateStrip();
    };
    const bool confirms =
        event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter || event->key() == Qt::Key_Space;
    if (confirms && attention_.played) {
        callBack_.stop();
        sendPlayed();
        return;
    }
    if (confirms && !takesCards()) {
        goOn();
        return;
    }
    switch (event->key()) {
    case Qt::Key_Left:
        cutting ? moveCut(-1) : moveFocus(-1);
        return;
    case Qt::Key_Right:
        cutting ? moveCut(1) : moveFocus(1);
        return;
    case Qt::Key_PageUp:
        cutting ? moveCut(-10) : moveFocus(-5);
        return;
    case Qt::Key_PageDown:
        cutting ? moveCut(10) : moveFocus(5);
        return;
    case Qt::Key_Home:
        cutting ? moveCut(-100) : moveFocus(-100);
        return;
    case Qt::Key_End:
        cutting ? moveCut(100) : moveFocus(100);
        return;
    case Qt::Key_Escape:
        if (attention_.played)
            callBack();
        else if (choosing_) {
            choosing_ = false;
            updateStrip();
        } else if (state_.spoken) {
            state_.spoken.reset();
            update();
        } else
            break;
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        if (cutting && attention_.cutAt == 0)
            moveCut(0);
        else if (cutting)
            sendCut(attention_.cutAt);
        else if (state_.picking && event->key() != Qt::Key_Space && !attention_.raised.empty())
            emit picked(attention_.raised);
        else if (state_.declaring() && !choosing_)
            answer(strip_->buttonCount() - 1);
        else if (state_.discarding() && event->key() != Qt::Key_Space &&
                 attention_.raised.size() == state_.discarding()->count)
            answer(0);
        else if (attention_.focused) {
            attention_.focusShown = true;
            clickCard(*attention_.focused);
        }
        return;
    default:
        break;
    }
    QWidget::keyPressEvent(event);
}

bool TableWidget::event(QEvent* event) {
    // Space and Return play here; a shortcut elsewhere must not take them from the table.
    if (event->type() == QEvent::ShortcutOverride) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Space || key == Qt::Key_Return || key == Qt::Key_Enter)
            event->accept();
    }
    return QWidget::event(event);
}

void TableWidget::focusInEvent(QFocusEvent* event) {
    if (event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason) {
        attention_.focusShown = true;
        rearrange(0);
    }
    update();
}

void TableWidget::focusOutEvent(QFocusEvent*) {
    update();
}

} // namespace table
