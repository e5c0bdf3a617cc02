// The menus of the window, each command with its key, and what of them can be done now.
#include "main/main_window.h"

#include "words.h"

#include <QDir>
#include <QFileDialog>
#include <QJsonDocument>
#include <QMenuBar>
#include <QStandardPaths>

namespace desktop {

using namespace minchiate;

namespace {

// What the table does with keys that no menu has.
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
            {tr("In a lesson"), tr("1, 2, 3…"), tr("the buttons beside the table, from the top")},
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
    buildTableMenu();
    buildLearnMenu();
    buildHelpMenu();
    updateActions();
}

void MainWindow::buildGameMenu() {
    QMenu* menu = menuBar()->addMenu(tr("&Game"));
    addAction(menu, tr("&New game…"), QKeySequence::New, [this] { emit doors_->playChosen(); });
    toTable_ = addAction(menu, tr("&Back to the table"), QKeySequence(Qt::Key_F2),
                         [this] { model_.handOver() ? showCount() : showTable(); });
    addAction(menu, tr("&First page"), QKeySequence(Qt::Key_F3), [this] { showDoors(); });
    menu->addSeparator();
    undo_ = addAction(menu, tr("&Take back"), QKeySequence::Undo, [this] {
        showTable();
        model_.undo();
    });
    again_ = addAction(menu, tr("The &same deal again"), QKeySequence(tr("Ctrl+R")), [this] {
        model_.sameDealAgain();
        showTable();
    });
    standingAction_ =
        addAction(menu, tr("How the game stan&ds"), QKeySequence(Qt::Key_F4), [this] { showStanding(); });
    menu->addSeparator();
    addAction(menu, tr("&Open a hand…"), QKeySequence::Open, [this] { askOpen(); });
    save_ = addAction(menu, tr("Save this &hand…"), QKeySequence::Save, [this] { askSave(); });
    menu->addSeparator();
    addAction(menu, tr("S&ettings…"), QKeySequence(tr("Ctrl+,")), [this] { showSettings(); });
    addAction(menu, tr("&Cards…"), QKeySequence(tr("Ctrl+D")), [this] { showCards(); });
    addAction(menu, tr("&Quit"), QKeySequence(tr("Ctrl+Q")), [this] { close(); });
}

void MainWindow::buildTableMenu() {
    QMenu* menu = menuBar()->addMenu(tr("&Table"));
    announce_ = addAction(menu, tr("&Announce the fola again"), QKeySequence(Qt::Key_A),
                          [this] { table_->repeatAnnouncement(); });
    folaCards_ = addAction(menu, tr("Look at the &fola"), QKeySequence(Qt::Key_F), [this] { peekFola(); });
    captured_ = addAction(menu, tr("Look at &our tricks"), QKeySequence(Qt::Key_O), [this] { peekPile(); });
    lastTrick_ = addAction(menu, tr("Show the last t&rick"), QKeySequence(Qt::Key_T),
                           [this] { table_->showLastTrick(lastTrick_->isChecked()); });
    lastTrick_->setCheckable(true);
    hurry_ = addAction(menu, tr("&Hurry"), QKeySequence(Qt::Key_H), [this] { table_->hurry(); });
    menu->addSeparator();
    panelShown_ = addAction(menu, tr("Show the &log"), QKeySequence(Qt::Key_L), [this] { togglePanel(); });
    panelShown_->setCheckable(true);
    QAction* full = addAction(menu, tr("F&ull screen"), QKeySequence(Qt::Key_F11),
                              [this] { isFullScreen() ? showNormal() : showFullScreen(); });
    Q_UNUSED(full)
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
            std::vector<settings::KeyHelp> keys = tableKeys();
            for (const QMenu* m : menuBar()->findChildren<QMenu*>())
                for (const QAction* action : m->actions())
                    if (!action->shortcut().isEmpty())
                        keys.push_back({m->title().remove(u'&'),
                                        action->shortcut().toString(QKeySequence::NativeText),
                                        action->text().remove(u'&').remove(u'…')});
            help_ = new settings::HelpDialog(keys, this);
            connect(help_, &settings::HelpDialog::ruleAsked, this,
                    [this](const QString& number) { showRuleFor(help_, number); });
        }
        help_->showPage(which);
    };
    using Page = settings::HelpDialog::Page;
    addAction(menu, tr("&Keys"), QKeySequence(Qt::Key_F1), [page] { page(Page::keys); });
    addAction(menu, tr("The &rules in short"), QKeySequence(Qt::Key_F5), [page] { page(Page::rules); });
    addAction(menu, tr("&About Versicola"), {}, [page] { page(Page::about); });
}

void MainWindow::updateActions() {
    if (!undo_)
        return;
    const bool atTable = pages_->currentWidget() == play_;
    undo_->setEnabled(model_.canUndo());
    for (QAction* action : {again_, save_, standingAction_})
        action->setEnabled(model_.playing());
    // Between the hands of a round or match the deal is over and scored: playing it again would end the game.
    if (model_.handOver() && !model_.gameOver())
        again_->setEnabled(false);
    toTable_->setEnabled(model_.playing() && !atTable);
    for (QAction* action : {announce_, captured_, folaCards_, hurry_, panelShown_})
        action->setEnabled(atTable);
    lastTrick_->setEnabled(atTable && table_->state().lastTrick.has_value());
    if (lastTrick_->isChecked() && !table_->lastTrickShown())
        lastTrick_->setChecked(false);
    updateCorner();
}

void MainWindow::updateCorner() {
    QString words;
    if (model_.playing() && pages_->currentWidget() != doors_ && pages_->currentWidget() != newGame_ &&
        pages_->currentWidget() != score_ && pages_->currentWidget() != learn_) {
        const records::MatchRecord& match = model_.match();
        const int hand = model_.handNumber();
        QStringList parts;
        if (match.length == Length::Match)
            parts << tr("Round %1").arg(hand / kHandsInRound + 1);
        if (match.length != Length::Hand)
            parts << tr("hand %1 of %2").arg(hand % kHandsInRound + 1).arg(kHandsInRound);
        else if (match.hands.back().record.number)
            parts << tr("deal %1").arg(*match.hands.back().record.number);
        if (pages_->currentWidget() == count_)
            parts << tr("the count");
        if (match.hands.back().unscored)
            parts << tr("unscored");
        words = parts.join(QStringLiteral(" · "));
        if (!words.isEmpty())
            words.replace(0, 1, words.at(0).toUpper());
    }
    settings::setCornerText(*menuBar(), words);
}

// ---- Files ----

void MainWindow::askOpen() {
    auto* dialog = new QFileDialog(this, tr("Open a hand"),
                                   QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation),
                                   tr("Minchiate records (*.minchiate *.json)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &MainWindow::openFile);
    dialog->setModal(false);
    dialog->show();
}

void MainWindow::askSave() {
    auto* dialog = new QFileDialog(this, tr("Save this hand"),
                                   QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation),
                                   tr("Minchiate records (*.minchiate)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("minchiate"));
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& path) {
        const QByteArray bytes = QJsonDocument(records::toJson(model_.handRecord())).toJson();
        if (const auto failure = records::writeAtomically(path, bytes))
            notice_->say(tr("The hand could not be saved: %1.").arg(*failure));
    });
    dialog->setModal(false);
    dialog->show();
}

} // namespace desktop
