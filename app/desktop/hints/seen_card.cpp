#include "desktop/hints/seen_card.h"

#include <algorithm>

namespace hints {

using table::TableThing;

QRect seenPart(const std::vector<TableThing>& things, table::Card card) {
    QRect part;
    for (const TableThing& thing : things)
        if (thing.kind == TableThing::Kind::Card && thing.key == card.id)
            part = thing.rect;
    const QRect whole = part;
    for (const TableThing& thing : things)
        if (thing.kind == TableThing::Kind::Card && thing.rect.intersects(whole) &&
            thing.rect.left() > whole.left())
            part.setRight(std::min(part.right(), thing.rect.left() - 1));
    return part;
}

} // namespace hints
