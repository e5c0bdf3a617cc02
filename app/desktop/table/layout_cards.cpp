// Where cards lie: hand, backs, public cards, pack, discards, trick.
#include "desktop/look/type.h"
#include "desktop/table/layout_builder.h"
#include "desktop/table/picking.h"

#include <QFontMetricsF>

#include <array>

namespace table {

std::vector<Held> LayoutBuilder::held() const {
    std::vector<Held> cards = s.hand;
    if (a.played)
        std::erase_if(cards, [this](const Held& held) { return held.card == *a.played; });
    return cards;
}

std::vector<int> LayoutBuilder::groupSizes(const std::vector<Held>& cards) {
    std::vector<int> sizes;
    for (std::size_t i = 0; i < cards.size(); ++i) {
        if (i == 0 || cards[i].group != cards[i - 1].group)
            sizes.push_back(0);
        ++sizes.back();
    }
    return sizes;
}

look::HandStrips LayoutBuilder::handStrips() const {
    const auto cards = held();
    return m.handStrips(static_cast<int>(cards.size()), static_cast<int>(groupSizes(cards).size()));
}

void LayoutBuilder::hand() {
    const auto cards = held();
    std::optional<int> ringed;
    if (const auto at =
            std::ranges::find(cards, a.opened, [](const Held& h) { return std::optional(h.card); });
        at != cards.end())
        ringed = static_cast<int>(at - cards.begin());
    const auto places = m.handPlaces(groupSizes(cards), ringed);
    const int backTop = handStrips().backTop;
    const CardSet legal = ask && ask->playsFrom(s.me) && !a.played ? ask->from : CardSet{};
    for (std::size_t i = 0; i < cards.size(); ++i) {
        const Card card = cards[i].card;
        const double top = m.handTop - (places[i].back ? backTop : 0);
        // Under the mouse a card is lifted a little; raised to be put away it stands highest, with a tick.
        const bool raised = a.raised.contains(card) || cards[i].shown,
                   lifted = a.hovered == card && !a.played;
        const int up = raised ? m.px(24) : lifted ? m.px(16) : legal.contains(card) ? m.px(10) : 0;
        Sprite& sprite =
            addAt(card.id, Sprite::Place::Hand, s.pack->face(card), QPointF(places[i].x, top - up), m.card,
                  (places[i].back ? 1000 : 1100) + static_cast<int>(i));
        if (lifted)
            sprite.stoodBelow = up;
        sprite.seat = s.me;
        sprite.opensGroup = places[i].opensGroup && i > 0;
        sprite.lifted = raised || lifted;
        sprite.picked = a.raised.contains(card) || (ask && ask->marked.contains(card));
        sprite.notch = cards[i].known;
        // A card chosen in the middle may be one that is held: the ring is where it is chosen.
        sprite.focused = a.focusShown && a.focused == card && !(ask && ask->playsFrom(kMiddle));
    }
}

double LayoutBuilder::backsStep(int seat) const {
    const int n = s.at(seat).backs;
    const bool top = edge(seat) != Edge::Left && edge(seat) != Edge::Right;
    return n < 2 ? 0
           : top ? std::min<double>(m.px(15), m.px(200) / double(n - 1))
                 : std::min<double>(m.px(13), m.px(169) / double(n - 1));
}

// Of two at the top each has a half: nearer to the middle where the words beside the hand are long.
std::optional<double> LayoutBuilder::topMiddle(int seat) const {
    const Edge at = edge(seat);
    if (at == Edge::Top)
        return cx;
    if (at != Edge::TopLeft && at != Edge::TopRight)
        return std::nullopt;
    const double half = (backsStep(seat) * std::max(0, s.at(seat).backs - 1) + sized(60).width()) / 2;
    const double out = std::clamp<double>(cx - m.frame - besideCorner(seat) - half, m.px(160), m.px(212));
    return at == Edge::TopLeft ? cx - out : cx + out;
}

double LayoutBuilder::besideCorner(int seat) const {
    return m.px(kMountEdge) + m.px(kMountWide) + m.px(kMountGap) + wordsWidth(seat, qRound(220 * m.t)) +
           m.px(10);
}

// An open hand in a corner lies between the words there, and of who sits below, and the middle.
double LayoutBuilder::besideOpenCorner(int seat) const {
    const int below = edge(seat) == Edge::TopLeft ? seat + 1 : seat - 1;
    return std::max(besideCorner(seat), besideCorner((below + s.seats()) % s.seats()));
}

// Backs seen at the edge; public cards lie apart, so they are not among them.
void LayoutBuilder::backs(int seat) {
    const int n = s.at(seat).backs;
    const QSizeF size = sized(60);
    const auto middle = topMiddle(seat);
    const bool left = edge(seat) == Edge::Left;
    const double seen = m.px(42);
    const double step = backsStep(seat);
    for (int i = 0; i < n; ++i) {
        QPointF centre;
        if (middle)
            centre = {*middle - step * (n - 1) / 2 + step * i, y(34) + seen - size.height() / 2};
        else
            centre = {left ? m.frame + seen - size.height() / 2 : R - seen + size.height() / 2,
                      y(204) + size.width() / 2 + step * i};
        Sprite& back =
            add(kBackKeys + seat * 64 + i, Sprite::Place::Back, QStringLiteral("back"), centre, size, 10 + i);
        back.angle = middle ? 180 : left ? 90 : -90;
        back.seat = seat;
    }
    const double last = step * std::max(0, n - 1);
    pic.backs[static_cast<std::size_t>(seat)] = n;
    pic.chips[static_cast<std::size_t>(seat)] =
        middle ? QPointF(*middle + last / 2, y(54))
               : QPointF(left ? m.frame + seen / 2 : R - seen / 2, y(204) + size.width() / 2 + last);
    beforeSeat(seat).backsLeft = middle.value_or(cx) - last / 2 - size.width() / 2;
}

// Public or open cards in rows before their owner; a row too long for its zone continues below.
void LayoutBuilder::publicCards(int seat) {
    const Person& person = s.at(seat);
    const auto middle = topMiddle(seat);
    const QSizeF size = publicSize();
    const double strip = m.px(22), between = m.px(12);
    struct Lying {
        Card card;
        double x;
        int row;
    };
    std::vector<Lying> cards;
    std::vector<std::size_t> firsts; // of each group
    const bool inCorner = middle && edge(seat) != Edge::Top && !person.open.empty();
    const double room = edge(seat) == Edge::Top ? std::max<double>(m.px(520), 9.1 * size.width())
                        : inCorner              ? cx - m.frame - besideOpenCorner(seat) - m.px(8)
                        : middle                ? m.px(330)
                                                : cx - m.px(104 + 51 + 14) - (m.frame + m.px(56));
    double x = 0, widest = 0;
    int row = 0;
    const auto newRow = [&] {
        ++row;
        x = 0;
    };
    const auto lay = [&](Card card) {
        if (x + size.width() > room && x > 0)
            newRow();
        cards.push_back({card, x, row});
        widest = std::max(widest, x + size.width());
        x += strip;
    };
    if (!person.open.empty()) {
        for (Card c : person.open)
            lay(c);
    } else {
        for (const Group& group : person.shown) {
            if (!cards.empty())
                x += size.width() - strip + between;
            // What belongs together is laid in one row as long as there is one it fits in.
            if (x > 0 && x + size.width() + strip * static_cast<double>(group.cards.size() - 1) > room)
                newRow();
            firsts.push_back(cards.size());
            for (Card c : group.cards)
                lay(c);
        }
    }
    // The row opens beside the card with the ring, as far as there is room: the next one's index is seen.
    const auto ringed =
        std::ranges::find(cards, a.opened, [](const Lying& c) { return std::optional(c.card); });
    if (ringed != cards.end()) {
        const auto end =
            std::find_if(ringed, cards.end(), [&](const Lying& c) { return c.row != ringed->row; });
        const double free = std::max(0.0, room - (end - 1)->x - size.width());
        for (auto next = ringed + 1; next != end; ++next)
            next->x += std::min(size.width() + m.px(4) - strip, free);
        widest = std::max(widest, (end - 1)->x + size.width());
    }
    const double corner = besideOpenCorner(seat) + (room - widest) / 2;
    const double left = inCorner ? (edge(seat) == Edge::TopLeft ? m.frame + corner : R - corner - widest)
                        : middle ? *middle - widest / 2
                        : edge(seat) == Edge::Left ? m.frame + m.px(56)
                                                   : R - m.px(56) - widest;
    const bool chosenFrom = ask && ask->playsFrom(seat);
    double top = inCorner ? y(38) : middle ? y(84) : y(204), rowStep = m.px(46);
    if (inCorner && row > 0) // over the hand of who sits below
        rowStep = std::min(rowStep, (y(204) - m.px(4) - size.height() - top) / row);
    if (middle && !inCorner) { // clear of the trick, as far as the backs leave room
        const double foot = trickCentre(seat).y() - m.trickCard.height() / 2.0 - m.px(8);
        top = std::max(y(34) + m.px(42), std::min(top, foot - size.height() - rowStep * row));
    }
    for (std::size_t i = 0; i < cards.size(); ++i) {
        Sprite& sprite =
            addAt(cards[i].card.id, person.open.empty() ? Sprite::Place::Public : Sprite::Place::Open,
                  s.pack->face(cards[i].card), QPointF(left + cards[i].x, top + rowStep * cards[i].row), size,
                  100 + static_cast<int>(i));
        sprite.seat = seat;
        sprite.largeIndex = true;
        sprite.lifted = a.hovered == cards[i].card && chosenFrom;
        sprite.focused = a.focusShown && a.focused == cards[i].card;
        if (chosenFrom && ask->from.contains(cards[i].card)) {
            const int up = m.px(sprite.lifted ? 16 : 8);
            sprite.centre.ry() -= up;
            if (sprite.lifted)
                sprite.stoodBelow = up;
        }
    }
    beforeSeat(seat).right = left + widest;
    beforeSeat(seat).left = left;
    beforeSeat(seat).wide = widest;
    beforeSeat(seat).bottom = top + size.height() + rowStep * row;
    std::vector<QPointF> feet; // of each group's first card
    for (const std::size_t first : firsts)
        feet.emplace_back(left + cards[first].x, top + size.height() + rowStep * cards[first].row);
    groupWords(seat, feet, top);
}

// How groups of public cards came there, under them, clear of the backs at the right and of each other;
// beside them of who sits opposite.
void LayoutBuilder::groupWords(int seat, const std::vector<QPointF>& feet, double top) {
    Before& lying = beforeSeat(seat);
    const QFontMetricsF font(look::font(m, look::Type::Text));
    const double line = m.text(13) * 1.5, most = R - m.px(50);
    double end = 0, clear = lying.right; // of the words before; of those beside
    for (std::size_t i = 0; i < feet.size(); ++i) {
        const QString& words = s.at(seat).shown[i].words;
        if (words.isEmpty())
            continue;
        const double wide = font.horizontalAdvance(words) + 1;
        // Line by line in the order in which they lie.
        const QRectF beside(lying.right + m.px(10), top + m.px(4) + line * static_cast<double>(i), wide,
                            line);
        if (!topMiddle(seat)) {
            QRectF below(std::min(feet[i].x(), most - wide), feet[i].y() + m.px(4), wide, line);
            if (i > 0 && feet[i].y() == feet[i - 1].y() && below.left() < end + m.px(6))
                below.moveTop(below.top() + line);
            else
                end = below.right();
            caption(below, Qt::AlignLeft, words);
            lying.bottom = std::max(lying.bottom, below.bottom());
        } else if (beside.right() < most) {
            caption(beside, Qt::AlignLeft, words);
            clear = std::max(clear, beside.right() - m.px(10)); // what is laid away lies on no words
        }
    }
    lying.right = clear;
}

// The pack in the middle: spread for the person to cut, else a stack that shrinks as it is dealt.
void LayoutBuilder::pack() {
    const QSizeF size = sized(60);
    const double width = std::min(m.px(640), W - 2 * m.px(200));
    pic.packSpread = QRectF(cx - width / 2, y(352) - size.height() / 2, width, size.height()).toRect();
    if (s.undealt == 0 || s.drawing)
        return;
    if (ask && ask->cut) {
        const double step = (width - size.width()) / (s.undealt - 1);
        for (int i = 0; i < s.undealt; ++i) {
            const double lift = i < a.cutAt ? m.px(18) : 0;
            add(kPackKeys + i, Sprite::Place::Pack, QStringLiteral("back"),
                {pic.packSpread.left() + size.width() / 2 + step * i, y(352) - lift}, size, 50 + i);
        }
        return;
    }
    // What the person saw as cutter lies open in a row before the pack until it is looked at.
    const double packY = s.looked.empty() ? y(352) : y(248);
    const int layers = std::min(5, 1 + s.undealt / 20);
    for (int i = 0; i < layers; ++i)
        add(kPackKeys + i, Sprite::Place::Pack, QStringLiteral("back"),
            {cx - double(m.px(2)) * i, packY - m.px(2) * i}, size, 50 + i);
    const QSizeF open = publicSize();
    const double strip = std::min<double>(open.width() + m.px(6), m.px(44));
    const auto n = static_cast<double>(s.looked.size());
    for (std::size_t i = 0; i < s.looked.size(); ++i) {
        Sprite& card = add(s.looked[i].id, Sprite::Place::Looked, s.pack->face(s.looked[i]),
                           {cx + (double(i) - (n - 1) / 2) * strip, y(376)}, open, 200 + static_cast<int>(i));
        card.largeIndex = true;
    }
}

// Cards laid away: backs before their owner, then face up while they are shown.
void LayoutBuilder::laidAway() {
    for (int seat = 0; seat < s.seats(); ++seat) {
        const auto& up = s.at(seat).laidAwayUp;
        const int n = up.empty() ? s.at(seat).laidAway : static_cast<int>(up.size());
        if (n == 0)
            continue;
        const QSizeF size = up.empty() ? sized(42) : publicSize();
        const double step = up.empty() ? m.px(9) : m.px(24);
        const double width = size.width() + step * (n - 1);
        const Before& lying = beforeSeat(seat);
        QPointF corner;
        switch (edge(seat)) {
        case Edge::Below:
            corner = {double(m.px(288)), double(handY() - m.px(124))};
            break;
        case Edge::Right:
            corner = {lying.left - m.px(14) - width, y(204)};
            break;
        case Edge::Top:
        case Edge::TopRight:
        case Edge::TopLeft:
            corner = {lying.right + m.px(24), y(84)};
            break;
        case Edge::Left:
            corner = {lying.right + m.px(14), y(204)};
        }
        for (int i = 0; i < n; ++i) {
            const bool open = !up.empty();
            Sprite& card = addAt(
                open ? up[static_cast<std::size_t>(i)].id : kAwayKeys + seat * 64 + i, Sprite::Place::Discard,
                open ? s.pack->face(up[static_cast<std::size_t>(i)]) : QStringLiteral("back"),
                corner + QPointF(step * i, 0), size, 150 + i);
            card.seat = seat;
            card.largeIndex = open;
        }
    }
}

QPointF LayoutBuilder::trickCentre(int seat) const {
    // By edge; of five closer together, so that all five indexes are seen.
    using Ways = std::array<std::array<double, 2>, 6>;
    static constexpr Ways round{{{0, 54.5}, {104, 0}, {0, -54.5}, {-104, 0}, {}, {}}};
    static constexpr Ways ofFive{{{0, 74}, {142, 28}, {}, {-142, 28}, {72, -60}, {-72, -60}}};
    const bool five = s.seats() == 5;
    const auto way = (five ? ofFive : round)[static_cast<std::size_t>(edge(seat))];
    return {cx + double(m.px(way[0])), y(five ? 318 : 352) + m.px(way[1])};
}

void LayoutBuilder::trick() {
    // Drawn from the top down whatever the order of play, so that all indexes are seen; by edge.
    static constexpr std::array<int, 6> depth{4, 3, 0, 2, 1, 0};
    const auto lay = [&](int seat, Card card, bool wins, Manner manner) {
        Sprite& sprite = add(card.id, Sprite::Place::Trick, s.pack->face(card), trickCentre(seat),
                             m.trickCard, 300 + depth[static_cast<std::size_t>(edge(seat))]);
        sprite.seat = seat;
        sprite.wins = wins;
        sprite.manner = manner;
        sprite.picked = sprite.lifted = a.raised.contains(card); // after the answer, too
        if (asks(Ask::Cards::Pick) && ask->from.contains(card))
            sprite.focused = a.focusShown && a.focused == card;
    };
    bool mine = false;
    for (const Played& play : s.trick.plays) {
        lay(play.seat, play.card, winsSoFar(s.trick, play, ask), play.manner);
        mine |= play.seat == s.me;
    }
    if (a.played && !mine)
        lay(ask ? ask->seat : s.me, *a.played, false, mannerOf(ask, a));
    const QPointF own = trickCentre(s.me);
    const QSizeF size = m.trickCard;
    for (int seat = 0; seat < s.seats(); ++seat)
        pic.trickPlaces[static_cast<std::size_t>(seat)] =
            QRectF(trickCentre(seat) - QPointF(size.width() / 2.0, size.height() / 2.0), size).toRect();
    pic.emptyPlace = QRectF(own - QPointF(size.width() / 2, size.height() / 2), size).toRect();
    pic.middle = QRectF(cx - m.px(230), y(190), m.px(460), m.px(330)).toRect();
}

void LayoutBuilder::drawnCards() {
    if (!s.drawing)
        return;
    static constexpr std::array<std::array<double, 2>, 6> ways{
        {{0, 97}, {190, 0}, {0, -97}, {-190, 0}, {130, -97}, {-130, -97}}};
    constexpr double kIndex = 34; // of a card that another lies on, so much is seen
    for (int seat = 0; seat < s.seats(); ++seat) {
        const auto way = ways[static_cast<std::size_t>(edge(seat))];
        QPointF centre(cx + double(m.px(way[0])), y(278) + m.px(way[1]));
        int z = 300;
        for (Card card : s.at(seat).drawn) {
            add(card.id, Sprite::Place::Drawn, s.pack->face(card), centre, m.trickCard, z++).seat = seat;
            centre.rx() += m.px(kIndex);
        }
    }
}

} // namespace table
