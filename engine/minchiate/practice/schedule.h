// When what was practised comes back: the algorithm SM-2 as its author published it (P. A. Wozniak,
// "Optimization of learning", 1990, section 3.2). All of it is a function of values; days are whole days.
#pragma once

#include <QDate>

namespace practice {

// Grades 0 to 5, of which these are given.
inline constexpr int kRightAtOnce = 5, kSecondTry = 3, kShown = 1;

struct Recall {
    int inARow = 0;   // times it was recalled in a row, with grades from 3
    int interval = 1; // days
    int ease = 250;   // the easiness factor in hundredths: all its steps are whole ones
    QDate since;      // when it was last practised, or else taken in

    [[nodiscard]] QDate due() const { return since.addDays(interval); }
    bool operator==(const Recall&) const = default;
};

// As it was taken in that day: it comes on the next.
[[nodiscard]] Recall takenIn(QDate today);
// After a practice with that grade.
[[nodiscard]] Recall practised(const Recall& recall, int grade, QDate today);
// An item graded below four is asked again at the end of the day until it gets four; that changes nothing of
// when it comes back.
[[nodiscard]] bool isAskedAgain(int grade);

// The day on which it comes, seen from today: the earliest is today. What was practised after tomorrow, by a
// clock that was wrong, comes at once.
[[nodiscard]] QDate comesOn(const Recall& recall, QDate today);

} // namespace practice
