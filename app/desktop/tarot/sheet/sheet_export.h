// A sheet of French Tarot for other programs, for letters, as a curve and on paper.
#pragma once

#include "desktop/sheets/curve.h"
#include "tarot/sheet/score_sheet.h"

#include <QPagedPaintDevice>
#include <QString>

namespace tarot_sheet {

// One line a hand: number, dealer, what was played and how it came out, its price, everybody's score in it
// and after it, note, how often it was changed.
[[nodiscard]] QString handsCsv(const tarot::sheet::Sheet& sheet);
// Lines in columns, for a letter or a chat.
[[nodiscard]] QString asText(const tarot::sheet::Sheet& sheet);
[[nodiscard]] sheets::Curve curveOf(const tarot::sheet::Sheet& sheet);
// "Friday, 20 November 2026".
[[nodiscard]] QString dateWords(const tarot::sheet::Sheet& sheet);

// All pages of a sheet.
[[nodiscard]] int pagesOf(const tarot::sheet::Sheet& sheet);
// Draws on a device whose page is A4 without margins; false if it cannot be written to.
bool printSheet(QPagedPaintDevice& device, const tarot::sheet::Sheet& sheet);
bool writePdf(const QString& path, const tarot::sheet::Sheet& sheet);

} // namespace tarot_sheet
