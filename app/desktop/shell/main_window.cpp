#include "desktop/shell/main_window.h"

#include "desktop/look/last_input.h"
#include "desktop/look/type.h"
#include "desktop/shell/seen_pages.h"
#include "desktop/table/table_accessible.h"
#include "text/words.h"

#include <QCloseEvent>
#include <QFileInfo>
#include <QMenuBar>
#include <QResizeEvent>
#include <QScreen>

#include <algorithm>

namespace desktop {

using namespace minchiate;

namespace {

// What a window manager puts about a window, with something to spare: how much it is, is known only once the
// window is shown.
constexpr QSize titleAndFrame(16, 48);

// How the settings' pace reads as a tempo of the table: the design's times stretched or shortened.
table::Tempo tempoOf(const settings::Settings& chosen) {
    table::Tempo tempo;
    tempo.factor = chosen.pace == settings::Pace::Slow ? 1.7 : chosen.pace == settings::Pace::Fast ? 0.3 : 1;
    tempo.trickStayMs = chosen.trickStayMs < 0 ? -1 : int(chosen.trickStayMs * tempo.factor);
    tempo.skipDeal = chosen.skipDeal;
    tempo.animated = chosen.animations;
    return tempo;
}

} // namespace

MainWindow::MainWindow(const QString& folder, const QString& store, QWidget* parent)
    : QMainWindow(parent), folder_(folder), store_(store, QSettings::IniFormat),
      chosen_(settings::load(store_)), model_(folder) {
    table::installTableAccessibility();
    installSeenPages();
    (void)look::keysInUse(); // watched from here on
    setWindowTitle(tr("Versicola"));
    setMinimumSize(800, 560);
    resize(QSize(1280, 800).boundedTo(screen()->availableSize() - titleAndFrame));
    restoreGeometry(store_.value(QStringLiteral("window/geometry")).toByteArray());
    buildPages();
    joinModel();
    joinPages();
    joinGoOn();
    joinLearn();
    joinReview();
    buildMenus();
    applySettings(chosen_);
    showDoors();
}

MainWindow::~MainWindow() = default;

void MainWindow::buildPages() {
    pages_ = new QStackedWidget(this);
    setCentralWidget(pages_);
    doors_ = new doors::DoorsPage(deck_);
    games_ = new doors::GamesPage(deck_);
    newGame_ = new settings::NewGamePage(deck_);
    play_ = new PlayPage(deck_, model_);
    count_ = new count::CountPage(deck_);
    standing_ = new score::SheetPage(deck_, gameBook_);
    gallery_ = new gallery::GalleryPage(deck_);
    score_ = new score::ScorePages(deck_, folder_ + QStringLiteral("/sheets"));
    learn_ = new learn::LearnPages(deck_, folder_);
    const std::initializer_list<QWidget*> pages{doors_,    games_,   newGame_, play_, count_,
                                                standing_, gallery_, score_,   learn_};
    for (QWidget* page : pages)
        pages_->addWidget(page);
    for (QAction* action : {play_->standingAction(), play_->saveAction(), play_->copyAction()})
        count_->addAction(action);
    for (QAction* action : {play_->saveAction(), play_->copyAction()})
        standing_->addAction(action);
    sameDeal_ = new QAction(tr("The sa&me deal again"), this);
    sameDeal_->setShortcut(QKeySequence(tr("Ctrl+R")));
    connect(sameDeal_, &QAction::triggered, this, [this] {
        model_.sameDealAgain();
        showTable();
    });
    for (QWidget* page : {static_cast<QWidget*>(count_), static_cast<QWidget*>(standing_)})
        page->addAction(sameDeal_);
    joinRules();
    notice_ = new NoticeBar(pages_);
}

// ---- From page to page ----

void MainWindow::showPage(QWidget* page) {
    under_.clear();
    pages_->setCurrentWidget(page);
    pageShown();
}

// Each page lies there once at most, so that nothing leads in circles.
void MainWindow::layPage(QWidget* page) {
    QWidget* now = pages_->currentWidget();
    if (now == page)
        return;
    under_.push_back(now);
    std::erase(under_, page);
    pages_->setCurrentWidget(page);
    pageShown();
}

void MainWindow::leavePage() {
    if (under_.empty()) {
        showDoors();
        return;
    }
    QWidget* page = under_.back();
    under_.pop_back();
    pages_->setCurrentWidget(page);
    if (page == play_)
        play_->focusFirst();
    pageShown();
}

void MainWindow::pageShown() {
    QWidget* page = pages_->currentWidget();
    play_->updateActions();
    sameDeal_->setVisible(model_.gameOver()); // else it belongs to the table
    toTable_->setEnabled(model_.playing() && page != play_);
    pageMenus_->show(page);
    updateCorner();
}

// A letter that nothing else takes presses the button of the page that has it underlined.
void MainWindow::keyPressEvent(QKeyEvent* event) {
    if (!pressByLetter(*pages_->currentWidget(), *event))
        QMainWindow::keyPressEvent(event);
}

// ---- What the pages ask for ----

void MainWindow::joinModel() {
    using model::GameModel;
    connect(&model_, &GameModel::setAside, this,
            [this](const QString& file, const records::RecordError& why) {
                notice_->say(tr("A saved game could not be read and was set aside as %1. %2")
                                 .arg(QFileInfo(file).fileName(), text::explain(why, text::seatNames())));
            });
    connect(&model_, &GameModel::saveFailed, this,
            [this](const QString& why) { notice_->say(tr("The game could not be saved: %1.").arg(why)); });
    connect(play_, &PlayPage::countDue, this, &MainWindow::showCount);
    connect(play_, &PlayPage::changed, this, [this] {
        if (pages_->currentWidget() == play_)
            updateCorner();
    });
    connect(play_, &PlayPage::standingAsked, this, &MainWindow::showStanding);
    connect(play_, &PlayPage::saveAsked, this, &MainWindow::saveHand);
    connect(play_, &PlayPage::begun, this, &MainWindow::showTable);
    connect(play_, &PlayPage::said, this, [this](const QString& sentence) { notice_->say(sentence); });
    connect(play_, &PlayPage::logKeptChosen, this, [this](bool kept) {
        settings::Settings changed = chosen_;
        changed.panelShown = kept;
        applySettings(changed);
    });
}

void MainWindow::joinPages() {
    using doors::DoorsPage;
    using settings::NewGamePage;
    connect(doors_, &DoorsPage::playChosen, this, &MainWindow::showNewGame);
    doors_->setReady(DoorsPage::Which::Score, true);
    connect(doors_, &DoorsPage::scoreChosen, this, &MainWindow::showScore);
    connect(score_, &score::ScorePages::closed, this, &MainWindow::showDoors);
    connect(score_, &score::ScorePages::failed, this, [this](const QString& why) { notice_->say(why); });
    connect(newGame_, &NewGamePage::handChosen, this, [this] { startGame(Length::Hand); });
    connect(newGame_, &NewGamePage::roundChosen, this, [this] { startGame(Length::Round); });
    connect(newGame_, &NewGamePage::matchChosen, this, [this] { startGame(Length::Match); });
    connect(newGame_, &NewGamePage::numberedChosen, this, &MainWindow::startNumbered);
    connect(newGame_, &NewGamePage::rulesChosen, this, [this] {
        showSettings();
        settingsDialog_->showPart(settings::SettingsDialog::Part::Rules);
    });
    connect(newGame_->people(), &settings::PeopleRow::changed, this, &MainWindow::applySettings);
    connect(newGame_->people(), &settings::PeopleRow::namesChosen, this, [this] {
        showSettings();
        settingsDialog_->showPart(settings::SettingsDialog::Part::People);
    });
    connect(newGame_, &NewGamePage::backChosen, this, &MainWindow::showDoors);
    connect(count_, &count::CountPage::nextChosen, this, &MainWindow::afterCount);
    connect(standing_, &score::Page::back, this, &MainWindow::leavePage);
    connect(standing_, &score::SheetPage::againChosen, this, [this] { startGame(model_.match().length); });
    connect(standing_, &score::SheetPage::doorsChosen, this, &MainWindow::showDoors);
    connect(gallery_, &gallery::GalleryPage::closed, this, &MainWindow::leavePage);
    connect(&theme_, &settings::Theme::darkChanged, play_->log(), &logs::LogPanel::setDark);
    connect(&theme_, &settings::Theme::darkChanged, this, &MainWindow::updateCorner);
}

// The second door, and what its pages ask of the window.
void MainWindow::joinLearn() {
    using learn::LearnPages;
    const auto tell = [this] { doors_->setLearned(learn_->howFar()); };
    doors_->setReady(doors::DoorsPage::Which::Learn, true);
    tell();
    connect(doors_, &doors::DoorsPage::learnChosen, this, &MainWindow::showLearn);
    connect(learn_, &LearnPages::reached, this, tell);
    connect(learn_, &LearnPages::closed, this, &MainWindow::showDoors);
    connect(learn_, &LearnPages::failed, this, [this](const QString& why) { notice_->say(why); });
    connect(learn_, &LearnPages::playChosen, this, &MainWindow::showNewGame);
    connect(learn_, &LearnPages::galleryAsked, this, &MainWindow::showGallery);
}

void MainWindow::showLearn() {
    showPage(learn_);
    learn_->showLadder();
}

// ---- Settings ----

void MainWindow::applySettings(const settings::Settings& changed) {
    chosen_ = changed;
    settings::save(chosen_, store_);
    store_.sync();
    theme_.setSurroundings(chosen_.surroundings);
    play_->log()->setDark(theme_.dark());
    table::Habits habits;
    habits.tempo = tempoOf(chosen_);
    habits.liftThenPlay = chosen_.liftThenPlay;
    habits.callBackMs = chosen_.callBack ? settings::callBackMs : 0;
    habits.showNumber = chosen_.showNumber;
    play_->table()->setHabits(habits);
    learn_->setHabits(habits);
    learn_->setPeople(
        {settings::yourNameOf(chosen_), chosen_.companions[0], chosen_.companions[1], chosen_.companions[2]});
    if (review_) {
        review_->setHabits(habits);
        review_->setLevel(chosen_.level);
    }
    count_->setStepMs(chosen_.animations ? int(350 * habits.tempo.factor) : 0);
    newGame_->setRules(chosen_.rules);
    newGame_->people()->setSettings(chosen_);
    if (deck_.faces() != chosen_.faces) {
        deck_.setFaces(chosen_.faces);
        play_->table()->measureAnew();
        learn_->measureAnew();
    }
    if (settingsDialog_)
        settingsDialog_->setSettings(chosen_);
    if (cardsDialog_)
        cardsDialog_->setFaces(chosen_.faces);
    play_->setLogKept(chosen_.panelShown);
}

void MainWindow::showSettings() {
    if (!settingsDialog_) {
        settingsDialog_ = new settings::SettingsDialog(chosen_, this);
        connect(settingsDialog_, &settings::SettingsDialog::changed, this, &MainWindow::applySettings);
        connect(settingsDialog_, &settings::SettingsDialog::cardsAsked, this, &MainWindow::showCards);
        connect(settingsDialog_, &settings::SettingsDialog::ruleAsked, this,
                [this](const QString& number) { showRuleFor(settingsDialog_, number); });
    }
    settingsDialog_->show();
    settingsDialog_->raise();
    settingsDialog_->activateWindow();
}

void MainWindow::showCards() {
    if (!cardsDialog_) {
        cardsDialog_ = new gallery::CardsDialog(chosen_.faces, this);
        connect(cardsDialog_, &gallery::CardsDialog::changed, this, [this](const look::Faces& faces) {
            settings::Settings wanted = chosen_;
            wanted.faces = faces;
            applySettings(wanted);
        });
    }
    cardsDialog_->show();
    cardsDialog_->raise();
    cardsDialog_->activateWindow();
}

void MainWindow::showGallery() {
    layPage(gallery_);
    gallery_->focusFirst();
}

// ---- The window itself ----

void MainWindow::resizeEvent(QResizeEvent* event) {
    QMainWindow::resizeEvent(event);
    notice_->place(pages_->rect(), look::metricsForTable(pages_->size(), look::systemFontPx()));
}

void MainWindow::closeEvent(QCloseEvent* event) {
    store_.setValue(QStringLiteral("window/geometry"), saveGeometry());
    store_.sync();
    QMainWindow::closeEvent(event);
}

} // namespace desktop
