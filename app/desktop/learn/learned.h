// How far one is on the ladder, and what was right at the first try, kept in a file of its own: written whole
// at each step, so that nothing is lost whenever the program ends.
#pragma once

#include "records/fault.h"

#include <QByteArray>
#include <QDateTime>
#include <QFileInfo>
#include <QString>

#include <map>
#include <optional>
#include <variant>

namespace learn {

// By step: whether the first answer that was given there was no wrong one.
using FirstAnswers = std::map<int, bool>;
// How far one is in a lesson.
struct Place {
    int step = 0;      // where it goes on, from 0
    bool done = false; // it was taken to its end once
    // Of its questions when it was taken to its end last; of none where that was not counted.
    int asked = 0, atOnce = 0;
    FirstAnswers answers{}; // until its end is reached
    bool operator==(const Place&) const = default;
};
// By the lessons' ids; those never begun are not there.
using Learned = std::map<QString, Place>;

[[nodiscard]] QByteArray toBytes(const Learned& learned);
[[nodiscard]] std::variant<Learned, records::Fault> readLearned(const QByteArray& bytes);

// The file it is kept in.
class LearnedBook {
public:
    explicit LearnedBook(QString path) : path_(std::move(path)) {}

    // Reads the file. One that cannot be read is moved aside, never deleted, and told of.
    struct Aside {
        QString file; // where it lies now
        records::Fault why;
    };
    [[nodiscard]] std::optional<Aside> load();

    [[nodiscard]] const Learned& learned() const { return learned_; }
    [[nodiscard]] Place placeIn(const QString& lesson) const;
    [[nodiscard]] bool begun(const QString& lesson) const { return learned_.contains(lesson); }
    [[nodiscard]] int done() const;
    [[nodiscard]] QDateTime lastKept() const { return QFileInfo(path_).lastModified(); }
    // Keeps where one is; the system's words if that failed.
    std::optional<QString> reach(const QString& lesson, const Place& place);

private:
    QString path_;
    Learned learned_;
};

} // namespace learn
