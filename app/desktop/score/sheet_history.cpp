#include "desktop/score/sheet_history.h"

#include "minchiate/records/sheet_record.h"
#include "records/atomic_file.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

namespace score {

using namespace scoresheet;

namespace {

constexpr std::size_t kMostSteps = 100; // of each kind in a file
constexpr qsizetype kMostFiles = 60;    // those of sheets that were not touched for long go

constexpr QLatin1String kUndone("undone"), kRedone("redone"), kHands("hands"), kAt("at"), kSheet("sheet");

QJsonArray jsonOf(const std::vector<SheetStep>& steps) {
    QJsonArray array;
    const std::size_t from = steps.size() - std::min(steps.size(), kMostSteps);
    for (std::size_t i = from; i < steps.size(); ++i) {
        Sheet sheet = steps[i].terms;
        if (steps[i].entry)
            sheet.entries = {*steps[i].entry};
        array.append(QJsonObject{{kHands, static_cast<int>(steps[i].hands)},
                                 {kAt, steps[i].at},
                                 {kSheet, records::toJson(sheet)}});
    }
    return array;
}

// Up to the first that cannot be: what lies behind it is of no use.
std::vector<SheetStep> stepsOf(const QJsonArray& array) {
    std::vector<SheetStep> steps;
    for (qsizetype i = array.size(); i-- > 0;) {
        const QJsonObject object = array.at(i).toObject();
        auto read = records::sheetOf(object.value(kSheet).toObject());
        auto* sheet = std::get_if<Sheet>(&read);
        const int hands = object.value(kHands).toInt(-1), at = object.value(kAt).toInt(-2);
        if (!sheet || sheet->entries.size() > 1 || hands < 0 || at < -1 ||
            (!sheet->entries.empty() && (at < 0 || at >= hands)))
            break;
        SheetStep step{.terms = std::move(*sheet), .hands = static_cast<std::size_t>(hands), .at = at};
        if (!step.terms.entries.empty())
            step.entry = std::move(step.terms.entries.front());
        step.terms.entries.clear();
        steps.push_back(std::move(step));
    }
    std::ranges::reverse(steps);
    return steps;
}

void forgetOldest(const QDir& folder) {
    const QStringList files = folder.entryList(QDir::Files, QDir::Time); // the latest first
    for (qsizetype i = kMostFiles; i < files.size(); ++i)
        QFile::remove(folder.filePath(files[i]));
}

} // namespace

QString historiesOf(const QString& folder) {
    return folder + QStringLiteral("/history");
}

QString historyFile(const QString& folder, const Sheet& sheet) {
    const QByteArray content = QJsonDocument(records::toJson(sheet)).toJson(QJsonDocument::Compact);
    const QByteArray name = QCryptographicHash::hash(content, QCryptographicHash::Sha1).toHex();
    return folder + u'/' + QString::fromLatin1(name) + QStringLiteral(".json");
}

std::optional<QString> saveHistory(const QString& file, const SheetHistory& history) {
    const QDir folder = QFileInfo(file).dir();
    folder.mkpath(QStringLiteral("."));
    const QJsonObject object{{kUndone, jsonOf(history.undone)}, {kRedone, jsonOf(history.redone)}};
    const auto failure = records::writeAtomically(file, QJsonDocument(object).toJson(QJsonDocument::Compact));
    forgetOldest(folder);
    return failure;
}

SheetHistory loadHistory(const QString& file) {
    QFile in(file);
    if (!in.open(QIODevice::ReadOnly))
        return {};
    const QJsonObject object = QJsonDocument::fromJson(in.readAll()).object();
    return {stepsOf(object.value(kUndone).toArray()), stepsOf(object.value(kRedone).toArray())};
}

} // namespace score
