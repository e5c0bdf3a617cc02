#include "table/layout.h"

#include "hand_order.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace table {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Table)
};

// Keys of cards whose faces are not known, unique to where they lie.
constexpr int kBackKeys = 200, kDiscardKeys = 500, kFolaKeys = 800, kPileKeys = 850, kPackKeys = 1000;

// A little more than any card of the hand is lifted, as part of its height.
constexpr double kMostLift = 0.13;

QString faceOf(Card c) {
    return QString::fromStdString(code(c));
}

// Builds the picture zone by zone; every number is look.md's, at s = 1.
class Builder {
public:
    Builder(const TableState& state, const look::Metrics& metrics, const Attention& attention)
        : s(state), m(metrics), a(attention), W(m.table.width()), R(W - m.frame), cx(W / 2) {}

    Picture build() {
        hand();
        for (Seat seat : kSeats)
            if (place(seat) != 0) {
                backs(seat);
                publicCards(seat);
            }
        plates();
        pack();
        fola();
        discards();
        trick();
        piles();
        drawnCards();
        zones();
        std::ranges::stable_sort(pic.sprites, {}, &Sprite::z);
        return std::move(pic);
    }

private:
    [[nodiscard]] int place(Seat seat) const { return screenPlace(s, seat); }
    [[nodiscard]] double y(double windowY) const { return m.fromWindowTop(windowY); }
    [[nodiscard]] QSizeF sized(double width) const {
        return {double(m.px(width)), double(m.px(width * 1.8))};
    }
    [[nodiscard]] QSizeF publicSize() const { return m.publicCard; }
    // The hand's upper edge: that of the back row when there are two.
    [[nodiscard]] int handY() const { return m.handTop - handStrips().backTop; }

    [[nodiscard]] std::vector<int> groupSizes() const {
        std::vector<int> sizes;
        for (Suit suit : {Suit::Cups, Suit::Coins, Suit::Swords, Suit::Batons, Suit::Trumps, Suit::Fool})
            sizes.push_back((ownCards() & cardsOf(suit)).size());
        return sizes;
    }
    [[nodiscard]] look::HandStrips handStrips() const {
        const auto sizes = groupSizes();
        return m.handStrips(ownCards().size(),
                            static_cast<int>(std::ranges::count_if(sizes, [](int n) { return n > 0; })));
    }
    [[nodiscard]] CardSet ownCards() const { return a.played ? s.cards - CardSet(*a.played) : s.cards; }

    Sprite& add(int key, Sprite::Place where, const QString& face, QPointF centre, QSizeF size, int z) {
        Sprite sprite;
        sprite.key = key;
        sprite.place = where;
        sprite.face = face;
        sprite.centre = centre;
        sprite.size = sprite.art = size;
        sprite.z = z;
        return pic.sprites.emplace_back(sprite);
    }
    Sprite& addAt(int key, Sprite::Place where, const QString& face, QPointF topLeft, QSizeF size, int z) {
        return add(key, where, face, topLeft + QPointF(size.width() / 2, size.height() / 2), size, z);
    }
    void caption(QRectF rect, Qt::Alignment align, const QString& words) {
        pic.captions.push_back({rect.toRect(), align, words});
    }

    void hand() {
        const auto cards = inHandOrder(ownCards());
        const auto places = m.handPlaces(groupSizes());
        const CardSet legal = s.asksCardOf(s.me) && !a.played ? s.legal() : CardSet{};
        for (std::size_t i = 0; i < cards.size(); ++i) {
            const Card card = cards[i];
            double top = m.handTop - (places[i].back ? handStrips().backTop : 0);
            const bool up = a.raised.contains(card) || (a.hovered == card && !a.played);
            top -= up ? m.px(24) : legal.contains(card) ? m.px(10) : 0;
            Sprite& sprite = addAt(card.id, Sprite::Place::Hand, faceOf(card), QPointF(places[i].x, top),
                                   m.card, (places[i].back ? 1000 : 1100) + static_cast<int>(i));
            sprite.seat = s.me;
            sprite.opensGroup = places[i].opensGroup && i > 0;
            sprite.lifted = up;
            sprite.notch = s.announced.contains(card);
            sprite.focused = a.focusShown && a.focused == card;
        }
    }

