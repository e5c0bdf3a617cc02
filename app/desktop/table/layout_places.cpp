// Where plates, fola, piles, pad and strips lie.
#include "desktop/table/layout_builder.h"

#include "desktop/table/free_place.h"

#include <cmath>

namespace table {

// Room for the name and two lines under it, over cards that are raised.
int LayoutBuilder::ownPlateHeight() const {
    const int words = static_cast<int>(std::lround(m.text(20) * 1.4 + 2 * m.text(13) * 1.5));
    return std::max(m.px(86), words + m.px(8)) + (s.discarding() ? m.px(22) : 0);
}

void LayoutBuilder::plates() {
    const QSize mount(m.px(46), m.px(55));
    for (Seat seat : kSeats) {
        Plate& plate = pic.plates[seat];
        plate.seat = seat;
        const int gap = m.px(11);
        int words = qRound(220 * m.t);
        QPoint at;
        switch (place(seat)) {
        case 0:
            at = {m.frame + m.px(16), handY() - ownPlateHeight()};
            // As far as the strip, and where none is asked for, as far as our tricks.
            words = (s.playing() ? m.px(288) : m.px(256)) - at.x() - mount.width() - gap - m.px(6);
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

// Where the three marks over the tray begin.
int LayoutBuilder::marksTop() const {
    return handY() - m.px(94) - m.px(8) - 3 * static_cast<int>(std::lround(m.text(13) * 1.5));
}

QPointF LayoutBuilder::folaCorner() const {
    switch (place(s.dealer)) {
    case 0: {
        const double under = std::max(y(336), publicBottom[tricks::right(s.me)] + m.px(6));
        return under + m.px(76) <= marksTop() + m.px(4)
                   ? QPointF(R - m.px(280), under)
                   : QPointF(R - m.px(14 + 110) - m.tray.width() - m.px(42), handY() - m.px(94));
    }
    case 1:
        return {double(R - m.px(240)), y(46)};
    case 2:
        return {double(pic.plates[s.dealer].mount.left() - m.px(148)), y(46)};
    default:
        return {double(m.frame + m.px(64)), std::max(y(352), publicBottom[s.dealer] + m.px(6))};
    }
}

void LayoutBuilder::fola() {
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
        if (!taken) { // clear of the words beside it, and of the hand
            const double left = std::min<double>(-m.px(6), size.width() + m.px(10) - publicSize().width());
            const double top = std::min(corner.y() - m.px(4), handY() - m.px(4) - publicSize().height());
            addAt(s.folaTop->id, Sprite::Place::Fola, faceOf(*s.folaTop), QPointF(corner.x() + left, top),
                  publicSize(), 70)
                .largeIndex = true;
        }
    }
    if (s.fola > 0)
        caption({corner.x() + size.width() + m.px(14), corner.y() + m.px(22), double(m.px(110)),
                 m.text(13) * 3.2},
                Qt::AlignLeft, TableWords::tr("fola\n%n card(s)", nullptr, s.fola));
    pic.fola = s.fola > 0 ? QRectF(corner - QPointF(m.px(4), m.px(4)),
                                   QSizeF(m.px(42 + 14 + 76), size.height() + m.px(8)))
                                .toRect()
                          : QRect();
}

// Their tricks lie between the trick and the cards of the player at the right; where many of those are
// public, under them; and where no room is left there, in the corner over that player.
QPointF LayoutBuilder::theirPile(QSizeF size) const {
    const Seat right = tricks::right(s.me);
    const double half = size.height() / 2;
    const double wanted = R - m.px(238 - 21), nearest = cx + m.px(104 + 51 + 14) + half;
    const double free = publicWide[right] > 0 ? publicLeft[right] - m.px(14) - half : wanted;
    if (free >= nearest)
        return {std::min(wanted, free), y(218) + half};
    const QPointF under(R - m.px(56) - half, publicBottom[right] + m.px(6) + half);
    const double words = m.px(6) + m.text(13) * 1.5;
    if (under.y() + half + words <= marksTop())
        return under;
    const QRect corner(R - m.px(66 + 60), int(y(36)), m.px(120), m.px(76) + int(words));
    const QRect place = nearestFree(corner.size(), corner);
    return {double(place.center().x()), place.top() + half};
}

// Tricks crosswise, with the number of cards under them; the Fool beside its side's while a card is owed
// for it.
void LayoutBuilder::piles() {
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
            add(kPileKeys + index(side) * 8 + i, Sprite::Place::Pile, QStringLiteral("back"), centre, size,
                80 + i)
                .angle = i == 0 ? 0 : 90;
        caption({centre.x() - m.px(60), centre.y() + size.height() / 2 + m.px(6), double(m.px(120)),
                 m.text(13) * 1.5},
                Qt::AlignHCenter,
                ours ? TableWords::tr("ours: %1").arg(n) : TableWords::tr("theirs: %1").arg(n));
    }
}

// Where it hides nothing that has been laid already.
QRect LayoutBuilder::nearestFree(QSize size, const QRect& near) const {
    std::vector<QRect> taken = takenPlaces(pic, m);
    for (const Plate& plate : pic.plates) {
        QRect words = plate.words; // which seldom fill their room
        words.setWidth(words.width() * 7 / 10);
        if (!plate.rightward)
            words.moveRight(plate.words.right());
        taken.push_back(words);
    }
    taken.push_back(pic.strip);
    const int edge = m.frame + m.px(8);
    return freePlace(size, near, taken, {edge, edge, W - 2 * edge, handY() - m.px(10) - edge});
}

// The Fool lies before its side while a card is owed for it; the card that pays lies by the pile it goes to
// (M6.6).
void LayoutBuilder::foolsCards() {
    const auto lay = [&](Card card, Side side) {
        const QRect at = nearestFree(publicSize().toSize(), pic.piles[side]);
        Sprite& sprite = addAt(card.id, Sprite::Place::Fool, faceOf(card), at.topLeft(), publicSize(), 90);
        sprite.largeIndex = true;
    };
    if (s.foolDebt)
        lay(kFool, *s.foolDebt);
    if (s.paidForFool)
        lay(*s.paidForFool, s.paidTo);
}

void LayoutBuilder::zones() {
    const int top = handY();
    pic.tray = QRect(R - m.px(14) - m.tray.width(), top - m.px(94), m.tray.width(), m.tray.height());
    const int left = pic.tray.left() + m.px(8);
    pic.lastMarks = QRect(QPoint(left, marksTop()), QPoint(R - m.px(56) - 1, pic.tray.top() - m.px(8) - 1));
    pic.strip = QRect(m.px(256), top - m.px(100), m.px(396), m.px(72));
    pic.fallStrip = QRect(m.px(372), top - m.px(82), m.px(284), m.px(66));
    pic.declareStrip = QRect(m.px(256), top - m.px(100), m.px(396), m.px(92));
}

} // namespace table
