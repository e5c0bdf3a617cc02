#include "desktop/look/picture_store.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QSaveFile>

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

void prunePictures(const QString& folder, qint64 bytes) {
    const auto listed = [&](QDir::SortFlags order) {
        return QDir(folder).entryInfoList({QStringLiteral("*.png")}, QDir::Files, order);
    };
    // Mostly there is room enough; then nobody needs to know how old they are, which takes longest to find
    // out.
    qint64 sum = 0;
    for (const QFileInfo& file : listed(QDir::Unsorted))
        sum += file.size();
    if (sum <= bytes)
        return;
    sum = 0;
    for (const QFileInfo& newestFirst : listed(QDir::Time)) {
        sum += newestFirst.size();
        if (sum > bytes)
            QFile::remove(newestFirst.filePath());
    }
}

} // namespace look
