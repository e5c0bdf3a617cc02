#include "desktop/shell/main_window.h"

#include "desktop/look/announce.h"
#include "desktop/look/last_input.h"
#include "desktop/look/link_label.h"
#include "desktop/look/type.h"
#include "desktop/print/printing.h"
#include "desktop/settings/theme.h"
#include "desktop/shell/checkables.h"
#include "desktop/shell/seen_pages.h"
#include "desktop/table/table_accessible.h"

#include <QApplication>
#include <QCloseEvent>
#include <QKeyEvent>
#include <QResizeEvent>
#include <QScreen>

#include <algorithm>

namespace desktop {

namespace {

// What a window manager puts about a window, with something to spare: how much it is, is known only once the
// window is shown.
constexpr QSize titleAndFrame(16, 48);

// No larger than the screen that it is on, and all of it there.
void keepOnScreen(QWidget& window) {
    const QScreen* at = QGuiApplication::screenAt(window.geometry().center());
    const QRect room = (at ? at : QGuiApplication::primaryScreen())->availableGeometry();
    if (window.isMaximized() || window.isFullScreen() || room.contains(window.geometry()))
        return;
    window.resize(window.size().boundedTo(room.size() - titleAndFrame));
    window.move(std::max(room.left(), std::min(window.x(), room.right() + 1 - window.width())),
                std::max(room.top(), std::min(window.y(), room.bottom() + 1 - window.height())));
}

const QString kLeft = QStringLiteral("left");       // the way to all that was left
const QString kGame = QStringLiteral("house/game"); // in the store: the game in front, by its id

} // namespace

MainWindow::MainWindow(const std::vector<Game>& games, const QString& folder, const QString& store,
                       QWidget* parent)
    : QMainWindow(parent), games_(games), folder_(folder), store_(store, QSettings::IniFormat),
      choices_(store_), decks_(choices_.now().faces) {
    look::installAnnouncing();
    look::installLinkLabels();
    table::installTableAccessibility();
    installSeenPages();
    installCheckables();
    (void)look::keysInUse(); // watched from here on
    setWindowTitle(tr("Versicola"));
    setMinimumSize(800, 560);
    resize(QSize(1280, 800).boundedTo(screen()->availableSize() - titleAndFrame));
    restoreGeometry(store_.value(QStringLiteral("window/geometry")).toByteArray());
    keepOnScreen(*this); // it may be another than it was left on
    buildGameMenu();
    pageMenus_ = new PageMenus(menuBar());
    buildLearnMenu();
    buildHelpMenu();
    pages_ = new Pages(*pageMenus_, this);
    setCentralWidget(pages_);
    QStringList endings;
    for (const Game& game : games_)
        endings << game.id;
    files_ = new FileDialogs(this, endings);
    notice_ = new NoticeBar(pages_);
    QCoreApplication::instance()->installEventFilter(this);
    connect(files_, &FileDialogs::saved, this, [this](const QString& path) {
        auto* own = pages_->currentWidget()->findChild<NoticeBar*>({}, Qt::FindDirectChildrenOnly);
        (own ? own : notice_)->sayDone(print::savedWords(path)); // where the page has a place for it
    });
    makeDialogs();
    joinDoors();
    openRooms();
    connect(&choices_, &settings::HouseChoices::changed, this, &MainWindow::follow);
    connect(&choices_, &settings::HouseChoices::darkChanged, this, &MainWindow::updateCorner);
    showDoors();
}

// The rooms use what the window has, and go first.
MainWindow::~MainWindow() {
    pages_->disconnect(this);
    rooms_.clear();
}

void MainWindow::openRooms() {
    std::vector<doors::OnShelf> shelf;
    int wanted = 0;
    for (const Game& game : games_) {
        pageMenus_->setRoom(static_cast<int>(rooms_.size()));
        auto room = game.open({*pages_, *files_, decks_, store_, choices_, folder_});
        connect(room.get(), &Room::said, notice_, &NoticeBar::say);
        connect(room.get(), &Room::doorsAsked, this, &MainWindow::showDoors);
        connect(room.get(), &Room::leftAsked, this, &MainWindow::showGames);
        connect(room.get(), &Room::settingsAsked, this,
                [this, asks = room.get()] { dialogs_->showSettings(asks->settingsPage()); });
        connect(room.get(), &Room::namesAsked, this, [this] { dialogs_->showNames(); });
        connect(room.get(), &Room::cornerChanged, this, &MainWindow::updateCorner);
        connect(room.get(), &Room::learned, this, [this] { doors_->setLearned(room_->howFarLearned()); });
        if (store_.value(kGame).toString() == game.id)
            wanted = static_cast<int>(rooms_.size());
        reading_.push_back(room->reading());
        rooms_.push_back(std::move(room));
        look::Deck& deck = games_.size() > 1 ? decks_.of(game.front.pack) : decks_.florentine();
        shelf.push_back({game.front, &deck, false});
    }
    doors_->setGames(shelf);
    choose(wanted);
}

// What else there is to read goes with the game.
void MainWindow::choose(int game) {
    for (QAction* action : reading_[static_cast<std::size_t>(chosen_)])
        learnMenu_->removeAction(action);
    chosen_ = game;
    pageMenus_->setRoom(game); // which makes its pages when they are first asked for
    room_ = rooms_[static_cast<std::size_t>(game)].get();
    learnMenu_->addActions(reading_[static_cast<std::size_t>(game)]);
    doors_->setChosen(game);
    doors_->setLearned(room_->howFarLearned());
    editor_->setVisible(room_->hasEditor());
    const QString& id = games_[static_cast<std::size_t>(game)].id;
    if (store_.value(kGame, games_.front().id) != id) {
        store_.setValue(kGame, id);
        store_.sync();
    }
}

void MainWindow::openFile(const QString& path) {
    const auto whose = std::ranges::find_if(rooms_, [&](const auto& room) { return room->knows(path); });
    const int game = whose == rooms_.end() ? 0 : static_cast<int>(whose - rooms_.begin());
    if (game != chosen_)
        choose(game);
    room_->openFile(path);
}

// ---- The first page, and all that can be gone on with ----

void MainWindow::joinDoors() {
    using doors::DoorsPage;
    doors_ = new DoorsPage(decks_.florentine());
    gamesPage_ = new doors::GamesPage(decks_.florentine());
    pages_->add(doors_, tr("&Unfinished"));
    pages_->add(gamesPage_, tr("&Unfinished"));
    connect(doors_, &DoorsPage::gameChosen, this, [this](int game) {
        choose(game);
        lookAfterShelf();
    });
    connect(doors_, &DoorsPage::playChosen, this, [this] { room_->play(); });
    connect(doors_, &DoorsPage::learnChosen, this, [this] { room_->learn(); });
    connect(doors_, &DoorsPage::scoreChosen, this, [this] { room_->keepScore(); });
    connect(doors_, &DoorsPage::myGamesChosen, this, [this] { room_->showMyGames(); });
    joinGoOn(doors_->strip());
    joinGoOn(gamesPage_->strip());
    connect(doors_->strip(), &doors::GoOnStrip::moreChosen, this, &MainWindow::showGames);
    connect(gamesPage_, &doors::GamesPage::backChosen, this, &MainWindow::showDoors);
    connect(pages_, &Pages::nothingLeft, this, &MainWindow::showDoors);
    connect(pages_, &Pages::shown, this, &MainWindow::pageShown);
}

void MainWindow::joinGoOn(doors::GoOnStrip* strip) {
    using doors::GoOnStrip;
    const auto join = [&](void (GoOnStrip::*asks)(const QString&), void (Room::*act)(const QString&)) {
        connect(strip, asks, this, [this, act](const QString& key) { (roomOf(key).*act)(key); });
    };
    join(&GoOnStrip::goOnChosen, &Room::goOnWith);
    join(&GoOnStrip::sheetAsked, &Room::showSheetOf);
    join(&GoOnStrip::saveAsked, &Room::save);
    join(&GoOnStrip::thrownAway, &Room::throwAway);
    join(&GoOnStrip::broughtBack, &Room::bringBack);
    connect(strip, &GoOnStrip::broughtBack, this, [this] {
        if (shownPage() == gamesPage_) // it has its place among the others again
            showGames();
    });
    connect(strip, &GoOnStrip::hiddenBroughtBack, this, [this](const QString& key) {
        roomOf(key).bringBack(key);
        showDoors();
    });
}

// Of the game in front: the latest first, and what was thrown away after all the rest.
std::vector<doors::GoOn> MainWindow::allLeft() {
    whoseIs_.clear();
    std::vector<doors::GoOn> rows;
    for (const auto which : {&Room::left, &Room::thrownAway}) {
        std::vector<Room::Left> found;
        for (Room::Left& left : (room_->*which)()) {
            whoseIs_.insert(left.row.key, room_);
            found.push_back(std::move(left));
        }
        std::ranges::stable_sort(found, std::ranges::greater(), &Room::Left::when);
        for (Room::Left& one : found)
            rows.push_back(std::move(one.row));
    }
    return rows;
}

Room& MainWindow::roomOf(const QString& key) const {
    return *whoseIs_.value(key, room_);
}

// "Go on" belongs to the game in front; of the others a corner on their pack tells.
void MainWindow::lookAfterShelf() {
    doors_->setGoOn(allLeft());
    for (std::size_t i = 0; rooms_.size() > 1 && i < rooms_.size(); ++i)
        doors_->shelf()->setLeft(static_cast<int>(i), !rooms_[i]->left().empty());
    if (rooms_.size() > 1)
        doors_->shelf()->pack(chosen_)->setFocus(Qt::OtherFocusReason);
    pages_->refresh();
}

void MainWindow::showDoors() {
    pages_->open(doors_);
    lookAfterShelf();
    doors_->focusFirst();
    pages_->refresh();
}

void MainWindow::showGames() {
    pages_->lay(gamesPage_);
    gamesPage_->setGoOn(allLeft());
    gamesPage_->focusFirst();
}

// ---- To come back to ----

MainWindow::Place MainWindow::place() const {
    Place place{saveGeometry(), {}, dialogs_->settingsAt()};
    for (const QWidget* page : pages_->lying()) {
        if (page == gamesPage_)
            place.ways << kLeft;
        for (std::size_t i = 0; i < rooms_.size(); ++i)
            if (const QString way = rooms_[i]->wayTo(*page); !way.isEmpty())
                place.ways << games_[i].id + u'/' + way;
    }
    return place;
}

void MainWindow::go(const Place& place) {
    restoreGeometry(place.geometry);
    for (const QString& way : place.ways) {
        const auto game = std::ranges::find(games_, way.section(u'/', 0, 0), &Game::id);
        if (way == kLeft) {
            showGames();
        } else if (game != games_.end()) {
            choose(static_cast<int>(game - games_.begin()));
            room_->goBy(way.section(u'/', 1));
        }
    }
}

// ---- The window itself ----

void MainWindow::pageShown(const QWidget* page) {
    toTable_->setEnabled(room_ && room_->canGoOn(*page));
    updateCorner();
}

void MainWindow::updateCorner() {
    settings::setCornerText(*menuBar(), room_ ? room_->corner(*pages_->currentWidget()) : QString());
}

// A letter that nothing else takes presses the button of the page that has it underlined.
void MainWindow::keyPressEvent(QKeyEvent* event) {
    if (!pressByLetter(*pages_->currentWidget(), *event))
        QMainWindow::keyPressEvent(event);
}

// Esc first takes away what lies over the page, before the page hears of it, by a shortcut or else.
bool MainWindow::eventFilter(QObject* watched, QEvent* event) {
    const bool pressed = event->type() == QEvent::KeyPress;
    if ((pressed || event->type() == QEvent::ShortcutOverride) && isActiveWindow() &&
        !QApplication::activePopupWidget())
        if (const auto* key = static_cast<QKeyEvent*>(event);
            key->key() == Qt::Key_Escape && key->modifiers() == Qt::NoModifier) {
            const auto notices = findChildren<NoticeBar*>(); // the window's own, and those of pages
            const auto seen = std::ranges::find_if(notices, &QWidget::isVisible);
            if (!helpStands() && seen == notices.end())
                return QMainWindow::eventFilter(watched, event);
            if (pressed && !closeHelp())
                (*seen)->hide();
            event->accept();
            return true;
        }
    return QMainWindow::eventFilter(watched, event);
}

void MainWindow::resizeEvent(QResizeEvent* event) {
    QMainWindow::resizeEvent(event);
    const look::Metrics m = look::metricsForTable(pages_->size(), look::systemFontPx());
    notice_->place(pages_->rect().adjusted(0, m.px(44), 0, 0), m);
}

void MainWindow::closeEvent(QCloseEvent* event) {
    store_.setValue(QStringLiteral("window/geometry"), saveGeometry());
    store_.sync();
    QMainWindow::closeEvent(event);
}

} // namespace desktop

#include "moc_main_window.cpp"
