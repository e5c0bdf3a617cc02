// How cards are moved: dragged by the mouse, or chosen one after the other, by clicks or by keys.
#include "desktop/editor/editor_page.h"
#include "text/editor_words.h"

#include <QApplication>

namespace editing {

editor::Keep EditorPage::keeping() const {
    return keep_->isChecked() ? editor::Keep::Seen : editor::Keep::Rules;
}

PlaceView* EditorPage::viewAt(QPoint at) const {
    for (PlaceView* view : places_)
        if (view->isVisible() && view->geometry().contains(at))
            return view;
    return nullptr;
}

std::optional<Card> EditorPage::cardAt(QPoint at) const {
    const PlaceView* view = viewAt(at);
    return view ? view->cardAt(at - view->pos()) : std::nullopt;
}

// ---- By the mouse ----

void EditorPage::grasp(Card card, QPoint at) {
    graspedAt_ = at;
    dragging_ = false;
    if (held_ && *held_ != card) // the second of two clicks
        return;
    const PlaceView* view = placeOf(card);
    grip_ = at - view->pos() - view->rectOf(card).center();
}

void EditorPage::drag(QPoint at) {
    if (!dragging_ && (at - graspedAt_).manhattanLength() < QApplication::startDragDistance())
        return;
    if (!dragging_) {
        const auto card = cardAt(graspedAt_);
        if (!card)
            return;
        putBack();
        dragging_ = true;
        lift(*card);
        const PlaceView* view = placeOf(*card);
        grip_ = graspedAt_ - view->pos() - view->rectOf(*card).center();
        const QString code = view->shown(*card)->open ? QString::fromStdString(minchiate::code(*card))
                                                      : QStringLiteral("back");
        flying_->take(code, view->rectOf(*card).size(), view->indexSize(), laid_.metrics);
    }
    flying_->moveTo(at - grip_);
    const auto over = cardAt(at);
    if (over != over_) {
        over_ = over;
        const bool refused = over && *over != *held_ && !partners_.contains(*over);
        if (refused)
            sayWhy(*over);
        else
            slip_->hide();
    }
    for (PlaceView* view : places_) {
        const bool here = view == viewAt(at);
        view->setGivingWay(here && over && partners_.contains(*over) ? over : std::nullopt);
        const bool any = !(partners_ & editor::cardsIn(now_.hand(), view->place())).empty();
        const bool refusing = here && !any && placeOf(*held_) != view;
        view->setState(refusing ? PlaceView::State::Refusing
                       : any    ? PlaceView::State::Willing
                                : PlaceView::State::Unwilling);
    }
}

void EditorPage::drop(QPoint at) {
    if (!dragging_) {
        if (const auto card = cardAt(graspedAt_))
            press(*card);
        return;
    }
    dragging_ = false;
    flying_->hide();
    const Card card = *held_;
    const auto other = cardAt(at);
    if (other && *other != card) {
        exchange(card, *other);
        return;
    }
    const PlaceView* view = viewAt(at);
    const bool elsewhere = view && view != placeOf(card);
    putBack();
    if (elsewhere)
        say(tr("Drop it on a card of that place"), tr("the two change places, so that none is missing"));
}

// ---- One after the other ----

void EditorPage::press(Card card) {
    if (!held_)
        lift(card);
    else if (*held_ == card)
        putBack();
    else
        exchange(*held_, card);
}

void EditorPage::lift(Card card) {
    giveUpWork();
    held_ = card;
    slip_->hide();
    mark();
    const ShownCard* one = placeOf(card)->shown(card);
    say(tr("%1 lifted", "a card").arg(text::capitalised(cardTold(*one))),
        partners_.empty() ? tr("it can change places with no other card")
                          : tr("it can change places with %n card(s)", nullptr, partners_.size()));
}

void EditorPage::putBack() {
    const bool any = held_.has_value();
    held_.reset();
    over_.reset();
    dragging_ = false;
    flying_->hide();
    mark();
    if (any)
        sayPlain();
}

// What the card that is held could change places with, and where that lies.
void EditorPage::mark() {
    partners_ = held_ ? editor::partnersOf(now_.moment.story, *held_, keeping()) : CardSet();
    const Hand hand = now_.hand();
    for (PlaceView* view : places_) {
        const bool any = !(partners_ & editor::cardsIn(hand, view->place())).empty();
        view->setGivingWay(std::nullopt);
        view->setHeld(held_, dragging_ ? PlaceView::Held::OnItsWay : PlaceView::Held::Here);
        view->setMarked(partners_);
        view->setState(!held_ ? PlaceView::State::Free
                       : any  ? PlaceView::State::Willing
                              : PlaceView::State::Unwilling);
    }
}

void EditorPage::exchange(Card one, Card other) {
    const PlaceView *from = placeOf(one), *to = placeOf(other);
    const auto outcome = editor::exchanged(now_.moment, one, other, keeping());
    if (std::holds_alternative<editor::Objection>(outcome)) {
        sayWhy(other);
        putBack();
        return;
    }
    const auto told = [](const PlaceView& view, Card card) { return cardTold(*view.shown(card)); };
    const QString first =
        tr("%1 to %2", "card, place").arg(text::capitalised(told(*from, one)), to->told().name);
    const QString second = tr("%1 to %2", "card, place").arg(told(*to, other), from->told().name);
    slip_->hide();
    Work work = now_;
    work.moment = std::get<editor::Moment>(outcome);
    become(std::move(work));
    placeOf(one)->setCurrent(one);
    say(first, second);
}

// Why the card that is held cannot change places with that one: a sentence at the place that refuses.
void EditorPage::sayWhy(Card other) {
    const auto outcome = editor::exchanged(now_.moment, *held_, other, keeping());
    const auto* objection = std::get_if<editor::Objection>(&outcome);
    if (!objection)
        return;
    const PlaceView *from = placeOf(*held_), *to = placeOf(other);
    const bool own = from->place() == editor::handPlace(now_.me);
    const QString back =
        own ? tr("It goes back to your hand.") : tr("It goes back: %1.", "a place").arg(from->told().name);
    slip_->say(text::explain(*objection, now_.moment.story, now_.teller()), back, to->geometry(),
               to->pos().x() + to->seenPart(other).center().x(), laid_.metrics);
}

} // namespace editing
