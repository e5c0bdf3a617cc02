#include "desktop/look/picture_store.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QDir>
#include <QDirIterator>
#include <QFileInfo>
#include <QSaveFile>

#include <algorithm>
#include <utility>
#include <vector>

namespace look {
namespace {

// Raise it when the same source comes to be drawn otherwise.
constexpr auto manner = "1";

constexpr int quick = 85; // of PNG's "quality": little packing, since reading it back must be fast

QString pathOf(const QString& folder, const QString& name) {
    return folder + QLatin1Char('/') + name + QStringLiteral(".png");
}

} // namespace

QString storedName(const QByteArray& source, const QByteArray& how, QSize pixels) {
    QCryptographicHash hash(QCryptographicHash::Md5);
    hash.addData(source);
    hash.addData(how);
    hash.addData(QByteArray(manner));
    hash.addData(QByteArray::number(pixels.width()) + 'x' + QByteArray::number(pixels.height()));
    return QString::fromLatin1(hash.result().toHex());
}

QImage fetchPicture(const QString& folder, const QString& name, QSize pixels) {
    QImage image(pathOf(folder, name));
    if (image.size() != pixels)
        return {};
    image.convertTo(QImage::Format_ARGB32_Premultiplied);
    return image;
}

void storePicture(const QString& folder, const QString& name, const QImage& image) {
    if (!QDir().mkpath(folder))
        return;
    QSaveFile file(pathOf(folder, name));
    if (file.open(QIODevice::WriteOnly) && image.save(&file, "PNG", quick))
        file.commit();
}

void prunePictures(const QString& folder, qint64 bytes, const std::function<bool()>& stopped) {
    QFileInfoList files;
    qint64 sum = 0;
    for (QDirIterator each(folder, {QStringLiteral("*.png")}, QDir::Files); each.hasNext();) {
        if (stopped())
            return;
        each.next();
        files.push_back(each.fileInfo());
        sum += files.back().size();
    }
    // Mostly there is room enough; then nobody needs to know how old they are, which takes longest to find
    // out.
    if (sum <= bytes)
        return;
    std::vector<std::pair<qint64, const QFileInfo*>> byAge;
    for (const QFileInfo& file : std::as_const(files)) {
        if (stopped())
            return;
        byAge.emplace_back(file.lastModified().toMSecsSinceEpoch(), &file);
    }
    std::ranges::sort(byAge);
    for (const auto& [time, file] : byAge) {
        if (sum <= bytes || stopped())
            return;
        sum -= file->size();
        QFile::remove(file->filePath());
    }
}

} // namespace look
