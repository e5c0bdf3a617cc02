// The ladder: all lessons in order, with the words they need.
#pragma once

#include "books/rule_book.h"
#include "lessons/annotated.h"

namespace lessons {

using books::Glossary;
using books::RuleBook;

struct Ladder {
    std::vector<Lesson> lessons; // by number
    std::vector<AnnotatedHand> hands;
    Glossary glossary;
    RuleBook book;

    // The terms that a reader knows before this lesson: those of every lower rung; of all rungs for a lesson
    // that is on none, such as one opened from a file.
    [[nodiscard]] QStringList knownBefore(const Lesson& lesson) const;
};

// A fault of one of the files.
struct FileError {
    QString file;
    LessonError error;
};

// Reads the lessons `folder`/lessons/NN-id.json, the annotated hands `folder`/lessons/*.hand.json and
// `folder`/rules/minchiate; ":" is what is compiled in.
[[nodiscard]] std::variant<Ladder, FileError> loadLadder(const QString& folder);

} // namespace lessons
