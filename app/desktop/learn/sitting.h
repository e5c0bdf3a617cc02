// A lesson of any game being taken, as a value: the way that the learner came, the last reply, what was asked
// for and answered. The page only shows it.
#pragma once

#include "desktop/learn/learned.h"
#include "desktop/learn/standing.h"
#include "lessons/choices.h"

#include <optional>
#include <vector>

namespace learn {

// The way to a step by right answers, from the nearest one before it that has a table of its own; the step
// itself last. Nothing for a lesson that cannot be begun.
template<class K>
std::vector<lessons::Progress<K>> wayTo(const lessons::Lesson<K>& lesson, int step) {
    auto first = lessons::beginAt(lesson, step);
    if (std::holds_alternative<lessons::LessonError<K>>(first))
        return {};
    std::vector<lessons::Progress<K>> way{std::get<lessons::Progress<K>>(std::move(first))};
    while (way.back().step < step && !way.back().over(lesson)) {
        const auto right = rightChoice(lesson, way.back());
        if (!right)
            break; // as far as one comes
        way.push_back(lessons::reply(lesson, way.back(), *right).next);
    }
    return way;
}

template<class K>
class Sitting {
public:
    using Lesson = lessons::Lesson<K>;
    using Progress = lessons::Progress<K>;
    using Reply = lessons::Reply<K>;

    Sitting() = default;
    // Takes the lesson up at this step, or at the nearest before it from which one can get there, with the
    // answers given until then.
    Sitting(const Lesson& lesson, int step, FirstAnswers answers = {})
        : lesson_(lesson), way_(wayTo(lesson, step)), answers_(std::move(answers)) {
        if (way_.empty()) // a lesson without a table: nobody is sent here with one
            way_.push_back({static_cast<int>(lesson_.steps.size()), {}, {}, {}});
    }

    [[nodiscard]] const Lesson& lesson() const { return lesson_; }
    [[nodiscard]] const Progress& progress() const { return way_.back(); }
    // Nothing before the step is answered.
    [[nodiscard]] const std::optional<Reply>& reply() const { return reply_; }
    [[nodiscard]] bool answeredRight() const { return reply_ && reply_->verdict == Verdict::Right; }
    [[nodiscard]] bool answeredWrong() const { return reply_ && reply_->verdict == Verdict::Wrong; }
    [[nodiscard]] const std::vector<int>& tried() const { return tried_; } // wrong answers to this step
    // The cards that the last reply judged are still those that are picked.
    [[nodiscard]] bool judged(lessons::CardSet picked) const { return picked == judged_; }

    void answer(const typename K::Choosing& choice);
    void takeBack() { reply_.reset(); }
    // What is answered next is the lesson's own choice, in place of one as good.
    void goTheLessonsWay() { lessonsOwn_ = true; }
    void askHint() { ++hints_; }
    void askWhy() { why_ = true; }

    // Onwards by the reply; true: from the table as it lies, false: to a step missed, or to the end.
    bool goOn();
    void goBack();
    // To the first of the steps answered wrongly at first: they are taken again, one after the other. Who has
    // them now at once has not missed them. False: there are none.
    bool repeatMissed();
    void standAt(const Progress& progress) { way_ = {progress}; }
    // The step is seen for the first time.
    void enter();

    [[nodiscard]] const FirstAnswers& answers() const { return answers_; }
    // What the lectern tells of it, with `reply` if that is shown.
    [[nodiscard]] Standing<K> standing(const lessons::Ladder<K>& ladder, const Reply* reply) const;

private:
    Lesson lesson_;
    // That the learner came; where they stand is its end.
    std::vector<Progress> way_ = std::vector<Progress>(1);
    std::optional<Reply> reply_;
    lessons::CardSet judged_; // picked when the last reply was given
    std::vector<int> tried_;  // wrong answers given to this step
    int hints_ = 0;           // asked for at this step
    bool why_ = false;        // so was the reason
    bool lessonsOwn_ = false; // the reply is to the lesson's choice, not to the learner's
    FirstAnswers answers_;
    std::vector<int> missed_; // steps that are still to be taken again
};

template<class K>
void Sitting<K>::enter() {
    reply_.reset();
    tried_.clear();
    hints_ = 0;
    why_ = lessonsOwn_ = false;
}

template<class K>
void Sitting<K>::answer(const typename K::Choosing& choice) {
    reply_ = lessons::reply(lesson_, progress(), choice);
    const auto* picked = std::get_if<lessons::PickCards>(&choice);
    judged_ = picked ? picked->cards : lessons::CardSet();
    // The first answer to a step counts, and what is against the rules or as good is no wrong one.
    const auto* step = stepAt(lesson_, progress());
    if (step && step->ask.kind != K::AskKind::GoOn && (answeredRight() || answeredWrong()))
        answers_.emplace(progress().step, answeredRight());
    if (const auto* one = std::get_if<lessons::ChooseAnswer>(&choice); one && answeredWrong())
        tried_.push_back(one->index);
}

template<class K>
bool Sitting<K>::goOn() {
    if (missed_.empty()) {
        way_.push_back(reply_->next);
        reply_.reset(); // before the table goes on and tells of it
        return true;
    }
    missed_.erase(missed_.begin()); // the next of those taken again, else the end
    way_ = wayTo(lesson_, missed_.empty() ? static_cast<int>(lesson_.steps.size()) : missed_.front());
    return false;
}

template<class K>
void Sitting<K>::goBack() {
    missed_.clear();
    if (way_.size() > 1)
        way_.pop_back();
    else
        way_ = wayTo(lesson_, std::max(0, progress().step - 1));
}

template<class K>
bool Sitting<K>::repeatMissed() {
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

template<class K>
Standing<K> Sitting<K>::standing(const lessons::Ladder<K>& ladder, const Reply* reply) const {
    Standing<K> standing{ladder, lesson_, progress(), reply, hints_};
    standing.first = progress().step == 0;
    standing.why = why_;
    standing.lessonsOwn = lessonsOwn_;
    standing.tried = tried_;
    standing.asked = static_cast<int>(answers_.size());
    standing.atOnce = static_cast<int>(std::ranges::count(answers_, true, &FirstAnswers::value_type::second));
    return standing;
}

} // namespace learn
