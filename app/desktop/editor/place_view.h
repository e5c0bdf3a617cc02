// One place of the editor: a hand, the fola, tricks, the trick on the table. It shows its cards and tells
// which is pressed; what that does is the page's affair.
#pragma once

#include "desktop/editor/editor_layout.h"
#include "desktop/editor/editor_told.h"
#include "desktop/look/deck.h"

#include <QWidget>

namespace editing {

class PlaceView : public QWidget {
    Q_OBJECT

public:
    // `deck` must outlive it.
    PlaceView(look::Deck& deck, editor::Place place, QWidget* parent);

    // `player`: whose portrait, −1 for none.
    void setTold(const PlaceTold& told, Kind kind, int player);
    void setMetrics(const look::Metrics& m);

    // What a card that is held could do here.
    enum class State { Free, Willing, Unwilling, Refusing };
    void setState(State state);
    // The card that is held, here or on its way with the mouse, and the one that would give way to it.
    enum class Held { Here, OnItsWay };
    void setHeld(std::optional<Card> held, Held where);
    [[nodiscard]] std::optional<Card> held() const { return held_; }
    void setGivingWay(std::optional<Card> card);
    void setMarked(CardSet partners); // of a card held: what it could change places with
    void setMoved(CardSet moved);     // by the last change

    [[nodiscard]] editor::Place place() const { return place_; }
    [[nodiscard]] const PlaceTold& told() const { return told_; }
    [[nodiscard]] State state() const { return state_; }
    // The card that the keys have come to.
    [[nodiscard]] std::optional<Card> current() const;
    void setCurrent(Card card);
    [[nodiscard]] std::optional<Card> cardAt(QPoint at) const;
    // What is seen of it; empty where it does not lie here.
    [[nodiscard]] QRect seenPart(Card card) const;
    [[nodiscard]] QRect rectOf(Card card) const;
    [[nodiscard]] const ShownCard* shown(Card card) const;
    [[nodiscard]] look::Deck::Index indexSize() const;

signals:
    // By the mouse; places are the parent's.
    void grasped(Card card, QPoint at);
    void dragged(QPoint at);
    void dropped(QPoint at);
    void chosen(Card card); // by a key

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent*) override { layOut(); }
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    bool event(QEvent* event) override;

private:
    void layOut();
    void tell();
    void walk(std::size_t to);
    [[nodiscard]] std::optional<std::size_t> indexOf(Card card) const;
    void paintHead(QPainter& p) const;
    void paintCard(QPainter& p, std::size_t i) const;

    look::Deck& deck_;
    editor::Place place_;
    PlaceTold told_;
    Kind kind_{};
    int player_ = -1;
    look::Metrics metrics_;
    PlaceLayout laid_;
    State state_ = State::Free;
    std::optional<Card> held_, givingWay_;
    Held where_ = Held::Here;
    CardSet marked_, moved_;
    std::size_t at_ = 0; // where the keys are
    bool pressing_ = false;
};

} // namespace editing
