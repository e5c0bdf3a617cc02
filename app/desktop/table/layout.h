// Where everything on the table lies: a pure function from the table's state and the window's lengths to a
// picture made of card sprites, places and words. Nothing here moves; the animator goes from one picture to
// the next.
#pragma once

#include "desktop/look/metrics.h"
#include "desktop/table/table_state.h"

#include <QPointF>
#include <QRect>
#include <QRectF>
#include <QSizeF>
#include <QString>

#include <map>
#include <vector>

namespace table {

// What the person's hand and eye are doing just now.
struct Attention {
    CardSet raised;              // for the discard, or picked
    CardSet crossed;             // of those picked: wrong ones
    std::optional<Card> hovered; // by mouse, or lifted
    std::optional<Card> focused; // by the keyboard
    bool focusShown = false;     // the ring is drawn once the keyboard has been used
    std::optional<Card>
        opened; // beside it its row lies open; the mouse does not close it, or cards would flee
    std::optional<Card> played; // own card on its way, may still be called back
    int cutAt = 0;              // cards lifted at the place pointed to, 0 for none
};

// One card lying somewhere. Faces are card codes, or "back".
struct Sprite {
    enum class Place {
        Hand,
        Back,
        Public,
        Open,
        Trick,
        Pile,
        Fola,
        Discard,
        Looked,
        Pack,
        Drawn,
        Fool,
        Spread
    };

    int key = 0; // a card's id where its face is known; otherwise unique to the place
    Place place{};
    QString face;
    QPointF centre;
    QSizeF size; // before turning
    QSizeF art;  // the size its picture is made for; a moving card's is stretched
    double angle = 0;
    double stoodBelow = 0; // lifted by so much under the mouse
    int z = 0;
    Seat seat{}; // whose, for Hand, Back, Public, Open, Trick, Discard
    bool largeIndex = false;
    bool opensGroup = false; // throws the wide shadow to its left
    bool lifted = false;     // shadow of a moving card
    bool notch = false;
    bool wins = false;
    bool picked = false; // a tick at its foot, or a cross
    bool focused = false;

    [[nodiscard]] QRectF rect() const {
        return {centre.x() - size.width() / 2, centre.y() - size.height() / 2, size.width(), size.height()};
    }
    // Around the card as turned, without shadow or ring.
    [[nodiscard]] QRectF bounds() const;
    [[nodiscard]] std::optional<Card> card() const {
        return key < 128 ? std::optional(Card{static_cast<std::uint8_t>(key)}) : std::nullopt;
    }
};

// A person's portrait and words.
struct Plate {
    Seat seat{};
    QRect mount;           // of the portrait
    QRect words;           // name and role line
    bool rightward = true; // words at the right of the portrait
};

// A line of words by a pile, a group, a card.
struct Caption {
    QRect rect;
    Qt::Alignment align;
    QString words;
};

struct Picture {
    std::vector<Sprite> sprites; // back to front
    PerSeat<Plate> plates;
    std::vector<Caption> captions;
    PerSeat<int> backs{};   // how many backs are seen of each hand
    PerSeat<QPointF> chips; // centre of each hand's count, for the other three
    QRect tray;             // the score pad
    QRect lastMarks;        // the three lines over it
    QRect strip;            // discard, declare, cut
    QRect declareStrip;
    QRect fallStrip;
    QRect slip;                 // the announcement, while it lies there: placed by who knows its words
    PerSeat<QRect> trickPlaces; // where each seat's card of the trick lies or will lie
    QRect emptyPlace;           // where the person's card will lie
    QRect fola;                 // clickable
    PerSide<QRect> piles;
    QRect middle;     // where a dragged card is let go to play it
    QRect packSpread; // where the pack is cut
};

// The place at the screen: 0 the person's, 1 right, 2 opposite, 3 left.
[[nodiscard]] int screenPlace(const TableState& state, Seat seat);

// Cards of the hand in the order they lie, strong to weak, C D S B, trumps, Fool.
[[nodiscard]] std::vector<Card> handOrder(const TableState& state);

[[nodiscard]] Picture layOut(const TableState& state, const look::Metrics& m, const Attention& attention);

// The card of the hand, of an open hand the person chooses from, or of those to be picked from, that is seen
// at this point: the one in front. Under the mouse a lifted card still answers where it stood, so that it
// does not flee.
[[nodiscard]] std::optional<Card> cardAt(const Picture& picture, const TableState& state, QPointF at);

// What the next card of its row leaves of this one: the left part of a card in a hand.
[[nodiscard]] QRectF seenInRow(const std::vector<Sprite>& sprites, const Sprite& sprite);

// What anything laid on the cloth must not hide: cards, counts, words, the pad, and where cards will lie.
[[nodiscard]] std::vector<QRect> takenPlaces(const Picture& picture, const look::Metrics& m);

// Where a sprite that was not there before comes from: a player's backs, the pack, the fola.
[[nodiscard]] Sprite originOf(const Sprite& sprite, const TableState& state, const Picture& before,
                              const look::Metrics& m);

} // namespace table