    // Backs seen at the edge; public cards lie apart, so they are not among them.
    void backs(Seat seat) {
        int faceUp = s.open[seat].size();
        for (const PublicGroup& group : s.shown[seat])
            faceUp += static_cast<int>(group.cards.size());
        const int n = s.open[seat].empty() ? std::max(0, s.counts[seat] - faceUp) : 0;
        const QSizeF size = sized(60);
        const int where = place(seat);
        const double seen = m.px(42);
        const double step = n < 2        ? 0
                            : where == 2 ? std::min<double>(m.px(15), m.px(200) / double(n - 1))
                                         : std::min<double>(m.px(13), m.px(169) / double(n - 1));
        for (int i = 0; i < n; ++i) {
            QPointF centre;
            if (where == 2)
                centre = {cx - step * (n - 1) / 2 + step * i, y(34) + seen - size.height() / 2};
            else
                centre = {where == 3 ? m.frame + seen - size.height() / 2 : R - seen + size.height() / 2,
                          y(204) + size.width() / 2 + step * i};
            Sprite& back = add(kBackKeys + index(seat) * 64 + i, Sprite::Place::Back, QStringLiteral("back"),
                               centre, size, 10 + i);
            back.angle = where == 2 ? 180 : where == 3 ? 90 : -90;
            back.seat = seat;
        }
        const double last = step * std::max(0, n - 1);
        pic.backs[seat] = n;
        pic.chips[seat] = where == 2 ? QPointF(cx + last / 2, y(54))
                                     : QPointF(where == 3 ? m.frame + seen / 2 : R - seen / 2,
                                               y(204) + size.width() / 2 + last);
        backsLeft[seat] = cx - last / 2 - size.width() / 2;
    }

    // Public or open cards in rows before their owner; a row too long for its zone continues below.
    void publicCards(Seat seat) {
        const int where = place(seat);
        const QSizeF size = publicSize();
        const double strip = m.px(22), between = m.px(12);
        struct Lying {
            Card card;
            double x;
            int row;
        };
        std::vector<Lying> cards;
        struct Kind {
            double x;
            int row;
            PublicGroup::Kind kind;
        };
        std::vector<Kind> kinds;
        const double room = where == 2 ? m.px(520) : cx - m.px(104 + 51 + 14) - (m.frame + m.px(56));
        double x = 0, widest = 0;
        int row = 0;
        const auto lay = [&](Card card) {
            if (x + size.width() > room && x > 0) {
                ++row;
                x = 0;
            }
            cards.push_back({card, x, row});
            widest = std::max(widest, x + size.width());
            x += strip;
        };
        if (!s.open[seat].empty()) {
            for (Card c : inHandOrder(s.open[seat]))
                lay(c);
        } else {
            for (const PublicGroup& group : s.shown[seat]) {
                if (!cards.empty())
                    x += size.width() - strip + between;
                const auto first = cards.size();
                for (Card c : group.cards)
                    lay(c);
                kinds.push_back({cards[first].x, cards[first].row, group.kind});
            }
        }
        const double left = where == 2   ? cx - widest / 2
                            : where == 3 ? m.frame + m.px(56)
                                         : R - m.px(56) - widest;
        const double top = where == 2 ? y(84) : y(204);
        const double rowStep = m.px(46);
        for (std::size_t i = 0; i < cards.size(); ++i) {
            Sprite& sprite =
                addAt(cards[i].card.id, s.open[seat].empty() ? Sprite::Place::Public : Sprite::Place::Open,
                      faceOf(cards[i].card), QPointF(left + cards[i].x, top + rowStep * cards[i].row), size,
                      100 + static_cast<int>(i));
            sprite.seat = seat;
            sprite.largeIndex = true;
            sprite.lifted = a.hovered == cards[i].card && s.asksCardOf(seat);
            sprite.focused = a.focusShown && a.focused == cards[i].card;
            if (s.asksCardOf(seat) && s.legal().contains(cards[i].card))
                sprite.centre.ry() += m.px(sprite.lifted ? 16 : 8);
        }
        publicRight[seat] = left + widest;
        publicLeft[seat] = left;
        publicWide[seat] = widest;
        publicBottom[seat] = top + size.height() + rowStep * row;
        if (s.phase == Phase::Discard || s.phase == Phase::Cut)
            for (const Kind& kind : kinds) {
                const QRectF below(left + kind.x, top + size.height() + m.px(4) + rowStep * kind.row,
                                   m.px(110), m.text(13) * 1.5);
                const QRectF beside(publicRight[seat] + m.px(10), top + m.px(4), m.px(110), m.text(13) * 1.5);
                if (where != 2)
                    caption(where == 3 ? below : below, Qt::AlignLeft, kindWords(kind.kind));
                else if (kinds.size() == 1)
                    caption(beside, Qt::AlignLeft, kindWords(kind.kind));
            }
    }

