// versicola-cli beliefs: how often what a level believes of hands it does not see is true.
#pragma once

#include <QString>

namespace cli {

struct Believing {
    QString level = QStringLiteral("master");
    int threads = 1;
};

// Of the hand records of Minchiate in a file, one a line: at every card with a choice the chance that the
// level gives to each void, king and counter of another hand, in ten bands, and in how many of these cases it
// was so. Prints an object for each kind of belief. The exit status.
[[nodiscard]] int beliefs(const QString& file, const Believing& believing);

} // namespace cli
