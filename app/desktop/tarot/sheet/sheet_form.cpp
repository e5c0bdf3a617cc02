#include "desktop/tarot/sheet/sheet_form.h"

#include "records/sheet_path.h"
#include "text/tarot/tarot_sheet_words.h"

#include <QCoreApplication>
#include <QDir>

#include <algorithm>

namespace tarot_sheet {

using namespace tarot::sheet;

QJsonObject SheetForm::toJson(const Sheet& sheet) {
    return tarot::toJson(sheet);
}

std::optional<Sheet> SheetForm::read(const QJsonObject& object) {
    auto read = tarot::sheetOf(object);
    auto* sheet = std::get_if<Sheet>(&read);
    return sheet ? std::optional(std::move(*sheet)) : std::nullopt;
}

std::variant<Sheet, QString> SheetForm::load(const QString& path) {
    auto loaded = tarot::loadSheet(path);
    if (const auto* fault = std::get_if<tarot::SheetFault>(&loaded))
        return text::tarot::explain(*fault);
    return std::move(std::get<Sheet>(loaded));
}

std::optional<QString> SheetForm::save(const QString& path, const Sheet& sheet) {
    return tarot::saveSheet(path, sheet);
}

QString SheetForm::newPath(const QString& folder, const Sheet& sheet) {
    QStringList names;
    for (tarot::Seat seat : tarot::Seats::table(sheet.players))
        names << QString::fromStdString(sheet.names[seat]);
    return records::newSheetPath(folder, sheet.begun, names, QLatin1String(kSheetEnding));
}

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(tarot_sheet::Shelf)
};

sheets::ShelfItem itemOf(const QString& path) {
    sheets::ShelfItem item;
    item.path = path;
    const auto loaded = SheetForm::load(path);
    if (const auto* why = std::get_if<QString>(&loaded)) {
        item.error = *why;
        return item;
    }
    const auto& sheet = std::get<Sheet>(loaded);
    item.title = QString::fromStdString(sheet.title);
    item.begun = sheet.begun;
    for (tarot::Seat seat : tarot::Seats::table(sheet.players))
        item.names << QString::fromStdString(sheet.names[seat]);
    item.hands = over(sheet) ? Words::tr("finished") : text::tarot::handsWords(sheet);
    item.standing = text::tarot::standingWords(sheet);
    if (!sheet.entries.empty() || sheet.draft)
        item.inQuestion = text::tarot::handsWords(sheet);
    return item;
}

} // namespace

std::vector<sheets::ShelfItem> shelfIn(const QString& folder) {
    std::vector<sheets::ShelfItem> items;
    const QDir dir(folder);
    for (const QString& name : dir.entryList({u'*' + QLatin1String(kSheetEnding)}, QDir::Files, QDir::Name))
        items.push_back(itemOf(dir.filePath(name)));
    std::ranges::stable_sort(items, [](const sheets::ShelfItem& a, const sheets::ShelfItem& b) {
        if (a.error.isEmpty() != b.error.isEmpty())
            return a.error.isEmpty();
        return a.begun > b.begun;
    });
    return items;
}

} // namespace tarot_sheet
