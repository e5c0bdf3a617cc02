#include "desktop/table/seen.h"

#include "desktop/look/type.h"

#include <QFontMetrics>

#include <algorithm>

namespace table {

QString roleWords(const Seen& seen, Seat seat) {
    return plateWords(seen.state, seat, seen.picturing, seen.teller);
}

QRect plateRect(const Seen& seen, Seat seat) {
    const Plate& plate = seen.picture.plates[seat];
    const QFontMetrics name(look::font(seen.metrics, look::Type::Name)),
        role(look::font(seen.metrics, look::Type::Strong));
    const int arrow = role.ascent();
    const QRect lines = role.boundingRect(QRect(0, 0, plate.words.width() - arrow, 1000), Qt::TextWordWrap,
                                          roleWords(seen, seat));
    QRect words = plate.words;
    words.setWidth(std::min(plate.words.width(),
                            std::max(name.horizontalAdvance(seen.teller.name(seat)), lines.width() + arrow)));
    words.setHeight(std::max(plate.mount.height(), name.height() + lines.height() + seen.metrics.px(3)));
    if (!plate.rightward)
        words.moveRight(plate.words.right());
    return plate.mount.united(words);
}

} // namespace table
