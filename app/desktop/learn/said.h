// What the lectern says at a step, and what its buttons do: a pure function of what is told there. Of a
// game's lesson standing.h makes it.
#pragma once

#include "books/rule_book.h"
#include "desktop/look/lectern.h"
#include "lessons/answering.h"

#include <optional>

namespace learn {

using lessons::Verdict;

// What a button of the lectern does.
enum class Does { GoOn, Answer, Give, Hint, Why, TakeBack, Missed, Next, Play, Back, Again, Leave };
struct Press {
    Does does{};
    int answer = 0; // of Answer: the place in the step's answers
    bool operator==(const Press&) const = default;
};

// How a step asks.
enum class Asks {
    Nothing, // one goes on
    Answers, // one of several, on the lectern
    Pick,    // cards, handed in on the lectern
    Pieces,  // laid with a tool on the lectern, and handed in there
    Table,   // the table does, and what went wrong there is to be taken back
};

// One of the answers, in words.
struct ToldAnswer {
    int index = 0; // in the step's answers
    QString words;
    bool tried = false;
};
// All that a step says, in words.
struct ToldStep {
    Asks asks{};
    QString words, why;
    QStringList hints;               // all that there are
    std::vector<ToldAnswer> answers; // in the order of their buttons
    bool test = false;
    bool picksOne = false; // there is one card to be picked, by the question itself
};
struct ToldReply {
    Verdict verdict{};
    QString words;
};
// The lesson, and where the learner stands in it.
struct Told {
    QString title, goal;
    std::optional<int> number;   // its rung, from 0; nothing for one from a file
    int rungs = 0;               // of the ladder
    int step = 0, steps = 0;     // from 0
    std::optional<ToldStep> now; // nothing once the lesson is over
    std::optional<ToldReply> reply;
    QString next;       // the title of the lesson after it; empty where there is none
    int lastOfGame = 0; // the rung after which one can play; what follows is the art of it
    const books::Glossary* glossary = nullptr;

    int hints = 0;             // that were asked for
    bool settled = true;       // the picture has caught up
    int given = 0;             // cards picked, or pieces laid
    bool changed = true;       // they are no longer those that the reply was to
    bool first = false;        // there is no step to go back to
    bool why = false;          // the reason was asked for
    bool lessonsOwn = false;   // the reply is to the lesson's choice, which took the place of one as good
    int asked = 0, atOnce = 0; // steps answered, and without a wrong answer at first
};

struct Said {
    look::LecternText text;
    std::vector<Press> presses, foot;
};
[[nodiscard]] Said saidOf(const Told& told);

// "Look at: the trick; your hand." Empty without things.
[[nodiscard]] QString lookWords(const QStringList& things);

} // namespace learn
