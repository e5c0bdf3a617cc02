// What the four at a table are called, as a plain value, and how it is kept between sittings.
#pragma once

#include <QSettings>
#include <QString>

#include <array>
#include <vector>

namespace settings {

inline constexpr int longestName = 20;

struct People {
    QString you; // empty: "You", in the language shown
    // The three others, each with a face of their own: those drawn as Lapo, Bice and Vieri.
    std::array<QString, 3> companions{QStringLiteral("Lapo"), QStringLiteral("Bice"),
                                      QStringLiteral("Vieri")};

    bool operator==(const People&) const = default;
};

// What to call the person at the screen: their name, or "You".
[[nodiscard]] QString yourNameOf(const People& people);

// Of so many at a table, three to five, in turn from the person on: who plays next has Bice's face and name,
// and a fifth is called Nanni.
[[nodiscard]] std::vector<QString> namesAround(const People& people, int players);

// A name as it may stand at the table: without control characters and outer spaces, not too long; empty if
// nothing is left.
[[nodiscard]] QString cleanName(const QString& typed);

// Would these four names be told apart? Letter case does not count. Unnamed, you are "You".
[[nodiscard]] bool namesDiffer(const People& people);

// Reads what is stored. A name that is missing or makes no sense becomes its default; names that cannot be
// told apart fall back together.
[[nodiscard]] People loadPeople(const QSettings& store);

void save(const People& people, QSettings& store);

} // namespace settings
