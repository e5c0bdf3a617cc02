#include "desktop/table/layout_builder.h"

#include <array>
#include <cmath>

namespace table {

namespace {

// A little more than any card of the hand is lifted, as part of its height.
constexpr double kMostLift = 0.13;

} // namespace

QRectF Sprite::bounds() const {
    const double radians = std::abs(angle) * 3.14159265358979 / 180;
    const double c = std::abs(std::cos(radians)), si = std::abs(std::sin(radians));
    const double w = size.width() * c + size.height() * si, h = size.width() * si + size.height() * c;
    return {centre.x() - w / 2, centre.y() - h / 2, w, h};
}

Edge edgeOf(const Scene& scene, int seat) {
    static const std::array<std::vector<Edge>, 4> edges{
        {{Edge::Below, Edge::Top},
         {Edge::Below, Edge::Right, Edge::Left},
         {Edge::Below, Edge::Right, Edge::Top, Edge::Left},
         {Edge::Below, Edge::Right, Edge::TopRight, Edge::TopLeft, Edge::Left}}};
    const int n = scene.seats(), on = (seat - scene.me + n) % n;
    return edges[static_cast<std::size_t>(n - 2)][static_cast<std::size_t>(on)];
}

Picture layOut(const Scene& scene, const Ask* ask, const look::Metrics& m, const Attention& attention) {
    return LayoutBuilder(scene, ask, m, attention).build();
}

Manner mannerOf(const Ask* ask, const Attention& attention) {
    if (!ask || !ask->ways || !attention.played || attention.playedWay < 0)
        return Manner::Plain;
    const auto ways = ask->ways(*attention.played);
    const auto way = static_cast<std::size_t>(attention.playedWay);
    return way < ways.size() ? ways[way].manner : Manner::Plain;
}

std::optional<Card> cardAt(const Picture& picture, const Ask* ask, QPointF at) {
    // Below a card that stands higher than others, and where nothing else is seen, it is still meant.
    for (const double below : {0.0, kMostLift})
        for (auto sprite = picture.sprites.rbegin(); sprite != picture.sprites.rend(); ++sprite) {
            const bool own = sprite->place == Sprite::Place::Hand;
            const bool lies = sprite->place == Sprite::Place::Open ||
                              sprite->place == Sprite::Place::Middle ||
                              sprite->place == Sprite::Place::Stacked;
            const bool open = lies && ask && ask->playsFrom(sprite->seat);
            const bool picked = ask && ask->cards == Ask::Cards::Pick && sprite->card() &&
                                ask->from.contains(*sprite->card());
            QRectF seen = sprite->bounds().adjusted(0, 0, 0, sprite->stoodBelow);
            if (own || sprite->place == Sprite::Place::Spread)
                seen.setBottom(seen.bottom() + below * seen.height());
            if ((own || open || picked) && seen.contains(at))
                return sprite->card();
        }
    return std::nullopt;
}

QRectF seenInRow(const std::vector<Sprite>& sprites, const Sprite& sprite) {
    QRectF seen = sprite.rect();
    if (sprite.place == Sprite::Place::Hand || sprite.place == Sprite::Place::Open)
        for (const Sprite& next : sprites) {
            if (next.place != sprite.place || next.seat != sprite.seat || next.z <= sprite.z)
                continue;
            const QRectF over = next.rect();
            if (std::abs(next.centre.y() - sprite.centre.y()) < sprite.size.height() / 5)
                seen.setRight(std::clamp(over.left(), seen.left(), seen.right()));
            else if (over.left() < seen.right() && over.right() > seen.left()) // of the row in front
                seen.setBottom(std::clamp(over.top(), seen.top(), seen.bottom()));
        }
    return seen;
}

QRect takenBy(const Sprite& sprite, const look::Metrics& m) {
    const QRect r = sprite.bounds().toAlignedRect();
    const int margin = m.px(6);
    return sprite.place == Sprite::Place::Hand ? r.adjusted(0, -m.px(24), 0, 0) // it may rise
                                               : r.adjusted(-margin, -margin, margin, margin);
}

QRect handTaken(const Picture& picture, const look::Metrics& m) {
    QRect hand;
    for (const Sprite& sprite : picture.sprites)
        if (sprite.place == Sprite::Place::Hand)
            hand = hand.united(takenBy(sprite, m));
    return hand;
}

std::vector<QRect> takenPlaces(const Picture& picture, const look::Metrics& m) {
    std::vector<QRect> taken;
    for (const Sprite& sprite : picture.sprites)
        if (sprite.place != Sprite::Place::Hand)
            taken.push_back(takenBy(sprite, m));
    taken.push_back(handTaken(picture, m));
    taken.insert(taken.end(), picture.trickPlaces.begin(), picture.trickPlaces.end());
    taken.insert(taken.end(), {picture.tray, picture.lastMarks, picture.stock, picture.notice});
    for (const Caption& caption : picture.captions)
        taken.push_back(caption.rect);
    for (const Plate& plate : picture.plates)
        taken.push_back(plate.mount);
    std::erase_if(taken, [](const QRect& r) { return r.isEmpty(); });
    return taken;
}

Sprite originOf(const Sprite& sprite, int me, const Picture& picture, const look::Metrics& m) {
    Sprite from = sprite;
    const QPointF middle(m.table.width() / 2.0, m.fromWindowTop(352));
    switch (sprite.place) {
    case Sprite::Place::Trick:
    case Sprite::Place::Public:
    case Sprite::Place::Open:
    case Sprite::Place::Discard:
        if (sprite.seat != me && sprite.place == Sprite::Place::Public)
            from.face = QStringLiteral("back"); // it is turned up on its way
        if (sprite.seat < 0 || sprite.seat >= std::ssize(picture.chips)) {
            from.centre = middle; // of nobody at this table
        } else if (sprite.seat != me) {
            from.centre = picture.chips[static_cast<std::size_t>(sprite.seat)];
            from.size = sprite.size * 0.6;
        } else {
            from.centre = QPointF(middle.x(), m.handTop + m.card.height() / 2.0);
        }
        break;
    case Sprite::Place::Stacked:
        from.face = QStringLiteral("back"); // it is turned up where it lies
        break;
    case Sprite::Place::Hand:
    case Sprite::Place::Back:
    case Sprite::Place::Looked:
    case Sprite::Place::Drawn:
    case Sprite::Place::Spread:
        from.centre = middle;
        break;
    default:
        break;
    }
    return from;
}

std::optional<Sprite> goalOf(const Sprite& leaving, const Scene& scene, const Picture& now,
                             const look::Metrics& m) {
    Sprite goal = leaving;
    goal.size = QSizeF(m.px(42), m.px(76));
    if (leaving.place == Sprite::Place::Trick && scene.lastTrick && scene.lastTrick->winning) {
        const QRect& pile = now.piles[static_cast<std::size_t>(scene.lastTrick->pile)];
        goal.centre = pile.center() - QPointF(0, m.px(13));
        return goal;
    }
    if (leaving.place == Sprite::Place::Middle && scene.middle.goneTo && *scene.middle.goneTo != scene.me) {
        goal.centre = now.chips[static_cast<std::size_t>(*scene.middle.goneTo)];
        return goal;
    }
    if (leaving.place == Sprite::Place::Hand && scene.at(scene.me).laidAway > 0) {
        goal.centre = QPointF(m.px(320), m.handTop - m.px(90));
        return goal;
    }
    return std::nullopt;
}

} // namespace table
