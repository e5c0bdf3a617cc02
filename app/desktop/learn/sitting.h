// A lesson being taken, as a value: the way that the learner came, the last reply, what was asked for and
// answered. The page only shows it.
#pragma once

#include "desktop/learn/said.h"

#include <map>
#include <optional>
#include <vector>

namespace learn {

class Sitting {
public:
    Sitting() = default;
    // Takes the lesson up at this step, or at the nearest before it from which one can get there.
    Sitting(const minchiate_lessons::Lesson& lesson, int step);

    [[nodiscard]] const minchiate_lessons::Lesson& lesson() const { return lesson_; }
    [[nodiscard]] const minchiate_lessons::Progress& progress() const { return way_.back(); }
    // Nothing before the step is answered.
    [[nodiscard]] const std::optional<minchiate_lessons::Reply>& reply() const { return reply_; }
    [[nodiscard]] bool answeredRight() const {
        return reply_ && reply_->verdict == minchiate_lessons::Verdict::Right;
    }
    [[nodiscard]] bool answeredWrong() const {
        return reply_ && reply_->verdict == minchiate_lessons::Verdict::Wrong;
    }
    [[nodiscard]] const std::vector<int>& tried() const { return tried_; } // wrong answers to this step
    // The cards that the last reply judged are still those that are picked.
    [[nodiscard]] bool judged(minchiate::CardSet picked) const { return picked == judged_; }

    void answer(const minchiate_lessons::Choosing& choice);
    void takeBack() { reply_.reset(); }
    void askHint() { ++hints_; }
    void askWhy() { why_ = true; }

    // Onwards by the reply; true: from the table as it lies, false: to a step missed, or to the end.
    bool goOn();
    void goBack();
    // To the first of the steps answered wrongly at first: they are taken again, one after the other. Who has
    // them now at once has not missed them. False: there are none.
    bool repeatMissed();
    void standAt(const minchiate_lessons::Progress& progress) { way_ = {progress}; }
    // The step is seen for the first time.
    void enter();

    // What the lectern tells of it, with `reply` if that is shown.
    [[nodiscard]] Standing standing(const minchiate_lessons::Ladder& ladder,
                                    const minchiate_lessons::Reply* reply) const;

private:
    minchiate_lessons::Lesson lesson_;
    std::vector<minchiate_lessons::Progress> way_ =
        std::vector<minchiate_lessons::Progress>(1); // that the learner came; where they stand is its end
    std::optional<minchiate_lessons::Reply> reply_;
    minchiate::CardSet judged_;   // picked when the last reply was given
    std::vector<int> tried_;      // wrong answers given to this step
    int hints_ = 0;               // asked for at this step
    bool why_ = false;            // so was the reason
    std::map<int, bool> answers_; // by step: whether the first answer of this sitting was no wrong one
    std::vector<int> missed_;     // steps that are still to be taken again
};

} // namespace learn
