// The commands that let hands be played: selfplay and arena.
#pragma once

#include <QStringList>

namespace cli {

// `arguments` follow the command's name; the exit status.
[[nodiscard]] int selfplay(const QStringList& arguments);
[[nodiscard]] int arena(const QStringList& arguments);

} // namespace cli
