// The first page: three doors, and "go on" where something was left.
#pragma once

#include "desktop/doors/door.h"
#include "desktop/doors/go_on_strip.h"
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
    enum class Which { Play, Learn, Score };

    // `deck` must outlive the page.
    explicit DoorsPage(look::Deck& deck, QWidget* parent = nullptr);

    // What can be gone on with, the latest first: the first three are shown. Where there is anything, the
    // first has the focus. What was thrown away stands after that.
    void setGoOn(const std::vector<GoOn>& left);

    // A door that is not ready says so in place when opened, and does not emit. Play is ready from the start.
    void setReady(Which which, bool ready);

    // How far one is in the lessons, under the name of their door; empty for who has not begun.
    void setLearned(const QString& howFar);

    // Whether there is a page of what was played.
    void offerMyGames(bool offered);

    // Gives the focus to "go on", or else to Play.
    void focusFirst();

    Door* door(Which which) const;
    GoOnStrip* strip() const { return strip_; }
    look::PaperButton* myGamesButton() const { return myGames_; }
    look::PaperButton* goOnButton() const; // of the first row; null when nothing was left

signals:
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
    void drawPictures();
    void drawTitle(QPainter& p) const;
    int page(double y) const;
    bool somethingLeft() const { return !strip_->rows().empty(); }

    look::Deck& deck_;
    look::Metrics metrics_;
    int top_ = 0; // where the page's own zero is: the doors stand in the middle of a tall window
    std::array<Door*, 3> doors_;
    std::array<bool, 3> ready_{true, false, false};
    std::array<QString, 3> notYet_;
    GoOnStrip* strip_;
    look::PaperButton* myGames_;
    QAction* bringBack_;
    double ratio_ = 0; // of the pictures
    bool picturesOld_ = true;
};

} // namespace doors
