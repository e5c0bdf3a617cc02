// A document on paper or as a PDF file: A4, its whole area drawn on.
#pragma once

#include <QPagedPaintDevice>
#include <QString>

#include <functional>

class QWidget;

namespace print {

// Draws all pages; false where the device does not take them.
using Document = std::function<bool(QPagedPaintDevice&)>;

// Asks for a printer, and prints; `failed` is called when it does not answer. Nothing waits for it, but the
// window takes no answers meanwhile: what is printed is what was seen when it was asked for.
void askAndPrint(QWidget* parent, const QString& name, Document document, std::function<void()> failed);

// "Saved as sheet.pdf in /home/ada/Documents.": of any file.
[[nodiscard]] QString savedWords(const QString& path);

// False where nothing can be written.
[[nodiscard]] bool writePdf(const QString& path, const QString& title, const Document& document);

} // namespace print
