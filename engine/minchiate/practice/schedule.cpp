#include "minchiate/practice/schedule.h"

#include <algorithm>

namespace practice {

namespace {

constexpr int kFirstInterval = 1, kSecondInterval = 6; // I(1), I(2)
constexpr int kLeastEase = 130;
constexpr int kLongestInterval = 36'500; // a century: so that no sum of days overflows
constexpr int kPassed = 3, kNotAgain = 4;

// EF + (0.1 − (5 − q) × (0.08 + (5 − q) × 0.02)), in hundredths.
int easeAfter(int ease, int grade) {
    const int lack = 5 - grade;
    return std::max(kLeastEase, ease + 10 - lack * (8 + lack * 2));
}

// I(n) = I(n − 1) × EF, fractions rounded up.
int grown(int interval, int ease) {
    const long long hundredths = static_cast<long long>(interval) * ease;
    return static_cast<int>(std::min<long long>((hundredths + 99) / 100, kLongestInterval));
}

} // namespace

Recall takenIn(QDate today) {
    Recall recall;
    recall.since = today;
    return recall;
}

Recall practised(const Recall& recall, int grade, QDate today) {
    if (grade < kPassed) // from the beginning, the factor unchanged
        return {0, kFirstInterval, recall.ease, today};
    const int ease = easeAfter(recall.ease, grade);
    const int interval = recall.inARow == 0   ? kFirstInterval
                         : recall.inARow == 1 ? kSecondInterval
                                              : grown(recall.interval, ease);
    return {recall.inARow + 1, interval, ease, today};
}

bool isAskedAgain(int grade) {
    return grade < kNotAgain;
}

QDate comesOn(const Recall& recall, QDate today) {
    const bool wrongClock = recall.since > today.addDays(1);
    return wrongClock ? today : std::max(today, recall.due());
}

} // namespace practice
