// The menus of the window, each command with its key, and what of them can be done now.
#include "desktop/look/announce.h"
#include "desktop/look/last_input.h"
#include "desktop/shell/focus_help.h"
#include "desktop/shell/main_window.h"

#include <QMenuBar>
#include <QShortcut>

#include <algorithm>

namespace desktop {

QAction* MainWindow::addAction(QMenu* menu, const QString& words, const QKeySequence& key,
                               std::function<void()> act) {
    QAction* action = menu->addAction(words);
    action->setShortcut(key);
    connect(action, &QAction::triggered, this, std::move(act));
    return action;
}

void MainWindow::buildGameMenu() {
    QMenu* menu = menuBar()->addMenu(tr("&Game"));
    addAction(menu, tr("&New game…"), QKeySequence::New, [this] { room_->play(); });
    toTable_ = addAction(menu, tr("&Back to the table"), QKeySequence(Qt::Key_F2), [this] { room_->goOn(); });
    addAction(menu, tr("&First page"), QKeySequence(Qt::Key_F3), [this] { showDoors(); });
    addAction(menu, tr("&Keep score"), QKeySequence(Qt::Key_F9), [this] { room_->keepScore(); });
    addAction(menu, tr("M&y games"), QKeySequence(tr("Ctrl+G")), [this] { room_->showMyGames(); });
    editor_ = addAction(menu, tr("&Deal editor"), QKeySequence(Qt::Key_F12), [this] { room_->showEditor(); });
    menu->addSeparator();
    addAction(menu, tr("&Open a file…"), QKeySequence::Open, [this] {
        files_->askOpen(tr("Open a hand, a match, a sheet or a lesson"),
                        [this](const QString& path) { openFile(path); });
    });
    menu->addSeparator();
    addAction(menu, tr("&Settings…"), QKeySequence(tr("Ctrl+,")),
              [this] { dialogs_->showSettings(nullptr); });
    addAction(menu, tr("&Cards…"), QKeySequence(tr("Ctrl+D")), [this] { dialogs_->showCards(); });
    addAction(menu, tr("F&ull screen"), QKeySequence(Qt::Key_F11),
              [this] { isFullScreen() ? showNormal() : showFullScreen(); });
    addAction(menu, tr("&Quit"), QKeySequence(tr("Ctrl+Q")), [this] { close(); });
}

void MainWindow::buildLearnMenu() {
    learnMenu_ = menuBar()->addMenu(tr("&Learn"));
    addAction(learnMenu_, tr("L&essons"), QKeySequence(Qt::Key_F7), [this] { room_->learn(); });
    addAction(learnMenu_, tr("Card &gallery"), QKeySequence(Qt::Key_F6), [this] { room_->showGallery(); });
    addAction(learnMenu_, tr("&Rule book"), QKeySequence(Qt::Key_F8), [this] { room_->showRuleBook(); });
    addAction(learnMenu_, tr("G&lossary"), QKeySequence(tr("Shift+F8")), [this] { room_->showGlossary(); });
}

void MainWindow::buildHelpMenu() {
    (void)look::pointedAt(); // the mouse is watched from now on
    QMenu* menu = menuBar()->addMenu(tr("&Help"));
    using Page = settings::HelpDialog::Page;
    addAction(menu, tr("&What is this?"), QKeySequence(Qt::Key_F1), [this] { explainFocus(); })
        ->setShortcuts(
            {QKeySequence(Qt::Key_F1), QKeySequence(Qt::Key_Menu), QKeySequence(Qt::SHIFT | Qt::Key_F10)});
    addAction(menu, tr("&Keys"), QKeySequence(tr("Shift+F1")), [this] { dialogs_->showHelp(Page::Keys); });
    addAction(menu, tr("The &rules in short"), QKeySequence(Qt::Key_F5),
              [this] { dialogs_->showHelp(Page::Rules); });
    addAction(menu, tr("Report a &problem…"), {},
              [this] { dialogs_->showReport(reportText(*this, store_, room_->recordAtTable())); });
    addAction(menu, tr("&About Versicola"), {}, [this] { dialogs_->showHelp(Page::About); });
    // For who listens; it is in no menu, where others would find it dead.
    connect(new QShortcut(QKeySequence(tr("Ctrl+Shift+T")), this), &QShortcut::activated, this,
            [this] { look::announceAgain(*this); });
}

void MainWindow::makeDialogs() {
    const auto pages = [this] {
        std::vector<settings::SettingsPage*> found;
        for (const auto& room : rooms_)
            found.push_back(room->settingsPage());
        return found;
    };
    dialogs_ = new HouseDialogs(
        choices_, *files_, {pages, [this] { return keyHelp(); }, [this] { return room_->rulesInShort(); }},
        this);
    connect(dialogs_, &HouseDialogs::ruleAsked, this,
            [this](QDialog* dialog, const QString& number) { room_->showRuleFor(dialog, number); });
}

// The rooms follow what is chosen themselves; the cards are the house's.
void MainWindow::follow(const settings::Settings& chosen) {
    if (decks_.wear(chosen.faces))
        for (const auto& room : rooms_)
            room->measureAnew();
}

// Where nothing is to be said, the keys.
void MainWindow::explainFocus() {
    const FocusHelp help = helpIn(*this);
    if (help.does == FocusHelp::Does::OpensRule)
        room_->showRule(help.rule);
    else if (help.does == FocusHelp::Does::Nothing)
        dialogs_->showHelp(settings::HelpDialog::Page::Keys);
}

std::vector<settings::KeyHelp> MainWindow::keyHelp() const {
    std::vector<settings::KeyHelp> keys = room_->keys();
    const QString first = tr("On the first page");
    keys.insert(keys.end(), {{first, tr("1, 2, 3"), tr("goes on with that row")},
                             {first, tr("Up, Down"), tr("from row to row")},
                             {first, tr("Left, Right"), tr("to what else can be done with the row")},
                             {first, tr("Delete"), tr("asks whether to throw it away")}});
    const auto add = [&](const QString& group, const QList<QAction*>& commands) {
        for (const QAction* action : commands) {
            const settings::KeyHelp key{group, action->shortcut().toString(QKeySequence::NativeText),
                                        action->iconText().remove(u'…')};
            // Pages within a page bring the same commands; they are told once.
            if (!key.keys.isEmpty() && std::ranges::find(keys, key) == keys.end())
                keys.push_back(key);
        }
    };
    for (const PageMenus::Titled& page : pageMenus_->all(chosen_))
        add(page.title, page.commands);
    for (const QAction* title : menuBar()->actions())
        if (title->menu() && title->menu() != pageMenus_->menu())
            add(title->text().remove(u'&'), title->menu()->actions());
    const QString listening = tr("For who listens to a screen reader");
    keys.push_back({listening, tr("Ctrl+T"), tr("tells what lies on the table, and the score")});
    keys.push_back({listening, tr("Ctrl+Shift+T"), tr("says the last announcement again")});
    return keys;
}

} // namespace desktop
