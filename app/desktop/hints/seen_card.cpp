#include "desktop/hints/seen_card.h"

#include <algorithm>

namespace hints {

using table::Sprite;
using table::TableThing;

QRect seenPart(const table::Seen& seen, table::Card card) {
    const auto things = table::thingsOn(seen);
    const auto thing = std::ranges::find_if(things, [&](const TableThing& one) {
        return one.kind == TableThing::Kind::Card && one.key == card.id;
    });
    if (thing == things.end())
        return {};
    const auto& sprites = seen.picture.sprites;
    const auto sprite = std::ranges::find_if(sprites, [&](const Sprite& one) {
        return one.card() == card && one.bounds().toAlignedRect().intersects(thing->rect);
    });
    return sprite == sprites.end() ? thing->rect
                                   : thing->rect.intersected(table::seenInRow(sprites, *sprite).toRect());
}

} // namespace hints
