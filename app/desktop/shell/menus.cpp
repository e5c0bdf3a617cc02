// The menus of the window, each command with its key, and what of them can be done now.
#include "desktop/shell/main_window.h"

#include "text/words.h"

#include <QMenuBar>

#include <algorithm>

namespace desktop {

using namespace minchiate;

namespace {

// Keys that no menu has.
std::vector<settings::KeyHelp> tableKeys() {
    const auto tr = [](const char* words) { return MainWindow::tr(words); };
    const QString group = tr("At the table");
    return {{group, tr("Left, Right"), tr("along the cards that may be played; in the pack, where to cut")},
            {group, tr("Ctrl+Left, Ctrl+Right"), tr("along all cards")},
            {group, tr("Home, End"), tr("first and last card")},
            {group, tr("Up, Down"), tr("to trick, people, piles and fola, and back to the cards")},
            {group, tr("Menu"), tr("what this card, person or pile is; so does the right mouse button")},
            {group, tr("Return"), tr("plays the card; puts raised cards away; takes the offered button")},
            {group, tr("Space"), tr("raises a card or plays it; goes on where something is shown")},
            {group, tr("Esc"), tr("calls back the card just played")},
            {group, tr("Tab"), tr("from the cards to the buttons of the strip")},
            {tr("On the first page"), tr("1, 2, 3"), tr("goes on with that row")},
            {tr("On the first page"), tr("Up, Down"), tr("from row to row")},
            {tr("On the first page"), tr("Left, Right"), tr("to what else can be done with the row")},
            {tr("On the first page"), tr("Delete"), tr("asks whether to throw it away")},
            {tr("In a lesson"), tr("1, 2, 3…"), tr("the answers in words, by the number before them")},
            {tr("In a lesson"), tr("Return"), tr("gives the cards picked; presses the button that goes on")},
            {tr("In a lesson"), tr("Esc"), tr("back to the lessons; where you are is kept")}};
}

} // namespace

QAction* MainWindow::addAction(QMenu* menu, const QString& words, const QKeySequence& key,
                               std::function<void()> act) {
    QAction* action = menu->addAction(words);
    action->setShortcut(key);
    connect(action, &QAction::triggered, this, std::move(act));
    return action;
}

void MainWindow::buildMenus() {
    buildGameMenu();
    pageMenus_ = new PageMenus(menuBar());
    pageMenus_->add(doors_, tr("G&ames"));
    pageMenus_->add(games_, tr("G&ames"));
    pageMenus_->add(newGame_, tr("&New"));
    pageMenus_->add(play_, tr("&Table"));
    pageMenus_->add(count_, tr("&Count"));
    pageMenus_->add(standing_, tr("&Sheet"));
    pageMenus_->add(gallery_, tr("&Cards"));
    pageMenus_->add(score_, tr("&Sheet"));
    pageMenus_->add(learn_, tr("L&esson"));
    buildLearnMenu();
    buildHelpMenu();
}

void MainWindow::buildGameMenu() {
    QMenu* menu = menuBar()->addMenu(tr("&Game"));
    addAction(menu, tr("&New game…"), QKeySequence::New, [this] { showNewGame(); });
    toTable_ = addAction(menu, tr("&Back to the table"), QKeySequence(Qt::Key_F2), [this] { goOn(); });
    addAction(menu, tr("&First page"), QKeySequence(Qt::Key_F3), [this] { showDoors(); });
    addAction(menu, tr("&Keep score"), QKeySequence(Qt::Key_F9), [this] { showScore(); });
    menu->addSeparator();
    addAction(menu, tr("&Open a file…"), QKeySequence::Open, [this] { askOpen(); });
    menu->addSeparator();
    addAction(menu, tr("S&ettings…"), QKeySequence(tr("Ctrl+,")), [this] { showSettings(); });
    addAction(menu, tr("&Cards…"), QKeySequence(tr("Ctrl+D")), [this] { showCards(); });
    addAction(menu, tr("F&ull screen"), QKeySequence(Qt::Key_F11),
              [this] { isFullScreen() ? showNormal() : showFullScreen(); });
    addAction(menu, tr("&Quit"), QKeySequence(tr("Ctrl+Q")), [this] { close(); });
}

void MainWindow::buildLearnMenu() {
    QMenu* menu = menuBar()->addMenu(tr("&Learn"));
    addAction(menu, tr("L&essons"), QKeySequence(Qt::Key_F7), [this] { showLearn(); });
    addAction(menu, tr("Card &gallery"), QKeySequence(Qt::Key_F6), [this] { showGallery(); });
    addAction(menu, tr("&Rule book"), QKeySequence(Qt::Key_F8), [this] { showRuleBook(); });
    addAction(menu, tr("G&lossary"), QKeySequence(tr("Shift+F8")),
              [this] { followRuleLink(QStringLiteral("term:") + rules::kGlossary); });
    addAction(menu, tr("The &versicole on one page…"), QKeySequence(tr("Ctrl+F8")),
              [this] { showVersicole(); });
}

void MainWindow::buildHelpMenu() {
    QMenu* menu = menuBar()->addMenu(tr("&Help"));
    const auto page = [this](settings::HelpDialog::Page which) {
        if (!help_) {
            help_ = new settings::HelpDialog(keyHelp(), this);
            connect(help_, &settings::HelpDialog::ruleAsked, this,
                    [this](const QString& number) { showRuleFor(help_, number); });
        }
        help_->showPage(which);
    };
    using Page = settings::HelpDialog::Page;
    addAction(menu, tr("&Keys"), QKeySequence(Qt::Key_F1), [page] { page(Page::Keys); });
    addAction(menu, tr("The &rules in short"), QKeySequence(Qt::Key_F5), [page] { page(Page::Rules); });
    addAction(menu, tr("&About Versicola"), {}, [page] { page(Page::About); });
}

// Every key there is, whatever page it belongs to.
std::vector<settings::KeyHelp> MainWindow::keyHelp() const {
    std::vector<settings::KeyHelp> keys = tableKeys();
    const auto add = [&](const QString& group, const QList<QAction*>& commands) {
        for (const QAction* action : commands) {
            const settings::KeyHelp key{group, action->shortcut().toString(QKeySequence::NativeText),
                                        action->text().remove(u'&').remove(u'…')};
            // Pages within a page bring the same commands; they are told once.
            if (!key.keys.isEmpty() && std::ranges::find(keys, key) == keys.end())
                keys.push_back(key);
        }
    };
    for (const PageMenus::Titled& page : pageMenus_->all())
        add(page.title, page.commands);
    for (const QAction* title : menuBar()->actions())
        if (title->menu() && title->menu() != pageMenus_->menu())
            add(title->text().remove(u'&'), title->menu()->actions());
    return keys;
}

void MainWindow::updateCorner() {
    QString words;
    const QWidget* page = pages_->currentWidget();
    if (model_.playing() && (page == play_ || page == count_ || page == standing_)) {
        const records::MatchRecord& match = model_.match();
        const int hand = model_.handNumber();
        QStringList parts;
        if (match.length == Length::Match)
            parts << tr("Round %1").arg(hand / kHandsInRound + 1);
        if (match.length != Length::Hand)
            parts << tr("hand %1 of %2").arg(hand % kHandsInRound + 1).arg(kHandsInRound);
        if (match.hands.back().record.number)
            parts << tr("deal %1").arg(*match.hands.back().record.number);
        if (page == count_)
            parts << tr("the count");
        if (match.hands.back().unscored)
            parts << tr("unscored");
        words = parts.join(QStringLiteral(" · "));
        if (!words.isEmpty())
            words.replace(0, 1, words.at(0).toUpper());
    }
    settings::setCornerText(*menuBar(), words);
}

} // namespace desktop
