// The ladder of a game: all its lessons in order, with the words they need.
//
// Of a game's lessons K this needs K::kGame, the name of the folder of its rules; K::kFolder, that of its
// lessons within `lessons`, empty for those that lie there; K::isCard(code); and what annotated.h names.
#pragma once

#include "books/rule_book.h"
#include "lessons/annotated.h"

namespace lessons {

using books::Glossary;
using books::RuleBook;

template<class K>
struct Ladder {
    std::vector<Lesson<K>> lessons;      // by number
    std::vector<AnnotatedHand<K>> hands; // by the names of their files
    Glossary glossary;
    RuleBook book;

    // The terms that a reader knows before this lesson: those of every lower rung; of all rungs for a lesson
    // that is on none, such as one opened from a file.
    [[nodiscard]] QStringList knownBefore(const Lesson<K>& lesson) const {
        QStringList known;
        for (const Lesson<K>& rung : lessons)
            if (!lesson.number || rung.number < lesson.number)
                known += rung.introduces;
        return known;
    }
};

// A fault of one of the files.
template<class K>
struct FileError {
    QString file;
    LessonError<K> error;
};

template<class K>
[[nodiscard]] LessonError<K> errorOf(const records::Fault& fault) {
    if (fault.kind == records::FaultKind::Json)
        return errorOf<K>(fault.json);
    const bool missing = fault.kind == records::FaultKind::Missing;
    return {missing ? LessonFault::Missing : LessonFault::Mistyped, 0, fault.path.mid(2), // without "$."
            fault.text};
}

// The names of files that hold a rung each.
[[nodiscard]] inline QString lessonFiles() {
    return QStringLiteral("[0-9][0-9]-*.json");
}

// Into `into`, or what is wrong with the file.
template<class K, class Error, class T>
[[nodiscard]] std::optional<FileError<K>> take(const QString& file, std::variant<T, Error> read, T& into) {
    if (const auto* error = std::get_if<Error>(&read)) {
        if constexpr (std::is_same_v<Error, records::Fault>)
            return FileError<K>{file, errorOf<K>(*error)};
        else
            return FileError<K>{file, *error};
    }
    into = std::get<T>(std::move(read));
    return std::nullopt;
}

// Reads the lessons NN-id.json and the annotated hands *.hand.json of the game's folder of `folder`/lessons,
// and `folder`/rules of the game; ":" is what is compiled in.
template<class K>
[[nodiscard]] std::variant<Ladder<K>, FileError<K>> loadLadder(const QString& folder) {
    Ladder<K> ladder;
    const QString rules = folder + QStringLiteral("/rules/") + QLatin1String(K::kGame);
    if (const auto error = take<K>(rules, books::loadRuleBook(rules, K::isCard), ladder.book))
        return *error;
    if (const auto error = take<K>(rules, books::loadGlossary(rules), ladder.glossary))
        return *error;
    const QDir lessons(folder + QStringLiteral("/lessons") + QLatin1String(K::kFolder));
    for (const QString& name : lessons.entryList({lessonFiles()}, QDir::Files, QDir::Name)) {
        const QString file = lessons.filePath(name);
        Lesson<K> lesson;
        if (const auto error = take<K>(file, loadLesson<K>(file), lesson))
            return *error;
        const bool taken = std::ranges::any_of(
            ladder.lessons, [&](const Lesson<K>& other) { return other.number == lesson.number; });
        if (taken || !lesson.number || lesson.id + QStringLiteral(".json") != name.section(u'-', 1))
            return FileError<K>{file, {LessonFault::NotTheSame, 0, {}, lesson.id}};
        ladder.lessons.push_back(std::move(lesson));
    }
    for (const QString& name : lessons.entryList({QStringLiteral("*.hand.json")}, QDir::Files, QDir::Name)) {
        const QString file = lessons.filePath(name);
        AnnotatedHand<K> hand;
        if (const auto error = take<K>(file, loadAnnotated<K>(file), hand))
            return *error;
        ladder.hands.push_back(std::move(hand));
    }
    std::ranges::sort(ladder.lessons, {}, &Lesson<K>::number);
    return ladder;
}

} // namespace lessons
