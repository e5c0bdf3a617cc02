#include "desktop/learn/sitting.h"

#include "desktop/learn/staging.h"

#include <algorithm>

namespace learn {

using minchiate_lessons::Verdict;

Sitting::Sitting(const minchiate_lessons::Lesson& lesson, int step)
    : lesson_(lesson), way_(wayTo(lesson, step)) {
    if (way_.empty()) // a lesson without a table: nobody is sent here with one
        way_.push_back({static_cast<int>(lesson_.steps.size()), {}, {}, {}});
}

void Sitting::enter() {
    reply_.reset();
    tried_.clear();
    hints_ = 0;
    why_ = false;
}

void Sitting::answer(const minchiate_lessons::Choosing& choice) {
    reply_ = lessons::reply(lesson_, progress(), choice);
    const auto* picked = std::get_if<minchiate_lessons::PickCards>(&choice);
    judged_ = picked ? picked->cards : minchiate::CardSet();
    // The first answer to a step counts, and what is against the rules or as good is no wrong one.
    const minchiate_lessons::Step* step = stepAt(lesson_, progress());
    if (step && step->ask.kind != minchiate_lessons::AskKind::GoOn && (answeredRight() || answeredWrong()))
        answers_.emplace(progress().step, answeredRight());
    if (const auto* one = std::get_if<minchiate_lessons::ChooseAnswer>(&choice); one && answeredWrong())
        tried_.push_back(one->index);
}

bool Sitting::goOn() {
    if (missed_.empty()) {
        way_.push_back(reply_->next);
        reply_.reset(); // before the table goes on and tells of it
        return true;
    }
    missed_.erase(missed_.begin()); // the next of those taken again, else the end
    way_ = wayTo(lesson_, missed_.empty() ? static_cast<int>(lesson_.steps.size()) : missed_.front());
    return false;
}

void Sitting::goBack() {
    missed_.clear();
    if (way_.size() > 1)
        way_.pop_back();
    else
        way_ = wayTo(lesson_, std::max(0, progress().step - 1));
}

bool Sitting::repeatMissed() {
    missed_.clear();
    for (const auto& [step, atOnce] : answers_)
        if (!atOnce)
            missed_.push_back(step);
    if (missed_.empty())
        return false;
    for (const int step : missed_)
        answers_.erase(step);
    way_ = wayTo(lesson_, missed_.front());
    return true;
}

Standing Sitting::standing(const minchiate_lessons::Ladder& ladder,
                           const minchiate_lessons::Reply* reply) const {
    Standing standing{ladder, lesson_, progress(), reply, hints_};
    standing.first = progress().step == 0;
    standing.why = why_;
    standing.tried = tried_;
    standing.asked = static_cast<int>(answers_.size());
    standing.atOnce =
        static_cast<int>(std::ranges::count(answers_, true, &std::pair<const int, bool>::second));
    return standing;
}

} // namespace learn
