// The deal editor: any moment of any hand, its 97 cards each in its place. Two cards change places, by mouse
// or by keys; what cannot be is refused with the reason. What comes of it is played, watched, weighed or
// kept.
#pragma once

#include "desktop/editor/ask_paper.h"
#include "desktop/editor/check_button.h"
#include "desktop/editor/editor_slip.h"
#include "desktop/editor/flying_card.h"
#include "desktop/editor/place_view.h"
#include "desktop/editor/scales_at_work.h"
#include "desktop/practice/training.h"
#include "desktop/review/play_on.h"
#include "desktop/shell/file_dialogs.h"

#include <QAction>
#include <QDate>
#include <QLabel>

#include <functional>

namespace editing {

class EditorPage : public QWidget {
    Q_OBJECT

public:
    // All outlive it. Exercises are kept with the training.
    EditorPage(look::Deck& deck, desktop::FileDialogs& files, practise::Training& training,
               QWidget* parent = nullptr);

    // Another hand; what was here before comes back by undoing.
    void edit(const Work& work);
    // A numbered deal, the person at its seat.
    void editNumbered(quint64 number);
    void newDeal();
    [[nodiscard]] bool isEmpty() const { return now_.moment.story.actions.empty(); }
    // The person, the partner, then those at the right and at the left, where a hand does not say who plays.
    void setPeople(const std::array<QString, 4>& people) { people_ = people; }
    using Clock = std::function<QDate()>;
    void setClock(Clock clock) { today_ = std::move(clock); }
    void focusFirst();
    // A recorded hand; why a bad one is one is said.
    void openFile(const QString& path);

    // ---- What one does ----
    void lift(Card card);
    void putBack();
    // The two change places, or it is said why not.
    void exchange(Card one, Card other);
    void undo();
    void redo();
    void stepOn();
    void stepBack();
    void trickOn();
    void trickBack();
    void play();
    void letMasters();
    void weigh();
    void askExercise();
    void showRule(); // by which a card was refused last

    [[nodiscard]] const Work& work() const { return now_; }
    [[nodiscard]] std::optional<Card> held() const { return held_; }
    [[nodiscard]] PlaceView* placeView(editor::Place place) const {
        return places_[static_cast<std::size_t>(place)];
    }
    [[nodiscard]] PlaceView* placeOf(Card card) const;
    [[nodiscard]] EditorSlip* slip() const { return slip_; }
    [[nodiscard]] AskPaper* askPaper() const { return ask_; }
    [[nodiscard]] CheckButton* keepCheck() const { return keep_; }
    [[nodiscard]] CheckButton* openCheck() const { return open_; }
    [[nodiscard]] look::PaperButton* playButton() const { return play_; }
    [[nodiscard]] look::PaperButton* mastersButton() const { return masters_; }
    [[nodiscard]] look::PaperButton* weighButton() const { return weigh_; }
    [[nodiscard]] look::PaperButton* saveButton() const { return save_; }
    [[nodiscard]] look::PaperButton* undoButton() const { return undo_; }
    [[nodiscard]] look::PaperButton* redoButton() const { return redo_; }
    [[nodiscard]] QString told() const { return strong_->text() + u' ' + weak_->text(); }
    [[nodiscard]] const std::vector<advice::Option>& options() const { return options_; }
    [[nodiscard]] bool working() const { return scales_.running() || playOn_.running(); }

signals:
    void closed();
    // From the moment on by the person in their seat.
    void playAsked(const editing::Work& work);
    // Four masters have played it to its end.
    void watchAsked(const editing::Work& work, const records::HandRecord& played);
    void ruleAsked(const QString& number);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent*) override { layOut(); }
    void hideEvent(QHideEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void join();
    void fill();
    void layOut();
    void layStrip(const QRect& strip);
    void say(const QString& strong, const QString& weak);
    void sayPlain();
    void addCommands();
    void leave();
    void become(Work work);
    void step(std::optional<editor::Moment> moment, const QString& otherwise);
    void giveUpWork();

    // Cards that are moved (editor_ways.cpp)
    void grasp(Card card, QPoint at);
    void drag(QPoint at);
    void drop(QPoint at);
    void press(Card card);
    void mark();
    void sayWhy(Card other);
    [[nodiscard]] PlaceView* viewAt(QPoint at) const;
    [[nodiscard]] std::optional<Card> cardAt(QPoint at) const;
    [[nodiscard]] editor::Keep keeping() const;

    // What is done with it (editor_commands.cpp)
    void weighed(const std::vector<advice::Option>& options);
    void made(const std::variant<practice::Mistake, exercises::NoExercise>& exercise);
    void mastersAreDone();
    void copy();
    void paste();
    void save();
    void askOpen();
    void askNumber();
    void take(const QByteArray& bytes, const QString& name);

    look::Deck& deck_;
    desktop::FileDialogs& files_;
    practise::Training& training_;
    std::array<QString, 4> people_;
    Clock today_;

    Work now_;
    std::vector<Work> before_, after_; // what is undone and redone, the nearest last
    std::optional<Card> held_;
    CardSet partners_; // of what is held
    bool dragging_ = false;
    std::optional<Card> over_; // while it is dragged
    QPoint graspedAt_, grip_;
    std::vector<advice::Option> options_; // what was found of the moment
    std::optional<Seat> weighedFor_;
    QString question_; // of the exercise that is made
    records::HandRecord played_;

    EditorLayout laid_;
    std::array<PlaceView*, editor::kPlaces.size()> places_{};
    CheckButton *keep_, *open_;
    look::PaperButton *undo_, *redo_, *save_, *weigh_, *masters_, *play_;
    QLabel *strong_, *weak_;
    FlyingCard* flying_; // the card that is dragged
    EditorSlip* slip_;
    AskPaper* ask_;
    ScalesAtWork scales_;
    review::PlayOn playOn_;
    std::array<QAction*, 2> undoing_{}; // undo, redo
};

} // namespace editing
