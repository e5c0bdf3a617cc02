#include "lessons/ladder.h"

#include "lessons/lesson_reader.h"
#include "minchiate/records/reader.h"

#include <QDir>

namespace lessons {

namespace {

template<class T>
std::optional<FileError> take(const QString& file, Read<T> read, T& into) {
    if (const auto* error = std::get_if<LessonError>(&read))
        return FileError{file, *error};
    into = std::get<T>(std::move(read));
    return std::nullopt;
}

LessonError errorOf(const records::Fault& fault) {
    using records::FaultKind;
    if (fault.kind == FaultKind::Json)
        return {LessonFault::Json, 0, {}, {}, {}, {}, records::errorOf(fault.json)};
    return {fault.kind == FaultKind::Missing ? LessonFault::Missing : LessonFault::Mistyped,
            0,
            fault.path.mid(2), // without "$."
            fault.text,
            {},
            {},
            {}};
}

template<class T>
std::optional<FileError> take(const QString& file, books::Read<T> read, T& into) {
    if (const auto* fault = std::get_if<records::Fault>(&read))
        return FileError{file, errorOf(*fault)};
    into = std::get<T>(std::move(read));
    return std::nullopt;
}

} // namespace

QStringList Ladder::knownBefore(const Lesson& lesson) const {
    QStringList known;
    for (const Lesson& rung : lessons)
        if (!lesson.number || rung.number < lesson.number)
            known += rung.introduces;
    return known;
}

std::variant<Ladder, FileError> loadLadder(const QString& folder) {
    Ladder ladder;
    const QString rules = folder + QStringLiteral("/rules/minchiate");
    if (const auto error =
            take(rules, books::loadRuleBook(rules, books::isCode<minchiate::cardOf>), ladder.book))
        return *error;
    if (const auto error = take(rules, books::loadGlossary(rules), ladder.glossary))
        return *error;
    const QDir lessons(folder + QStringLiteral("/lessons"));
    for (const QString& name :
         lessons.entryList({QStringLiteral("[0-9][0-9]-*.json")}, QDir::Files, QDir::Name)) {
        const QString file = lessons.filePath(name);
        Lesson lesson;
        if (const auto error = take(file, loadLesson(file), lesson))
            return *error;
        const bool taken = std::ranges::any_of(
            ladder.lessons, [&](const Lesson& other) { return other.number == lesson.number; });
        if (taken || !lesson.number || lesson.id + QStringLiteral(".json") != name.section(u'-', 1))
            return FileError{file, {LessonFault::NotTheSame, 0, {}, lesson.id, {}, {}, {}}};
        ladder.lessons.push_back(std::move(lesson));
    }
    for (const QString& name : lessons.entryList({QStringLiteral("*.hand.json")}, QDir::Files, QDir::Name)) {
        const QString file = lessons.filePath(name);
        AnnotatedHand hand;
        if (const auto error = take(file, loadAnnotated(file), hand))
            return *error;
        ladder.hands.push_back(std::move(hand));
    }
    std::ranges::sort(ladder.lessons, {}, &Lesson::number);
    return ladder;
}

} // namespace lessons
