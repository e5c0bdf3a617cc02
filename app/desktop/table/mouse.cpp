#include "desktop/table/mouse.h"

#include "desktop/table/timing.h"

#include <algorithm>
#include <utility>

namespace table {

namespace {

constexpr int kDragPx = 8;

} // namespace

Mouse::Mouse(Board& board, Papers& papers, Acting& acting, Keys& keys, Director& director)
    : board_(board), papers_(papers), acting_(acting), keys_(keys), director_(director) {}

std::optional<Card> Mouse::cardUnder(QPoint at) const {
    return cardAt(board_.picture(), board_.ask(), at);
}

// A click on the card just played calls it back; elsewhere it is let go at once.
void Mouse::letPlayedGo(QPoint at) {
    if (acting_.callable() && board_.picture().emptyPlace.contains(at))
        acting_.callBack();
    else
        acting_.letGo();
}

// The stock, or a pile whose cards may be seen.
bool Mouse::pressOpen(QPoint at) {
    if (!director_.idle())
        return false;
    if (board_.picture().stock.contains(at)) {
        emit stockPressed();
        return true;
    }
    const auto& piles = board_.scene().piles;
    for (std::size_t i = 0; i < piles.size(); ++i)
        if (piles[i].opens && piles[i].cards > 0 && board_.picture().piles[i].contains(at)) {
            emit pilePressed(static_cast<int>(i));
            return true;
        }
    return false;
}

void Mouse::press(const QMouseEvent& event) {
    const QPoint at = event.position().toPoint();
    if (event.button() != Qt::LeftButton)
        return;
    papers_.clearNote();
    const auto card = cardUnder(at);
    keys_.hideRing();
    if (board_.attention.played) {
        letPlayedGo(at);
        return;
    }
    if (papers_.slip() && papers_.slipAt().contains(at)) {
        papers_.dropSlip();
        return;
    }
    if (!papers_.seen().takesCards() || !director_.idle())
        acting_.goOn();
    else
        board_.finishMoving();
    if (!card && pressOpen(at))
        return;
    const Seen now = papers_.seen();
    if (!now.takesCards()) {
        board_.spotlight.end();
        return;
    }
    if (now.cutting()) {
        acting_.pointAtCut(cutUnder(at));
        if (board_.attention.cutAt > 0)
            acting_.press(0);
        return;
    }
    pressed_ = card;
    pressedAt_ = at;
    dragging_ = false;
}

void Mouse::move(const QMouseEvent& event) {
    const QPoint at = event.position().toPoint(), from = std::exchange(before_, at);
    keys_.mouseMoved(event.globalPosition().toPoint());
    const Seen now = papers_.seen();
    if (pressed_ && (event.buttons() & Qt::LeftButton) && now.mayPlay(*pressed_)) {
        if (!dragging_ && (at - pressedAt_).manhattanLength() < kDragPx)
            return;
        dragging_ = true;
        dragAt_ = at;
        board_.repaint();
        return;
    }
    if (!now.takesCards() || papers_.ways()->covers(at) || papers_.ways()->isApproached(from, at))
        return;
    if (now.cutting())
        acting_.pointAtCut(cutUnder(at));
    else if (!board_.habits().liftThenPlay)
        hover(at);
}

void Mouse::hover(QPoint at) {
    const Seen now = papers_.seen();
    const auto card = cardUnder(at);
    const bool lifts =
        card && (now.asks(Ask::Cards::Pick) || now.asks(Ask::Cards::Raise) || now.mayPlay(*card));
    acting_.hover(lifts ? card : std::nullopt);
}

// The place in the pack under the mouse, as the number of cards that a cut there lifts.
int Mouse::cutUnder(QPoint at) const {
    const QRect spread = board_.picture().packSpread;
    if (!spread.adjusted(0, -spread.height() / 4, 0, spread.height() / 4).contains(at))
        return 0;
    const double back = board_.metrics().px(60);
    const double step = (spread.width() - back) / (board_.scene().undealt - 1);
    const Ask::Bounds bounds = *board_.ask()->cut;
    return std::clamp(int((at.x() - spread.left()) / step), bounds.least, bounds.most);
}

void Mouse::release(const QMouseEvent& event) {
    const QPoint at = event.position().toPoint();
    const auto card = std::exchange(pressed_, std::nullopt);
    if (event.button() == Qt::RightButton)
        emit explanationAsked(at, event.globalPosition().toPoint());
    if (!card || event.button() != Qt::LeftButton)
        return;
    if (std::exchange(dragging_, false)) {
        board_.repaint();
        if (board_.picture().middle.contains(at) && papers_.seen().mayPlay(*card))
            acting_.play(*card);
        else
            board_.rearrange(timing::play);
        return;
    }
    acting_.click(*card);
}

void Mouse::leave() {
    const Seen now = papers_.seen();
    if (!board_.habits().liftThenPlay && now.takesCards() && !now.cutting() && !papers_.ways()->isPointedTo())
        acting_.hover(std::nullopt);
}

std::optional<std::pair<Card, QPoint>> Mouse::dragged() const {
    if (!dragging_ || !pressed_)
        return std::nullopt;
    return std::pair(*pressed_, dragAt_ - pressedAt_);
}

} // namespace table

#include "moc_mouse.cpp"
