// What the person's hand does with cards and buttons, whether by mouse or by key: raises, picks and plays
// cards, calls one back, presses a button of the strip. Answers go to the game through the ask.
#pragma once

#include "desktop/table/papers.h"

namespace table {

class Acting : public QObject {
    Q_OBJECT
public:
    Acting(Board& board, Papers& papers, Director& director);

    // A card of those that may be reached is pressed.
    void click(Card card);
    // A button of the strip.
    void press(int button);
    // A fan of the strip.
    void pressFan(int fan);
    // Puts a card on the table, in one of the ask's ways or plainly; it is sent when the time to call it back
    // is over.
    void play(Card card, int way = -1);
    // Whether nothing is asked but one card, and playing it then.
    [[nodiscard]] bool isForced() const;
    void playForced();
    // It may still be called back.
    [[nodiscard]] bool callable() const { return callBack_.isActive(); }
    void callBack();
    void letGo(); // of the card played, before its time is over
    void stopCalling() { callBack_.stop(); }
    // A press where nothing is taken: ends what lies there to be seen, or hurries what runs.
    void goOn();
    // Back to what was asked before, if there was something.
    bool stepBack();
    // From another question on the hand is as it was.
    void begin(Ask ask);

    void hover(std::optional<Card> card);
    // Says over a card that is pointed to why it cannot be raised or played, as long as it is; nothing ends
    // that.
    void explain(std::optional<Card> card);
    void tellCard(Card card);
    // The cards lifted at the cut.
    void pointAtCut(int lifted);
    // Takes the picks for wrong: a cross lies on them until others are picked.
    void crossOut(CardSet wrong);

    // The card of those that lie there that the ring begins at: the same as before, if it may be taken, or
    // else the first that may.
    [[nodiscard]] std::optional<Card> firstIn(const std::vector<Card>& cards) const;
    // The ring to the strip's button that Return presses, where nothing but buttons is asked for.
    void focusAnswers(int pressed = -1);
    // Where the ring begins, once something is asked.
    [[nodiscard]] std::optional<Card> firstFocused() const;
    // A refused card shakes: that card, and how far it is with it, 0 to 1.
    [[nodiscard]] std::optional<std::pair<Card, double>> shaking() const;

signals:
    void picksChanged();
    void refused(); // what was tried has not been done, and all is as before

private:
    void raise(Card card);
    void pick(Card card);
    void tryCard(Card card);
    [[nodiscard]] bool doubts(Card card);
    void answer(const Answer& answer, const Ask& asked);
    void act(const Deed& deed, std::optional<Card> tried);
    void settle(int ms);

    Board& board_;
    Papers& papers_;
    Director& director_;
    QTimer callBack_;        // until the card played is sent
    bool explained_ = false; // the note is of a card that is pointed to, and goes with the pointer
    std::optional<Card> shaking_;
    QVariantAnimation shake_;
};

} // namespace table
