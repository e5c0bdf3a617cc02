#include "desktop/table/seen.h"

#include "desktop/look/type.h"

#include <QFontMetrics>

#include <algorithm>

namespace table {

std::vector<Card> Seen::reachable() const {
    std::vector<Card> cards;
    if (asks(Ask::Cards::Pick)) { // as they lie, from left to right
        for (const Sprite& sprite : picture.sprites)
            if (sprite.card() && ask->from.contains(*sprite.card()))
                cards.push_back(*sprite.card());
    } else if (asks(Ask::Cards::Play) && ask->seat != scene.me) {
        for (const Sprite& sprite : picture.sprites)
            if ((sprite.place == Sprite::Place::Open || sprite.place == Sprite::Place::Middle) &&
                sprite.seat == ask->seat && sprite.card())
                cards.push_back(*sprite.card());
    } else {
        for (const Held& held : scene.hand)
            cards.push_back(held.card);
        if (asks(Ask::Cards::Play))
            for (const Stack& stack : scene.at(scene.me).stacks)
                if (stack.top)
                    cards.push_back(*stack.top);
    }
    return cards;
}

CardSet Seen::takeable() const {
    if (asks(Ask::Cards::Pick) || (open() && asks(Ask::Cards::Play)))
        return ask->from;
    return tricks::setOf(reachable());
}

QRect Seen::plate(int seat) const {
    const Plate& plate = picture.plates[static_cast<std::size_t>(seat)];
    const QFontMetrics name(look::font(metrics, look::Type::Name)),
        line(look::font(metrics, look::Type::Strong));
    const int arrow = line.ascent();
    const QRect lines =
        line.boundingRect(QRect(0, 0, plate.words.width() - arrow, 1000), Qt::TextWordWrap, role(seat));
    QRect words = plate.words;
    words.setWidth(std::min(plate.words.width(),
                            std::max(name.horizontalAdvance(scene.at(seat).name), lines.width() + arrow)));
    words.setHeight(std::max(plate.mount.height(), name.height() + lines.height() + metrics.px(3)));
    if (!plate.rightward)
        words.moveRight(plate.words.right());
    return plate.mount.united(words);
}

QFont saidFont(const look::Metrics& metrics) {
    return look::serif(metrics, 22);
}

namespace {

bool coversCards(const Picture& picture, const QRect& area) {
    return std::ranges::any_of(
        picture.sprites, [&](const Sprite& sprite) { return sprite.bounds().intersects(QRectF(area)); });
}

// Moved down until it covers none.
QRect belowCards(const Picture& picture, QRect area) {
    while (coversCards(picture, area) && area.bottom() < picture.middle.bottom())
        area.translate(0, 1);
    return area;
}

} // namespace

QRect Seen::said(int seat) const {
    const QString& words = scene.at(seat).said;
    if (words.isEmpty() || !scene.spread.empty())
        return {};
    const QFontMetrics fm(saidFont(metrics));
    const QSize size(fm.horizontalAdvance(words) + metrics.px(48), std::max(metrics.px(44), fm.height()));
    const QRect beside = plate(seat);
    const bool rightward = picture.plates[static_cast<std::size_t>(seat)].rightward;
    const Edge edge = edgeOf(scene, seat);
    const int before = beside.left() - metrics.px(20) - size.width();
    QRect at(QPoint(rightward ? beside.right() + metrics.px(20) : before, beside.top() + metrics.px(6)),
             size);
    // Under the words of who sits at the top somebody else does: in a corner it lies under the backs, and of
    // who sits opposite, where backs lie beside the words, on the other side of the portrait.
    if (edge == Edge::TopLeft || edge == Edge::TopRight)
        return belowCards(picture, at);
    if (edge == Edge::Top && coversCards(picture, at))
        at.moveLeft(before);
    // On a narrow table under the words all the same.
    const Plate& plate = picture.plates[static_cast<std::size_t>(seat)];
    if (at.left() < metrics.frame + metrics.px(8))
        at.moveTopLeft({plate.words.left() + metrics.px(20), beside.bottom() + metrics.px(14)});
    return at;
}

} // namespace table
