// The parts of layOut(), private to it.
#pragma once

#include "desktop/table/layout.h"
#include "minchiate/hand_order.h"

#include <QCoreApplication>

#include <algorithm>

namespace table {

// Words on the cloth.
struct TableWords {
    Q_DECLARE_TR_FUNCTIONS(Table)
};

// Keys of cards whose faces are not known, unique to where they lie.
inline constexpr int kBackKeys = 200, kDiscardKeys = 500, kFolaKeys = 800, kPileKeys = 850, kPackKeys = 1000;

[[nodiscard]] inline QString faceOf(Card c) {
    return QString::fromStdString(code(c));
}

// Builds a picture of the table zone by zone. Every number in its parts is a length at s = 1, as the design
// gives it; y is counted from the window's top there.
class LayoutBuilder {
public:
    LayoutBuilder(const TableState& state, const look::Metrics& metrics, const Attention& attention)
        : s(state), m(metrics), a(attention), W(m.table.width()), R(W - m.frame), cx(W / 2) {}

    Picture build() {
        zones();
        if (!s.spread.empty()) {
            spread();
            return std::move(pic);
        }
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
        foolsCards();
        drawnCards();
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

    void hand();
    void backs(Seat seat);
    void publicCards(Seat seat);
    static QString kindWords(PublicGroup::Kind kind);
    [[nodiscard]] int ownPlateHeight() const;
    void plates();
    void pack();
    [[nodiscard]] int marksTop() const;
    [[nodiscard]] QPointF folaCorner() const;
    void fola();
    void discards();
    [[nodiscard]] QPointF trickCentre(Seat seat) const;
    void trick();
    [[nodiscard]] QPointF theirPile(QSizeF size) const;
    void piles();
    void foolsCards();
    [[nodiscard]] QRect nearestFree(QSize size, const QRect& near) const;
    void drawnCards();
    void spread();
    void zones();

    const TableState& s;
    const look::Metrics& m;
    const Attention& a;
    const int W, R, cx;
    PerSeat<double> backsLeft{}, publicRight{}, publicLeft{}, publicWide{}, publicBottom{};
    Picture pic;
};

} // namespace table
