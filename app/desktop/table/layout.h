// Where everything on the table lies: a pure function from the scene, what is asked there and the window's
// lengths to a picture made of card sprites, places and words. Nothing here moves; the animator goes from one
// picture to the next.
#pragma once

#include "desktop/look/metrics.h"
#include "desktop/table/ask.h"

#include <QPointF>
#include <QRect>
#include <QRectF>
#include <QSizeF>
#include <QString>

#include <optional>
#include <vector>

namespace table {

// What the person's hand and eye are doing just now.
struct Attention {
    CardSet raised;              // to be given, or picked
    CardSet crossed;             // of those picked: wrong ones
    std::optional<Card> hovered; // by mouse, or lifted
    std::optional<Card> focused; // by the keyboard
    bool focusShown = false;     // the ring is drawn once the keyboard has been used
    std::optional<Card>
        opened; // beside it its row lies open; the mouse does not close it, or cards would flee
    std::optional<Card> played; // own card on its way, may still be called back
    int playedWay = -1;         // of the ask's ways, or the plain one
    std::optional<int> thing;   // by the keyboard, where no card has the focus: its key
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
        Stock,
        Discard,
        Looked,
        Pack,
        Drawn,
        Beside,
        Spread,
        TurnedUp,
        Crossed,
        Stacked,
        Middle
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
    int seat = 0; // whose, for Hand, Back, Public, Open, Trick, Discard, Stacked; kMiddle for Middle
    bool largeIndex = false;
    bool opensGroup = false; // throws the wide shadow to its left
    bool lifted = false;     // shadow of a moving card
    bool notch = false;
    bool wins = false;
    bool barred = false; // may not be played now, and lies dark
    bool picked = false; // a tick at its foot, or a cross
    bool focused = false;
    Manner manner = Manner::Plain; // on its way here

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
    std::vector<Plate> plates;   // by seat, as all that follows
    std::vector<Caption> captions;
    std::vector<int> backs;     // how many backs are seen of each hand
    std::vector<QPointF> chips; // centre of each hand's count, for the others
    QRect tray;                 // the score pad
    QRect lastMarks;            // the three lines over it
    QRect notice;               // of the chip with a sign, and its words
    QRect strip;                // where one that asks is looked for
    QRect tallStrip;
    QRect narrowStrip;
    std::vector<QRect> trickPlaces; // where each seat's card of the trick lies or will lie
    QRect emptyPlace;               // where the person's card will lie
    QRect stock;                    // clickable
    std::vector<QRect> piles;       // by the scene's piles
    QRect apart;                    // of the cards that lie in the middle, with their words
    QRect middle;                   // where a dragged card is let go to play it
    QRect packSpread;               // where the pack is cut
};

// Where somebody sits on the screen, the person below: with two opposite, with three left and right, with
// four all round, with five two of them at the top.
enum class Edge { Below, Right, Top, Left, TopRight, TopLeft };
[[nodiscard]] Edge edgeOf(const Scene& scene, int seat);

// `ask` may be null.
[[nodiscard]] Picture layOut(const Scene& scene, const Ask* ask, const look::Metrics& m,
                             const Attention& attention);

// How the card comes to the trick that is on its way there.
[[nodiscard]] Manner mannerOf(const Ask* ask, const Attention& attention);

// The card of the hand, of an open hand the person chooses from, or of those to be picked from, that is seen
// at this point: the one in front. Under the mouse a lifted card still answers where it stood, so that it
// does not flee.
[[nodiscard]] std::optional<Card> cardAt(const Picture& picture, const Ask* ask, QPointF at);

// What the cards before it leave of this one: the left part of a card in a hand, of its upper row the upper
// part.
[[nodiscard]] QRectF seenInRow(const std::vector<Sprite>& sprites, const Sprite& sprite);

// Around a card that must not be hidden.
[[nodiscard]] QRect takenBy(const Sprite& sprite, const look::Metrics& m);
// Around the hand, however high its cards rise; empty where none is held.
[[nodiscard]] QRect handTaken(const Picture& picture, const look::Metrics& m);
// What anything laid on the cloth must not hide: cards, counts, words, the pad, and where cards will lie.
[[nodiscard]] std::vector<QRect> takenPlaces(const Picture& picture, const look::Metrics& m);

// Where a sprite of this picture that was not there before comes from: a player's backs, the pack, the
// stock.
[[nodiscard]] Sprite originOf(const Sprite& sprite, int me, const Picture& picture, const look::Metrics& m);
// Where one goes to that leaves: cards of a gathered trick to its pile, cards of the hand to where they are
// laid away. Nothing lets it vanish.
[[nodiscard]] std::optional<Sprite> goalOf(const Sprite& leaving, const Scene& scene, const Picture& now,
                                           const look::Metrics& m);

} // namespace table
