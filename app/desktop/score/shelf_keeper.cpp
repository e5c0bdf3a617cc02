#include "desktop/score/shelf_keeper.h"

#include "desktop/score/sheet_form.h"
#include "desktop/sheets/history.h"
#include "records/clock.h"

#include <QDateTime>

#include <algorithm>

namespace score {

ShelfKeeper::ShelfKeeper(const QString& folder, QObject* parent)
    : sheets::ShelfKeeper(
          folder,
          [folder](const QString& path, const QString& title, std::optional<QString>& failure) {
              return sheets::entitle<SheetForm>(folder, path, title, failure);
          },
          parent) {}

std::vector<ShelfKeeper::ThrownSheet> ShelfKeeper::thrownAway() const {
    records::forgetThrownAway(thrownAwayFolder(), records::now());
    const auto sheets = records::shelvedSheets(thrownAwayFolder());
    std::vector<ThrownSheet> all;
    for (const records::ThrownAway& thrown : records::thrownAway(thrownAwayFolder()))
        if (const auto sheet = std::ranges::find(sheets, thrown.path, &records::ShelvedSheet::path);
            sheet != sheets.end())
            all.emplace_back(thrown, *sheet);
    return all;
}

} // namespace score

#include "moc_shelf_keeper.cpp"
