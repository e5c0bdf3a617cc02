// Where plates, stock, piles, pad and strips lie.
#include "desktop/table/layout_builder.h"

#include "desktop/look/type.h"
#include "desktop/table/free_place.h"

#include <QFontMetrics>

#include <cmath>

namespace table {

namespace {

constexpr double kHalfTag = 58; // of the longest, who led and wins so far, at t = 1

} // namespace

// Room for the name and two lines under it, over cards that are raised.
int LayoutBuilder::ownPlateHeight() const {
    const int words = static_cast<int>(std::lround(m.text(20) * 1.4 + 2 * m.text(13) * 1.5));
    return std::max(m.px(86), words + m.px(8)) + (asks(Ask::Cards::Raise) ? m.px(22) : 0);
}

// Of name and line, as broad as those are, in that room.
int LayoutBuilder::wordsWidth(int seat, int room) const {
    const QFontMetrics name(look::font(m, look::Type::Name)), line(look::font(m, look::Type::Strong));
    const Person& person = s.at(seat);
    int wide = name.horizontalAdvance(person.name);
    for (const QString& role : {person.role, person.roleAtRest})
        wide = std::max(wide, line.horizontalAdvance(role) + line.ascent());
    return std::min(room, wide);
}

void LayoutBuilder::plates() {
    const QSize mount(m.px(kMountWide), m.px(55));
    for (int seat = 0; seat < s.seats(); ++seat) {
        Plate& plate = this->plate(seat);
        const int gap = m.px(kMountGap);
        int words = qRound(220 * m.t);
        QPoint at;
        switch (edge(seat)) {
        case Edge::Below:
            at = {m.frame + m.px(16), handY() - ownPlateHeight()};
            // As far as the strip, and where none is asked for, as far as our tricks.
            words = (asks(Ask::Cards::Play) ? m.px(288) : m.px(256)) - at.x() - mount.width() - gap - m.px(6);
            break;
        case Edge::Right:
            at = {R - m.px(kMountEdge) - mount.width(), int(y(136))};
            plate.rightward = false;
            break;
        case Edge::Top: {
            words = m.px(150);
            // With few backs left the plate need not follow them to the middle; the words as they are end
            // before the cards that lie there.
            const Before& lying = beforeSeat(seat);
            double right = std::min(lying.backsLeft, cx - double(m.px(80))) - m.px(18);
            if (lying.wide > 0)
                right = std::min(right, lying.left - m.px(10) + words - wordsWidth(seat, words));
            at = {int(right) - words - gap - mount.width(), int(y(46))};
            break;
        }
        case Edge::Left:
            at = {m.frame + m.px(kMountEdge), int(y(136))};
            break;
        case Edge::TopRight:
            at = {R - m.px(kMountEdge) - mount.width(), int(y(46))};
            plate.rightward = false;
            break;
        case Edge::TopLeft:
            at = {m.frame + m.px(kMountEdge), int(y(46))};
        }
        plate.mount = QRect(at, mount);
        plate.words = plate.rightward ? QRect(at.x() + mount.width() + gap, at.y(), words, mount.height())
                                      : QRect(at.x() - gap - words, at.y(), words, mount.height());
    }
}

// How far the score piece's upper edge is over the hand; its foot stands where that of Minchiate's tray does.
int LayoutBuilder::trayRise() const {
    return m.px(94) + m.tray.height() - m.px(66);
}

// Where the three marks over the tray begin.
int LayoutBuilder::marksTop() const {
    return handY() - trayRise() - m.px(8) - 3 * static_cast<int>(std::lround(m.text(13) * 1.5));
}

// Of the longest of them, in the letters of the newest.
int LayoutBuilder::marksWidth() const {
    const QFontMetrics font(look::font(m, look::Type::Strong));
    int wide = 0;
    for (const MarkLine& mark : s.marks)
        wide = std::max(wide,
                        font.horizontalAdvance(mark.reason) + m.px(8) + font.horizontalAdvance(mark.points));
    return wide;
}

QPointF LayoutBuilder::stockCorner(int seat) const {
    switch (edge(seat)) {
    case Edge::Below: {
        const QFontMetrics font(look::font(m, look::Type::Text));
        const int words = std::max(m.px(110), font.size(0, s.stock ? s.stock->words : QString()).width());
        const double under = std::max(y(336), beforeSeat(next()).bottom + m.px(6));
        return under + m.px(76) <= marksTop() + m.px(4)
                   ? QPointF(R - m.px(280), under)
                   : QPointF(R - m.px(14 + 14 + 8) - words - m.tray.width() - m.px(42), handY() - m.px(94));
    }
    case Edge::Right:
        return {double(R - m.px(240)), y(46)};
    case Edge::Top:
        return {double(pic.plates[static_cast<std::size_t>(seat)].mount.left() - m.px(148)), y(46)};
    case Edge::TopRight:
    case Edge::TopLeft: // between the plate and the trick, where nothing lies
        return nearestFree({m.px(132), m.px(84)}, pic.plates[static_cast<std::size_t>(seat)].mount).topLeft();
    case Edge::Left:
        break;
    }
    return {double(m.frame + m.px(64)), std::max(y(352), beforeSeat(seat).bottom + m.px(6))};
}

void LayoutBuilder::stock() {
    if (!s.stock)
        return;
    const Stock& stock = *s.stock;
    const QSizeF size = sized(42);
    const QPointF corner = stockCorner(stock.seat);
    const int layers = std::min(3, stock.cards);
    for (int i = 0; i < layers; ++i)
        addAt(kStockKeys + i, Sprite::Place::Stock, QStringLiteral("back"),
              corner - QPointF(m.px(2), m.px(2)) * i, size, 60 + i);
    if (stock.turned) { // clear of the words beside it, and of the hand
        const double left = std::min<double>(-m.px(6), size.width() + m.px(10) - publicSize().width());
        const double top = std::min(corner.y() - m.px(4), handY() - m.px(4) - publicSize().height());
        addAt(stock.turned->id, Sprite::Place::Stock, s.pack->face(*stock.turned),
              QPointF(corner.x() + left, top), publicSize(), 70)
            .largeIndex = true;
    }
    if (stock.cards == 0)
        return;
    caption(
        {corner.x() + size.width() + m.px(14), corner.y() + m.px(22), double(m.px(110)), m.text(13) * 3.2},
        Qt::AlignLeft, stock.words);
    pic.stock =
        QRectF(corner - QPointF(m.px(4), m.px(4)), QSizeF(m.px(42 + 14 + 76), size.height() + m.px(8)))
            .toRect();
}

// Captured by the others: between the trick and the cards of the player at the right; where many of those are
// public, under them; and where no room is left there, in the corner over that player.
QPointF LayoutBuilder::farPile(QSizeF size) const {
    const Before& right = beforeSeat(next());
    const double half = size.height() / 2;
    const double wanted = R - m.px(238 - 21), nearest = cx + m.px(104 + 51 + 14) + half;
    const double free = right.wide > 0 ? right.left - m.px(14) - half : wanted;
    if (free >= nearest)
        return {std::min(wanted, free), y(218) + half};
    const QPointF under(R - m.px(56) - half, right.bottom + m.px(6) + half);
    const double words = m.px(6) + m.text(13) * 1.5;
    if (under.y() + half + words <= marksTop())
        return under;
    const QRect corner(R - m.px(66 + 60), int(y(36)), m.px(120), m.px(76) + int(words));
    const QRect place = nearestFree(corner.size(), corner);
    return {double(place.center().x()), place.top() + half};
}

// Crosswise, with the number of cards under them.
void LayoutBuilder::piles() {
    for (std::size_t at = 0; at < s.piles.size(); ++at) {
        const Pile& pile = s.piles[at];
        const QSizeF size = sized(42);
        // Words of several lines under it end where one line does: over the cards that are lifted.
        const double further = m.text(13) * 1.5 * static_cast<double>(pile.words.count(u'\n'));
        const QPointF centre =
            pile.where == Pile::Where::Near
                ? QPointF(m.px(288 + 38), handY() - m.px(120) + size.height() / 2 - further)
            : pile.where == Pile::Where::Far ? farPile(size)
                                             : pileBefore(pile.seat);
        pic.piles[at] = QRectF(centre.x() - size.height() / 2, centre.y() - size.height() / 2, size.height(),
                               size.height() + m.px(26))
                            .toRect();
        if (pile.cards <= 0)
            continue;
        const int layers = pile.cards > 4 ? 2 : 1;
        for (int i = 0; i < layers; ++i)
            add(kPileKeys + static_cast<int>(at) * 8 + i, Sprite::Place::Pile, QStringLiteral("back"), centre,
                size, 80 + i)
                .angle = i == 0 ? 0 : 90;
        pileWords(pile, centre, size);
    }
}

// Of tricks that lie with who won them.
QPointF LayoutBuilder::pileBefore(int seat) const {
    const double under = beforeSeat(seat).bottom + m.px(4) + sized(42).height() / 2;
    switch (edge(seat)) {
    case Edge::Below:
        return {double(m.px(122)), y(432)};
    case Edge::Right:
        return {double(R - m.px(145)), std::max(y(376), under)};
    case Edge::Left:
        return {double(m.px(122)), std::max(y(290), under)};
    default:
        break;
    }
    return {*topMiddle(seat), y(130)};
}

// Under the pile; beside it of one before a player where there is room; over it where piles of cards to be
// played lie beside it.
void LayoutBuilder::pileWords(const Pile& pile, QPointF centre, QSizeF size) {
    const double wide = m.px(120), high = m.text(13) * 1.5, out = size.height() / 2 + m.px(6);
    const Edge where = edge(pile.seat);
    const bool own = pile.where == Pile::Where::Before;
    if (own && where == Edge::TopLeft)
        caption({centre.x() - out - wide, centre.y() - high / 2, wide, high}, Qt::AlignRight, pile.words);
    else if (own && where == Edge::Below && !s.at(pile.seat).stacks.empty())
        caption({centre.x() - wide / 2, centre.y() - out - high, wide, high}, Qt::AlignHCenter, pile.words);
    else if (own && where != Edge::Right)
        caption({centre.x() + out, centre.y() - high / 2, wide, high}, Qt::AlignLeft, pile.words);
    else if (pile.where == Pile::Where::Near && pile.words.contains(u'\n')) // away from one's own name
        caption({centre.x() - size.height() / 2, centre.y() + out, double(m.px(220)),
                 high * static_cast<double>(pile.words.count(u'\n') + 1)},
                Qt::AlignLeft, pile.words);
    else {
        const auto lines = static_cast<double>(pile.words.count(u'\n') + 1);
        const double room = lines > 1 ? m.px(220) : wide;
        caption({centre.x() - room / 2, centre.y() + out, room, high * lines}, Qt::AlignHCenter, pile.words);
    }
}

// Where it hides nothing that has been laid already.
QRect LayoutBuilder::nearestFree(QSize size, const QRect& near) const {
    std::vector<QRect> taken = takenPlaces(pic, m);
    for (int seat = 0; seat < s.seats(); ++seat) {
        const Plate& plate = pic.plates[static_cast<std::size_t>(seat)];
        QRect words = plate.words;
        words.setWidth(wordsWidth(seat, words.width()));
        if (!plate.rightward)
            words.moveRight(plate.words.right());
        taken.push_back(words);
    }
    taken.push_back(pic.strip);
    const int edge = m.frame + m.px(8);
    return freePlace(size, near, taken, {edge, edge, W - 2 * edge, handY() - m.px(10) - edge});
}

// Cards that lie open beside a pile.
void LayoutBuilder::besidePiles() {
    for (std::size_t at = 0; at < s.piles.size(); ++at)
        for (const Pile::Beside& beside : s.piles[at].besides) {
            const QRect place = nearestFree(publicSize().toSize(), pic.piles[at]);
            Sprite& sprite = addAt(beside.card.id, Sprite::Place::Beside, s.pack->face(beside.card),
                                   place.topLeft(), publicSize(), 90);
            sprite.largeIndex = true;
        }
}

void LayoutBuilder::zones() {
    const int top = handY();
    pic.tray = QRect(R - m.px(14) - m.tray.width(), top - trayRise(), m.tray.width(), m.tray.height());
    // A broad score piece begins under the trick: the marks begin beside its card at the right, and the tag.
    const QPointF card = trickCentre(next());
    const double tag = std::max(m.trickCard.width() / 2.0, kHalfTag * m.t) + m.px(10);
    const bool beside = card.y() + m.trickCard.height() / 2.0 + m.px(20) > marksTop();
    // A narrow one leaves them room at its left, and long words have what is free there.
    const int end = R - m.px(56);
    const int words = std::min({pic.tray.left() + m.px(8), end - m.px(236), end - marksWidth()});
    const int left = std::max(words, beside ? int(card.x() + tag) : cx);
    pic.lastMarks = QRect(QPoint(left, marksTop()), QPoint(end - 1, pic.tray.top() - m.px(8) - 1));
    pic.strip = QRect(m.px(256), top - m.px(100), m.px(396), m.px(72));
    pic.narrowStrip = QRect(m.px(372), top - m.px(82), m.px(284), m.px(66));
    pic.tallStrip = QRect(m.px(256), top - m.px(100), m.px(396), m.px(92));
}

} // namespace table