    static QString kindWords(PublicGroup::Kind kind) {
        switch (kind) {
        case PublicGroup::Kind::Robbed:
            return Words::tr("robbed");
        case PublicGroup::Kind::TurnedUp:
            return Words::tr("turned up");
        case PublicGroup::Kind::FromFola:
            return Words::tr("from the fola");
        case PublicGroup::Kind::Declared:
            break;
        }
        return Words::tr("declared");
    }

    void plates() {
        const QSize mount(m.px(46), m.px(55));
        for (Seat seat : kSeats) {
            Plate& plate = pic.plates[seat];
            plate.seat = seat;
            const int gap = m.px(11);
            int words = std::lround(220 * m.t);
            QPoint at;
            switch (place(seat)) {
            case 0:
                at = {m.frame + m.px(16), handY() - m.px(86)};
                words = m.px(166);
                break;
            case 1:
                at = {R - m.px(14) - mount.width(), int(y(136))};
                plate.rightward = false;
                break;
            case 2: {
                words = m.px(150);
                // With few backs left the plate need not follow them to the middle.
                const double left = std::min(backsLeft[seat], cx - double(m.px(80)));
                at = {int(left) - m.px(18) - words - gap - mount.width(), int(y(46))};
                break;
            }
            default:
                at = {m.frame + m.px(14), int(y(136))};
            }
            plate.mount = QRect(at, mount);
            plate.words = plate.rightward ? QRect(at.x() + mount.width() + gap, at.y(), words, mount.height())
                                          : QRect(at.x() - gap - words, at.y(), words, mount.height());
        }
    }

    // The pack in the middle: spread for the person to cut, else a stack that shrinks as it is dealt.
    void pack() {
        const QSizeF size = sized(60);
        const double width = std::min(m.px(640), W - 2 * m.px(200));
        pic.packSpread = QRectF(cx - width / 2, y(352) - size.height() / 2, width, size.height()).toRect();
        if (s.pack == 0 || s.draw)
            return;
        if (s.asked && std::holds_alternative<CutChoice>(s.asked->among)) {
            const double step = (width - size.width()) / (kDeckSize - 1);
            for (int i = 0; i < kDeckSize; ++i) {
                const double lift = i < a.cutAt ? m.px(18) : 0;
                add(kPackKeys + i, Sprite::Place::Pack, QStringLiteral("back"),
                    {pic.packSpread.left() + size.width() / 2 + step * i, y(352) - lift}, size, 50 + i);
            }
            return;
        }
        // What the person saw as cutter lies open in a row before the pack until it is looked at.
        const double packY = s.looked.empty() ? y(352) : y(262);
        const int layers = std::min(5, 1 + s.pack / 20);
        for (int i = 0; i < layers; ++i)
            add(kPackKeys + i, Sprite::Place::Pack, QStringLiteral("back"),
                {cx - double(m.px(2)) * i, packY - m.px(2) * i}, size, 50 + i);
        const QSizeF open = publicSize();
        const double strip = std::min<double>(open.width() + m.px(6), m.px(44));
        const auto n = static_cast<double>(s.looked.size());
        for (std::size_t i = 0; i < s.looked.size(); ++i) {
            Sprite& card =
                add(s.looked[i].id, Sprite::Place::Looked, faceOf(s.looked[i]),
                    {cx + (double(i) - (n - 1) / 2) * strip, y(392)}, open, 200 + static_cast<int>(i));
            card.largeIndex = true;
        }
    }

