// Where the matches of a game are kept: each that is not over in a folder of its own under "games", with its
// record and the journal of the hand in play; each that is over as one file in "matches". What was thrown
// away lies apart for thirty days; what cannot be read is set aside, never deleted.
#pragma once

#include <QDateTime>
#include <QStringList>

#include <optional>

namespace play {

struct Places {
    QString folder; // of the game
    QString suffix; // of its records, without the dot

    // Of the matches that are not over, the latest first.
    [[nodiscard]] QStringList all() const;
    // The files of all matches, over and not over, in no order.
    [[nodiscard]] QStringList matchFiles() const;
    // A place for a new match; the folder is made.
    [[nodiscard]] QString make() const;
    [[nodiscard]] QString matchFile(const QString& place) const;
    [[nodiscard]] QString journalFile(const QString& place) const;
    // When the match of that file was begun; when it was last written, where its name does not tell.
    [[nodiscard]] static QDateTime begun(const QString& matchFile);
    // When something was last done in the match kept there.
    [[nodiscard]] QDateTime lastPlayed(const QString& place) const;
    [[nodiscard]] QString games() const;
    // Of the matches that are over.
    [[nodiscard]] QString matches() const;
    [[nodiscard]] QString thrownAway() const;

    // A damaged file leaves its place; where it lies then.
    [[nodiscard]] QString setAside(const QString& file) const;
    // A match that is over becomes one file; the system's words when that fails, and then it stays.
    [[nodiscard]] std::optional<QString> putAway(const QString& place, const QByteArray& record) const;
};

} // namespace play
