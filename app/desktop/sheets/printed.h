// Any game's sheet on A4: the hands, page by page, then the totals and the curve.
#pragma once

#include "desktop/sheets/told.h"

#include <QPagedPaintDevice>

namespace sheets {

// All pages of a sheet.
[[nodiscard]] int pagesOf(const Told& told);
// Draws on a device whose page is A4 without margins; false if it cannot be written to.
bool printSheet(QPagedPaintDevice& device, const Told& told);
bool writePdf(const QString& path, const Told& told);

} // namespace sheets
