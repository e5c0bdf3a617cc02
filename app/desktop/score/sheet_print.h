// The sheet on A4: a match on one page, and an empty sheet for pencil with the values and versicole on its
// back.
#pragma once

#include "minchiate/sheet/score_sheet.h"

#include <QPagedPaintDevice>
#include <QPainter>
#include <QString>

#include <optional>

namespace score {

// The lines for hands: those that are written, and open ones to the sheet's end if it has one.
[[nodiscard]] int linesOf(const scoresheet::Sheet& sheet);
// All pages of a sheet; twelve hands and fewer take one.
[[nodiscard]] int pagesOf(const scoresheet::Sheet& sheet);
// Draws on a device whose page is A4 without margins, at any resolution; false if it cannot be written to.
bool printSheet(QPagedPaintDevice& device, const scoresheet::Sheet& sheet,
                const scoresheet::Account& account);
// Front and back of an empty sheet.
bool printEmpty(QPagedPaintDevice& device);

// A PDF file of a sheet, or of an empty one; false if it cannot be written.
bool writePdf(const QString& path, const scoresheet::Sheet* sheet, const scoresheet::Account* account);

} // namespace score
