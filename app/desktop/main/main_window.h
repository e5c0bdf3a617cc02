// The window: doors, new game, table with log, count, standing; menus with their keys. It joins the model's
// signals to those who show them and holds no rule.
#pragma once

#include "count/count_page.h"
#include "doors/doors_page.h"
#include "gallery/cards_dialog.h"
#include "gallery/gallery_page.h"
#include "game_model.h"
#include "learn/learn_pages.h"
#include "log/log_panel.h"
#include "look/deck.h"
#include "main/notice_bar.h"
#include "peek/cards_peek.h"
#include "review/review_page.h"
#include "rules/rule_book_page.h"
#include "rules/versicole_page.h"
#include "score/score_pages.h"
#include "settings/help_dialog.h"
#include "settings/new_game_page.h"
#include "settings/settings_dialog.h"
#include "settings/theme.h"
#include "table/table_widget.h"

#include <QDialog>
#include <QMainWindow>
#include <QPointer>
#include <QSettings>
#include <QStackedWidget>

namespace desktop {

class MainWindow : public QMainWindow {
    Q_OBJECT
public:
    // `folder` keeps the game; `store` the settings. Both outlive nothing: each change is written at once.
    MainWindow(const QString& folder, const QString& store, QWidget* parent = nullptr);
    ~MainWindow() override;

    // Opens a hand record; a sentence over the page says what is wrong with a bad one, and nothing else
    // changes.
    void openFile(const QString& path);

    // Keeps drawn pictures in this folder, for a quick next start.
    void keepPicturesIn(const QString& folder) { deck_.keepIn(folder); }

    [[nodiscard]] model::GameModel& model() { return model_; }
    [[nodiscard]] table::TableWidget* table() const { return table_; }
    [[nodiscard]] doors::DoorsPage* doorsPage() const { return doors_; }
    [[nodiscard]] settings::NewGamePage* newGamePage() const { return newGame_; }
    [[nodiscard]] score::ScorePages* scorePages() const { return score_; }
    [[nodiscard]] learn::LearnPages* learnPages() const { return learn_; }
    [[nodiscard]] count::CountPage* countPage() const { return count_; }
    [[nodiscard]] gallery::GalleryPage* galleryPage() const { return gallery_; }
    [[nodiscard]] rules::RuleBookPage* ruleBook();
    [[nodiscard]] review::ReviewPage* reviewPage();
    [[nodiscard]] rules::VersicolePage* versicolePage();
    [[nodiscard]] logs::LogPanel* logPanel() const { return log_; }
    [[nodiscard]] QWidget* shownPage() const { return pages_->currentWidget(); }
    [[nodiscard]] settings::Settings settings() const { return chosen_; }
    void applySettings(const settings::Settings& settings);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void closeEvent(QCloseEvent* event) override;

private:
    void buildPages();
    void joinModel();
    void joinPages();
    void joinLearn();
    void joinReview();
    void buildMenus();
    void buildGameMenu();
    void buildTableMenu();
    void buildLearnMenu();
    void buildHelpMenu();
    QAction* addAction(QMenu* menu, const QString& words, const QKeySequence& key, std::function<void()> act);

    void startGame(minchiate::Length length);
    void startNumbered(quint64 number);
    [[nodiscard]] model::NewGame newGame() const;
    void showDoors();
    void showTable();
    void showCount();
    void showStanding();
    void showScore();
    void showLearn();
    void afterCount();
    void peekFola();
    void peekPile();
    void askOpen();
    void askSave();
    void showSettings();
    void showCards();
    void showGallery();
    // The rule book, laid over whatever page asked for it; a link as rules::linked() writes them.
    void joinRules();
    void layRules(QWidget* page);
    [[nodiscard]] QWidget* pageUnderRules() const;
    void showRuleBook();
    void showRule(const QString& number);
    void showTerm(const QString& term);
    void layReview();
    void showRuleFor(QDialog* dialog, const QString& number);
    void followRuleLink(const QString& link);
    void showVersicole();
    void leaveRules();
    void placePanel();
    [[nodiscard]] bool panelDocks() const { return width() >= look::dockingWidth; }
    void togglePanel();
    void updateActions();
    void updateCorner();
    [[nodiscard]] std::optional<doors::GoOn> goOnWords();

    QString folder_; // where everything is kept
    QSettings store_;
    settings::Settings chosen_;
    look::Deck deck_;
    settings::Theme theme_;
    model::GameModel model_;
    QStackedWidget* pages_ = nullptr;
    doors::DoorsPage* doors_ = nullptr;
    settings::NewGamePage* newGame_ = nullptr;
    QWidget* play_ = nullptr; // table and log
    table::TableWidget* table_ = nullptr;
    logs::LogPanel* log_ = nullptr;
    count::CountPage* count_ = nullptr;
    score::SheetBook gameBook_; // the sheet of the game at the table
    score::SheetPage* standing_ = nullptr;
    score::ScorePages* score_ = nullptr;
    learn::LearnPages* learn_ = nullptr;
    peek::CardsPeek* peek_ = nullptr;
    gallery::GalleryPage* gallery_ = nullptr;
    QWidget* beforeGallery_ = nullptr; // the page to go back to
    rules::RuleBookPage* ruleBook_ = nullptr;
    review::ReviewPage* review_ = nullptr;
    QWidget* beforeReview_ = nullptr; // the page to go back to
    rules::VersicolePage* versicole_ = nullptr;
    QWidget* beforeRules_ = nullptr; // the page to go back to
    QPointer<QDialog> dialogBeforeRules_;
    NoticeBar* notice_ = nullptr;
    bool panelLaidOver_ = false; // in a narrow window the log is shut until it is asked for
    settings::SettingsDialog* settingsDialog_ = nullptr;
    gallery::CardsDialog* cardsDialog_ = nullptr;
    settings::HelpDialog* help_ = nullptr;
    QAction *undo_ = nullptr, *again_ = nullptr, *save_ = nullptr, *panelShown_ = nullptr,
            *standingAction_ = nullptr, *announce_ = nullptr, *lastTrick_ = nullptr, *captured_ = nullptr,
            *folaCards_ = nullptr, *hurry_ = nullptr, *toTable_ = nullptr;
};

} // namespace desktop
