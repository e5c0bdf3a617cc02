// The window: the first page, the pages of its games, and the few commands that hold everywhere. What else
// can be done belongs to the page that is seen; see page_menus.h. What a page leads to is its game's; see
// room.h.
#pragma once

#include "desktop/doors/doors_page.h"
#include "desktop/doors/games_page.h"
#include "desktop/look/decks.h"
#include "desktop/settings/house_choices.h"
#include "desktop/shell/file_dialogs.h"
#include "desktop/shell/house_dialogs.h"
#include "desktop/shell/notice_bar.h"
#include "desktop/shell/page_menus.h"
#include "desktop/shell/pages.h"
#include "desktop/shell/room.h"

#include <QHash>
#include <QMainWindow>
#include <QSettings>
#include <QStringList>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace desktop {

class MainWindow : public QMainWindow {
    Q_OBJECT
public:
    // `games`, at least one, the first of them in front. `folder` keeps what is played; `store` the settings:
    // each change is written at once.
    MainWindow(const std::vector<Game>& games, const QString& folder, const QString& store,
               QWidget* parent = nullptr);
    ~MainWindow() override;

    // Opens a hand, a match, a lesson; a sentence over the page says what is wrong with a bad file, and
    // nothing else changes.
    void openFile(const QString& path);

    // Keeps drawn pictures in this folder, for a quick next start.
    void keepPicturesIn(const QString& folder) { decks_.keepIn(folder); }

    // The game in front, of those it was made with, 0-based; another one is remembered.
    void choose(int game);
    [[nodiscard]] int chosen() const { return chosen_; }
    [[nodiscard]] Room& room() const { return *room_; }
    // Where it stands and what lies open in it, for another window on the same folder.
    struct Place {
        QByteArray geometry;
        QStringList ways;               // the page that is seen last
        std::optional<QPoint> settings; // where their dialog lies, if it is seen
    };
    [[nodiscard]] Place place() const;
    void go(const Place& place);
    // The settings where they were, at the language.
    void showLanguage(const Place& before) { dialogs_->showLanguage(before.settings); }
    // What was chosen for the house.
    [[nodiscard]] settings::HouseChoices& choices() { return choices_; }
    [[nodiscard]] doors::DoorsPage* doorsPage() const { return doors_; }
    [[nodiscard]] doors::GamesPage* gamesPage() const { return gamesPage_; }
    [[nodiscard]] QWidget* shownPage() const { return pages_->currentWidget(); }
    // Every key there is at the game in front, whatever page it belongs to.
    [[nodiscard]] std::vector<settings::KeyHelp> keyHelp() const;

protected:
    void resizeEvent(QResizeEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void openRooms();
    void lookAfterShelf();
    void joinDoors();
    void joinGoOn(doors::GoOnStrip* strip);
    void buildGameMenu();
    void buildLearnMenu();
    void buildHelpMenu();
    QAction* addAction(QMenu* menu, const QString& words, const QKeySequence& key, std::function<void()> act);
    void follow(const settings::Settings& chosen);
    void makeDialogs();
    void explainFocus();

    [[nodiscard]] std::vector<doors::GoOn> allLeft();
    [[nodiscard]] Room& roomOf(const QString& key) const;
    void showDoors();
    void showGames();
    void pageShown(const QWidget* page);
    void updateCorner();

    std::vector<Game> games_;
    QString folder_; // where everything is kept
    QSettings store_;
    settings::HouseChoices choices_;
    look::Decks decks_;
    PageMenus* pageMenus_ = nullptr;
    Pages* pages_ = nullptr;
    FileDialogs* files_ = nullptr;
    NoticeBar* notice_ = nullptr;
    doors::DoorsPage* doors_ = nullptr;
    doors::GamesPage* gamesPage_ = nullptr;
    std::vector<std::unique_ptr<Room>> rooms_;
    Room* room_ = nullptr; // the one in front
    int chosen_ = 0;
    std::vector<QList<QAction*>> reading_; // of each room, for the Learn menu
    QHash<QString, Room*> whoseIs_;        // by the key of what was left
    HouseDialogs* dialogs_ = nullptr;
    QMenu* learnMenu_ = nullptr;
    QAction *toTable_ = nullptr, *editor_ = nullptr;
};

} // namespace desktop
