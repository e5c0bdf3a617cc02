// The window: the pages, how one comes from one to the other and back, and the few commands that hold
// everywhere. What else can be done belongs to the page that is seen; see page_menus.h.
#pragma once

#include "desktop/count/count_page.h"
#include "desktop/doors/doors_page.h"
#include "desktop/doors/games_page.h"
#include "desktop/gallery/cards_dialog.h"
#include "desktop/gallery/gallery_page.h"
#include "desktop/learn/learn_pages.h"
#include "desktop/look/deck.h"
#include "desktop/review/review_page.h"
#include "desktop/rules/rule_book_page.h"
#include "desktop/rules/versicole_page.h"
#include "desktop/score/score_pages.h"
#include "desktop/settings/help_dialog.h"
#include "desktop/settings/new_game_page.h"
#include "desktop/settings/settings_dialog.h"
#include "desktop/settings/theme.h"
#include "desktop/shell/notice_bar.h"
#include "desktop/shell/page_menus.h"
#include "desktop/shell/play_page.h"
#include "minchiate/model/game_model.h"

#include <QDialog>
#include <QFileDialog>
#include <QMainWindow>
#include <QPointer>
#include <QSettings>
#include <QStackedWidget>

#include <functional>
#include <optional>
#include <vector>

namespace desktop {

class MainWindow : public QMainWindow {
    Q_OBJECT
public:
    // `folder` keeps the game; `store` the settings. Both outlive nothing: each change is written at once.
    MainWindow(const QString& folder, const QString& store, QWidget* parent = nullptr);
    ~MainWindow() override;

    // Opens a hand, a match, a lesson; a sentence over the page says what is wrong with a bad file, and
    // nothing else changes.
    void openFile(const QString& path);

    // Keeps drawn pictures in this folder, for a quick next start.
    void keepPicturesIn(const QString& folder) { deck_.keepIn(folder); }

    [[nodiscard]] model::GameModel& model() { return model_; }
    [[nodiscard]] PlayPage* playPage() const { return play_; }
    [[nodiscard]] table::TableWidget* table() const { return play_->table(); }
    [[nodiscard]] doors::DoorsPage* doorsPage() const { return doors_; }
    [[nodiscard]] doors::GamesPage* gamesPage() const { return games_; }
    [[nodiscard]] settings::NewGamePage* newGamePage() const { return newGame_; }
    [[nodiscard]] score::ScorePages* scorePages() const { return score_; }
    [[nodiscard]] learn::LearnPages* learnPages() const { return learn_; }
    [[nodiscard]] count::CountPage* countPage() const { return count_; }
    [[nodiscard]] gallery::GalleryPage* galleryPage() const { return gallery_; }
    [[nodiscard]] rules::RuleBookPage* ruleBook();
    [[nodiscard]] review::ReviewPage* reviewPage();
    [[nodiscard]] rules::VersicolePage* versicolePage();
    [[nodiscard]] logs::LogPanel* logPanel() const { return play_->log(); }
    [[nodiscard]] QWidget* shownPage() const { return pages_->currentWidget(); }
    [[nodiscard]] settings::Settings settings() const { return chosen_; }
    void applySettings(const settings::Settings& settings);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void buildPages();
    void joinModel();
    void joinPages();
    void joinGoOn();
    void joinLearn();
    void joinReview();
    void buildMenus();
    void buildGameMenu();
    void buildLearnMenu();
    void buildHelpMenu();
    [[nodiscard]] std::vector<settings::KeyHelp> keyHelp() const;
    QAction* addAction(QMenu* menu, const QString& words, const QKeySequence& key, std::function<void()> act);

    // Shows a page in place of all others; or lays it over the one that is seen, to be left again.
    void showPage(QWidget* page);
    void layPage(QWidget* page);
    void leavePage();
    void pageShown();

    void startGame(minchiate::Length length);
    void startNumbered(quint64 number);
    void startGiven(const records::HandRecord& hand);
    [[nodiscard]] model::NewGame newGame() const;
    using Left = std::pair<QDateTime, doors::GoOn>; // and when
    [[nodiscard]] std::vector<doors::GoOn> allLeft();
    [[nodiscard]] std::optional<Left> lessonLeft(const QDateTime& now);
    [[nodiscard]] std::vector<Left> allThrownAway(const QDateTime& now);
    void goOnWith(const QString& key);
    void throwAway(const QString& key);
    void bringBack(const QString& key);
    void goOn();
    void showNewGame();
    void showDoors();
    void showGames();
    void showTable();
    void showCount();
    void showStanding();
    void laySheetOf(const records::MatchRecord& match, score::SheetPage::Use use);
    void showScore();
    void showLearn();
    void afterCount();
    void askOpen();
    void saveHand();
    void saveGame(const QString& place);
    QFileDialog* fileDialog(const QString& title);
    void showSettings();
    void showCards();
    void showGallery();
    // The rule book, laid over whatever page asked for it; a link as rules::linked() writes them.
    void joinRules();
    void layRules(QWidget* page);
    void showRuleBook();
    void showRule(const QString& number);
    void showTerm(const QString& term);
    void layReview();
    void showRuleFor(QDialog* dialog, const QString& number);
    void followRuleLink(const QString& link);
    void showVersicole();
    void leaveRules();
    void updateCorner();

    QString folder_; // where everything is kept
    QSettings store_;
    settings::Settings chosen_;
    look::Deck deck_;
    settings::Theme theme_;
    model::GameModel model_;
    QStackedWidget* pages_ = nullptr;
    std::vector<QWidget*> under_; // the pages that the one seen lies over, the nearest last
    PageMenus* pageMenus_ = nullptr;
    doors::DoorsPage* doors_ = nullptr;
    doors::GamesPage* games_ = nullptr;
    settings::NewGamePage* newGame_ = nullptr;
    PlayPage* play_ = nullptr;
    count::CountPage* count_ = nullptr;
    score::SheetBook gameBook_; // the sheet of the game at the table
    score::SheetPage* standing_ = nullptr;
    score::ScorePages* score_ = nullptr;
    learn::LearnPages* learn_ = nullptr;
    gallery::GalleryPage* gallery_ = nullptr;
    rules::RuleBookPage* ruleBook_ = nullptr;
    review::ReviewPage* review_ = nullptr;
    rules::VersicolePage* versicole_ = nullptr;
    QPointer<QDialog> dialogBeforeRules_;
    NoticeBar* notice_ = nullptr;
    QPointer<QFileDialog> fileDialog_;
    settings::SettingsDialog* settingsDialog_ = nullptr;
    gallery::CardsDialog* cardsDialog_ = nullptr;
    settings::HelpDialog* help_ = nullptr;
    QAction *toTable_ = nullptr, *sameDeal_ = nullptr;
};

} // namespace desktop
