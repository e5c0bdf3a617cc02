#include "desktop/minchiate/play_page.h"

#include "desktop/look/announce.h"
#include "desktop/look/command.h"
#include "desktop/look/type.h"
#include "desktop/minchiate/hinting.h"
#include "desktop/table/keys.h"
#include "minchiate/hand_order.h"
#include "text/minchiate_volume.h"

#include <QClipboard>
#include <QGuiApplication>

#include <algorithm>

namespace desktop {

using namespace minchiate;

namespace {

// What the own side has captured, suit by suit.
void showPile(peek::CardsPeek& peek, const SeatView& view) {
    peek::CardsPeek::Rows rows;
    for (Suit suit : {Suit::Cups, Suit::Coins, Suit::Swords, Suit::Batons, Suit::Trumps, Suit::Fool}) {
        std::vector<Card> row = inHandOrder(view.captured & cardsOf(suit));
        if (!row.empty())
            rows.push_back(std::move(row));
    }
    if (!rows.empty())
        peek.show(PlayPage::tr("Our tricks"),
                  PlayPage::tr("%n card(s) that you and your partner have captured.", nullptr,
                               view.captured.size()),
                  rows);
}

} // namespace

PlayPage::PlayPage(look::Deck& deck, model::GameModel& model, QWidget* parent)
    : QWidget(parent), model_(model), table_(new minchiate_table::MinchiateTable(deck, this)),
      log_(new logs::LogPanel(this)), board_(new coach::BoardPanel(deck, this)),
      peek_(new peek::CardsPeek(deck, this)), ask_(new AskStrip(this)),
      hints_(new hints::Hints(*table_, hintSource(model_), this)),
      claiming_(new Claiming(*table_, model_, this)), playedOn_(new PlayedOnSlip(this)) {
    setAccessibleName(tr("The table"));
    table_->director().setPaused(true);
    buildActions();
    joinModel();
    updateActions();
}

// ---- The model tells the table; the table, in its own time, tells log and commands. ----

void PlayPage::joinModel() {
    using minchiate_table::MinchiateTable;
    using model::GameModel;
    connect(&model_, &GameModel::situated, table_, &MinchiateTable::situate);
    connect(&model_, &GameModel::happened, table_, &MinchiateTable::happen);
    connect(&model_, &GameModel::asked, table_, &MinchiateTable::ask);
    table_->setAttempt([this](const Action& action) { return model_.act(action); });
    connect(table_, &MinchiateTable::acted, ask_, &AskStrip::dismiss);
    connect(table_, &MinchiateTable::acted, hints_, &hints::Hints::dismiss);
    connect(table_, &MinchiateTable::situationShown, hints_, &hints::Hints::dismiss);
    connect(claiming_, &Claiming::said, this, &PlayPage::said);
    connect(hints_, &hints::Hints::counted, this, &PlayPage::changed);
    connect(hints_, &hints::Hints::noted, log_, &logs::LogPanel::note);
    connect(table_, &MinchiateTable::situationShown, this, [this](const model::Situation& situation) {
        log_->setTeller(table_->teller());
        text::Log log = text::Log::of(situation.view);
        if (situation.unscored)
            log.setUnscored();
        log_->setLog(log);
        ask_->dismiss();
        tellPlayedOn();
        updateActions();
        emit changed();
    });
    connect(table_, &MinchiateTable::lastTrickClosed, this, &PlayPage::updateActions);
    connect(table_, &MinchiateTable::eventShown, this, [this](const Event& event) {
        log_->add(event);
        updateActions();
        emit changed();
    });
    connect(table_, &MinchiateTable::countDue, this, &PlayPage::countDue);
    connect(playedOn_->backButton(), &QAbstractButton::clicked, this, &PlayPage::backToReviewAsked);
    connect(table_, &MinchiateTable::folaAsked, this, [this] {
        if (!peekFola())
            table_->repeatAnnouncement(); // anyone may ask for it (M5.11)
    });
    connect(table_, &MinchiateTable::pileAsked, this, [this] { showPile(*peek_, model_.view()); });
    connect(table_, &MinchiateTable::ruleAsked, this, &PlayPage::ruleAsked);
    connect(log_, &logs::LogPanel::ruleAsked, this, &PlayPage::ruleAsked);
    connect(log_, &logs::LogPanel::closed, this, &PlayPage::closePanel);
    log_->setBesides({tr("Board")});
    log_->setRuleWords(
        [](const QString& number) { return text::ruleInWords(text::minchiateVolume(), number); });
    connect(log_, &logs::LogPanel::otherChosen, this, [this] { togglePanel(Panel::Board); });
    board_->setBesides({tr("This hand")});
    connect(board_, &coach::BoardPanel::closed, this, &PlayPage::closePanel);
    connect(board_, &coach::BoardPanel::otherChosen, this, [this] { togglePanel(Panel::Log); });
    // The board tells no more than the picture shows: it waits until that has caught up.
    connect(table_, &MinchiateTable::settled, this, &PlayPage::tellBoard);
    connect(table_, &MinchiateTable::settled, this, &PlayPage::placePlayedOn);
}

// ---- Commands ----

template<class Act>
QAction* PlayPage::addCommand(const QString& words, const QKeySequence& key, Act act) {
    auto* action = new QAction(words, this);
    action->setShortcut(key);
    connect(action, &QAction::triggered, this, act);
    addAction(action);
    return action;
}

void PlayPage::buildActions() {
    commands_.undo = addCommand(tr("Take &back"), QKeySequence::Undo, &PlayPage::takeBack);
    commands_.redo = addCommand(tr("&Play it again"), QKeySequence::Redo, [this] { model_.redo(); });
    commands_.redo->setShortcuts(QKeySequence::Redo); // both, where a system knows two
    commands_.again = addCommand(tr("The &same deal again"), QKeySequence(tr("Ctrl+R")), &PlayPage::sameDeal);
    commands_.toReview =
        addCommand(tr("Back to the revie&w"), QKeySequence(Qt::Key_R), &PlayPage::backToReviewAsked);
    commands_.toReview->setVisible(false);
    look::addCommandLine(this);
    commands_.standing =
        addCommand(tr("How the game stan&ds"), QKeySequence(Qt::Key_F4), &PlayPage::standingAsked);
    commands_.save = addCommand(tr("Sa&ve this hand…"), QKeySequence::Save, &PlayPage::saveAsked);
    commands_.copy =
        addCommand(tr("&Copy the deal’s number"), QKeySequence(tr("Ctrl+Shift+C")), &PlayPage::copyNumber);
    look::addCommandLine(this);
    addCommand(tr("&Announce the fola again"), QKeySequence(Qt::Key_A), [this] {
        if (table_->state().announcedLast)
            table_->repeatAnnouncement();
        else
            table_->papers().refuse(
                {tr("The fola has not been announced yet (M5.8)."), {QStringLiteral("M5.8")}});
    });
    addCommand(tr("Look at the &fola"), QKeySequence(Qt::Key_F), [this] {
        if (!peekFola())
            table_->papers().refuse(
                {tr("Only who has seen the fola may look at it again (M5.11)."), {QStringLiteral("M5.11")}});
    });
    addCommand(tr("Look at &our tricks"), QKeySequence(Qt::Key_O),
               [this] { showPile(*peek_, model_.view()); });
    commands_.lastTrick = addCommand(tr("Show the last t&rick"), QKeySequence(Qt::Key_T),
                                     [this] { table_->showLastTrick(commands_.lastTrick->isChecked()); });
    commands_.lastTrick->setCheckable(true);
    addCommand(tr("H&urry"), QKeySequence(Qt::Key_U), [this] { table_->hurry(); });
    look::addCommandLine(this);
    addCommand(tr("&Hint"), QKeySequence(Qt::Key_H), [this] { hints_->ask(); });
    addCommand(tr("Clai&m the rest"), QKeySequence(Qt::Key_C), [this] {
        hints_->dismiss();
        claiming_->claim();
    });
    commands_.boardShown =
        addCommand(tr("Show th&e board"), QKeySequence(Qt::Key_B), [this] { togglePanel(Panel::Board); });
    commands_.boardShown->setCheckable(true);
    commands_.logShown =
        addCommand(tr("Show the &log"), QKeySequence(Qt::Key_L), [this] { togglePanel(Panel::Log); });
    commands_.logShown->setCheckable(true);
}

// A hand played on says so all the time, and how one comes back.
void PlayPage::tellPlayedOn() {
    const auto from = model_.playing() ? model_.situation().playedOn : std::nullopt;
    const bool review = !from || wasOver(model_.handRecord(), *from);
    const QString other = leftForIt_ ? tr("The game you were in waits on the first page.")
                          : review   ? tr("The hand you have played stays as it is.")
                                     : tr("The position stays as it is.");
    playedOn_->say(from ? tr("%1, played on: it is not counted. %2", "from trick 7")
                              .arg(fromWhere(model_.handRecord(), *from), other)
                        : QString(),
                   review ? tr("Back to the &review") : tr("Back to the edito&r"));
    commands_.toReview->setText(review ? tr("Back to the revie&w") : tr("Back to the edi&tor"));
    commands_.toReview->setVisible(from.has_value());
    layOut();
}

void PlayPage::updateActions() {
    commands_.undo->setEnabled(model_.canUndo());
    commands_.redo->setEnabled(model_.canRedo());
    for (QAction* action : {commands_.again, commands_.save, commands_.standing})
        action->setEnabled(model_.playing());
    // Between the hands of a round or match the deal is over and scored: playing it again would end the game.
    if (model_.handOver() && !model_.gameOver())
        commands_.again->setEnabled(false);
    commands_.copy->setEnabled(model_.playing() && model_.situation().number);
    commands_.lastTrick->setEnabled(model_.playing());
    if (commands_.lastTrick->isChecked() && !table_->seen().lastTrick)
        commands_.lastTrick->setChecked(false);
}

// Once a hand is not counted any more, nothing is to be asked.
void PlayPage::takeBack() {
    const auto undo = [this] {
        look::announce(*this, tr("Taken back."));
        model_.undo();
    };
    if (model_.handCounts())
        ask_->ask(tr("Take your last move back? You play on, but this hand will not be counted."),
                  tr("Take &back"), tr("&Keep"), undo);
    else
        undo();
}

void PlayPage::sameDeal() {
    const auto again = [this] {
        model_.sameDealAgain();
        emit begun();
    };
    if (model_.handCounts())
        ask_->ask(tr("Deal the same cards again? This hand will then not be counted."), tr("&Deal again"),
                  tr("&Keep"), again);
    else
        again();
}

void PlayPage::copyNumber() {
    const QString number = QString::number(*model_.situation().number);
    QGuiApplication::clipboard()->setText(number);
    emit said(tr("The deal’s number, %1, is copied. A new game takes it as a numbered deal.").arg(number));
}

// False where its cards are not to be seen from this seat.
bool PlayPage::peekFola() {
    const SeatView view = model_.view();
    if (!view.fola || view.fola->empty() || view.phase == Phase::Counted)
        return false;
    peek::CardsPeek::Rows rows(1);
    for (Card card : inHandOrder(*view.fola))
        rows.front().push_back(card);
    peek_->show(tr("The fola"), tr("You saw it, so you may look at it again (M5.11)."), rows);
    return true;
}

// ---- The log, and where all stands ----

bool PlayPage::logDocks() const {
    return window()->width() >= look::dockingWidth;
}

void PlayPage::setLogKept(bool kept) {
    logKept_ = kept;
    layOut();
}

void PlayPage::setPanel(Panel panel) {
    panel_ = panel;
    layOut();
}

QWidget* PlayPage::shownPanel() const {
    return panel_ == Panel::Log ? static_cast<QWidget*>(log_) : board_;
}

// The one that is seen is shut; the other takes its place.
void PlayPage::togglePanel(Panel panel) {
    if (shownPanel()->isVisible() && panel_ != panel) {
        setPanel(panel);
        emit panelChosen(panel);
        focusPanel();
        return;
    }
    if (panel_ != panel) {
        setPanel(panel);
        emit panelChosen(panel);
    }
    closePanel();
}

// Shuts the panel, or opens it: in a broad window a lasting choice; beside a narrow table it is opened for a
// look.
void PlayPage::closePanel() {
    if (logDocks()) {
        emit logKeptChosen(!logKept_);
    } else {
        logLooked_ = !logLooked_;
        layOut();
    }
    focusPanel();
}

void PlayPage::focusPanel() {
    const bool shown = shownPanel()->isVisible();
    if (shown && !logDocks()) {
        shownPanel()->setFocus();
        return;
    }
    if (isVisible())
        table_->setFocus();
    look::announce(*this, panel_ == Panel::Board
                              ? (shown ? tr("The board is open.") : tr("The board is closed."))
                          : shown ? tr("The log is open.")
                                  : tr("The log is closed."));
}

void PlayPage::tellBoard() {
    if (!board_->isVisible())
        return;
    const SeatView view = model_.view();
    const bool counts = view.phase == Phase::Play || view.phase == Phase::Counted;
    board_->setBoard(counts ? std::optional(advice::boardOf(view)) : std::nullopt, table_->teller());
}

// Wherever the log lies, nothing of the table lies under it: the table lays itself out in the breadth left.
void PlayPage::layOut() {
    const QRect area = rect();
    const int width = std::min(look::panelWidth(area.height(), look::systemFontPx()), area.width() / 2);
    const bool shown = logDocks() ? logKept_ : logLooked_;
    log_->setVisible(shown && panel_ == Panel::Log);
    board_->setVisible(shown && panel_ == Panel::Board);
    commands_.logShown->setChecked(shown && panel_ == Panel::Log);
    commands_.logShown->setPriority(shown ? QAction::NormalPriority : QAction::HighPriority);
    commands_.boardShown->setChecked(shown && panel_ == Panel::Board);
    table_->setGeometry(shown ? area.adjusted(0, 0, -width, 0) : area);
    const look::Metrics metrics = look::metricsForTable(table_->size(), look::systemFontPx());
    log_->setMetrics(metrics);
    board_->setMetrics(metrics);
    for (QWidget* panel : {static_cast<QWidget*>(log_), static_cast<QWidget*>(board_)}) {
        panel->setGeometry(area.right() + 1 - width, 0, width, area.height());
        panel->raise();
    }
    tellBoard();
    peek_->setGeometry(area);
    peek_->raise();
    // Over one's cards, where nothing of the game lies.
    ask_->place(metrics, [this, metrics](const std::vector<QSize>& sizes) {
        const int high = sizes.front().height();
        return table_->papers().placeOver(sizes, {table_->width() / 2, metrics.handTop - high, 1, high});
    });
    ask_->raise();
    hints_->layOut();
    claiming_->layOut();
    placePlayedOn();
}

// Under the left one's cards, beside the trick, or as near to that as it hides nothing.
void PlayPage::placePlayedOn() {
    if (playedOn_->isHidden())
        return;
    const look::Metrics metrics = look::metricsForTable(table_->size(), look::systemFontPx());
    playedOn_->setMetrics(metrics);
    playedOn_->place({metrics.px(76), metrics.px(286)}, metrics.px(236));
    const QRect near = playedOn_->geometry();
    playedOn_->move(table_->papers().placeOver({near.size()}, near).topLeft());
    playedOn_->raise();
}

// Who reads in the log can still answer by letters.
void PlayPage::keyPressEvent(QKeyEvent* event) {
    if (log_->isAncestorOf(focusWidget()) && table::isLetter(*event))
        static_cast<QObject*>(table_)->event(event);
    else if (event->key() == Qt::Key_Escape && ask_->isVisible())
        ask_->dismiss();
    else
        QWidget::keyPressEvent(event);
}

void PlayPage::resizeEvent(QResizeEvent*) {
    layOut();
}

// What happens at the table waits while another page covers it.
void PlayPage::showEvent(QShowEvent*) {
    layOut();
    table_->director().setPaused(false);
    look::announce(*table_, table_->papers().asked()); // who comes back is told where it goes on
}

void PlayPage::hideEvent(QHideEvent*) {
    ask_->dismiss(); // a hint stays: nothing has happened that it would not hold for
    table_->director().setPaused(true);
}

} // namespace desktop

#include "moc_play_page.cpp"
