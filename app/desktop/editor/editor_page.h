// The deal editor: any moment of any hand, its 97 cards each in its place. Two cards change places, by mouse
// or by keys; what cannot be is refused with the reason. What comes of it is played, watched, weighed or
// kept.
#pragma once

#include "desktop/editor/ask_paper.h"
#include "desktop/editor/check_button.h"
#include "desktop/editor/editor_strip.h"
#include "desktop/editor/editor_table.h"
#include "desktop/editor/exercise_maker.h"
#include "desktop/editor/outcomes.h"
#include "desktop/editor/sources.h"
#include "desktop/shell/file_dialogs.h"

#include <QAction>

namespace editing {

class EditorPage : public QWidget {
    Q_OBJECT

public:
    // All outlive it.
    EditorPage(look::Deck& deck, desktop::FileDialogs& files, ExerciseMaker& maker,
               QWidget* parent = nullptr);

    // Another hand; what was here before comes back by undoing.
    void edit(const Work& work);
    void newDeal();
    void setPeople(const People& people) { people_ = people; }
    void focusFirst();
    // A recorded hand; why a bad one is one is said.
    void openFile(const QString& path);

    // ---- Cards that are moved ----
    void lift(Card card);
    // The two change places, or it is said why not.
    void exchange(Card one, Card other);

    [[nodiscard]] const Draft& draft() const { return draft_; }
    [[nodiscard]] EditorTable* table() const { return table_; }
    [[nodiscard]] EditorStrip* strip() const { return strip_; }
    [[nodiscard]] AskPaper* askPaper() const { return ask_; }
    [[nodiscard]] CheckButton* keepCheck() const { return keep_; }
    [[nodiscard]] CheckButton* openCheck() const { return open_; }
    [[nodiscard]] look::PaperButton* backButton() const { return back_; }
    [[nodiscard]] bool working() const { return outcomes_.running() || maker_.running(); }

signals:
    void closed();
    // From the moment on by the person in their seat.
    void playAsked(const editing::Work& work);
    // Four masters have played it to its end.
    void watchAsked(const editing::Work& work, const records::HandRecord& played);
    void ruleAsked(const QString& number);

protected:
    void resizeEvent(QResizeEvent*) override { layOut(); }
    void hideEvent(QHideEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void join();
    void joinTable();
    void addCommands();
    void layOut();
    void refresh();
    void say(const QString& strong, const QString& weak = {});
    void sayPlain();
    void leave();

    // What one does (editor_acts.cpp)
    void choose(Card card);
    void putBack();
    void step(std::optional<editor::Moment> (*to)(const editor::Moment&));
    void undo();
    void sayMoved(const QString& what);
    void redo();
    void act(EditorStrip::Does what);
    void askExercise();
    void showRule(); // by which a card was refused last
    void askNumber();
    void take(const std::variant<Work, QString>& read);
    void copy();
    void paste();
    void save();
    void askOpen();

    desktop::FileDialogs& files_;
    ExerciseMaker& maker_;
    People people_;
    Draft draft_;
    Outcomes outcomes_{draft_};
    EditorTable* table_;
    EditorStrip* strip_;
    CheckButton *keep_, *open_;
    look::PaperButton* back_;
    AskPaper* ask_;
    QAction *undo_ = nullptr, *redo_ = nullptr;
};

} // namespace editing
