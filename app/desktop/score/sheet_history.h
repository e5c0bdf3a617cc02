// What can be taken back of a sheet and made again, kept in a file beside the sheets, so that it goes on
// after the program was closed or stopped.
#pragma once

#include "minchiate/sheet/score_sheet.h"

#include <QString>

#include <optional>
#include <vector>

namespace score {

// A sheet as it was, as far as a change touched it: what stands above the hands, their number, and one.
struct SheetStep {
    scoresheet::Sheet terms; // without its hands
    std::size_t hands = 0;
    int at = -1; // the hand
    std::optional<scoresheet::Entry> entry{};
    bool operator==(const SheetStep&) const = default;
};

struct SheetHistory {
    std::vector<SheetStep> undone, redone; // the latest last
    bool operator==(const SheetHistory&) const = default;
};

// Where the histories of the sheets of a folder lie.
[[nodiscard]] QString historiesOf(const QString& folder);
// The file of the history that led to exactly this sheet: another content has another file, so that a sheet
// and a history never meet that do not belong together.
[[nodiscard]] QString historyFile(const QString& folder, const scoresheet::Sheet& sheet);
// Why not, when it failed.
std::optional<QString> saveHistory(const QString& file, const SheetHistory& history);
// Nothing where there is none, or one that cannot be read.
[[nodiscard]] SheetHistory loadHistory(const QString& file);

} // namespace score
