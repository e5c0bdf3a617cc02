// What the lectern says at a step, and what its buttons do: a pure function of where the learner stands.
#pragma once

#include "desktop/look/lectern.h"
#include "minchiate/lessons/kind.h"
#include "minchiate/lessons/ladder.h"
#include "text/telling.h"

namespace learn {

// What a button of the lectern does.
enum class Does { GoOn, Answer, Give, Hint, Why, TakeBack, Missed, Next, Play, Back, Again, Leave };
struct Press {
    Does does{};
    int answer = 0; // of Answer: the place in the step's answers
    bool operator==(const Press&) const = default;
};

// Where the learner stands.
struct Standing {
    const minchiate_lessons::Ladder& ladder;
    const minchiate_lessons::Lesson& lesson;
    const minchiate_lessons::Progress& progress;
    const minchiate_lessons::Reply* reply = nullptr; // the last, once it was shown
    int hints = 0;                                   // that were asked for
    bool settled = true;                             // the picture has caught up
    int given = 0;                                   // cards picked, or pieces laid
    bool changed = true;                             // they are no longer those that the reply was to
    bool first = false;                              // there is no step to go back to
    std::vector<int> tried = {};                     // wrong answers given to this step
    bool why = false;                                // the reason was asked for
    int asked = 0, atOnce = 0; // steps answered in this sitting, and without a wrong answer
};

struct Said {
    look::LecternText text;
    std::vector<Press> presses, foot;
    // The key that chooses the first answer, as it is shown before it: 1 before words, A before figures; the
    // others follow.
    int firstKey = 0;
};
[[nodiscard]] Said saidOf(const Standing& standing, const text::Teller& teller);

// The lesson's number as people count, from 1: the first in its file is 0.
[[nodiscard]] int rungNumber(const minchiate_lessons::Lesson& lesson);

// The lesson that comes after this one on the ladder; null after the last, and for one from a file.
[[nodiscard]] const minchiate_lessons::Lesson* nextOn(const minchiate_lessons::Ladder& ladder,
                                                      const minchiate_lessons::Lesson& lesson);

// "Look at: the trick; your hand." Empty without spots.
[[nodiscard]] QString lookWords(const std::vector<minchiate_lessons::Spot>& spots,
                                const text::Teller& teller);

} // namespace learn
