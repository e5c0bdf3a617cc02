// What the commands print.
#pragma once

#include "cli/commands.h"

#include <QJsonObject>

namespace cli {

// One line of JSON on standard output.
void print(const QJsonObject& object);
// One line on standard error; the exit status.
int complain(Exit exit, const QString& sentence);
// The same of a file that is refused, by its name.
int complainOf(const QString& file, const QString& sentence);

} // namespace cli
