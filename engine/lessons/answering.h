// A lesson as it is taken: a value for where the learner stands, and a pure function from there and a choice
// to what is said, what is shown and where the learner stands then. Nothing remembers anything else.
#pragma once

#include "lessons/fact.h"
#include "lessons/lesson_error.h"

namespace lessons {

// ---- What a learner does. ----

struct GoOn {
    bool operator==(const GoOn&) const = default;
};
struct PlayCard {
    Card card;
    bool operator==(const PlayCard&) const = default;
};
struct LayOpen { // falls (M6.10)
    bool operator==(const LayOpen&) const = default;
};
struct PickCards { // picked or discarded
    CardSet cards;
    bool operator==(const PickCards&) const = default;
};
struct LiftCards { // the cut
    int cards = 0;
    bool operator==(const LiftCards&) const = default;
};
struct ShowVersicole {
    std::vector<CardSet> shown;
    bool operator==(const ShowVersicole&) const = default;
};
struct ChooseAnswer { // one of the texts or numbers, by its place in the step's answers
    int index = 0;
    bool operator==(const ChooseAnswer&) const = default;
};
struct LayPoints { // as fishes and tokens; any correct form
    int points = 0;
    bool operator==(const LayPoints&) const = default;
};
using Choosing =
    std::variant<GoOn, PlayCard, LayOpen, PickCards, LiftCards, ShowVersicole, ChooseAnswer, LayPoints>;

// ---- Where a learner stands. ----

struct Progress {
    int step = 0;  // index into the lesson's steps; their number when the lesson is over
    Table before;  // the table as the step finds it
    Events events; // of the actions played before it asks, to be shown on `before`
    Table table;   // as the step asks

    [[nodiscard]] bool over(const Lesson& lesson) const {
        return step >= static_cast<int>(lesson.steps.size());
    }
};

[[nodiscard]] Read<Progress> begin(const Lesson& lesson);
// The same lesson from this step on, where the step has a table of its own: nothing is locked. For other
// steps the nearest one before it that has one.
[[nodiscard]] Read<Progress> beginAt(const Lesson& lesson, int step);

enum class Verdict {
    Refused,    // against the rules, see `refusal`; nothing happened
    Unanswered, // no answer is for this choice: a fault of the lesson, which the checker finds
    Also,       // as good; shown, and taken back, since the lesson goes on with the right one
    Wrong,      // shown, and taken back
    Right,
};
struct Reply {
    Verdict verdict = Verdict::Unanswered;
    int answer = -1; // index into the step's answers; −1 for GoOn and where none is
    std::optional<Refusal> refusal;
    Events events;                     // of the learner's own action and of what follows, to be shown
    Table shown;                       // the table after them; the scene of the answer's words
    CardSet missing, extra;            // of cards picked
    Progress next;                     // for Right the next step; else the same one as it was
    std::optional<LessonError> broken; // a line that the rules refuse: a fault of the lesson
};
[[nodiscard]] Reply reply(const Lesson& lesson, const Progress& progress, const Choosing& choice);

// What a step's words, hints and answers speak of.
[[nodiscard]] Scene sceneOf(const Lesson& lesson, const Progress& progress);
[[nodiscard]] Scene sceneOf(const Lesson& lesson, const Progress& progress, const Reply& reply);
// The answers of a Choose as they are, of a Number by rising number: the places in the step's answers in the
// order of their buttons. A step says the right answer first; the buttons must not.
[[nodiscard]] std::vector<int> buttonOrder(const Lesson& lesson, const Progress& progress);

} // namespace lessons
