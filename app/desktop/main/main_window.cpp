#include "main/main_window.h"

#include "look/type.h"
#include "prompts.h"
#include "table/table_accessible.h"
#include "words.h"

#include <QCloseEvent>
#include <QFileInfo>
#include <QMenuBar>
#include <QResizeEvent>

#include <algorithm>

namespace desktop {

using namespace minchiate;

namespace {

// How the settings' pace reads as a tempo of the table: the design's times stretched or shortened.
table::Tempo tempoOf(const settings::Settings& chosen) {
    table::Tempo tempo;
    tempo.factor = chosen.pace == settings::Pace::slow ? 1.7 : chosen.pace == settings::Pace::fast ? 0.3 : 1;
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
    setWindowTitle(tr("Versicola"));
    setMinimumSize(800, 560);
    resize(1280, 800);
    restoreGeometry(store_.value(QStringLiteral("window/geometry")).toByteArray());
    buildPages();
    joinModel();
    joinPages();
    joinLearn();
    joinReview();
    buildMenus();
    applySettings(chosen_);
    if (model_.canResume())
        model_.resume();
    showDoors();
}

MainWindow::~MainWindow() = default;

void MainWindow::buildPages() {
    pages_ = new QStackedWidget(this);
    setCentralWidget(pages_);
    doors_ = new doors::DoorsPage(deck_);
    newGame_ = new settings::NewGamePage(deck_);
    play_ = new QWidget;
    table_ = new table::TableWidget(deck_, play_);
    log_ = new logs::LogPanel(play_);
    peek_ = new peek::CardsPeek(deck_, play_);
    count_ = new count::CountPage(deck_);
    standing_ = new sheet::StandingPage(deck_);
    gallery_ = new gallery::GalleryPage(deck_);
    score_ = new score::ScorePages(deck_, folder_ + QStringLiteral("/sheets"));
    learn_ = new learn::LearnPages(deck_, folder_);
    const std::initializer_list<QWidget*> pages{doors_,    newGame_, play_,  count_,
                                                standing_, gallery_, score_, learn_};
    for (QWidget* page : pages)
        pages_->addWidget(page);
    joinRules();
    notice_ = new NoticeBar(pages_);
    // What happens at the table waits while another page covers it.
    table_->setPaused(true);
    connect(pages_, &QStackedWidget::currentChanged, table_,
            [this] { table_->setPaused(pages_->currentWidget() != play_); });
}

// ---- The model tells the table; the table, in its own time, tells log and menus. ----

void MainWindow::joinModel() {
    using model::GameModel;
    using table::TableWidget;
    connect(&model_, &GameModel::situated, table_, &TableWidget::situate);
    connect(&model_, &GameModel::happened, table_, &TableWidget::happen);
    connect(&model_, &GameModel::asked, table_, &TableWidget::ask);
    connect(&model_, &GameModel::refused, table_, &TableWidget::refuse);
    connect(&model_, &GameModel::setAside, this,
            [this](const QString& file, const records::RecordError& why) {
                notice_->say(tr("A saved game could not be read and was set aside as %1. %2")
                                 .arg(QFileInfo(file).fileName(), text::explain(why, text::seatNames())));
            });
    connect(&model_, &GameModel::saveFailed, this,
            [this](const QString& why) { notice_->say(tr("The game could not be saved: %1.").arg(why)); });
    connect(table_, &TableWidget::acted, &model_, &GameModel::act);
    connect(table_, &TableWidget::situationShown, this, [this](const model::Situation& situation) {
        log_->setTeller(table_->teller());
        text::Log log = text::Log::of(situation.view);
        if (situation.unscored)
            log.setUnscored();
        log_->setLog(log);
        updateActions();
    });
    connect(table_, &TableWidget::eventShown, this, [this](const Event& event) {
        log_->add(event);
        updateActions();
    });
    connect(table_, &TableWidget::countDue, this, &MainWindow::showCount);
    connect(table_, &TableWidget::folaAsked, this, &MainWindow::peekFola);
    connect(table_, &TableWidget::pileAsked, this, [this](Side) { peekPile(); });
}

void MainWindow::joinPages() {
    using doors::DoorsPage;
    using settings::NewGamePage;
    connect(doors_, &DoorsPage::playChosen, this, [this] {
        newGame_->setRules(chosen_.rules);
        pages_->setCurrentWidget(newGame_);
        newGame_->focusFirst();
        updateActions();
    });
    doors_->setReady(DoorsPage::Which::score, true);
    connect(doors_, &DoorsPage::scoreChosen, this, &MainWindow::showScore);
    connect(score_, &score::ScorePages::closed, this, &MainWindow::showDoors);
    connect(score_, &score::ScorePages::failed, this, [this](const QString& why) { notice_->say(why); });
    connect(score_, &score::ScorePages::matchClosed, this, &MainWindow::showStanding);
    connect(standing_, &sheet::StandingPage::handsChosen, this, [this] {
        const records::MatchRecord& match = model_.match();
        std::vector<Hand> folded;
        for (const records::MatchHand& hand : match.hands)
            folded.push_back(fold(hand.record.deal, hand.record.actions).hand);
        pages_->setCurrentWidget(score_);
        score_->showMatch(records::sheetOf(match, folded));
        updateActions();
    });
    connect(doors_, &DoorsPage::goOnChosen, this, [this] { model_.handOver() ? showCount() : showTable(); });
    connect(newGame_, &NewGamePage::handChosen, this, [this] { startGame(Length::Hand); });
    connect(newGame_, &NewGamePage::roundChosen, this, [this] { startGame(Length::Round); });
    connect(newGame_, &NewGamePage::matchChosen, this, [this] { startGame(Length::Match); });
    connect(newGame_, &NewGamePage::numberedChosen, this, &MainWindow::startNumbered);
    connect(newGame_, &NewGamePage::rulesChosen, this, [this] {
        showSettings();
        settingsDialog_->showPart(settings::SettingsDialog::Part::rules);
    });
    connect(newGame_, &NewGamePage::backChosen, this, &MainWindow::showDoors);
    connect(count_, &count::CountPage::nextChosen, this, &MainWindow::afterCount);
    connect(standing_, &sheet::StandingPage::closed, this, [this] {
        if (model_.gameOver())
            showCount();
        else
            showTable();
    });
    connect(standing_, &sheet::StandingPage::againChosen, this, [this] { startGame(model_.match().length); });
    connect(standing_, &sheet::StandingPage::doorsChosen, this, &MainWindow::showDoors);
    connect(gallery_, &gallery::GalleryPage::closed, this, [this] {
        beforeGallery_ == play_ ? showTable() : pages_->setCurrentWidget(beforeGallery_);
        updateActions();
    });
    connect(log_, &logs::LogPanel::closed, this, &MainWindow::togglePanel);
    connect(&theme_, &settings::Theme::darkChanged, log_, &logs::LogPanel::setDark);
}

// The second door, and what its pages ask of the window.
void MainWindow::joinLearn() {
    using learn::LearnPages;
    const auto tell = [this] { doors_->setLearned(learn_->howFar()); };
    doors_->setReady(doors::DoorsPage::Which::learn, true);
    tell();
    connect(doors_, &doors::DoorsPage::learnChosen, this, &MainWindow::showLearn);
    connect(learn_, &LearnPages::reached, this, tell);
    connect(learn_, &LearnPages::closed, this, &MainWindow::showDoors);
    connect(learn_, &LearnPages::failed, this, [this](const QString& why) { notice_->say(why); });
    connect(learn_, &LearnPages::playChosen, doors_, &doors::DoorsPage::playChosen);
    connect(learn_, &LearnPages::galleryAsked, this, &MainWindow::showGallery);
}

void MainWindow::showLearn() {
    pages_->setCurrentWidget(learn_);
    learn_->showLadder();
    updateActions();
}

// ---- Settings ----

void MainWindow::applySettings(const settings::Settings& changed) {
    chosen_ = changed;
    settings::save(chosen_, store_);
    store_.sync();
    theme_.setSurroundings(chosen_.surroundings);
    log_->setDark(theme_.dark());
    table::Habits habits;
    habits.tempo = tempoOf(chosen_);
    habits.liftThenPlay = chosen_.liftThenPlay;
    habits.callBackMs = chosen_.callBack ? settings::callBackMs : 0;
    habits.showNumber = chosen_.showNumber;
    table_->setHabits(habits);
    learn_->setHabits(habits);
    learn_->setPeople(
        {settings::yourNameOf(chosen_), chosen_.companions[0], chosen_.companions[1], chosen_.companions[2]});
    if (review_) {
        review_->setHabits(habits);
        review_->setLevel(chosen_.level);
    }
    count_->setStepMs(chosen_.animations ? int(350 * habits.tempo.factor) : 0);
    newGame_->setRules(chosen_.rules);
    if (deck_.faces() != chosen_.faces) {
        deck_.setFaces(chosen_.faces);
        table_->measureAnew();
        learn_->measureAnew();
    }
    if (settingsDialog_)
        settingsDialog_->setSettings(chosen_);
    if (cardsDialog_)
        cardsDialog_->setFaces(chosen_.faces);
    placePanel();
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
    if (QWidget* under = pageUnderRules(); under != gallery_)
        beforeGallery_ = under;
    pages_->setCurrentWidget(gallery_);
    gallery_->focusFirst();
    updateActions();
}

// ---- The panel, and the window itself ----

void MainWindow::placePanel() {
    const QRect area = play_->rect();
    const int width = std::min(look::panelWidth(area.height(), look::systemFontPx()), area.width() / 2);
    const bool docked = chosen_.panelShown && panelDocks();
    const bool shown = docked || (panelLaidOver_ && !panelDocks());
    log_->setVisible(shown);
    if (panelShown_)
        panelShown_->setChecked(shown);
    table_->setGeometry(docked ? area.adjusted(0, 0, -width, 0) : area);
    log_->setMetrics(look::metricsForTable(table_->size(), look::systemFontPx()));
    const int laidOver = docked ? width : std::min(width, 220);
    log_->setGeometry(area.right() + 1 - laidOver, 0, laidOver, area.height());
    log_->raise();
    peek_->setGeometry(area);
    peek_->raise();
    notice_->place(pages_->rect(), table_->metrics());
}

// Docked, the log is a lasting choice; laid over a narrow table it is opened for a look.
void MainWindow::togglePanel() {
    if (panelDocks()) {
        settings::Settings changed = chosen_;
        changed.panelShown = !chosen_.panelShown;
        applySettings(changed);
    } else {
        panelLaidOver_ = !panelLaidOver_;
        placePanel();
    }
    if (log_->isVisible() && !panelDocks())
        log_->setFocus();
    else if (pages_->currentWidget() == play_)
        table_->setFocus();
}

void MainWindow::resizeEvent(QResizeEvent* event) {
    QMainWindow::resizeEvent(event);
    placePanel();
}

void MainWindow::closeEvent(QCloseEvent* event) {
    store_.setValue(QStringLiteral("window/geometry"), saveGeometry());
    store_.sync();
    QMainWindow::closeEvent(event);
}

} // namespace desktop
