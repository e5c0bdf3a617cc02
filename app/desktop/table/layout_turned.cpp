// A card turned up under its owner's hand, the cards of who takes no part, and the sign for all to see.
#include "desktop/table/layout_builder.h"

#include "desktop/look/type.h"

#include <QFontMetrics>

#include <array>

namespace table {

namespace {

constexpr double kUnder = 7; // so much of a turned-up card lies under the hand's backs

} // namespace

// Upright, whoever's it is: it is for all to read.
void LayoutBuilder::turnedUp() {
    for (int seat = 0; seat < s.seats(); ++seat) {
        const Person& person = s.at(seat);
        if (!person.turnedUp || seat == s.me)
            continue;
        const QSizeF size = sized(72);
        QPointF corner;
        if (const auto middle = topMiddle(seat))
            corner = {*middle - size.width() / 2, y(69)};
        else if (edge(seat) == Edge::Left)
            corner = {double(m.frame + m.px(42 - kUnder)), y(204)};
        else
            corner = {R - m.px(42 - kUnder) - size.width(), y(204)};
        Sprite& card = addAt(person.turnedUp->id, Sprite::Place::TurnedUp, s.pack->face(*person.turnedUp),
                             corner, size, 5);
        card.seat = seat;
        card.largeIndex = true;
    }
}

void LayoutBuilder::crossed() {
    // How far each of the cards is turned and lies from where they cross, in tenths of its width.
    struct Lying {
        double angle, x, y;
    };
    static constexpr std::array<Lying, 5> ways{
        {{-42, -1.6, -1.4}, {-38, 1, 1.6}, {37, 1.8, -1.6}, {40, 0, 0}, {43, -1.6, 1.8}}};
    for (int seat = 0; seat < s.seats(); ++seat) {
        const int n = std::min(s.at(seat).crossed, static_cast<int>(ways.size()));
        const QSizeF size = seat == s.me ? QSizeF(m.trickCard) : sized(57);
        QPointF centre;
        if (const auto middle = topMiddle(seat))
            centre = {*middle, y(113)};
        else if (seat == s.me)
            centre = {double(cx), m.handTop + m.card.height() / 2.0 - m.px(14)};
        else
            centre = {double(edge(seat) == Edge::Left ? m.frame + m.px(78) : R - m.px(78)), y(290)};
        for (int i = 0; i < n; ++i) {
            const Lying& way = ways[static_cast<std::size_t>(i)];
            Sprite& card = add(kCrossedKeys + seat * 8 + i, Sprite::Place::Crossed, QStringLiteral("back"),
                               centre + QPointF(way.x, way.y) * size.width() / 10, size, 20 + i);
            card.angle = way.angle;
            card.seat = seat;
        }
    }
}

// By the turned-up card, or, when that is taken up, at the right of who sits opposite.
void LayoutBuilder::notice() {
    if (!s.notice)
        return;
    const Notice& notice = *s.notice;
    const int chip = notice.sign.isEmpty() ? 0 : m.px(24), gap = notice.sign.isEmpty() ? 0 : m.px(10);
    const QFontMetrics strong(look::font(m, look::Type::Strong)), text(look::font(m, look::Type::Text));
    const QSize words = text.size(0, notice.words);
    const QSize size(chip + gap + std::max(strong.horizontalAdvance(notice.strong), words.width()),
                     std::max(chip, strong.height() + (notice.words.isEmpty() ? 0 : words.height())));
    if (notice.by == Notice::By::Person) {
        pic.notice = QRect({m.px(300), pic.tray.top() + m.px(8)}, size);
        return;
    }
    QPoint corner(cx + m.px(88), int(y(64)));
    const auto card = std::ranges::find_if(pic.sprites, [&](const Sprite& sprite) {
        return sprite.place == Sprite::Place::TurnedUp && sprite.seat == notice.seat;
    });
    if (card != pic.sprites.end() && topMiddle(notice.seat))
        corner = {int(card->rect().right()) + m.px(14), int(y(88))};
    else if (card != pic.sprites.end()) // under it
        corner = {edge(notice.seat) == Edge::Left ? int(card->rect().left())
                                                  : int(card->rect().right()) - size.width(),
                  int(card->rect().bottom()) + m.px(10)};
    pic.notice = QRect(corner, size);
}

} // namespace table
