// My games: on the left all hands that were played here, on the right how it goes. What is done with a hand
// is its game's.
#pragma once

#include "desktop/games/hands_paper.h"
#include "desktop/games/sums_paper.h"
#include "desktop/shell/notice_bar.h"

namespace games {

class MyGamesPage : public QWidget {
    Q_OBJECT

public:
    // `game`: its name; `points`: what the person's curve shows, "My game points".
    MyGamesPage(const QString& game, const QString& points, QWidget* parent = nullptr);

    // The latest first.
    void setMatches(std::vector<Match> matches);
    void say(const QString& sentence) { notice_->say(sentence); }
    void focusFirst() { hands_->list()->setFocus(Qt::OtherFocusReason); }

    [[nodiscard]] const std::vector<Match>& matches() const { return matches_; }
    [[nodiscard]] HandsPaper* handsPaper() const { return hands_; }
    [[nodiscard]] SumsPaper* sumsPaper() const { return sums_; }
    [[nodiscard]] desktop::NoticeBar* notice() const { return notice_; }

signals:
    void closed();
    void shown(); // they are to be read anew
    void reviewAsked(games::At at);
    void againAsked(games::At at); // its cards once more
    void saveAsked(games::At at);
    void openAsked();
    void dropped(const QString& path);
    void erasing();                // all that are over
    void erasingOne(games::At at); // that hand, with the match that it belongs to

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent*) override { layOut(); }
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void layOut();
    void offerErasing();
    void leave();

    std::vector<Match> matches_;
    look::PagePlan plan_;
    HandsPaper* hands_;
    SumsPaper* sums_;
    desktop::NoticeBar* notice_;
};

} // namespace games
