// My games: on the left all hands that were played here, on the right how it goes.
#pragma once

#include "desktop/played/hands_paper.h"
#include "desktop/played/opened.h"
#include "desktop/played/shelf_reader.h"
#include "desktop/played/sums_paper.h"
#include "desktop/shell/file_dialogs.h"
#include "desktop/shell/notice_bar.h"

#include <functional>

namespace played {

class MyGamesPage : public QWidget {
    Q_OBJECT

public:
    // Deck and dialogs outlive it. `folder` is where everything is kept.
    MyGamesPage(look::Deck& deck, desktop::FileDialogs& files, const QString& folder,
                QWidget* parent = nullptr);

    // Reads anew all that is kept.
    void read();
    void focusFirst();
    // What the person and the companions are called, and how many games can be gone on with.
    void setPeople(const std::array<QString, kPlayers>& names) { names_ = names; }
    void setUnfinished(int games);
    // A file of hands is shown in the list; of another kind, it is handed on.
    void openFile(const QString& path);

    [[nodiscard]] const Listing& listing() const { return listing_; }
    [[nodiscard]] bool reading() const { return reader_.reading(); }
    [[nodiscard]] HandsPaper* handsPaper() const { return handsPaper_; }
    [[nodiscard]] SumsPaper* sumsPaper() const { return sumsPaper_; }
    [[nodiscard]] desktop::NoticeBar* notice() const { return notice_; }
    [[nodiscard]] Weighing& weighing() { return weighing_; }

signals:
    void closed();
    void watchAsked(const score::WatchedHand& watched);
    void reviewAsked(const score::WatchedHand& watched);
    void againAsked(const score::WatchedHand& watched); // its cards once more
    void editAsked(const score::WatchedHand& watched);  // in the deal editor
    void sheetAsked(const records::MatchRecord& match);
    void unfinishedAsked();
    void otherAsked(const QString& path); // a file that is no hand that is over
    void erased();                        // all, and all that was learnt of it

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent*) override { layOut(); }
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void joinHands();
    void joinSums();
    void addCommands();
    void fill();
    void want(const Wanted& wanted);
    void withChosen(const std::function<void(const score::WatchedHand&)>& act);
    void hand(void (MyGamesPage::*signal)(const score::WatchedHand&));
    void openRow();
    void save();
    void copy();
    void takeText(const QString& text, const QString& name);
    void takeOpened(const Opened& opened, const QString& name);
    void say(const QString& sentence);
    void weigh();
    void erase();
    void offerErasing();
    void eraseOne();
    void leave();
    void layOut();

    desktop::FileDialogs& files_;
    const QString folder_;
    std::array<QString, kPlayers> names_;
    Listing listing_;
    int pasted_ = 0;
    look::PagePlan plan_;
    ShelfReader reader_;
    Weighing weighing_;
    HandsPaper* handsPaper_;
    SumsPaper* sumsPaper_;
    desktop::NoticeBar* notice_;
};

} // namespace played
