// The parts of layOut(), private to it.
#pragma once

#include "desktop/table/layout.h"

#include <algorithm>

namespace table {

// Keys of cards whose faces are not known, unique to where they lie.
inline constexpr int kBackKeys = 200, kAwayKeys = 600, kStockKeys = 1000, kPileKeys = 1050, kPackKeys = 1200,
                     kCrossedKeys = 1400, kMiddleKeys = 1450, kStackKeys = 1500;

// Builds a picture of the table zone by zone. Every number in its parts is a length at s = 1, as the design
// gives it; y is counted from the window's top there.
class LayoutBuilder {
public:
    LayoutBuilder(const Scene& scene, const Ask* asked, const look::Metrics& metrics,
                  const Attention& attention)
        : s(scene), ask(asked), m(metrics), a(attention), W(m.table.width()), R(W - m.frame), cx(W / 2) {}

    Picture build() {
        const auto n = s.people.size();
        pic.plates.resize(n);
        pic.backs.resize(n);
        pic.chips.resize(n);
        pic.trickPlaces.resize(n);
        pic.piles.resize(s.piles.size());
        before.resize(n);
        zones();
        if (!s.spread.empty()) {
            spread();
            return std::move(pic);
        }
        hand();
        for (int seat = 0; seat < s.seats(); ++seat)
            if (seat != s.me) {
                backs(seat);
                publicCards(seat);
            }
        plates();
        pack();
        stock();
        laidAway();
        middle();
        trick();
        piles();
        besidePiles();
        drawnCards();
        turnedUp();
        crossed();
        stacks();
        notice();
        std::ranges::stable_sort(pic.sprites, {}, &Sprite::z);
        return std::move(pic);
    }

private:
    // A portrait at the side or in a corner: from the frame, its breadth, and to its words, at s = 1.
    static constexpr int kMountEdge = 14, kMountWide = 46, kMountGap = 11;

    // Where what lies before somebody ends.
    struct Before {
        double backsLeft = 0, right = 0, left = 0, wide = 0, bottom = 0;
    };
    [[nodiscard]] Before& beforeSeat(int seat) { return before[static_cast<std::size_t>(seat)]; }
    [[nodiscard]] const Before& beforeSeat(int seat) const { return before[static_cast<std::size_t>(seat)]; }
    [[nodiscard]] Edge edge(int seat) const { return edgeOf(s, seat); }
    // Where the hand of somebody at the top has its middle; nothing for those who sit elsewhere.
    [[nodiscard]] std::optional<double> topMiddle(int seat) const;
    // From the frame to the end of a corner's portrait and words, and a little more, in pixels; the second
    // clear of the words of who sits below, too.
    [[nodiscard]] double besideCorner(int seat) const;
    [[nodiscard]] double besideOpenCorner(int seat) const;
    // From card to card of somebody's backs, at the top or at the sides.
    [[nodiscard]] double backsStep(int seat) const;
    // Who plays next after the person: at the right, where somebody sits there.
    [[nodiscard]] int next() const { return (s.me + 1) % s.seats(); }
    [[nodiscard]] Plate& plate(int seat) { return pic.plates[static_cast<std::size_t>(seat)]; }
    [[nodiscard]] double y(double windowY) const { return m.fromWindowTop(windowY); }
    [[nodiscard]] QSizeF sized(double width) const {
        return {double(m.px(width)), double(m.px(width * 1.8))};
    }
    [[nodiscard]] QSizeF publicSize() const { return m.publicCard; }
    // The hand's upper edge: that of the back row when there are two.
    [[nodiscard]] int handY() const { return m.handTop - handStrips().backTop; }

    // The hand without the card that is on its way out of it.
    [[nodiscard]] std::vector<Held> held() const;
    [[nodiscard]] static std::vector<int> groupSizes(const std::vector<Held>& cards);
    [[nodiscard]] look::HandStrips handStrips() const;
    [[nodiscard]] bool asks(Ask::Cards cards) const { return ask && ask->cards == cards; }

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
    void backs(int seat);
    void publicCards(int seat);
    void groupWords(int seat, const std::vector<QPointF>& feet, double top);
    [[nodiscard]] int ownPlateHeight() const;
    [[nodiscard]] int wordsWidth(int seat, int room) const;
    void plates();
    void pack();
    [[nodiscard]] int trayRise() const;
    [[nodiscard]] int marksTop() const;
    [[nodiscard]] int marksWidth() const;
    [[nodiscard]] QPointF stockCorner(int seat) const;
    void stock();
    void laidAway();
    void middle();
    [[nodiscard]] QPointF trickCentre(int seat) const;
    void trick();
    [[nodiscard]] QPointF farPile(QSizeF size) const;
    void pileWords(const Pile& pile, QPointF centre, QSizeF size);
    [[nodiscard]] QPointF pileBefore(int seat) const;
    void piles();
    void besidePiles();
    [[nodiscard]] QRect nearestFree(QSize size, const QRect& near) const;
    void drawnCards();
    void turnedUp();
    void crossed();
    void stacks();
    void notice();
    void spread();
    void zones();

    const Scene& s;
    const Ask* ask;
    const look::Metrics& m;
    const Attention& a;
    const int W, R, cx;
    std::vector<Before> before; // by seat
    Picture pic;
};

} // namespace table
