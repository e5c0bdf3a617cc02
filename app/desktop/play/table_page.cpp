#include "desktop/play/table_page.h"

#include "desktop/look/announce.h"
#include "desktop/look/type.h"
#include "desktop/table/keys.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QKeyEvent>

#include <algorithm>

namespace desktop {

TablePage::TablePage(table::TableWidget* table, TableDeeds deeds, QWidget* parent)
    : QWidget(parent), table_(table), deeds_(std::move(deeds)), log_(new logs::LogPanel(this)),
      ask_(new AskStrip(this)) {
    table_->setParent(this);
    setAccessibleName(tr("The table"));
    setFocusProxy(table_);
    table_->director().setPaused(true);
    buildCommands();
    connect(table_, &table::TableWidget::lastTrickClosed, this, &TablePage::updateActions);
    connect(table_, &table::TableWidget::ruleAsked, this, &TablePage::ruleAsked);
    connect(log_, &logs::LogPanel::ruleAsked, this, &TablePage::ruleAsked);
    connect(log_, &logs::LogPanel::closed, this, &TablePage::closeLog);
    updateActions();
}

void TablePage::setHints(hints::Source source) {
    hints_ = new hints::Hints(*table_, std::move(source), this);
    connect(hints_, &hints::Hints::noted, log_, &logs::LogPanel::note);
    addCommand(tr("&Hint"), QKeySequence(Qt::Key_H), [this] { hints_->ask(); });
}

void TablePage::dismissQuestion() {
    ask_->dismiss();
    if (hints_)
        hints_->dismiss();
}

void TablePage::lookAtLastTrick() {
    if (lastTrick_->isEnabled())
        lastTrick_->trigger();
}

// ---- Commands ----

QAction* TablePage::make(const QString& words, const QKeySequence& key, const std::function<void()>& act) {
    auto* action = new QAction(words, this);
    action->setShortcut(key);
    connect(action, &QAction::triggered, this, act);
    return action;
}

QAction* TablePage::addCommand(const QString& words, const QKeySequence& key,
                               const std::function<void()>& act) {
    QAction* action = make(words, key, act);
    insertAction(logShown_, action);
    return action;
}

void TablePage::addSeparator() {
    auto* line = new QAction(this);
    line->setSeparator(true);
    addAction(line);
}

void TablePage::buildCommands() {
    addAction(undo_ = make(tr("Take &back"), QKeySequence::Undo, [this] { takeBack(); }));
    addAction(redo_ = make(tr("&Play it again"), QKeySequence::Redo, [this] { deeds_.redo(); }));
    redo_->setShortcuts(QKeySequence::Redo); // both, where a system knows two
    addAction(again_ = make(tr("The &same deal again"), QKeySequence(tr("Ctrl+R")), [this] { dealAgain(); }));
    addSeparator();
    addAction(save_ = make(tr("Sa&ve this hand…"), QKeySequence::Save, [this] { emit saveAsked(); }));
    addAction(copy_ = make(tr("&Copy the deal’s number"), QKeySequence(tr("Ctrl+Shift+C")),
                           [this] { copyNumber(); }));
    addSeparator();
    addAction(lastTrick_ = make(tr("Show the last t&rick"), QKeySequence(Qt::Key_T),
                                [this] { table_->showLastTrick(lastTrick_->isChecked()); }));
    lastTrick_->setCheckable(true);
    addAction(make(tr("H&urry"), QKeySequence(Qt::Key_U), [this] { table_->hurry(); }));
    addAction(logShown_ = make(tr("Show the &log"), QKeySequence(Qt::Key_L), [this] { closeLog(); }));
    logShown_->setCheckable(true);
}

void TablePage::updateActions() {
    undo_->setEnabled(deeds_.canUndo());
    redo_->setEnabled(deeds_.canRedo());
    again_->setEnabled(deeds_.canDealAgain());
    save_->setEnabled(deeds_.playing());
    copy_->setEnabled(deeds_.number().has_value());
    lastTrick_->setEnabled(!table_->seen().scene.people.empty());
    if (lastTrick_->isChecked() && !table_->seen().lastTrick)
        lastTrick_->setChecked(false);
}

// Once a hand is not counted any more, nothing is to be asked.
void TablePage::takeBack() {
    const auto undo = [this] {
        look::announce(*this, tr("Taken back."));
        deeds_.undo();
    };
    if (deeds_.handCounts())
        ask_->ask(tr("Take your last move back? You play on, but this hand will not be counted."),
                  tr("Take &back"), tr("&Keep"), undo);
    else
        undo();
}

void TablePage::dealAgain() {
    const auto again = [this] {
        deeds_.dealAgain();
        emit begun();
    };
    if (deeds_.handCounts())
        ask_->ask(tr("Deal the same cards again? This hand will then not be counted."), tr("&Deal again"),
                  tr("&Keep"), again);
    else
        again();
}

void TablePage::copyNumber() {
    const QString number = QString::number(*deeds_.number());
    QGuiApplication::clipboard()->setText(number);
    emit said(tr("The deal’s number, %1, is copied. A new match takes it as a numbered deal; who deals "
                 "there follows from the number, so that you may hold another’s cards.")
                  .arg(number));
}

// ---- The log ----

bool TablePage::logDocks() const {
    return window()->width() >= look::dockingWidth;
}

void TablePage::setUnderLog(look::ScorePiece* piece) {
    underLog_ = piece;
    logShown_->setText(tr("Show &log and score"));
    piece->setParent(this);
    measureAnew();
}

void TablePage::setLogKept(bool kept) {
    logKept_ = kept;
    layOut();
}

// Shuts it, or opens it: in a broad window a lasting choice; beside a narrow table it is opened for a look.
void TablePage::closeLog() {
    if (logDocks()) {
        emit logKeptChosen(!logKept_);
    } else {
        logLooked_ = !logLooked_;
        layOut();
    }
    const bool shown = log_->isVisible();
    if (shown && !logDocks()) {
        log_->setFocus();
        return;
    }
    if (isVisible())
        table_->setFocus();
    look::announce(*this, shown ? tr("The log is open.") : tr("The log is closed."));
}

// Nothing of the table lies under the log: it lays itself out in the breadth left.
void TablePage::layOut() {
    const QRect area = rect();
    const int width = std::min(look::panelWidth(area.height(), look::systemFontPx()), area.width() / 2);
    const bool shown = logDocks() ? logKept_ : logLooked_;
    log_->setVisible(shown);
    logShown_->setChecked(shown);
    // Where there is no room for it beside the table, the menu bar itself tells that it is there.
    logShown_->setPriority(shown ? QAction::NormalPriority : QAction::HighPriority);
    table_->setGeometry(shown ? area.adjusted(0, 0, -width, 0) : area);
    const look::Metrics metrics = look::metricsForTable(table_->size(), look::systemFontPx());
    log_->setMetrics(metrics);
    panel_ = QRect(area.right() + 1 - width, 0, width, area.height());
    measureAnew();
    log_->raise();
    // Over one's cards, where nothing of the game lies.
    ask_->place(metrics, [this, metrics](const std::vector<QSize>& sizes) {
        const int high = sizes.front().height();
        return table_->papers().placeOver(sizes, {table_->width() / 2, metrics.handTop - high, 1, high});
    });
    ask_->raise();
    if (hints_)
        hints_->layOut();
}

// The log has what is left of the panel; what lies under it half of that at most.
void TablePage::measureAnew() {
    QRect panel = panel_;
    if (underLog_) {
        const look::Metrics metrics = look::metricsForTable(table_->size(), look::systemFontPx());
        underLog_->setMetrics(metrics);
        underLog_->setPalette(log_->palette());
        underLog_->setAutoFillBackground(true);
        const int high = std::min(underLog_->sizeFor(metrics).height(), panel.height() / 2);
        underLog_->setVisible(!log_->isHidden() && high > 0);
        underLog_->setGeometry(panel.left(), panel.bottom() + 1 - high, panel.width(), high);
        panel.setBottom(panel.bottom() - high);
    }
    log_->setGeometry(panel);
}

// The score under the log has become higher by a hand.
bool TablePage::event(QEvent* event) {
    if (event->type() == QEvent::LayoutRequest)
        measureAnew();
    return QWidget::event(event);
}

// Who reads in the log can still answer by letters, and by Return where nothing but a button is waited for.
void TablePage::keyPressEvent(QKeyEvent* event) {
    const table::Seen seen = table_->seen();
    const bool returns = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    const bool waits = table_->director().waitsForPress() || (seen.open() && seen.ask->buttonsAlone());
    const bool button = returns && waits && !event->isAutoRepeat();
    if (log_->isAncestorOf(focusWidget()) && (table::isLetter(*event) || button))
        static_cast<QObject*>(table_)->event(event);
    else if (event->key() == Qt::Key_Escape && ask_->isVisible())
        ask_->dismiss();
    else if (event->key() == Qt::Key_Escape && deeds_.playing() && deeds_.canUndo())
        table_->papers().refuse({lateWords(), {}, {}});
    else
        QWidget::keyPressEvent(event);
}

// Who presses Esc for the card just played, and too late, is told what there is.
QString TablePage::lateWords() const {
    return tr("Esc calls a card back only while it is on its way. %1 takes it back later; the hand is then "
              "not "
              "counted.",
              "a key")
        .arg(undo_->shortcut().toString(QKeySequence::NativeText));
}

void TablePage::resizeEvent(QResizeEvent*) {
    layOut();
}

// What happens at the table waits while another page covers it.
void TablePage::showEvent(QShowEvent*) {
    layOut();
    table_->director().setPaused(false);
    look::announce(*table_, table_->papers().asked()); // who comes back is told where it goes on
}

void TablePage::hideEvent(QHideEvent*) {
    ask_->dismiss(); // a hint stays: nothing has happened that it would not hold for
    table_->director().setPaused(true);
}

} // namespace desktop

#include "moc_table_page.cpp"
