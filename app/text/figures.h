// Figures as they are written for people.
#pragma once

#include <QString>

#include <cstdlib>

namespace text {

// Points that are somebody's or the others': "+12", "−12" with a true minus (U+2212), "0".
[[nodiscard]] inline QString signedPoints(int points) {
    if (points == 0)
        return QStringLiteral("0");
    return (points > 0 ? QStringLiteral("+%1") : QStringLiteral("\u2212%1")).arg(std::abs(points));
}

// The same of a mean, to the nearest point.
[[nodiscard]] inline QString signedPoints(double points) {
    return signedPoints(qRound(points));
}

} // namespace text
