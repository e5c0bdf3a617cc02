#include "desktop/editor/draft.h"

#include <utility>

namespace editing {

namespace {

// Where nearly every card lies elsewhere it is another deal, and no card of it was moved.
constexpr int kMostMoved = 12;

CardSet movedBetween(const Work& was, const Work& now) {
    if (was.moment.story.actions.empty() || was.title != now.title || was.at() != now.at())
        return {};
    const Hand then = was.hand(), hand = now.hand();
    CardSet moved;
    for (editor::Place place : editor::kPlaces)
        moved |= editor::cardsIn(hand, place) - editor::cardsIn(then, place);
    return moved.size() > kMostMoved ? CardSet() : moved;
}

} // namespace

void Draft::isNow(Work work) {
    moved_ = movedBetween(now_, work);
    now_ = std::move(work);
    putBack();
    forgetFound();
}

void Draft::become(Work work) {
    if (!isEmpty())
        before_.push_back(now_);
    after_.clear();
    isNow(std::move(work));
}

void Draft::stepTo(editor::Moment moment) {
    now_.moment = std::move(moment);
    moved_ = {};
    putBack();
    forgetFound();
}

void Draft::change(std::vector<Work>& from, std::vector<Work>& to) {
    to.push_back(now_);
    Work work = std::move(from.back());
    from.pop_back();
    isNow(std::move(work));
}

bool Draft::undo() {
    if (before_.empty())
        return false;
    change(before_, after_);
    return true;
}

bool Draft::redo() {
    if (after_.empty())
        return false;
    change(after_, before_);
    return true;
}

std::optional<editor::Objection> Draft::exchange(Card one, Card other) {
    auto outcome = editor::exchanged(now_.moment, one, other, keep_);
    if (const auto* objection = std::get_if<editor::Objection>(&outcome))
        return *objection;
    Work work = now_;
    work.moment = std::get<editor::Moment>(std::move(outcome));
    become(std::move(work));
    return std::nullopt;
}

std::optional<editor::Objection> Draft::objectionTo(Card one, Card other) const {
    const auto outcome = editor::exchanged(now_.moment.story, one, other, keep_);
    const auto* objection = std::get_if<editor::Objection>(&outcome);
    return objection ? std::optional(*objection) : std::nullopt;
}

// ---- The card that is held ----

void Draft::lift(Card card) {
    held_ = card;
    moved_ = {};
    partners_ = editor::partnersOf(now_.moment.story, card, keep_);
}

void Draft::putBack() {
    held_.reset();
    partners_ = {};
}

void Draft::setKeep(editor::Keep keep) {
    keep_ = keep;
    if (held_)
        lift(*held_);
}

} // namespace editing
