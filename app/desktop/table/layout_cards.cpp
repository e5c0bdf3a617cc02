// Where cards lie: hand, backs, public cards, pack, discards, trick.
#include "desktop/table/layout_builder.h"

namespace table {

void LayoutBuilder::hand() {
    const auto cards = inHandOrder(ownCards());
    std::optional<int> ringed;
    if (const auto at = std::ranges::find(cards, a.opened); at != cards.end())
        ringed = static_cast<int>(at - cards.begin());
    const auto places = m.handPlaces(groupSizes(), ringed);
    const CardSet legal = s.asksCardOf(s.me) && !a.played ? s.legal() : CardSet{};
    for (std::size_t i = 0; i < cards.size(); ++i) {
        const Card card = cards[i];
        double top = m.handTop - (places[i].back ? handStrips().backTop : 0);
        // Under the mouse a card is lifted a little; raised to be put away it stands highest, with a tick.
        const bool raised = a.raised.contains(card), lifted = a.hovered == card && !a.played;
        const int up = raised ? m.px(24) : lifted ? m.px(16) : legal.contains(card) ? m.px(10) : 0;
        Sprite& sprite = addAt(card.id, Sprite::Place::Hand, faceOf(card), QPointF(places[i].x, top - up),
                               m.card, (places[i].back ? 1000 : 1100) + static_cast<int>(i));
        if (lifted)
            sprite.stoodBelow = up;
        sprite.seat = s.me;
        sprite.opensGroup = places[i].opensGroup && i > 0;
        sprite.lifted = raised || lifted;
        sprite.picked = raised;
        sprite.notch = s.announced.contains(card);
        sprite.focused = a.focusShown && a.focused == card;
    }
}

// Backs seen at the edge; public cards lie apart, so they are not among them.
void LayoutBuilder::backs(Seat seat) {
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
void LayoutBuilder::publicCards(Seat seat) {
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
    if (!s.open[seat].empty()) {
        for (Card c : inHandOrder(s.open[seat]))
            lay(c);
    } else {
        for (const PublicGroup& group : s.shown[seat]) {
            if (!cards.empty())
                x += size.width() - strip + between;
            // What belongs together is laid in one row as long as there is one it fits in.
            if (x > 0 && x + size.width() + strip * static_cast<double>(group.cards.size() - 1) > room)
                newRow();
            const auto first = cards.size();
            for (Card c : group.cards)
                lay(c);
            kinds.push_back({cards[first].x, cards[first].row, group.kind});
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
        if (s.asksCardOf(seat) && s.legal().contains(cards[i].card)) {
            const int up = m.px(sprite.lifted ? 16 : 8);
            sprite.centre.ry() -= up;
            if (sprite.lifted)
                sprite.stoodBelow = up;
        }
    }
    publicRight[seat] = left + widest;
    publicLeft[seat] = left;
    publicWide[seat] = widest;
    publicBottom[seat] = top + size.height() + rowStep * row;
    if (s.phase == Phase::Discard || s.phase == Phase::Cut)
        for (const Kind& kind : kinds) {
            const QRectF below(left + kind.x, top + size.height() + m.px(4) + rowStep * kind.row, m.px(110),
                               m.text(13) * 1.5);
            const QRectF beside(publicRight[seat] + m.px(10), top + m.px(4), m.px(110), m.text(13) * 1.5);
            if (where != 2) {
                caption(below, Qt::AlignLeft, kindWords(kind.kind));
                publicBottom[seat] = std::max(publicBottom[seat], below.bottom());
            } else if (kinds.size() == 1) {
                caption(beside, Qt::AlignLeft, kindWords(kind.kind));
            }
        }
}

QString LayoutBuilder::kindWords(PublicGroup::Kind kind) {
    switch (kind) {
    case PublicGroup::Kind::Robbed:
        return TableWords::tr("robbed");
    case PublicGroup::Kind::TurnedUp:
        return TableWords::tr("turned up");
    case PublicGroup::Kind::FromFola:
        return TableWords::tr("from the fola");
    case PublicGroup::Kind::Declared:
        break;
    }
    return TableWords::tr("declared");
}

// The pack in the middle: spread for the person to cut, else a stack that shrinks as it is dealt.
void LayoutBuilder::pack() {
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
    const double packY = s.looked.empty() ? y(352) : y(248);
    const int layers = std::min(5, 1 + s.pack / 20);
    for (int i = 0; i < layers; ++i)
        add(kPackKeys + i, Sprite::Place::Pack, QStringLiteral("back"),
            {cx - double(m.px(2)) * i, packY - m.px(2) * i}, size, 50 + i);
    const QSizeF open = publicSize();
    const double strip = std::min<double>(open.width() + m.px(6), m.px(44));
    const auto n = static_cast<double>(s.looked.size());
    for (std::size_t i = 0; i < s.looked.size(); ++i) {
        Sprite& card = add(s.looked[i].id, Sprite::Place::Looked, faceOf(s.looked[i]),
                           {cx + (double(i) - (n - 1) / 2) * strip, y(376)}, open, 200 + static_cast<int>(i));
        card.largeIndex = true;
    }
}

// Discards: backs before their owner, then face up while they are shown (M5.11).
void LayoutBuilder::discards() {
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

QPointF LayoutBuilder::trickCentre(Seat seat) const {
    static constexpr std::array<std::array<double, 2>, 4> ways{{{0, 54.5}, {104, 0}, {0, -54.5}, {-104, 0}}};
    const auto way = ways[static_cast<std::size_t>(place(seat))];
    return {cx + double(m.px(way[0])), y(352) + m.px(way[1])};
}

void LayoutBuilder::trick() {
    // Drawn top, left, right, bottom whatever the order of play, so that all four indexes are seen.
    static constexpr std::array<int, 4> depth{3, 2, 0, 1};
    const auto lay = [&](Seat seat, Card card, bool wins) {
        Sprite& sprite = add(card.id, Sprite::Place::Trick, faceOf(card), trickCentre(seat), m.trickCard,
                             300 + depth[static_cast<std::size_t>(place(seat))]);
        sprite.seat = seat;
        sprite.wins = wins;
        if (s.picking && s.picking->from.contains(card)) {
            sprite.picked = sprite.lifted = a.raised.contains(card);
            sprite.focused = a.focusShown && a.focused == card;
        }
    };
    bool mine = false;
    for (std::size_t i = 0; i < s.trick.plays.size(); ++i) {
        lay(s.trick.plays[i].seat, s.trick.plays[i].card,
            s.trick.winning == s.trick.plays[i].seat && s.trick.plays.size() > 1);
        mine |= s.trick.plays[i].seat == s.me;
    }
    if (a.played && !mine)
        lay(s.asked ? s.asked->seat : s.me, *a.played, false);
    const QPointF own = trickCentre(s.me);
    const QSizeF size = m.trickCard;
    for (Seat seat : kSeats)
        pic.trickPlaces[seat] =
            QRectF(trickCentre(seat) - QPointF(size.width() / 2.0, size.height() / 2.0), size).toRect();
    pic.emptyPlace = QRectF(own - QPointF(size.width() / 2, size.height() / 2), size).toRect();
    pic.middle = QRectF(cx - m.px(230), y(190), m.px(460), m.px(330)).toRect();
}

void LayoutBuilder::drawnCards() {
    if (!s.draw)
        return;
    static constexpr std::array<std::array<double, 2>, 4> ways{{{0, 97}, {190, 0}, {0, -97}, {-190, 0}}};
    constexpr double kIndex = 34; // of a card that another lies on, so much is seen
    for (Seat seat : kSeats) {
        const auto way = ways[static_cast<std::size_t>(place(seat))];
        QPointF centre(cx + double(m.px(way[0])), y(278) + m.px(way[1]));
        int z = 300;
        for (Card card : s.drawn[static_cast<std::size_t>(s.players[seat])]) {
            add(card.id, Sprite::Place::Drawn, faceOf(card), centre, m.trickCard, z++).seat = seat;
            centre.rx() += m.px(kIndex);
        }
    }
}

} // namespace table
