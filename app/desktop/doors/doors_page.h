// The first page: a shelf of packs where there is more than one game, the three doors of the game chosen, and
// "go on" where something was left of it.
#pragma once

#include "desktop/doors/door.h"
#include "desktop/doors/front.h"
#include "desktop/doors/go_on_strip.h"
#include "desktop/doors/shelf.h"
#include "desktop/look/deck.h"
#include "desktop/look/metrics.h"

#include <QAction>
#include <QWidget>

#include <array>
#include <vector>

namespace doors {

class DoorsPage : public QWidget {
    Q_OBJECT

public:
    using Which = doors::Which;

    // `deck` must outlive the page.
    explicit DoorsPage(look::Deck& deck, QWidget* parent = nullptr);

    // The games there are; with one alone there is no shelf. Their decks outlive the page.
    void setGames(const std::vector<OnShelf>& games);
    // Whose doors these are.
    void setChosen(int game);

    // What can be gone on with, the latest first: the first three are shown, or the first under a shelf.
    // Where there is anything, the first has the focus. What was thrown away stands after that.
    void setGoOn(const std::vector<GoOn>& left);

    // A door that is not ready says so in place when opened, and does not emit. Play is ready from the start.
    void setReady(Which which, bool ready);

    // How far one is in the lessons, under the name of their door; empty for who has not begun.
    void setLearned(const QString& howFar);

    // Gives the focus to "go on", or else to Play.
    void focusFirst();

    Door* door(Which which) const;
    GoOnStrip* strip() const { return strip_; }
    Shelf* shelf() const { return shelf_; }
    look::PaperButton* myGamesButton() const { return myGames_; }
    look::PaperButton* goOnButton() const; // of the first row; null when nothing was left

signals:
    void gameChosen(int game);
    void playChosen();
    void learnChosen();
    void scoreChosen();
    void myGamesChosen();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void open(Which which);
    void layOut();
    void writeAlike();
    void drawPictures();
    void drawTitle(QPainter& p) const;
    int page(double y) const;
    bool hasShelf() const { return games_.size() > 1; }
    bool somethingLeft() const { return !strip_->rows().empty(); }

    look::Deck& deck_;
    std::vector<OnShelf> games_;
    Front front_;                // of the game chosen
    look::Deck* pack_ = nullptr; // its pictures
    look::Metrics metrics_;
    int top_ = 0; // where the page's own zero is: the doors stand in the middle of a tall window
    std::array<Door*, 3> doors_;
    Shelf* shelf_;
    GoOnStrip* strip_;
    look::PaperButton* myGames_;
    QAction* bringBack_;
    double ratio_ = 0; // of the pictures
    bool picturesOld_ = true;
};

} // namespace doors
