#include "desktop/practice/sitting.h"

#include <algorithm>
#include <utility>

namespace practise {

using practice::Verdict;

QString Sitting::place() const {
    if (desk_ != Desk::Mistakes || wanted_ != Training::Wanted::Due)
        return {};
    const auto progress = training_.progress(desk_, today_());
    return tr("%1 of %2").arg(progress.done + 1).arg(progress.done + progress.toGo);
}

Told Sitting::nothingTold() const {
    Told told;
    if (desk_ == Desk::Exercises) {
        told.title = tr("All of these are solved.");
    } else if (training_.book().kept().empty()) {
        told.title = tr("Nothing is kept yet.");
        told.lines << tr("When the review of a hand is done, what cost you more than 5 points comes here to "
                         "be asked again.");
    } else {
        told.title = only_                                          ? tr("Nothing of this theme is due.")
                     : training_.progress(desk_, today_()).done > 0 ? tr("Nothing more is due today.")
                                                                    : tr("Nothing is due today.");
        if (const auto others = training_.book().due(today_()).size(); others > 0)
            told.lines << tr("Of other themes %n position(s) are due.", nullptr, static_cast<int>(others));
        else if (const auto next = training_.book().next(today_()))
            told.lines << tr("Next: %1, %n position(s).", nullptr, next->second).arg(longDay(next->first));
    }
    told.aloud = (QStringList{told.title} + told.lines).join(u' ');
    return told;
}

// ---- What is asked ----

void Sitting::sitDownAt(Desk desk) {
    if (desk != desk_)
        only_.reset();
    desk_ = desk;
}

void Sitting::ask(std::optional<Asked> asked) {
    asked_ = std::move(asked);
    tried_.clear();
    mustShow_ = false;
    stage_ = asked_ ? Stage::Asked : Stage::Nothing;
}

void Sitting::next() {
    wanted_ = Training::Wanted::Due;
    ask(found());
}

void Sitting::ahead() {
    wanted_ = Training::Wanted::Ahead;
    auto asked = found();
    ask(asked ? std::move(asked) : found()); // all of them have been: once more
}

// Who practises ahead goes through all that is kept once, then on with what was wrong.
void Sitting::goOn() {
    auto further = wanted_ == Training::Wanted::Ahead ? found() : std::nullopt;
    if (further)
        ask(std::move(further));
    else
        next();
}

void Sitting::askAgain() {
    auto tried = std::move(tried_);
    ask(std::exchange(asked_, std::nullopt));
    tried_ = std::move(tried);
}

void Sitting::putLast() {
    training_.putLast(desk_, *asked_, today_());
}

// ---- The answer ----

bool Sitting::tryWrong(const Action& action) {
    if (std::ranges::find(tried_, action) == tried_.end()) {
        mustShow_ = practice::gradeFor(Verdict::Wrong, static_cast<int>(tried_.size())).has_value();
        tried_.push_back(action);
        training_.tryWrong(desk_, *asked_, today_());
    }
    return !mustShow_;
}

void Sitting::stopWeighing() {
    if (stage_ == Stage::Weighing)
        stage_ = Stage::Asked;
}

void Sitting::takeWeighed(const practice::Mistake& mistake) {
    stage_ = Stage::Asked;
    asked_->mistake = mistake;
    if (desk_ == Desk::Mistakes)
        training_.replace(mistake);
}

// Whoever has the answer shown has had all tries.
void Sitting::finish(Verdict verdict) {
    stage_ = Stage::Done;
    const int tries = verdict == Verdict::Right ? static_cast<int>(tried_.size()) : 1;
    training_.grade(desk_, *asked_, *practice::gradeFor(verdict, tries), today_());
}

std::optional<practice::Kept> Sitting::takeOut() {
    auto taken = training_.takeOut(*asked_);
    if (taken)
        stage_ = Stage::Done;
    return taken;
}

} // namespace practise
