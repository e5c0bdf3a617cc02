// A position in which one card is clearly the best, or some discards are: something to solve. It was made of
// a numbered deal.
#pragma once

#include "minchiate/practice/mistake.h"

namespace exercises {

// The best makes at least so many points more than the next that is not as good.
inline constexpr double kClear = 8;

// The best of what is not right; null where all is. One card alone is right, several discards may be.
[[nodiscard]] const advice::Option* nextOf(const advice::Weighed& weighed);

struct Exercise {
    quint64 deal = 0; // its number
    // Asked like a mistake: "what was done" is the next best, so that it costs what lies between.
    practice::Mistake position;
    int difficulty = 0; // a rating: who has the same solves it every other time

    [[nodiscard]] practice::Theme theme() const { return position.theme(); }
    // How much more the best makes than the next.
    [[nodiscard]] double gap() const { return position.weighed().cost; }
};

// The position is made anew by the rules: what cannot be is a fault, and so is a best that is not clear.
[[nodiscard]] QJsonObject toJson(const Exercise& exercise);
[[nodiscard]] std::variant<Exercise, records::RecordError> exerciseOf(const QJsonValue& value,
                                                                      const QString& path);

// A file of them.
[[nodiscard]] QJsonObject toJson(const std::vector<Exercise>& exercises);
[[nodiscard]] std::variant<std::vector<Exercise>, records::RecordError>
exercisesOf(const QJsonObject& object);

// So many of those found: every theme as often as the others as far as there are enough, the easy and the
// hard of each, and of a deal no theme twice. By theme, the easiest first.
[[nodiscard]] std::vector<Exercise> chosen(const std::vector<Exercise>& found, std::size_t count);

} // namespace exercises
