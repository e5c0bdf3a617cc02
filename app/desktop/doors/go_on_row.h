// A row of what can be gone on with. A press anywhere in it goes on; it asks in itself before it is thrown
// away, and brings back what was.
#pragma once

#include "desktop/doors/go_on.h"
#include "desktop/look/buttons.h"
#include "desktop/look/deck.h"
#include "desktop/look/metrics.h"

#include <QWidget>

namespace doors {

// How wide the parts of a row are; rows under each other share the widest of each.
struct RowParts {
    int heads = 0, words = 0, hands = 0, when = 0;
};
[[nodiscard]] RowParts widest(const RowParts& a, const RowParts& b);

class GoOnRow : public QWidget {
    Q_OBJECT

public:
    enum class Rank { First, Further }; // the first has the paper button and larger words
    enum class State { Left, Asking, ThrownAway };

    // `deck` must outlive the row.
    GoOnRow(look::Deck& deck, const GoOn& left, Rank rank, QWidget* parent = nullptr);

    // The key that goes on with it, written before it; 0 for none.
    void setKey(int digit);
    [[nodiscard]] int key() const { return key_; }
    void setMetrics(const look::Metrics& m);
    // What its own words need; and what it shares with the others.
    [[nodiscard]] RowParts parts() const;
    void setParts(const RowParts& parts);
    // The width at which nothing of such rows is cut.
    [[nodiscard]] int widthNeeded(const RowParts& parts) const;
    // To be thrown away, if that can be: asks first.
    void askToThrowAway();
    void bringBack();
    // From one of its buttons to the other.
    void changeButton();
    // The menu of all that can be done with it, at that point of the screen.
    void openMenu(const QPoint& at);

    [[nodiscard]] const GoOn& left() const { return left_; }
    [[nodiscard]] State state() const { return state_; }
    // The button that answers Return now: "Go on", "Keep", "Bring it back".
    [[nodiscard]] look::PaperButton* button() const { return button_; }
    [[nodiscard]] look::PaperButton* throwAwayButton() const { return throwAway_; } // while it asks
    // Opens the menu, where there is more to be done with it than to go on.
    [[nodiscard]] look::PaperButton* moreButton() const { return more_; }
    // No word of it is cut.
    [[nodiscard]] bool isWhole() const;
    // What is to be read of it now.
    [[nodiscard]] QString told() const;

signals:
    void goOnChosen();
    void sheetAsked();
    void saveAsked();
    void thrownAway();
    void broughtBack();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void press();
    void setState(State state);
    void layOut();
    void drawKey(QPainter& p) const;
    void drawHeads(QPainter& p) const;
    void drawWords(QPainter& p) const;
    void drawStanding(QPainter& p) const;
    void drawHands(QPainter& p, int x, int y) const;
    [[nodiscard]] bool hasMore() const;
    [[nodiscard]] int handsWide() const;
    [[nodiscard]] int wordsAt() const;
    [[nodiscard]] int handsAt() const;
    [[nodiscard]] int wordsRoom() const;
    [[nodiscard]] QString question() const;
    [[nodiscard]] QFont whatFont() const;
    [[nodiscard]] QFont lineFont() const;
    [[nodiscard]] int px(double length) const { return metrics_.px(length); }

    look::Deck& deck_;
    GoOn left_;
    Rank rank_;
    int key_ = 0;
    State state_ = State::Left;
    look::Metrics metrics_;
    RowParts parts_;
    look::PaperButton *button_, *throwAway_, *more_;
};

} // namespace doors
