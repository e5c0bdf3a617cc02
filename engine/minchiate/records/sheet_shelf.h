// The sheets in a folder: what there is, by date and players, and where a new one goes.
#pragma once

#include "minchiate/records/sheet_record.h"

namespace records {

// One file of the folder as it is listed.
struct ShelvedSheet {
    QString path;
    QString title; // what its keeper calls it; empty as a rule
    scoresheet::Moment begun = 0;
    std::array<QString, minchiate::kPlayers> players;
    minchiate::Accounts totals{};
    int finished = 0;         // hands
    bool underWay = false;    // something is written down of the hand after those
    std::optional<int> hands; // of how many; nothing for an open sheet
    bool over = false;
    std::optional<SheetError> error; // it cannot be read, and only its path is known
};

// All `.minchiate` match records of the folder, the latest first, then those that cannot be read, by name.
// Hand records that lie there are passed over.
[[nodiscard]] std::vector<ShelvedSheet> shelvedSheets(const QString& folder);

// A file name that is not taken yet: "2026-11-20 Ada, Lapo, Bice, Nuto.minchiate".
[[nodiscard]] QString newSheetPath(const QString& folder, const scoresheet::Sheet& sheet);

} // namespace records
