// The whole game by keys.
#include "desktop/look/last_input.h"
#include "desktop/table/table_widget.h"

#include <QAccessible>
#include <QCursor>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QToolTip>

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace table {

namespace {

constexpr int kFirstCut = 42; // where the keyboard's cut begins

} // namespace

// ---- The ring ----

// The first key shows where the ring is; only the next moves it.
void TableWidget::showFocus() {
    attention_.focusShown = true;
    attention_.opened = focusedThing_ ? std::nullopt : attention_.focused;
    mouseAt_ = QCursor::pos();
    rearrange(0);
    update();
    tellFocus();
}

void TableWidget::takeFocus() {
    if (isOpen() && askOf(state_)->buttonsAlone() && !chosen_) {
        strip_->button(strip_->buttonCount() - 1)->setFocus(Qt::OtherFocusReason);
        return;
    }
    setFocus(Qt::OtherFocusReason);
    if (!look::keysInUse())
        hideFocus();
    else if (takesCards() && !cutting())
        showFocus();
}

void TableWidget::hideFocus() {
    if (!std::exchange(attention_.focusShown, false))
        return;
    focusedThing_.reset();
    rearrange(0);
    update();
}

void TableWidget::tellFocus() {
    const auto all = things();
    const auto thing = std::ranges::find_if(all, &TableThing::focused);
    if (thing == all.end())
        return;
    QAccessibleEvent focused(this, QAccessible::Focus);
    focused.setChild(static_cast<int>(thing - all.begin()));
    QAccessible::updateAccessibility(&focused);
}

// From card to card of those that lie there, or only of those that may be taken.
void TableWidget::moveFocus(int steps, Along along) {
    const auto cards = reachable();
    if (cards.empty())
        return;
    note_->clear(); // it told of the card left behind
    focusedThing_.reset();
    const bool first = !attention_.focusShown && std::abs(steps) == 1;
    const CardSet wanted = along == Along::Takeable ? takeable() : setOf(cards);
    const auto from = attention_.focused ? std::ranges::find(cards, *attention_.focused) : cards.end();
    if (from == cards.end()) {
        attention_.focused = firstIn(cards);
    } else if (!first) {
        const int by = steps < 0 ? -1 : 1, n = static_cast<int>(cards.size());
        int left = std::abs(steps);
        for (auto i = static_cast<int>(from - cards.begin()) + by; i >= 0 && i < n && left > 0; i += by)
            if (wanted.contains(cards[static_cast<std::size_t>(i)])) {
                attention_.focused = cards[static_cast<std::size_t>(i)];
                --left;
            }
    }
    showFocus();
}

// Among all that lies there and is no card of the hand: trick, people, piles, fola.
void TableWidget::moveAmongThings(int step) {
    std::vector<TableThing> list = things();
    std::erase_if(list, [](const TableThing& thing) { return thing.kind == TableThing::Kind::Card; });
    if (list.empty())
        return;
    note_->clear();
    auto at = focusedThing_ ? std::ranges::find(list, *focusedThing_, &TableThing::key) : list.end();
    if (at == list.end()) {
        at = std::ranges::find(list, TableThing::Kind::Trick, &TableThing::kind);
        focusedThing_ = at != list.end() ? at->key : list.front().key;
    } else {
        const auto n = static_cast<int>(list.size());
        focusedThing_ = list[static_cast<std::size_t>((at - list.begin() + step + n) % n)].key;
    }
    showFocus();
}

void TableWidget::leaveThings() {
    if (focusedThing_.has_value()) {
        focusedThing_.reset();
        showFocus();
    } else {
        moveFocus(0, Along::All);
    }
}

// ---- Keys ----

bool TableWidget::cutting() const {
    return isOpen() && askOf(state_)->cut;
}

void TableWidget::moveCut(int by) {
    const Ask::Bounds bounds = *askOf(state_)->cut;
    attention_.cutAt =
        std::clamp((attention_.cutAt > 0 ? attention_.cutAt : kFirstCut) + by, bounds.least, bounds.most);
    rearrange(0);
    updateStrip();
}

// Return, Enter and Space.
bool TableWidget::confirm(const QKeyEvent& event) {
    const bool space = event.key() == Qt::Key_Space;
    if (attention_.played) {
        callBack_.stop();
        sendPlayed();
    } else if (director_.waitsForPress()) {
        goOn();
    } else if (const auto thing = focusedThing(seen()); thing && attention_.focusShown) {
        if (thing->pressable)
            press(*thing);
    } else if (!takesCards()) {
        goOn();
    } else if (cutting()) {
        attention_.cutAt == 0 ? moveCut(0) : answer(0);
    } else if (asks(Ask::Cards::Pick) && !space && !attention_.raised.empty()) {
        emit picked(attention_.raised);
    } else if (askOf(state_)->buttonsAlone() && !chosen_) {
        answer(strip_->buttonCount() - 1);
    } else if (asks(Ask::Cards::Raise) && !space && attention_.raised.size() == askOf(state_)->most) {
        answer(0);
    } else if (attention_.focused) {
        attention_.focusShown = true;
        clickCard(*attention_.focused);
    } else {
        return false;
    }
    return true;
}

bool TableWidget::escape() {
    if (attention_.played)
        callBack();
    else if (focusedThing_)
        leaveThings();
    else if (chosen_) {
        chosen_.reset();
        updateStrip();
    } else if (lastTrickShown_) {
        showLastTrick(false);
        emit lastTrickClosed();
    } else if (state_.spoken)
        dropSlip();
    else
        return false;
    return true;
}

void TableWidget::keyPressEvent(QKeyEvent* event) {
    const Along along = event->modifiers() & Qt::ControlModifier ? Along::All : Along::Takeable;
    const auto move = [&](int cut, int cards, Along among) {
        if (cutting())
            moveCut(cut);
        else if (focusedThing_ && std::abs(cards) == 1)
            moveAmongThings(cards);
        else
            moveFocus(cards, among);
    };
    note_->clear();
    switch (event->key()) {
    case Qt::Key_Left:
        move(-1, -1, along);
        return;
    case Qt::Key_Right:
        move(1, 1, along);
        return;
    case Qt::Key_PageUp:
        move(-10, -5, Along::All);
        return;
    case Qt::Key_PageDown:
        move(10, 5, Along::All);
        return;
    case Qt::Key_Home:
        move(-100, -100, Along::All);
        return;
    case Qt::Key_End:
        move(100, 100, Along::All);
        return;
    case Qt::Key_Up:
        moveAmongThings(1);
        return;
    case Qt::Key_Down:
        leaveThings();
        return;
    case Qt::Key_Escape:
        if (escape())
            return;
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        if (confirm(*event))
            return;
        break;
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
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        if (const auto thing = thingUnder(help->pos()))
            explain(*thing, help->globalPos());
        else
            QToolTip::hideText();
        return true;
    }
    return QWidget::event(event);
}

void TableWidget::focusInEvent(QFocusEvent* event) {
    if (event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason)
        showFocus();
    update();
}

void TableWidget::focusOutEvent(QFocusEvent*) {
    update();
}

} // namespace table
