// The cloth of the editor with its eight places: what a draft holds is laid there, and cards are carried from
// one place to another. What that does is the page's affair.
#pragma once

#include "desktop/editor/draft.h"
#include "desktop/editor/editor_slip.h"
#include "desktop/editor/flying_card.h"
#include "desktop/editor/place_view.h"

namespace editing {

class EditorTable : public QWidget {
    Q_OBJECT

public:
    // Both outlive it.
    EditorTable(look::Deck& deck, const Draft& draft, QWidget* parent);

    // Everything anew, from the draft. What was refused before is forgotten.
    void refresh();
    // Where it all lies, in its own coordinates.
    void layOut(const EditorLayout& laid);
    // Why a card cannot change places with another, at the place of that one.
    void refuse(Card card, Card other);
    // No card is on its way with the mouse any more.
    void letGo();

    [[nodiscard]] PlaceView* placeView(editor::Place place) const {
        return places_[static_cast<std::size_t>(place)];
    }
    [[nodiscard]] PlaceView* placeOf(Card card) const;
    // From the person's hand round the table, then what lies on it.
    [[nodiscard]] std::vector<PlaceView*> inOrder() const;
    [[nodiscard]] EditorSlip* slip() const { return slip_; }

signals:
    void chosen(Card card); // by a click or a key
    void liftAsked(Card card);
    void exchangeAsked(Card card, Card other); // the first was held
    void putBackAsked();
    void droppedBeside(); // in another place, of which no card can change places with it

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void grasp(Card card, QPoint at);
    void drag(QPoint at);
    void drop(QPoint at);
    void take(Card card);
    void tellWhereItCanGo(QPoint at);
    [[nodiscard]] PlaceView* viewAt(QPoint at) const;
    [[nodiscard]] std::optional<Card> cardAt(QPoint at) const;
    [[nodiscard]] std::optional<Card> givesWayAt(QPoint at) const;

    const Draft& draft_;
    EditorLayout laid_;
    std::array<PlaceView*, editor::kPlaces.size()> places_{};
    FlyingCard* flying_; // the card that is dragged
    EditorSlip* slip_;
    bool dragging_ = false;
    std::optional<Card> over_; // while it is dragged
    QPoint graspedAt_, grip_;
};

} // namespace editing
