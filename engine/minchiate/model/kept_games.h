// The games that were begun and are not over, each in a folder of its own under "games": the match record,
// and the journal of the hand in play. Whatever takes the table, they stay there until somebody goes on.
#pragma once

#include "minchiate/records/journal.h"
#include "minchiate/records/match_record.h"
#include "records/thrown_away.h"

#include <QDateTime>
#include <QStringList>

#include <optional>
#include <vector>

namespace model {

// One game as it stands: its record with the journal laid over it.
struct KeptGame {
    QString place; // its folder
    records::MatchRecord match;
    minchiate::Hand hand{minchiate::Deal{}}; // the last one of the match
    QDateTime left;                          // when something was last done in it

    [[nodiscard]] int handNumber() const { return static_cast<int>(match.hands.size()) - 1; } // 0-based
    [[nodiscard]] bool over() const; // its last hand is counted
};

// A file that cannot be read, and where it lies now.
struct Damaged {
    QString file;
    records::RecordError why;
};

// One that was thrown away; its place is where it lies now.
struct ThrownGame {
    records::ThrownAway thrown;
    KeptGame game;
};

struct ReadGame {
    std::optional<KeptGame> game;
    bool journalHolds = false; // the journal may be gone on with; else it is to be begun anew
    std::vector<Damaged> damaged;
};

// Reads a game. What cannot be read is set aside in `folder`, never deleted.
[[nodiscard]] ReadGame readGame(const QString& folder, const QString& place);

// The places of all games kept in `folder`, the latest first.
[[nodiscard]] QStringList gamePlaces(const QString& folder);
// The files of all matches kept in `folder`, those that are over and those that are not, in no order.
[[nodiscard]] QStringList matchFiles(const QString& folder);
// Where they are kept; and where those lie that were thrown away.
[[nodiscard]] QString gamesFolder(const QString& folder);
[[nodiscard]] QString matchesFolder(const QString& folder); // of those that are over
[[nodiscard]] QString thrownAwayFolder(const QString& folder);
// A place for a new game; the folder is made.
[[nodiscard]] QString newPlace(const QString& folder);
// When something was last done in the game kept there.
[[nodiscard]] QDateTime lastPlayed(const QString& place);
[[nodiscard]] QString matchFile(const QString& place);
[[nodiscard]] QString journalFile(const QString& place);

// A game that is over leaves its place and becomes one file in the folder "matches"; the system's words when
// that fails, and then it stays.
[[nodiscard]] std::optional<QString> putAway(const QString& folder, const KeptGame& game);
// Writes into the last hand of a match what it pays, if it is counted.
void payLastHand(records::MatchRecord& match, const minchiate::Hand& hand);

// At first one game alone was kept, and one whose place another took was laid among the matches that were
// over. All of them get places of their own.
void takeOverFormerLayout(const QString& folder);

} // namespace model