    [[nodiscard]] QPointF folaCorner() const {
        switch (place(s.dealer)) {
        case 0:
            return {double(R - m.px(280)), y(336)};
        case 1:
            return {double(R - m.px(240)), y(46)};
        case 2:
            return {double(pic.plates[s.dealer].mount.left() - m.px(148)), y(46)};
        default:
            return {double(m.frame + m.px(64)), y(352)};
        }
    }

    void fola() {
        const QSizeF size = sized(42);
        const QPointF corner = folaCorner();
        const int layers = std::min(3, s.fola);
        for (int i = 0; i < layers; ++i)
            addAt(kFolaKeys + i, Sprite::Place::Fola, QStringLiteral("back"),
                  corner - QPointF(m.px(2), m.px(2)) * i, size, 60 + i);
        if (s.folaTop && s.phase != Phase::Play) {
            bool taken = false; // it lies before the dealer then
            for (const PublicGroup& group : s.shown[s.dealer])
                taken |= std::ranges::find(group.cards, *s.folaTop) != group.cards.end();
            if (!taken)
                addAt(s.folaTop->id, Sprite::Place::Fola, faceOf(*s.folaTop),
                      corner - QPointF(m.px(6), m.px(12)), publicSize(), 70)
                    .largeIndex = true;
        }
        if (s.fola > 0)
            caption({corner.x() + size.width() + m.px(14), corner.y() + m.px(22), double(m.px(110)),
                     m.text(13) * 3.2},
                    Qt::AlignLeft, Words::tr("fola\n%n card(s)", nullptr, s.fola));
        pic.fola = s.fola > 0 ? QRectF(corner - QPointF(m.px(4), m.px(4)),
                                       QSizeF(m.px(42 + 14 + 76), size.height() + m.px(8)))
                                    .toRect()
                              : QRect();
    }

    // Discards: backs before their owner, then face up while they are shown (M5.11).
    void discards() {
        for (Seat seat : kSeats) {
            const auto& up = s.discardsUp[seat];
            const int n = up.empty() ? s.discards[seat] : static_cast<int>(up.size());
            if (n == 0)
                continue;
            const QSizeF size = up.empty() ? sized(42) : publicSize();
            const double step = up.empty() ? m.px(9) : m.px(24);
            const double width = size.width() + step * (n - 1);
            QPointF corner;
            switch (place(seat)) {
            case 0:
                corner = {double(m.px(288)), double(handY() - m.px(124))};
                break;
            case 1:
                corner = {publicLeft[seat] - m.px(14) - width, y(204)};
                break;
            case 2:
                corner = {publicRight[seat] + m.px(24), y(84)};
                break;
            default:
                corner = {publicRight[seat] + m.px(14), y(204)};
            }
            for (int i = 0; i < n; ++i) {
                const bool open = !up.empty();
                Sprite& card =
                    addAt(open ? up[static_cast<std::size_t>(i)].id : kDiscardKeys + index(seat) * 64 + i,
                          Sprite::Place::Discard,
                          open ? faceOf(up[static_cast<std::size_t>(i)]) : QStringLiteral("back"),
                          corner + QPointF(step * i, 0), size, 150 + i);
                card.seat = seat;
                card.largeIndex = open;
            }
        }
    }

