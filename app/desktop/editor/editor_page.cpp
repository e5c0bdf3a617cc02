#include "desktop/editor/editor_page.h"

#include "desktop/look/command.h"
#include "desktop/shell/page_menus.h"

#include <QKeyEvent>

namespace editing {

using Does = EditorStrip::Does;

EditorPage::EditorPage(look::Deck& deck, desktop::FileDialogs& files, ExerciseMaker& maker, QWidget* parent)
    : QWidget(parent), files_(files),
      maker_(maker), people_{tr("You"), tr("Partner"), tr("Right"), tr("Left")},
      table_(new EditorTable(deck, draft_, this)), strip_(new EditorStrip(this)),
      keep_(new CheckButton(
          tr("Keep what all have seen"),
          {tr("what was shown, taken and turned up stays true"), tr("what was shown stays true")}, this)),
      open_(new CheckButton(tr("All hands open"), {tr("off: only what you would know")}, this)),
      back_(new look::PaperButton(look::PaperButton::Kind::Second, tr("&Back"), this)),
      ask_(new AskPaper(this)) {
    setAccessibleName(tr("Deal editor"));
    join();
    joinTable();
    addCommands();
}

void EditorPage::joinTable() {
    connect(table_, &EditorTable::chosen, this, &EditorPage::choose);
    connect(table_, &EditorTable::liftAsked, this, &EditorPage::lift);
    connect(table_, &EditorTable::exchangeAsked, this, &EditorPage::exchange);
    connect(table_, &EditorTable::putBackAsked, this, &EditorPage::putBack);
    connect(table_, &EditorTable::droppedBeside, this, [this] {
        say(tr("No card of that place can change places with it"),
            tr("two change places, so that none is missing"));
    });
    connect(table_->slip(), &EditorSlip::pressed, this, &EditorPage::showRule);
}

void EditorPage::join() {
    connect(strip_, &EditorStrip::pressed, this, &EditorPage::act);
    connect(keep_, &QAbstractButton::toggled, this, [this] {
        draft_.setKeep(keep_->isChecked() ? editor::Keep::Seen : editor::Keep::Rules);
        table_->refresh();
    });
    connect(open_, &QAbstractButton::toggled, this, [this] {
        draft_.setSight(open_->isChecked() ? Sight::All : Sight::Own);
        outcomes_.giveUp();
        draft_.forgetFound();
        putBack();
        sayPlain();
    });
    connect(&outcomes_, &Outcomes::said, this, &EditorPage::say);
    connect(&outcomes_, &Outcomes::found, this, &EditorPage::refresh);
    connect(&outcomes_, &Outcomes::playAsked, this, &EditorPage::playAsked);
    connect(&outcomes_, &Outcomes::watchAsked, this, &EditorPage::watchAsked);
    connect(&maker_, &ExerciseMaker::kept, this,
            [this] { say(tr("Kept as an exercise"), tr("on the page Practise, among your own")); });
    connect(&maker_, &ExerciseMaker::notKept, this,
            [this](const QString& why) { why.isEmpty() ? sayPlain() : say(why); });
    back_->setToolTip(tr("To where you were, as Esc does"));
    connect(back_, &QAbstractButton::clicked, this, &EditorPage::closed);
    connect(ask_, &AskPaper::closed, this, &EditorPage::focusFirst);
}

void EditorPage::addCommands() {
    const auto add = [this](const QString& words, const QKeySequence& key, auto todo) {
        return look::addCommand(this, words, key, todo);
    };
    const auto does = [this](Does what) { return [this, what] { act(what); }; };
    const auto steps = [this](auto to) { return [this, to] { step(to); }; };
    undo_ = add(tr("&Undo"), QKeySequence::Undo, &EditorPage::undo);
    redo_ = add(tr("&Redo"), QKeySequence(tr("Ctrl+Shift+Z")), &EditorPage::redo);
    look::addCommandLine(this);
    add(tr("&Play from here"), QKeySequence(tr("P")), does(Does::Play));
    add(tr("Let &masters play it"), QKeySequence(tr("M")), does(Does::Masters));
    add(tr("&Weigh the cards"), QKeySequence(tr("W")), does(Does::Weigh));
    add(tr("Save as &exercise"), QKeySequence(tr("E")), does(Does::Exercise));
    add(tr("The ru&le that refused it"), QKeySequence(tr("Ctrl+L")), &EditorPage::showRule);
    look::addCommandLine(this);
    add(tr("A card &on"), QKeySequence(Qt::Key_PageDown), steps(&editor::on));
    add(tr("A card bac&k"), QKeySequence(Qt::Key_PageUp), steps(&editor::back));
    add(tr("A trick o&n"), QKeySequence(tr("Ctrl+PgDown")), steps(&editor::trickOn));
    add(tr("&A trick back"), QKeySequence(tr("Ctrl+PgUp")), steps(&editor::trickBack));
    look::addCommandLine(this);
    add(tr("New &deal"), QKeySequence(tr("Ctrl+Shift+N")), &EditorPage::newDeal);
    add(tr("Deal by num&ber…"), QKeySequence(tr("Ctrl+B")), &EditorPage::askNumber);
    add(tr("&Copy as text"), QKeySequence::Copy, &EditorPage::copy);
    add(tr("Pas&te a hand"), QKeySequence::Paste, &EditorPage::paste);
    add(tr("&Save as file…"), QKeySequence::Save, &EditorPage::save);
    add(tr("Open a &file here…"), QKeySequence(tr("Ctrl+Shift+O")), &EditorPage::askOpen);
    look::addCommandLine(this);
    add(tr("Back to where &you were"), QKeySequence(Qt::Key_Escape), &EditorPage::leave);
}

// First out of a question, then the card back, then out of the page.
void EditorPage::leave() {
    if (!ask_->isHidden())
        ask_->dismiss();
    else if (draft_.held())
        putBack();
    else
        emit closed();
}

// ---- What is seen ----

// Everything anew, from the draft.
void EditorPage::refresh() {
    table_->refresh();
    strip_->button(Does::Undo)->setEnabled(draft_.canUndo());
    strip_->button(Does::Redo)->setEnabled(draft_.canRedo());
    undo_->setEnabled(draft_.canUndo());
    redo_->setEnabled(draft_.canRedo());
    layOut();
}

void EditorPage::say(const QString& strong, const QString& weak) {
    table_->slip()->hide(); // it told of what was done before
    strip_->say(strong, weak);
}

void EditorPage::sayPlain() {
    say(tr("%n card(s), each in its place", nullptr, kDeckSize),
        tr("drop a card on another, or into a hand: two change places"));
}

void EditorPage::focusFirst() {
    table_->placeView(editor::handPlace(draft_.now().me))->setFocus(Qt::OtherFocusReason);
}

void EditorPage::layOut() {
    const EditorLayout laid = editorLayout(size(), draft_.now().me, tricksOf(draft_), look::systemFontPx());
    const look::Metrics& m = laid.metrics;
    table_->setGeometry(rect());
    table_->layOut(laid);
    int y = laid.checks.top();
    QWidget* before = nullptr;
    const auto follows = [&before](QWidget* next) {
        if (before)
            setTabOrder(before, next);
        before = next;
    };
    for (PlaceView* view : table_->inOrder())
        follows(view);
    for (CheckButton* check : {keep_, open_}) {
        check->setMetrics(m);
        check->setGeometry(laid.checks.left() - m.px(5), y, laid.checks.width(), m.px(48));
        y += m.px(58);
        follows(check);
    }
    strip_->setGeometry(laid.strip);
    strip_->setMetrics(m);
    for (Does what : EditorStrip::kAll)
        follows(strip_->button(what));
    back_->setMetrics(m);
    const QSize back = back_->paperSize();
    back_->setPaperGeometry(
        {laid.title.right() - back.width(), laid.title.top(), back.width(), back.height()});
    follows(back_);
    // Over the tricks: one's own cards are what is asked about.
    const QRect mine = laid.places[static_cast<std::size_t>(editor::handPlace(draft_.now().me))];
    ask_->setMetrics(m);
    ask_->place(QPoint(mine.center().x(), mine.top() - m.px(6)), width() - m.px(60));
}

// An exercise is made all the same.
void EditorPage::hideEvent(QHideEvent* event) {
    QWidget::hideEvent(event);
    outcomes_.giveUp();
}

void EditorPage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange || event->type() == QEvent::ApplicationFontChange)
        layOut();
    QWidget::changeEvent(event);
}

void EditorPage::keyPressEvent(QKeyEvent* event) {
    if (!desktop::pressByLetter(*this, *event))
        QWidget::keyPressEvent(event);
}

} // namespace editing

#include "moc_editor_page.cpp"
