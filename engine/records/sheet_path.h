// What the file of a new score sheet is called.
#pragma once

#include <QStringList>

namespace records {

// A path that is not taken yet: "2026-11-20 Ada, Lapo, Bice, Nuto.minchiate". `begun`: seconds since 1970.
[[nodiscard]] QString newSheetPath(const QString& folder, qint64 begun, const QStringList& players,
                                   const QString& ending);

} // namespace records
