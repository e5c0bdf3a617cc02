// versicola-cli lesson: checks lessons, annotated hands and the words around them, and walks through a lesson
// in text.
#pragma once

#include <QString>
#include <QStringList>

namespace cli {

// `files` as on the command line; with `walk` every way through the lesson is printed. The exit status.
[[nodiscard]] int lesson(const QStringList& files, bool walk);

} // namespace cli
