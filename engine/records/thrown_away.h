// What a person threw away: files and folders that lie in a folder of their own, each with the moment before
// its name, for thirty days.
#pragma once

#include <QDateTime>
#include <QString>

#include <optional>
#include <vector>

namespace records {

inline constexpr int kDaysThrownAway = 30;

struct ThrownAway {
    QString path; // where it lies
    QString name; // what it was called
    QDateTime when;

    [[nodiscard]] QDateTime keptUntil() const { return when.addDays(kDaysThrownAway); }
};

// All that lies in `folder`; what was thrown away last comes first.
[[nodiscard]] std::vector<ThrownAway> thrownAway(const QString& folder);
// The one that lies at this path; or else what had the name of this path, the last one.
[[nodiscard]] std::optional<ThrownAway> findThrownAway(const QString& folder, const QString& path);

// By one stroke each; why not, when it failed, and then nothing changed.
[[nodiscard]] std::optional<QString> throwAway(const QString& path, const QString& folder);
// Into the folder `home`, under its own name, or with a number where that is taken.
[[nodiscard]] std::optional<QString> bringBack(const ThrownAway& thrown, const QString& home);

// Deletes what was kept long enough.
void forgetThrownAway(const QString& folder, const QDateTime& now);

// A name that `isFree` of the form "name", "name (2)", "name (3)" …
template<class IsFree>
[[nodiscard]] QString numberedName(const QString& stem, const QString& suffix, IsFree isFree) {
    QString name = stem + suffix;
    for (int n = 2; !isFree(name); ++n)
        name = QStringLiteral("%1 (%2)").arg(stem).arg(n) + suffix;
    return name;
}

} // namespace records