    [[nodiscard]] QPointF trickCentre(Seat seat) const {
        static constexpr std::array<std::array<double, 2>, 4> ways{
            {{0, 54.5}, {104, 0}, {0, -54.5}, {-104, 0}}};
        const auto way = ways[static_cast<std::size_t>(place(seat))];
        return {cx + double(m.px(way[0])), y(352) + m.px(way[1])};
    }

    void trick() {
        // Drawn top, left, right, bottom whatever the order of play, so that all four indexes are seen.
        static constexpr std::array<int, 4> depth{3, 2, 0, 1};
        const auto lay = [&](Seat seat, Card card, bool wins) {
            Sprite& sprite = add(card.id, Sprite::Place::Trick, faceOf(card), trickCentre(seat), m.trickCard,
                                 300 + depth[static_cast<std::size_t>(place(seat))]);
            sprite.seat = seat;
            sprite.wins = wins;
        };
        bool mine = false;
        for (std::size_t i = 0; i < s.trick.plays.size(); ++i) {
            lay(s.trick.plays[i].seat, s.trick.plays[i].card,
                s.trick.winning == i && s.trick.plays.size() > 1);
            mine |= s.trick.plays[i].seat == s.me;
        }
        if (a.played && !mine)
            lay(s.asked ? s.asked->seat : s.me, *a.played, false);
        const QPointF own = trickCentre(s.me);
        const QSizeF size = m.trickCard;
        pic.emptyPlace = QRectF(own - QPointF(size.width() / 2, size.height() / 2), size).toRect();
        pic.middle = QRectF(cx - m.px(230), y(190), m.px(460), m.px(330)).toRect();
    }

    // Their tricks lie between the trick and the cards of the player at the right; where many of those are
    // public, under them.
    [[nodiscard]] QPointF theirPile(QSizeF size) const {
        const Seat right = tricks::right(s.me);
        const double half = size.height() / 2;
        const double wanted = R - m.px(238 - 21), nearest = cx + m.px(104 + 51 + 14) + half;
        const double free = publicWide[right] > 0 ? publicLeft[right] - m.px(14) - half : wanted;
        if (free >= nearest)
            return {std::min(wanted, free), y(218) + half};
        return {R - m.px(56) - half, publicBottom[right] + m.px(14) + half};
    }

    // Tricks crosswise, with the number of cards under them; the Fool beside its side's while a card is owed
    // for it.
    void piles() {
        for (Side side : kSides) {
            const bool ours = side == sideOf(s.me);
            const QSizeF size = sized(42);
            const QPointF centre =
                ours ? QPointF(m.px(288 + 38), handY() - m.px(120) + size.height() / 2) : theirPile(size);
            pic.piles[side] = QRectF(centre.x() - size.height() / 2, centre.y() - size.height() / 2,
                                     size.height(), size.height() + m.px(26))
                                  .toRect();
            const int n = s.captured[side];
            if (n <= 0)
                continue;
            const int layers = n > 4 ? 2 : 1;
            for (int i = 0; i < layers; ++i)
                add(kPileKeys + index(side) * 8 + i, Sprite::Place::Pile, QStringLiteral("back"), centre,
                    size, 80 + i)
                    .angle = i == 0 ? 0 : 90;
            if (s.foolDebt == side)
                add(kFool.id, Sprite::Place::Fool, faceOf(kFool),
                    centre + QPointF(size.height() / 2 + m.px(34), 0), publicSize(), 90)
                    .largeIndex = true;
            caption({centre.x() - m.px(60), centre.y() + size.height() / 2 + m.px(6), double(m.px(120)),
                     m.text(13) * 1.5},
                    Qt::AlignHCenter, ours ? Words::tr("ours: %1").arg(n) : Words::tr("theirs: %1").arg(n));
        }
        for (Side side : kSides) // before the first trick of its own a side has no pile to lay the Fool by
            if (s.foolDebt == side && s.captured[side] <= 0) {
                const QRectF at = pic.piles[side];
                add(kFool.id, Sprite::Place::Fool, faceOf(kFool), at.center(), publicSize(), 90).largeIndex =
                    true;
            }
    }

