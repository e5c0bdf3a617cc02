// My games: on the left all hands that were played here, on the right how it goes.
#pragma once

#include "desktop/look/buttons.h"
#include "desktop/look/deck.h"
#include "desktop/played/chart_table.h"
#include "desktop/played/chip_row.h"
#include "desktop/played/hand_chart.h"
#include "desktop/played/hands_list.h"
#include "desktop/played/opened.h"
#include "desktop/played/shelf_reader.h"
#include "desktop/played/sums_view.h"
#include "desktop/played/weighing.h"
#include "desktop/score/sheet_page.h"
#include "desktop/shell/file_dialogs.h"
#include "desktop/shell/notice_bar.h"

#include <QAction>

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

    [[nodiscard]] const std::vector<ListedHand>& hands() const { return hands_; }
    [[nodiscard]] const Wanted& wanted() const { return wanted_; }
    [[nodiscard]] const Sums& sums() const { return sums_; }
    [[nodiscard]] bool reading() const { return reader_.reading(); }
    [[nodiscard]] paper::Field* searchField() const { return search_; }
    [[nodiscard]] ChipRow* chips() const { return chips_; }
    [[nodiscard]] HandsList* list() const { return list_; }
    [[nodiscard]] RestiCurve* curve() const { return curve_; }
    [[nodiscard]] CostBars* bars() const { return bars_; }
    [[nodiscard]] SumsView* shares() const { return shares_; }
    [[nodiscard]] ChartTable* table() const { return table_; }
    [[nodiscard]] desktop::NoticeBar* notice() const { return notice_; }
    [[nodiscard]] Weighing& weighing() { return weighing_; }
    [[nodiscard]] look::PaperButton* watchButton() const { return watch_; }
    [[nodiscard]] look::PaperButton* reviewButton() const { return review_; }
    [[nodiscard]] look::PaperButton* againButton() const { return again_; }
    [[nodiscard]] look::PaperButton* saveButton() const { return save_; }
    [[nodiscard]] look::PaperButton* openButton() const { return open_; }
    [[nodiscard]] look::PaperButton* weighButton() const { return weigh_; }
    [[nodiscard]] look::PaperButton* eraseButton() const { return erase_; }
    [[nodiscard]] look::PaperButton* backButton() const { return back_; }
    [[nodiscard]] look::PaperButton* eraseNowButton() const { return eraseNow_; }
    [[nodiscard]] look::PaperButton* keepButton() const { return keep_; }

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
    void join();
    void addCommands();
    void take(const Shelf& shelf);
    void fill();
    void fillChips();
    void tellChosen();
    void want(const Wanted& wanted);
    void search();
    [[nodiscard]] const ListedHand* chosen() const;
    [[nodiscard]] std::optional<score::WatchedHand> watched() const;
    template<class Signal>
    void hand(Signal signal);
    void openRow();
    void save();
    void copy();
    void paste();
    void askOpen();
    void takeOpened(Opened opened, const QString& name);
    void say(const QString& sentence);
    void weigh();
    void weighed(const QString& file, int number, const Costs& costs);
    void askErase(bool asking);
    void erase();
    void leave();
    void showTable();
    void layOut();
    void placeButtons();
    void placeFoot();
    [[nodiscard]] QRect at(double x, double y, double wide,
                           double high) const; // of the design, from the window's top
    [[nodiscard]] QString headWords() const;
    [[nodiscard]] QString belowWords() const;
    [[nodiscard]] QString sumsWords() const;
    [[nodiscard]] QString costLine() const;

    desktop::FileDialogs& files_;
    QString folder_;
    std::array<QString, kPlayers> names_;
    std::vector<ListedHand> hands_, opened_; // all of the list; those among them that are from elsewhere
    Wanted wanted_;
    Order order_ = Order::When;
    Sums sums_;
    int unfinished_ = 0, pasted_ = 0;
    bool asking_ = false; // whether all is to be erased
    look::Metrics metrics_;
    ShelfReader reader_;
    Weighing weighing_;

    paper::Field* search_;
    ChipRow* chips_;
    HandsList* list_;
    look::PaperButton *watch_, *review_, *again_, *save_, *open_;
    RestiCurve* curve_;
    CostBars* bars_;
    look::PaperButton* weigh_;
    SumsView* shares_;
    QLabel* kept_;
    look::PaperButton *keep_, *eraseNow_, *erase_, *back_;
    ChartTable* table_;
    desktop::NoticeBar* notice_;
};

} // namespace played
