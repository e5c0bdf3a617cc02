// What the mouse does at the table: it lifts, raises, drags and plays cards, points into the pack, and opens
// what can be opened.
#pragma once

#include "desktop/table/keys.h"

#include <QMouseEvent>

namespace table {

class Mouse : public QObject {
    Q_OBJECT
public:
    Mouse(Board& board, Papers& papers, Acting& acting, Keys& keys, Director& director);

    void press(const QMouseEvent& event);
    void move(const QMouseEvent& event);
    void release(const QMouseEvent& event);
    void leave();

    // A card on its way in the mouse, and how far from where it lay.
    [[nodiscard]] std::optional<std::pair<Card, QPoint>> dragged() const;

signals:
    void stockPressed();
    void pilePressed(int pile);
    void explanationAsked(QPoint at, QPoint globalAt); // of what lies there

private:
    [[nodiscard]] std::optional<Card> cardUnder(QPoint at) const;
    bool pressOpen(QPoint at);
    void letPlayedGo(QPoint at);
    [[nodiscard]] int cutUnder(QPoint at) const;
    void hover(QPoint at);

    Board& board_;
    Papers& papers_;
    Acting& acting_;
    Keys& keys_;
    Director& director_;
    std::optional<Card> pressed_; // mouse down on it
    QPoint pressedAt_;
    bool dragging_ = false;
    QPoint dragAt_;
    QPoint before_; // where the mouse was
};

} // namespace table
