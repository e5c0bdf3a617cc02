// versicola-cli exercises: finds positions to solve in numbered deals, and chooses among those found.
#pragma once

#include <QString>

namespace cli {

// Prints each exercise found in the deals from this number on, one a line, as it is found; a line that tells
// how far it is goes to standard error after each deal. The exit status.
[[nodiscard]] int findExercises(quint64 first, quint64 deals);

// Of those in a file, as findExercises() printed them, so many: the whole file that the program reads.
[[nodiscard]] int chooseExercises(const QString& file, std::size_t keep);

} // namespace cli
