// The journal of the hand in play: every action is written before it is shown, so that killing the program at
// any moment loses nothing.
//
// A text file of lines. The first is the hand's record without actions, as one line of JSON, with "hand"
// (0-based number in the match) added; then one line an action as in hand records; "undo K" keeps the first K
// actions and marks the hand unscored; "redone" tells that all of it was played again as it was, and the hand
// is scored as before; "hint" that the person asked for one, for the decision that comes next. A last line
// without its end is torn and dropped.
#pragma once

#include "minchiate/records/hand_record.h"
#include "records/line_file.h"

#include <set>

namespace records {

struct JournaledHand {
    int hand = 0; // number in the match
    LoadedHand loaded;
    bool unscored = false;
    int hints = 0;
    std::set<int> hintedAt{}; // the decisions they were for, by the actions before
};

class Journal {
public:
    // Begins the journal of a hand afresh, with the actions that the record holds already. The system's words
    // when it cannot be written.
    [[nodiscard]] std::optional<QString> begin(const QString& path, int hand, const HandRecord& record);
    // Goes on with the journal at `path`, which `read` has found whole, a torn last line cut off.
    [[nodiscard]] std::optional<QString> resume(const QString& path) { return file_.resume(path); }
    // A line that cannot be written whole is taken back, so that the journal stays readable and may be tried
    // again.
    [[nodiscard]] std::optional<QString> add(const minchiate::Action& action);
    // Marks the hand unscored also where all actions are kept.
    [[nodiscard]] std::optional<QString> undo(int kept);
    // The hand is scored again: all that was taken back was played again.
    [[nodiscard]] std::optional<QString> redone();
    // The person has asked for so many more hints.
    [[nodiscard]] std::optional<QString> hints(int more = 1);
    // Makes the system write it to the disk; may take long and may be called from another thread.
    void sync() { file_.sync(); }
    void close() { file_.close(); }

    // Reads a journal; nothing if there is none, or not even a first line. A complete line that is wrong is a
    // fault.
    [[nodiscard]] static std::optional<std::variant<JournaledHand, RecordError>> read(const QString& path);

private:
    LineFile file_;
};

} // namespace records
