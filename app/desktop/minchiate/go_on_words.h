// What the first page says of a game or a sheet that was left.
#pragma once

#include "desktop/shell/left_words.h"
#include "minchiate/model/kept_games.h"
#include "minchiate/records/sheet_shelf.h"

#include <QDateTime>

namespace desktop {

// `now` is the moment at which it is read.
[[nodiscard]] doors::GoOn goOnRow(const model::KeptGame& game, const QDateTime& now);
[[nodiscard]] doors::GoOn goOnRow(const records::ShelvedSheet& sheet, const QDateTime& now);

} // namespace desktop
