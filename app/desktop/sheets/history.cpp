#include "desktop/sheets/history.h"

#include "records/atomic_file.h"

#include <QCryptographicHash>
#include <QDir>
#include <QJsonDocument>

namespace sheets {

namespace {

constexpr qsizetype kMostFiles = 60; // those of sheets that were not touched for long go

constexpr QLatin1String kUndone("undone"), kRedone("redone"), kHands("hands"), kAt("at"), kSheet("sheet");

void forgetOldest(const QDir& folder) {
    const QStringList files = folder.entryList(QDir::Files, QDir::Time); // the latest first
    for (qsizetype i = kMostFiles; i < files.size(); ++i)
        QFile::remove(folder.filePath(files[i]));
}

} // namespace

QString historiesOf(const QString& folder) {
    return folder + QStringLiteral("/history");
}

namespace files {

QString nameOf(const QString& folder, const QJsonObject& content) {
    const QByteArray bytes = QJsonDocument(content).toJson(QJsonDocument::Compact);
    const QByteArray name = QCryptographicHash::hash(bytes, QCryptographicHash::Sha1).toHex();
    return folder + u'/' + QString::fromLatin1(name) + QStringLiteral(".json");
}

std::optional<QString> write(const QString& file, const QJsonArray& undone, const QJsonArray& redone) {
    const QDir folder = QFileInfo(file).dir();
    folder.mkpath(QStringLiteral("."));
    const QJsonObject object{{kUndone, undone}, {kRedone, redone}};
    const auto failure = records::writeAtomically(file, QJsonDocument(object).toJson(QJsonDocument::Compact));
    forgetOldest(folder);
    return failure;
}

std::pair<QJsonArray, QJsonArray> read(const QString& file) {
    QFile in(file);
    if (!in.open(QIODevice::ReadOnly))
        return {};
    const QJsonObject object = QJsonDocument::fromJson(in.readAll()).object();
    return {object.value(kUndone).toArray(), object.value(kRedone).toArray()};
}

QJsonObject jsonOf(std::size_t hands, int at, const QJsonObject& sheet) {
    return {{kHands, static_cast<int>(hands)}, {kAt, at}, {kSheet, sheet}};
}

std::optional<Read> readStep(const QJsonValue& value) {
    const QJsonObject object = value.toObject();
    const int hands = object.value(kHands).toInt(-1), at = object.value(kAt).toInt(-2);
    if (hands < 0 || at < -1 || at > hands)
        return std::nullopt;
    return Read{static_cast<std::size_t>(hands), at, object.value(kSheet).toObject()};
}

} // namespace files

} // namespace sheets
