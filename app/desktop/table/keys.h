// The whole table by keys: a ring goes from card to card and among all else that lies there, Return and Space
// act where it is.
#pragma once

#include "desktop/table/acting.h"
#include "desktop/table/things.h"

#include <QKeyEvent>

namespace table {

// A letter or digit that is typed alone: Return, Space and arrows mean something where the focus is.
[[nodiscard]] bool isLetter(const QKeyEvent& event);

class Keys : public QObject {
    Q_OBJECT
public:
    Keys(Board& board, Papers& papers, Acting& acting, Director& director, QWidget& widget);

    // False where the key means nothing here.
    bool press(const QKeyEvent& event);
    // A card's code is being typed: letters and digits are of it. It begins with a full stop.
    [[nodiscard]] bool isTyping() const { return code_.has_value(); }
    void endTyping() { code_.reset(); }
    // Takes the keyboard's focus and shows where the next key acts: a button of the strip where Return
    // presses it, or a card's ring.
    void takeFocus();
    // The hand opens at this card, and the next key acts on it; none: it closes again.
    void openAt(std::optional<Card> card);
    // The first key shows where the ring is; only the next moves it.
    void showRing();
    void focusAnswers();
    void hideRing();
    // The mouse has moved: unless it was touched by chance the ring is for keys alone.
    void mouseMoved(QPoint globalAt);

signals:
    void picked(); // Return gives the cards picked
    void thingPressed(const table::TableThing& thing);

private:
    enum class Along { Takeable, All };
    bool move(int key, Along along);
    void moveBy(int cut, int cards, Along along);
    void moveFocus(int steps, Along along);
    void moveAmongThings(int step);
    void leaveThings();
    void moveCut(int by);
    bool confirm(int key);
    bool confirmAsk(int key);
    [[nodiscard]] bool beginsNowhere() const { return board_.habits().begins == Habits::Begins::Nowhere; }
    bool escape();
    [[nodiscard]] bool hasCodes() const;
    bool typeCode(const QKeyEvent& event);
    void showCode(std::optional<Card> card, std::optional<Card> before);
    void tellRing();

    Board& board_;
    Papers& papers_;
    Acting& acting_;
    Director& director_;
    QWidget& widget_;
    std::optional<QString> code_; // of a card, as far as it is typed
    QPoint mouseAt_;              // where it was when a key was used last
};

} // namespace table
