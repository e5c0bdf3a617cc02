// How the table is painted: cloth, backs, frame over them, words, cards, tags.
#pragma once

#include "desktop/look/deck.h"
#include "desktop/table/animator.h"
#include "desktop/table/seen.h"
#include "desktop/table/spotlight.h"
#include "desktop/table/things.h"

#include <QPainter>

#include <map>

namespace table {

// What moves besides cards on their way.
struct Motion {
    std::optional<Card> shaking; // refused, it shakes once
    double shaken = 0;           // how far it is with that, 0 to 1
    std::optional<Card> dragged;
    QPoint draggedBy;
    std::optional<double> changed;         // how far people are with changing places, 0 to 1
    std::map<QString, QRect> mountsBefore; // by portrait, where they come from
};

class TablePainter {
public:
    // `ratio`: the screen's pixels to a logical one.
    TablePainter(look::Deck& deck, const Seen& seen, const Animator& animator, const Spotlight& spotlight,
                 const Motion& motion, const QRect& area, qreal ratio)
        : deck_(&deck), seen_(seen), animator_(animator), spotlight_(spotlight), motion_(motion), area_(area),
          ratio_(ratio) {}

    void paint(QPainter& painter, const QRegion& dirty) const;
    // Cards on their way, within that region, and the ring around the score; a dragged card lies over
    // everything.
    void paintOver(QPainter& painter, const QRegion& over) const;

private:
    void paintSprites(QPainter& painter, const QRegion& dirty, bool backs) const;
    void paintSprite(QPainter& painter, const Sprite& sprite) const;
    [[nodiscard]] QPoint pickedAt(const Sprite& sprite, const QRect& r) const;
    void paintDragged(QPainter& painter) const;
    enum class PlatePart { All, Words };
    void paintPlates(QPainter& painter, PlatePart part) const;
    void paintCaptions(QPainter& painter) const;
    void paintTags(QPainter& painter, const Trick& trick, const std::vector<Sprite>& sprites) const;
    void paintLastTrick(QPainter& painter) const;
    void paintRing(QPainter& painter, const TableThing& thing) const;
    void paintFocus(QPainter& painter) const;
    void paintNotice(QPainter& painter) const;
    void paintSaid(QPainter& painter) const;
    void paintMarks(QPainter& painter) const;
    void paintSlip(QPainter& painter) const;
    [[nodiscard]] Plate plateNow(int seat) const;
    void paintPlate(QPainter& painter, int seat, PlatePart part) const;
    void paintRole(QPainter& painter, int seat, const Plate& plate, int nameHigh) const;
    void paintBesideTags(QPainter& painter) const;

    look::Deck* deck_;
    Seen seen_;
    const Animator& animator_;
    const Spotlight& spotlight_;
    Motion motion_;
    QRect area_;
    qreal ratio_;
};

} // namespace table
