// The table: plays what the model tells, and lets the person act. It holds no rule: what may be clicked is
// the choice it was asked.
#pragma once

#include "desktop/look/deck.h"
#include "desktop/look/metrics.h"
#include "desktop/pad/score_pad.h"
#include "desktop/table/animator.h"
#include "desktop/table/asking.h"
#include "desktop/table/director.h"
#include "desktop/table/layout.h"
#include "desktop/table/note_tag.h"
#include "desktop/table/prompt_strip.h"
#include "desktop/table/table_painter.h"
#include "desktop/table/things.h"
#include "desktop/table/top_layer.h"
#include "text/telling.h"

#include <QTimer>
#include <QVariantAnimation>
#include <QWidget>

#include <functional>

namespace table {

// How the person likes to play.
struct Habits {
    Tempo tempo;
    bool liftThenPlay = false; // the first click lifts a card, the second plays it
    int callBackMs = 400;      // how long a card played may be called back
    bool showNumber = true;    // beside the score pieces
};

class TableWidget : public QWidget {
    Q_OBJECT
public:
    explicit TableWidget(look::Deck& deck, QWidget* parent = nullptr);
    ~TableWidget() override;

    // The cards have come to be drawn otherwise: lays everything out again.
    void measureAnew();
    void setHabits(const Habits& habits);
    // A hand is looked at, not played: nobody is "you" but who played it, and whoever is to play may be
    // asked.
    void setWatched(bool watched);
    // The seat that whoever looks at the hand played in it.
    void setYou(std::optional<Seat> you) { you_ = you; }

    // ---- From the model, shown in the table's own time. ----
    void situate(const model::Situation& situation);
    void happen(const Event& event);
    void ask(const model::Question& question);

    // Does what the person chose, or answers why it cannot be done. Without one everything is done.
    using Attempt = std::function<std::optional<minchiate::Refusal>(const minchiate::Action& action)>;
    void setAttempt(Attempt attempt) { attempt_ = std::move(attempt); }

    // ---- For those who tell of what lies there. ----

    // The table laid out anew, with what a lesson lays there.
    void stage(const Scene& scene);
    // Some of these cards are to be picked: picksChanged() tells which are, picked() when they are given.
    void askPick(const Picking& picking);
    // Of the cards picked these are wrong: a cross lies on them until others are picked.
    void crossOut(CardSet wrong);
    // Takes the announcement's slip off the table.
    void dismissSlip();
    // What comes after stays away until a press: something is said about what lies there.
    void hold();
    void endHold() { director_.goOn(); }
    // The question is answered elsewhere, and what was picked stays as it is.
    void closeAsking();
    // Pad and last marks are not to be seen, where somebody is asked for what they tell.
    void coverScore(bool covered);
    // From then on the rest of the table steps back, until the person acts.
    void lookAt(std::vector<lessons::Spot> spots);
    void endLook() { spotlight_.end(); }

    // Where something of one of these sizes, the first preferred, lies on the cloth near there and hides
    // nothing of the game.
    [[nodiscard]] QRect placeOver(const std::vector<QSize>& sizes, const QRect& near) const;

    // Takes the keyboard's focus and shows where the next key acts: a button of the strip where Return
    // presses it, or a card's ring.
    void takeFocus();

    // Ends what runs, up to the next thing that wants to be seen.
    void hurry();
    // What a press on the table does while something is shown: see Director::press().
    void goOn();
    // While paused nothing is shown: the table is not in sight.
    void setPaused(bool paused) { director_.setPaused(paused); }
    // Shows the last trick while it is asked for.
    void showLastTrick(bool shown);
    // The fola's announcement once more (M5.11).
    void repeatAnnouncement();

