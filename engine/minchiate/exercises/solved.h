// What a person has made of the exercises: how each came out, and a rating. A value, and its file, which is
// written whole at every change.
#pragma once

#include "minchiate/exercises/exercise.h"
#include "minchiate/exercises/rating.h"
#include "minchiate/practice/set_aside.h"

#include <map>
#include <optional>

namespace exercises {

// One of them, as it came out last.
struct Outcome {
    int grade = 0; // as practice::gradeFor() has it
    QDate on;

    bool operator==(const Outcome&) const = default;
};

struct Solved {
    std::map<QString, Outcome> outcomes; // by the position's name
    Rating rating;

    // Only the first answer to an exercise counts for the rating: later it is known.
    void take(const Exercise& exercise, int grade, QDate today);
    // Answered wrongly, and not yet done with: it counts as shown, unless take() follows and has the last
    // word.
    void tryWrong(const Exercise& exercise, QDate today);
    // One that the person made: it has no difficulty, and counts for no rating.
    void takeOwn(const QString& id, int grade, QDate today);
    [[nodiscard]] bool isSolved(const QString& id) const;
    bool operator==(const Solved& other) const {
        return outcomes == other.outcomes && rating == other.rating;
    }

private:
    // The exercise answered wrongly last, and the rating before.
    struct UnderWay {
        QString id;
        Rating before;
    };
    std::optional<UnderWay> underWay_; // nothing where it was known before
};

[[nodiscard]] QJsonObject toJson(const Solved& solved);
[[nodiscard]] std::variant<Solved, records::RecordError> solvedOf(const QJsonObject& object);

// Of a theme, or of all, by their places: the one to solve next. What was never tried comes first, what was
// not found at once after it, the longest ago first; of those the nearest to the person's rating. Nothing
// once all are solved.
[[nodiscard]] std::optional<std::size_t> next(const std::vector<Exercise>& exercises, const Solved& solved,
                                              std::optional<practice::Theme> theme = std::nullopt);

class SolvedBook {
public:
    // Reads what is kept in that folder. A file that cannot be read is laid aside, and nothing is solved; one
    // that cannot even be laid aside is never written over.
    explicit SolvedBook(const QString& folder);

    [[nodiscard]] const Solved& solved() const { return solved_; }
    [[nodiscard]] const std::optional<practice::Damaged>& damaged() const { return damaged_; }
    // The system's words where it cannot be written; it stands, and is written with the next.
    std::optional<QString> take(const Exercise& exercise, int grade, QDate today);
    std::optional<QString> tryWrong(const Exercise& exercise, QDate today);
    std::optional<QString> takeOwn(const QString& id, int grade, QDate today);

private:
    [[nodiscard]] std::optional<QString> save() const;

    QString file_;
    Solved solved_;
    std::optional<practice::Damaged> damaged_;
};

} // namespace exercises
