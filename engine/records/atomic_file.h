// A file written whole or not at all.
#pragma once

#include <QByteArray>
#include <QString>

#include <optional>

namespace records {

// Writes bytes to a file atomically: a whole new file or the old one. The system's words when it fails.
[[nodiscard]] std::optional<QString> writeAtomically(const QString& path, const QByteArray& bytes);

} // namespace records