    [[nodiscard]] bool lastTrickShown() const { return lastTrickShown_; }
    [[nodiscard]] const TableState& state() const { return state_; }
    [[nodiscard]] const Picture& picture() const { return picture_; }
    [[nodiscard]] const look::Metrics& metrics() const { return metrics_; }
    [[nodiscard]] const Director& director() const { return director_; }
    [[nodiscard]] pad::ScorePad* scorePad() const { return pad_; }
    [[nodiscard]] PromptStrip* promptStrip() const { return strip_; }
    // The person may act, and the picture has caught up.
    [[nodiscard]] bool isOpen() const { return state_.asked.has_value() && !attention_.played; }
    // The same, or cards may be picked.
    [[nodiscard]] bool takesCards() const { return isOpen() || state_.picking.has_value(); }
    // Nothing is under way: the picture has caught up, or holds.
    [[nodiscard]] bool isSettled() const {
        return director_.idle() || (director_.waitsForPress() && state_.trickSeen);
    }
    [[nodiscard]] CardSet raised() const { return attention_.raised; }
    [[nodiscard]] const Spotlight& spotlight() const { return spotlight_; }
    [[nodiscard]] text::Teller teller() const { return {state_.names, state_.me, watched_, you_}; }
    [[nodiscard]] std::vector<TableThing> things() const { return thingsOn(seen()); }
    // Where it says why a card is refused; empty while nothing is said.
    [[nodiscard]] QRect noteRect() const { return note_->paper(); }
    // Presses a thing as a click would.
    void press(const TableThing& thing);
    // Cards that have focus order now: the hand, or the open hand chosen from.
    [[nodiscard]] std::vector<Card> reachable() const { return reachableCards(state_, picture_); }

signals:
    void acted(const minchiate::Action& action); // it has been done
    void refused();                              // it has not, and all is as before
    void situationShown(const model::Situation& situation);
    void eventShown(const minchiate::Event& event);
    void picksChanged(minchiate::CardSet cards);
    void picked(minchiate::CardSet cards); // by Return; a button elsewhere may do the same
    void settled();                        // the picture has caught up, or holds
    void countDue();                       // the hand is over and the picture has caught up
    void folaAsked();
    void pileAsked(minchiate::Side side);
    void lastTrickClosed();                // by Esc
    void ruleAsked(const QString& number); // a press on the words that refuse a card

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool event(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    // Showing (table_widget.cpp)
    void showItem(const Item& item);
    void showScene(const Scene& scene);
    void setPicture();
    void placeSlip();
    [[nodiscard]] std::vector<QRect> takenNow() const;
    [[nodiscard]] QRect stripPlace(const QRect& zone) const;
    void beginSlip();
    void dropSlip();
    void enact(const Event& event);
    void showQuestion(const model::Question& question);
    void endDraw();
    void rearrange(int ms);
    void placePad();
    [[nodiscard]] int moveMs(int ms) const;
    [[nodiscard]] std::optional<Sprite> goalOf(const Sprite& leaving) const;
    [[nodiscard]] std::optional<Card> firstIn(const std::vector<Card>& cards) const;
    void measure();
    void prefetch();
    void updateStrip();
    void tellAssistants(const QString& words);
    [[nodiscard]] CardSet takeable() const; // cards that may be played, discarded, picked

    // Telling (table_telling.cpp)
    void showPicking(const Picking& picking);
    void togglePicked(Card card);
    void relight();

    // Acting (table_input.cpp)
    void clickCard(Card card);
    void toggleRaised(Card card);
    void playCard(Card card);
    void callBack();
    void send(const Action& action);
    void sayWhyNot(const Refusal& refusal);
    void sendPlayed();
    void answer(int button);
    void say(Card card, const QString& words);
    void refuseCard(Card card);
    [[nodiscard]] bool asks(Ask::Cards cards) const;
    [[nodiscard]] bool mayPlay(Card card) const;
    enum class Along { Takeable, All };
    void moveFocus(int steps, Along along);
    void moveAmongThings(int steps);
    void leaveThings();
    void showFocus();
    void hideFocus();
    void tellFocus();
    void moveCut(int by);
    bool confirm(const QKeyEvent& event);
    bool escape();
    [[nodiscard]] bool cutting() const;
    void hover(std::optional<Card> card);
    void pointAtCut(QPoint at);

    [[nodiscard]] Seen seen() const;
    [[nodiscard]] TablePainter painterNow() const;
    void paintTop(QPainter& painter, const QRegion& dirty);
    [[nodiscard]] std::optional<TableThing> thingUnder(QPoint at) const;
    void explain(const TableThing& thing, QPoint globalAt);

    Attempt attempt_;
    look::Deck& deck_;
    look::Metrics metrics_;
    Habits habits_;
    TableState state_;
    Attention attention_;
    Picture picture_;
    Animator animator_;
    Spotlight spotlight_;
    Director director_{state_};
    pad::ScorePad* pad_;
    PromptStrip* strip_;
    QTimer callBack_; // until the card played is sent
    Chosen chosen_;
    bool lastTrickShown_ = false;
    bool scoreCovered_ = false;
    bool watched_ = false;
    std::optional<Seat> you_;

    NoteTag* note_;                   // why a card is refused
    std::optional<Card> shaking_;     // that card, which shakes once
    std::optional<Card> tried_;       // an illegal card on its way to be refused
    std::optional<int> focusedThing_; // by the keyboard, where no card has the focus
    QPoint mouseAt_;                  // where it was when a key was used last
    QVariantAnimation shake_;
    QTimer slipLeast_;        // the announcement lies there at least so long
    bool slipLeaves_ = false; // after that
    TopLayer* top_;

    std::array<QRect, kPlayers> platesBefore_; // by player, while they change places
    QVariantAnimation changing_;

    std::optional<Card> pressed_; // mouse down on it
    QPoint pressedAt_;
    bool dragging_ = false;
    QPoint dragAt_;
};

} // namespace table
