// Pictures once drawn, kept as files between sittings, so that from the second start on the cards are there
// at once. A cache: whatever is missing or spoilt is simply drawn again. Safe on any thread.
#pragma once

#include <QByteArray>
#include <QImage>
#include <QString>

#include <functional>

namespace look {

// The name under which a picture is kept: another source, size or manner of drawing, another name.
[[nodiscard]] QString storedName(const QByteArray& source, const QByteArray& manner, QSize pixels);

// The picture of that name and size; null if there is none.
[[nodiscard]] QImage fetchPicture(const QString& folder, const QString& name, QSize pixels);

// Keeps it; silent where nothing can be written.
void storePicture(const QString& folder, const QString& name, const QImage& image);

// Bytes of pictures that are worth keeping.
inline constexpr qint64 mostKept = qint64(256) << 20;

// Removes the oldest files until at most `bytes` are left, or until it is `stopped`: asking for thousands of
// files takes a while.
void prunePictures(const QString& folder, qint64 bytes, const std::function<bool()>& stopped);

} // namespace look
