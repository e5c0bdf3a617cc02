// A table of cards on the screen: it shows scenes in its own time, asks in general terms, and tells what is
// answered. It knows no game: what a game does on it is a row of steps, each of which lays a scene or asks.
#pragma once

#include "desktop/table/mouse.h"
#include "desktop/table/table_painter.h"
#include "desktop/table/top_layer.h"

namespace table {

class TableWidget : public QWidget {
    Q_OBJECT
public:
    // The score piece becomes the table's own.
    TableWidget(look::Deck& deck, look::ScorePiece* score, QWidget* parent = nullptr);
    ~TableWidget() override;

    virtual void setHabits(const Habits& habits);
    // The cards have come to be drawn otherwise: lays everything out again.
    void measureAnew();

    // ---- What comes in its time ----

    // Something new to be shown after all that waits already.
    void add(Step step) { director_.add(std::move(step)); }
    // Forgets all that waits, and a card on its way.
    void clear();
    // Ends what runs, up to the next thing that wants to be seen.
    void hurry();
    // When what comes is shown: paused while the table is not in sight.
    [[nodiscard]] Director& director() { return director_; }
    [[nodiscard]] const Director& director() const { return director_; }

    // ---- What a step does: at once ----

    // All of it anew, nobody is asked.
    void lay(Scene scene, std::optional<Slip> slip, Arrival arrival = Arrival::AtOnce);
    // Something has happened: moves there, and nobody is asked any longer.
    void change(Scene scene, int ms);
    // The same cards, told otherwise.
    void retell(Scene scene);
    // The person is asked.
    void put(Scene scene, Ask ask);
    // The question is answered elsewhere, and what was picked stays as it is.
    void closeAsk();
    // The rest of the table steps back, until the person acts; nothing ends it.
    void light(std::vector<Spot> spots);

    // ---- What is shown besides ----

    // Shows the last trick while it is asked for; where there is none, that is said.
    void showLastTrick(bool shown);
    // Score and last marks are not to be seen, where somebody is asked for what they tell.
    void coverScore(bool covered) { board_.coverScore(covered); }
    // See Board::dashPlace().
    void dashPlace(bool dashed) { board_.dashPlace(dashed); }
    // Of the cards picked these are wrong: a cross lies on them until others are picked.
    void crossOut(CardSet wrong) { acting_.crossOut(wrong); }
    // What is asked and told beside the table is told with it, and first: its description.
    void setBeside(const QWidget* told) { beside_ = told; }
    // See Keys::takeFocus().
    void takeFocus() { keys_.takeFocus(); }
    // See Keys::openAt().
    void openAt(std::optional<Card> card) { keys_.openAt(card); }
    // The strip, the slip of what is said, the tag of a refusal.
    [[nodiscard]] Papers& papers() { return papers_; }
    [[nodiscard]] const Papers& papers() const { return papers_; }

    // ---- What is seen ----

    [[nodiscard]] Seen seen() const { return papers_.seen(); }
    // Nothing is under way: the picture has caught up, or holds.
    [[nodiscard]] bool isSettled() const { return director_.idle() || director_.holds(); }
    [[nodiscard]] const Spotlight& spotlight() const { return board_.spotlight; }
    [[nodiscard]] std::vector<TableThing> things() const { return thingsOn(seen()); }
    // Presses a thing as a click would.
    void press(const TableThing& thing);

signals:
    void refused(); // what was tried has not been done, and all is as before
    void picksChanged();
    void picked();  // by Return; a button elsewhere may do the same
    void settled(); // the picture has caught up, or holds
    void stockPressed();
    void pilePressed(int pile);            // of the scene's
    void lastTrickClosed();                // by Esc, or by what was done
    void ruleAsked(const QString& number); // a press on the words that refuse a card

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override { mouse_.press(*event); }
    void mouseMoveEvent(QMouseEvent* event) override { mouse_.move(*event); }
    void mouseReleaseEvent(QMouseEvent* event) override { mouse_.release(*event); }
    void leaveEvent(QEvent*) override { mouse_.leave(); }
    void keyPressEvent(QKeyEvent* event) override;
    bool event(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

    // What has happened, to who does not see it; nothing where the page tells it.
    void readOut(const QString& happened);

private:
    void take(Scene scene, bool choosing = false);
    void join();
    void paintTop(QPainter& painter, const QRegion& dirty);
    [[nodiscard]] TablePainter painterNow() const;
    void explain(const TableThing& thing, QPoint globalAt);
    bool explainRinged();
    [[nodiscard]] QPoint tipPlace(const QString& words, const QRect& card) const;

    look::Deck& deck_;
    Director director_;
    Board board_;
    Papers papers_;
    Acting acting_;
    Keys keys_;
    Mouse mouse_;
    TopLayer* top_;
    const QWidget* beside_ = nullptr;
};

} // namespace table
