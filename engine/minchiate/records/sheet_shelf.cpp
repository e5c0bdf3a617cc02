#include "minchiate/records/sheet_shelf.h"

#include "records/sheet_path.h"

#include <QDir>

#include <algorithm>

namespace records {

using namespace scoresheet;

namespace {

constexpr QLatin1String kSuffix(".minchiate");

// An entry is there as soon as a hand was looked at; what was taken back of it leaves it empty.
bool underWay(const Sheet& sheet) {
    const auto hand = current(sheet);
    return hand && static_cast<std::size_t>(*hand) < sheet.entries.size() &&
           sheet.entries[static_cast<std::size_t>(*hand)].hand != decltype(Entry::hand)(KeptHand{});
}

// A hand record in the same folder is no damaged sheet.
bool isOther(const SheetError& error) {
    return !error.problem && error.where.fault == RecordFault::Format;
}

ShelvedSheet shelved(const QString& path, const Sheet& sheet) {
    const Account account = accountOf(sheet);
    ShelvedSheet item{.path = path,
                      .title = QString::fromStdString(sheet.title),
                      .begun = sheet.begun,
                      .players = {},
                      .totals = account.totals,
                      .finished = account.finished,
                      .underWay = underWay(sheet),
                      .hands = handsOn(sheet),
                      .over = over(sheet),
                      .error = {}};
    for (std::size_t i = 0; i < item.players.size(); ++i)
        item.players[i] = QString::fromStdString(sheet.players[i]);
    return item;
}

} // namespace

std::vector<ShelvedSheet> shelvedSheets(const QString& folder) {
    std::vector<ShelvedSheet> items;
    const QDir dir(folder);
    for (const QString& name : dir.entryList({u'*' + kSuffix}, QDir::Files, QDir::Name)) {
        const QString path = dir.filePath(name);
        const auto loaded = loadSheet(path);
        if (const auto* sheet = std::get_if<Sheet>(&loaded)) {
            items.push_back(shelved(path, *sheet));
        } else if (const auto& error = std::get<SheetError>(loaded); !isOther(error)) {
            items.emplace_back();
            items.back().path = path;
            items.back().error = error;
        }
    }
    std::ranges::stable_sort(items, [](const ShelvedSheet& a, const ShelvedSheet& b) {
        if (a.error.has_value() != b.error.has_value())
            return b.error.has_value();
        return a.begun > b.begun;
    });
    return items;
}

QString newSheetPath(const QString& folder, const Sheet& sheet) {
    QStringList names;
    for (const std::string& name : sheet.players)
        names << QString::fromStdString(name);
    return newSheetPath(folder, sheet.begun, names, kSuffix);
}

} // namespace records
