// What the mouse does at the table, and what acting means there.
#include "desktop/look/surfaces.h"
#include "desktop/table/table_widget.h"
#include "desktop/table/timing.h"

#include <QMouseEvent>

#include <algorithm>

namespace table {

namespace {

constexpr int kDragPx = 8;
constexpr int kNudgePx = 4; // a mouse that was touched by chance

} // namespace

// ---- Acting ----

void TableWidget::send(const Action& action) {
    spotlight_.end();
    const Choice asked = *state_.asked;
    const CardSet raised = attention_.raised;
    state_.asked.reset();
    attention_.hovered.reset();
    attention_.raised = {};
    attention_.cutAt = 0;
    updateStrip();
    const auto refusal = attempt_ ? attempt_(action) : std::nullopt;
    if (!refusal) {
        emit acted(action);
        return;
    }
    state_.asked = asked; // all is as before
    attention_.raised = raised;
    sayWhyNot(*refusal);
    emit refused();
}

void TableWidget::sayWhyNot(const Refusal& refusal) {
    attention_.played.reset();
    rearrange(timing::lift);
    updateStrip();
    const Card over = tried_ ? *tried_ : refusal.cards.empty() ? kFool : refusal.cards.first();
    say(over, text::explain(refusal, state_.names));
}

bool TableWidget::asks(Ask::Cards cards) const {
    const auto ask = askOf(state_);
    return ask && ask->cards == cards;
}

bool TableWidget::mayPlay(Card card) const {
    return isOpen() && asks(Ask::Cards::Play) && askOf(state_)->from.contains(card);
}

void TableWidget::clickCard(Card card) {
    if (!takesCards())
        return;
    if (takeable().contains(card)) // the keyboard's ring does not begin at a card refused to the mouse
        attention_.focused = card;
    if (asks(Ask::Cards::Pick)) {
        togglePicked(card);
    } else if (asks(Ask::Cards::Raise)) {
        toggleRaised(card);
    } else if (asks(Ask::Cards::Play)) {
        if (!mayPlay(card))
            refuseCard(card);
        else if (habits_.liftThenPlay && attention_.hovered != card)
            hover(card);
        else
            playCard(card);
    }
}

void TableWidget::toggleRaised(Card card) {
    const Ask ask = *askOf(state_);
    if (!ask.from.contains(card))
        return;
    attention_.hovered.reset();
    if (attention_.raised.contains(card)) {
        attention_.raised.erase(card);
    } else if (attention_.raised.size() == ask.most) {
        say(card, tr("%n card(s) are raised already: lower one first.", nullptr, attention_.raised.size()));
        return;
    } else {
        attention_.raised.insert(card);
        attention_.hovered = card; // another press where it stood lowers it again
    }
    note_->clear();
    rearrange(timing::lift);
    updateStrip();
    update();
}

// Puts a card on the table; it is sent when the time to call it back is over.
void TableWidget::playCard(Card card) {
    note_->clear();
    attention_.played = card;
    attention_.hovered.reset();
    rearrange(timing::play);
    updateStrip();
    update();
    if (habits_.callBackMs > 0)
        callBack_.start(habits_.callBackMs);
    else
        sendPlayed();
}

void TableWidget::sendPlayed() {
    if (attention_.played && state_.asked)
        send(playOf(state_, *attention_.played));
}

void TableWidget::callBack() {
    callBack_.stop();
    attention_.played.reset();
    rearrange(timing::play);
    updateStrip();
    update();
}

// The table holds no rule: a card that is not among the legal ones is tried all the same, and the model says
// why not.
void TableWidget::refuseCard(Card card) {
    shaking_ = card;
    if (habits_.tempo.animated)
        shake_.start();
    tried_ = card;
    send(playOf(state_, card));
    tried_.reset();
}

// Over the card it is about.
void TableWidget::say(Card card, const QString& words) {
    const auto sprite =
        std::ranges::find_if(picture_.sprites, [&](const Sprite& s) { return s.card() == card; });
    const QPointF over = sprite != picture_.sprites.end()
                             ? QPointF(sprite->centre.x(), sprite->bounds().top())
                             : QPointF(width() / 2.0, picture_.strip.top());
    const int edge = metrics_.px(12);
    note_->say(words, over.toPoint(), look::clothRect(rect(), metrics_).adjusted(edge, edge, -edge, -edge));
    tellAssistants(words);
}

void TableWidget::hover(std::optional<Card> card) {
    if (attention_.hovered == card)
        return;
    attention_.hovered = card;
    rearrange(timing::lift);
}

// The place in the pack under the mouse, as the number of cards that a cut there lifts.
void TableWidget::pointAtCut(QPoint at) {
    const QRect spread = picture_.packSpread;
    const Ask::Bounds bounds = *askOf(state_)->cut;
    int lifted = 0;
    if (spread.adjusted(0, -spread.height() / 4, 0, spread.height() / 4).contains(at)) {
        const double back = metrics_.px(60);
        const double step = (spread.width() - back) / (kDeckSize - 1);
        lifted = std::clamp(int((at.x() - spread.left()) / step), bounds.least, bounds.most);
    }
    if (lifted == attention_.cutAt)
        return;
    attention_.cutAt = lifted;
    rearrange(0);
    updateStrip();
}

// ---- Mouse ----

void TableWidget::mousePressEvent(QMouseEvent* event) {
    const QPoint at = event->position().toPoint();
    if (event->button() != Qt::LeftButton)
        return;
    note_->clear();
    const auto card = cardAt(picture_, state_, at);
    hideFocus();
    if (attention_.played) { // a click on the card just played calls it back; elsewhere it is let go at once
        if (callBack_.isActive() && picture_.emptyPlace.contains(at)) {
            callBack();
        } else {
            callBack_.stop();
            sendPlayed();
        }
        return;
    }
    if (state_.spoken && picture_.slip.contains(at)) {
        dropSlip();
        return;
    }
    if (!takesCards() || !director_.idle())
        goOn();
    else
        animator_.finish();
    if (!card && picture_.fola.contains(at) && director_.idle()) {
        emit folaAsked();
        return;
    }
    if (!card && state_.captured[sideOf(state_.me)] > 0 && picture_.piles[sideOf(state_.me)].contains(at) &&
        director_.idle()) {
        emit pileAsked(sideOf(state_.me));
        return;
    }
    if (!takesCards()) {
        spotlight_.end();
        return;
    }
    if (cutting()) {
        pointAtCut(at);
        if (attention_.cutAt > 0)
            answer(0);
        return;
    }
    pressed_ = card;
    pressedAt_ = at;
    dragging_ = false;
}

void TableWidget::mouseMoveEvent(QMouseEvent* event) {
    const QPoint at = event->position().toPoint();
    if ((event->globalPosition().toPoint() - mouseAt_).manhattanLength() > kNudgePx)
        hideFocus();
    if (pressed_ && (event->buttons() & Qt::LeftButton) && mayPlay(*pressed_)) {
        if (!dragging_ && (at - pressedAt_).manhattanLength() < kDragPx)
            return;
        dragging_ = true;
        dragAt_ = at;
        update();
        return;
    }
    if (!takesCards())
        return;
    if (cutting())
        pointAtCut(at);
    else if (!habits_.liftThenPlay)
        hover([&]() -> std::optional<Card> {
            const auto card = cardAt(picture_, state_, at);
            return card && (asks(Ask::Cards::Pick) || asks(Ask::Cards::Raise) || mayPlay(*card))
                       ? card
                       : std::nullopt;
        }());
}

void TableWidget::mouseReleaseEvent(QMouseEvent* event) {
    const QPoint at = event->position().toPoint();
    const auto card = std::exchange(pressed_, std::nullopt);
    if (event->button() == Qt::RightButton)
        if (const auto thing = thingUnder(at))
            explain(*thing, event->globalPosition().toPoint());
    if (!card || event->button() != Qt::LeftButton)
        return;
    if (std::exchange(dragging_, false)) {
        update();
        if (picture_.middle.contains(at) && mayPlay(*card))
            playCard(*card);
        else
            rearrange(timing::play);
        return;
    }
    clickCard(*card);
}

void TableWidget::leaveEvent(QEvent*) {
    if (!habits_.liftThenPlay && state_.picking)
        hover(std::nullopt);
    if (!habits_.liftThenPlay && isOpen() && !cutting())
        hover(std::nullopt);
}

} // namespace table
