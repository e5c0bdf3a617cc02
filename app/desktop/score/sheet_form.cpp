#include "desktop/score/sheet_form.h"

#include "desktop/sheet/hand_words.h"
#include "minchiate/records/sheet_record.h"
#include "text/figures.h"
#include "text/sheet_words.h"
#include "text/telling.h"

#include <QCoreApplication>

#include <algorithm>

namespace score {

namespace {

struct ScoreSheetFormWords {
    Q_DECLARE_TR_FUNCTIONS(ScoreSheetFormWords)
};

QString standingWords(const records::ShelvedSheet& item) {
    const int best = *std::ranges::max_element(item.totals);
    if (item.finished == 0)
        return {};
    if (best == 0)
        return item.over ? ScoreSheetFormWords::tr("all even") : QString();
    QStringList first;
    for (std::size_t i = 0; i < item.players.size(); ++i)
        if (item.totals[i] == best)
            first << item.players[i];
    return QStringLiteral("%1 %2").arg(text::joined(first), text::signedPoints(best));
}

} // namespace

QJsonObject SheetForm::toJson(const Sheet& sheet) {
    return records::toJson(sheet);
}

std::optional<scoresheet::Sheet> SheetForm::read(const QJsonObject& object) {
    auto read = records::sheetOf(object);
    auto* sheet = std::get_if<Sheet>(&read);
    return sheet ? std::optional(std::move(*sheet)) : std::nullopt;
}

std::variant<scoresheet::Sheet, QString> SheetForm::load(const QString& path) {
    auto loaded = records::loadSheet(path);
    if (const auto* error = std::get_if<records::SheetError>(&loaded))
        return text::explain(*error);
    return std::move(std::get<Sheet>(loaded));
}

std::optional<QString> SheetForm::save(const QString& path, const Sheet& sheet) {
    return records::saveSheet(path, sheet);
}

QString SheetForm::newPath(const QString& folder, const Sheet& sheet) {
    return records::newSheetPath(folder, sheet);
}

sheets::ShelfItem shelfItem(const records::ShelvedSheet& sheet) {
    sheets::ShelfItem item;
    item.path = sheet.path;
    item.title = sheet.title;
    item.begun = sheet.begun;
    item.names = QStringList(sheet.players.begin(), sheet.players.end());
    item.hands =
        sheet.over ? ScoreSheetFormWords::tr("finished") : sheet::handCount(sheet.finished, sheet.hands);
    item.standing = standingWords(sheet);
    if (sheet.finished > 0)
        item.inQuestion = sheet::handCount(sheet.finished);
    if (sheet.error)
        item.error = text::explain(*sheet.error);
    return item;
}

} // namespace score
