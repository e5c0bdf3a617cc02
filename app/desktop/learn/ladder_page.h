// The ladder of a game: every lesson with how far one is in it, hands told card by card where there are some,
// and the ways to the rules. What stands there is a value.
#pragma once

#include "desktop/learn/learned.h"
#include "desktop/learn/rung_button.h"
#include "desktop/look/buttons.h"

#include <QLabel>
#include <QScrollArea>
#include <QWidget>

#include <vector>

namespace learn {

struct LadderContent {
    struct Rung {
        QString id, title, goal;
        int steps = 0;
    };
    struct Hand {
        QString id, title, source;
    };
    std::vector<Rung> rungs; // from the first
    int gameRungs = 0;       // those that teach the game; the others teach its art
    std::vector<Hand> hands; // told card by card
};

class LadderPage : public QWidget {
    Q_OBJECT
public:
    explicit LadderPage(QWidget* parent = nullptr);

    // The name that the page has for a heading, with "Learn".
    void setGame(const QString& name);
    void setLadder(const LadderContent& ladder, const Learned& learned);
    // Without this nothing is said of practising.
    void offerPractice();
    // So many mistakes of one's own are to be practised today.
    void setDue(int due);
    void focusFirst();                   // the lesson to take next
    void focusLesson(const QString& id); // or the hand: what one comes from; else the next

    [[nodiscard]] const std::vector<RungButton*>& rungs() const { return rungs_; }
    [[nodiscard]] const std::vector<RungButton*>& hands() const { return hands_; }
    [[nodiscard]] QString title() const { return title_->text(); }
    [[nodiscard]] look::PaperButton* practiceButton() const { return practice_; }
    [[nodiscard]] look::PaperButton* fileButton() const { return file_; }
    [[nodiscard]] look::PaperButton* playButton() const { return play_; }
    [[nodiscard]] look::PaperButton* backButton() const { return back_; }

signals:
    void lessonChosen(int index); // into the ladder's lessons
    void handChosen(const QString& id);
    void fileAsked();
    void rulesAsked();
    void glossaryAsked();
    void galleryAsked();
    void playChosen();
    void practiceAsked();
    void back();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void layOut();
    [[nodiscard]] bool hasTwoPages(int width) const;
    int layColumns(int width, int air);
    [[nodiscard]] std::vector<look::PaperButton*> foot() const; // those that are offered
    look::PaperButton* addButton(const QString& words, void (LadderPage::*signal)());

    look::Metrics metrics_;
    QRect paper_;
    QScrollArea* scroll_;
    QWidget* sheet_;
    QLabel *title_, *game_, *art_, *told_;
    std::vector<RungButton*> rungs_, hands_;
    std::vector<QString> ids_;  // of the lessons, rung by rung, and of the hands
    std::size_t gameRungs_ = 0; // those that teach the game
    look::PaperButton *practice_, *rules_, *glossary_, *gallery_, *file_, *play_, *back_ = nullptr;
    std::vector<look::PaperButton*> foot_;
};

} // namespace learn
