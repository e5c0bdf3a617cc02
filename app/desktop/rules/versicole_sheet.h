// Every versicola of M3 on one page of A4: the runs as tables under their own cards, the sets beside them.
#pragma once

#include "minchiate/card.h"

#include <QPagedPaintDevice>
#include <QPainter>
#include <QString>

#include <vector>

namespace rules {

// What one is worth by itself, the Demon being played; the engine's figure, 0 for what is none.
[[nodiscard]] int worth(minchiate::CardSet cards);

// On a device whose whole area is the page. `deck` is a folder under :/decks; its cards are drawn as vectors.
// Every set that got a figure.
std::vector<minchiate::CardSet> drawVersicole(QPainter& p, const QString& deck);

// False where the device cannot be written.
[[nodiscard]] bool printVersicole(QPagedPaintDevice& device, const QString& deck);
[[nodiscard]] bool writeVersicolePdf(const QString& path, const QString& deck);

} // namespace rules
