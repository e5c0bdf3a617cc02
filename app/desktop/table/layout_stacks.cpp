// Piles dealt before the players, each with its top open.
#include "desktop/table/layout_builder.h"

namespace table {

namespace {

// At s = 1: between two piles, from the middle to the first of them on either side, and how far what lies
// under a card is seen of it.
constexpr double kBetween = 8, kFromMiddle = 62, kSeenUnder = 3;

} // namespace

// Half of them on either side of the trick, the person's own under those of who sits opposite.
void LayoutBuilder::stacks() {
    for (int seat = 0; seat < s.seats(); ++seat) {
        const auto& stacks = s.at(seat).stacks;
        const QSizeF size = publicSize();
        const double step = size.width() + m.px(kBetween);
        const double top = seat == s.me ? y(366) : y(204);
        // Beside what lies in the middle before the tricks, where something does.
        const double aside =
            std::max<double>(m.px(kFromMiddle), pic.apart.width() / 2.0 + m.px(kBetween + 4 * kSeenUnder));
        const auto half = static_cast<double>(stacks.size()) / 2;
        const bool chosenFrom = ask && ask->playsFrom(seat) && !a.played;
        for (std::size_t i = 0; i < stacks.size(); ++i) {
            const Stack& stack = stacks[i];
            const auto place = static_cast<double>(i);
            const double x = place < half ? cx - aside - size.width() - step * (half - 1 - place)
                                          : cx + aside + step * (place - half);
            const int number = static_cast<int>(i);
            for (int under = 0; under < stack.under; ++under)
                addAt(kStackKeys + (seat * 8 + number) * 4 + under, Sprite::Place::Stacked,
                      QStringLiteral("back"),
                      QPointF(x, top) - QPointF(1, 1) * m.px(kSeenUnder) * (stack.under - under), size,
                      30 + under)
                    .seat = seat;
            if (!stack.top || a.played == stack.top)
                continue;
            const Card card = *stack.top;
            Sprite& sprite = addAt(card.id, Sprite::Place::Stacked, s.pack->face(card), QPointF(x, top), size,
                                   40 + number);
            sprite.seat = seat;
            sprite.largeIndex = true;
            sprite.picked = a.raised.contains(card);
            sprite.lifted = sprite.picked || (chosenFrom && a.hovered == card);
            sprite.focused = a.focusShown && a.focused == card && !(ask && ask->playsFrom(kMiddle));
            // As in the hand; but here no neighbour shows how far it stands out: the others lie dark.
            sprite.barred = chosenFrom && !ask->from.contains(card);
            if (chosenFrom && !sprite.barred) {
                const int up = m.px(sprite.lifted ? 16 : 10);
                sprite.centre.ry() -= up;
                if (sprite.lifted)
                    sprite.stoodBelow = up;
            }
        }
    }
}

} // namespace table