    void drawnCards() {
        if (!s.draw)
            return;
        for (Seat seat : kSeats)
            if (const auto& card = s.drawn[static_cast<std::size_t>(s.players[seat])]) {
                static constexpr std::array<std::array<double, 2>, 4> ways{
                    {{0, 110}, {190, 0}, {0, -110}, {-190, 0}}};
                const auto way = ways[static_cast<std::size_t>(place(seat))];
                Sprite& sprite = add(card->id, Sprite::Place::Drawn, faceOf(*card),
                                     {cx + double(m.px(way[0])), y(278) + m.px(way[1])}, m.trickCard, 300);
                sprite.seat = seat;
            }
    }

    void zones() {
        const int top = handY();
        pic.tray = QRect(R - m.px(14) - m.tray.width(), top - m.px(94), m.tray.width(), m.tray.height());
        const int line = std::lround(m.text(13) * 1.5);
        const int left = pic.tray.left() + m.px(40);
        pic.lastMarks = QRect(left, pic.tray.top() - m.px(8) - 3 * line, R - m.px(56) - left, 3 * line);
        pic.strip = QRect(m.px(256), top - m.px(100), m.px(396), m.px(72));
        pic.fallStrip = QRect(m.px(372), top - m.px(82), m.px(284), m.px(66));
        pic.declareStrip = QRect(m.px(256), top - m.px(100), m.px(396), m.px(92));
        pic.slip = QRectF(cx - m.px(215), y(247), m.px(430), m.px(116)).toRect();
    }

    const TableState& s;
    const look::Metrics& m;
    const Attention& a;
    const int W, R, cx;
    PerSeat<double> backsLeft{}, publicRight{}, publicLeft{}, publicWide{}, publicBottom{};
    Picture pic;
};

} // namespace

QRectF Sprite::bounds() const {
    const double radians = std::abs(angle) * 3.14159265358979 / 180;
    const double c = std::abs(std::cos(radians)), si = std::abs(std::sin(radians));
    const double w = size.width() * c + size.height() * si, h = size.width() * si + size.height() * c;
    return {centre.x() - w / 2, centre.y() - h / 2, w, h};
}

int screenPlace(const TableState& state, Seat seat) {
    return (index(seat) - index(state.me)) & 3;
}

std::vector<Card> handOrder(const TableState& state) {
    return inHandOrder(state.cards);
}

Picture layOut(const TableState& state, const look::Metrics& m, const Attention& attention) {
    return Builder(state, m, attention).build();
}

std::optional<Card> cardAt(const Picture& picture, const TableState& state, QPointF at) {
    for (auto sprite = picture.sprites.rbegin(); sprite != picture.sprites.rend(); ++sprite) {
        const bool own = sprite->place == Sprite::Place::Hand;
        const bool open = sprite->place == Sprite::Place::Open && state.asksCardOf(sprite->seat);
        QRectF seen = sprite->bounds();
        if (own) // a lifted card still answers where it stood, so that it does not flee from the mouse
            seen.setBottom(seen.bottom() + kMostLift * seen.height());
        if ((own || open) && seen.contains(at))
            return sprite->card();
    }
    return std::nullopt;
}

Sprite originOf(const Sprite& sprite, const TableState& state, const Picture& before,
                const look::Metrics& m) {
    Sprite from = sprite;
    const QPointF middle(m.table.width() / 2.0, m.fromWindowTop(352));
    switch (sprite.place) {
    case Sprite::Place::Trick:
    case Sprite::Place::Public:
    case Sprite::Place::Open:
    case Sprite::Place::Discard:
        if (sprite.seat != state.me) {
            from.centre = before.chips[sprite.seat];
            from.size = sprite.size * 0.6;
        } else {
            from.centre = QPointF(middle.x(), m.handTop + m.card.height() / 2.0);
        }
        break;
    case Sprite::Place::Hand:
    case Sprite::Place::Back:
    case Sprite::Place::Looked:
    case Sprite::Place::Drawn:
        from.centre = middle;
        break;
    default:
        break;
    }
    return from;
}

} // namespace table
