#include "desktop/sheets/shelf_page.h"

#include "desktop/look/announce.h"
#include "desktop/look/buttons.h"
#include "desktop/look/surfaces.h"
#include "text/plain/clock.h"

#include <QDateTime>
#include <QFileInfo>
#include <QLocale>
#include <QPainter>

namespace sheets {

using look::PaperButton;
using look::Type;
using paper::Cell;
using paper::Field;
using paper::PaperTable;
using paper::RowBar;
using paper::Words;
namespace colour = look::colour;

namespace {

// When, who, how many hands and how they stand: each as wide as its longest words in a table so wide, and who
// plays has the room that is left, at least a third.
std::vector<paper::Column> columnsFor(const std::vector<paper::TableRow>& rows, const look::Metrics& m,
                                      int wide) {
    const QFontMetrics plain(look::font(m, Type::Sheet));
    QFont boldFont = look::font(m, Type::Sheet);
    boldFont.setWeight(QFont::Bold);
    const QFontMetrics bold(boldFont);
    const double gap = m.px(16);
    std::array<double, 4> needed{};
    for (const paper::TableRow& row : rows)
        for (std::size_t i = 0; i < row.cells.size() && i < needed.size(); ++i)
            needed[i] = std::max<double>(
                needed[i], (i + 1 == needed.size() ? bold : plain).horizontalAdvance(row.cells[i].text) + 2);
    const double left = gap / 2, right = std::max(wide - gap / 2, 1.0);
    const double standing =
        right - std::min(needed[3], right - left - 2 * gap - needed[0] - needed[2] - (right - left) / 3);
    const double hands = standing - gap - needed[2], names = left + needed[0] + gap;
    return {{left / wide, (names - gap) / wide, Qt::AlignLeft},
            {names / wide, (hands - gap) / wide, Qt::AlignLeft},
            {hands / wide, (standing - gap) / wide, Qt::AlignLeft},
            {standing / wide, right / wide, Qt::AlignRight}};
}

} // namespace

ShelfPage::ShelfPage(const ShelfWords& words, QWidget* parent)
    : Page(parent), words_(words), whole_(new QGridLayout(this)), paper_(new QWidget), table_(new PaperTable),
      bar_(new RowBar(table_->viewport())), title_(new Words(Type::Page, colour::ink)),
      says_(new Words(Type::Text, colour::ink2)),
      new_(new PaperButton(PaperButton::Kind::MainOnPaper, tr("&New sheet"))),
      empty_(new PaperButton(PaperButton::Kind::SecondOnPaper, tr("An &empty sheet"))),
      totals_(new PaperButton(PaperButton::Kind::SecondOnPaper, tr("T&otals"))),
      archive_(new PaperButton(PaperButton::Kind::SecondOnPaper)),
      back_(new PaperButton(PaperButton::Kind::SecondOnPaper, tr("&First page"))),
      takeBack_(new PaperButton(PaperButton::Kind::SecondOnPaper)),
      doing_{new PaperButton(PaperButton::Kind::SecondOnPaper),
             new PaperButton(PaperButton::Kind::SecondOnPaper),
             new PaperButton(PaperButton::Kind::SecondOnPaper)} {
    whole_->addWidget(paper_, 0, 0, Qt::AlignHCenter);
    auto* box = new QVBoxLayout(paper_);
    auto* head = new QHBoxLayout;
    head->addWidget(title_, 1);
    for (PaperButton* button : doing_)
        head->addWidget(button);
    box->addLayout(head);
    auto* said = new QHBoxLayout;
    said->addWidget(says_, 1);
    said->addWidget(takeBack_);
    box->addLayout(said);
    box->addWidget(table_, 1);
    auto* foot = new QHBoxLayout;
    foot->addWidget(empty_);
    foot->addWidget(totals_);
    foot->addWidget(archive_);
    foot->addStretch(1);
    foot->addWidget(back_);
    foot->addWidget(new_);
    box->addLayout(foot);
    says_->setWordWrap(true);
    empty_->setAccessibleDescription(tr("As a PDF, to be printed and written on by pencil"));
    buildActions();
    joinButtons();
}

// Each can be had by its button, its key, and a right click on the row.
void ShelfPage::buildActions() {
    const auto make = [this](const QString& words, const QKeySequence& key, auto act) {
        auto* action = new QAction(words, this);
        action->setShortcut(key);
        action->setShortcutContext(Qt::WindowShortcut);
        connect(action, &QAction::triggered, this, act);
        addAction(action);
        return action;
    };
    rename_ = make(tr("&Rename…"), QKeySequence(tr("Ctrl+E")), [this] { askRename(); });
    move_ = make({}, {}, [this] {
        if (const ShelfItem* item = chosen())
            emit moved(item->path);
    });
    throwAway_ = make(tr("T&hrow away…"), QKeySequence::Delete, [this] { askThrowAway(); });
    undo_ = make(tr("&Take back"), QKeySequence::Undo, [this] { emit undoAsked(); });
    const std::array<QAction*, 3> doing{rename_, move_, throwAway_};
    for (std::size_t i = 0; i < doing.size(); ++i) {
        table_->addAction(doing[i]);
        connect(doing_[i], &QAbstractButton::clicked, doing[i], &QAction::trigger);
        connect(doing[i], &QAction::changed, doing_[i], [button = doing_[i], action = doing[i]] {
            button->setText(action->text());
            button->setEnabled(action->isEnabled());
        });
        doing_[i]->setText(doing[i]->text());
    }
    table_->setContextMenuPolicy(Qt::ActionsContextMenu);
}

void ShelfPage::joinButtons() {
    connect(table_, &PaperTable::chosen, this, [this](int number) {
        const ShelfItem& item = shelf_.at(static_cast<std::size_t>(number));
        if (!item.error.isEmpty())
            sayDamaged(item.path, item.error);
        else
            emit opened(item.path);
    });
    connect(table_, &PaperTable::moved, this, &ShelfPage::updateActions);
    connect(bar_, &RowBar::closed, table_, [this] { table_->setFocus(Qt::OtherFocusReason); });
    connect(bar_->field(), &Field::full, this, &ShelfPage::say);
    connect(new_, &QAbstractButton::clicked, this, &ShelfPage::newAsked);
    connect(empty_, &QAbstractButton::clicked, this, &ShelfPage::emptyAsked);
    connect(totals_, &QAbstractButton::clicked, this, &ShelfPage::totalsAsked);
    connect(archive_, &QAbstractButton::clicked, this, &ShelfPage::otherShelfAsked);
    connect(takeBack_, &QAbstractButton::clicked, undo_, &QAction::trigger);
    connect(back_, &QAbstractButton::clicked, this, [this] {
        if (which_ == Shelf::Archive)
            emit otherShelfAsked();
        else
            emit back();
    });
}

paper::TableRow ShelfPage::rowOf(const ShelfItem& item, int number) const {
    paper::TableRow row{.kind = paper::TableRow::Kind::Line, .number = number};
    const QString names = item.names.join(QStringLiteral(", "));
    if (!item.error.isEmpty()) {
        row.cells = {{tr("damaged")}, {QFileInfo(item.path).fileName(), Cell::Ink::Weak}};
    } else {
        const QString format = QStringLiteral("d MMM yyyy, ") + text::clockFormat();
        const QString when = item.begun == 0
                                 ? QString()
                                 : QLocale().toString(QDateTime::fromSecsSinceEpoch(item.begun), format);
        row.cells = {{when, Cell::Ink::Weak},
                     {item.title.isEmpty() ? names : QStringLiteral("%1 \u00b7 %2").arg(item.title, names)},
                     {item.hands, Cell::Ink::Weak},
                     {item.standing, Cell::Ink::Bold}};
    }
    QStringList told;
    for (const Cell& cell : row.cells)
        if (!cell.text.isEmpty())
            told << cell.text;
    row.told = told.join(QStringLiteral("; "));
    return row;
}

void ShelfPage::setShelf(Shelf which, std::vector<ShelfItem> shelf, int onTheOther) {
    which_ = which;
    shelf_ = std::move(shelf);
    bar_->shut();
    const bool archive = which == Shelf::Archive;
    title_->setText(archive ? tr("Archive") : words_.title);
    setAccessibleName(title_->text());
    table_->setAccessibleName(title_->text());
    std::vector<paper::TableRow> rows;
    for (std::size_t i = 0; i < shelf_.size(); ++i)
        rows.push_back(rowOf(shelf_[i], static_cast<int>(i)));
    table_->setRows(std::move(rows));
    measure(metrics());
    archive_->setText(tr("Ar&chive (%1)").arg(onTheOther));
    archive_->setVisible(!archive && onTheOther > 0);
    new_->setVisible(!archive);
    const bool more = !archive && words_.offers == ShelfWords::Offers::EmptySheetAndTotals;
    empty_->setVisible(more);
    totals_->setVisible(more);
    back_->setText(archive ? tr("&All sheets") : tr("&First page"));
    move_->setText(archive ? tr("&Bring back") : tr("&Put away"));
    if (archive)
        say(shelf_.empty() ? tr("Nothing is put away.") : tr("What was put away, the latest first."));
    else
        say(shelf_.empty() ? words_.whenEmpty : tr("The latest first. Press one to open it."));
    updateActions();
}

// ---- One sheet of them. ----

const ShelfItem* ShelfPage::chosen() const {
    const paper::TableRow* row = table_->currentRow();
    return row && row->number >= 0 && row->number < static_cast<int>(shelf_.size())
               ? &shelf_[static_cast<std::size_t>(row->number)]
               : nullptr;
}

QRect ShelfPage::chosenLine() const {
    table_->scrollTo(table_->currentIndex());
    return table_->visualRect(table_->currentIndex());
}

void ShelfPage::updateActions() {
    const ShelfItem* item = chosen();
    rename_->setEnabled(item && item->error.isEmpty());
    move_->setEnabled(item != nullptr);
    throwAway_->setEnabled(item != nullptr);
}

void ShelfPage::askRename() {
    const ShelfItem* item = chosen();
    if (!item || !item->error.isEmpty())
        return;
    bar_->askWords(chosenLine(), tr("What it is called:"), item->title,
                   [this, path = item->path](const QString& title) { emit renamed(path, title); });
}

void ShelfPage::askThrowAway() {
    const ShelfItem* item = chosen();
    if (!item)
        return;
    const QString what = !item->error.isEmpty() ? QFileInfo(item->path).fileName()
                         : item->inQuestion.isEmpty()
                             ? tr("this sheet")
                             : tr("this sheet with %1", "3 hands").arg(item->inQuestion);
    bar_->ask(chosenLine(), tr("Throw away %1?").arg(what), tr("&Throw away"),
              [this, path = item->path](const QString&) { emit thrownAway(path); });
}

void ShelfPage::say(const QString& words) {
    says_->setLinked(words);
    takeBack_->hide();
}

void ShelfPage::sayDamaged(const QString& path, const QString& why) {
    say(tr("%1 cannot be opened, and stays as it is. %2").arg(QFileInfo(path).fileName(), why));
    look::announce(*says_);
}

void ShelfPage::sayDone(const QString& words, const QString& takingBack) {
    says_->setLinked(words);
    takeBack_->setText(takingBack);
    takeBack_->show();
    look::announce(*says_);
}

void ShelfPage::showEvent(QShowEvent* event) {
    Page::showEvent(event);
    look::announce(*this, title_->text());
    look::announce(*says_);
}

void ShelfPage::measure(const look::Metrics& m) {
    const int edge = m.frame + m.px(14);
    whole_->setContentsMargins(edge, edge, edge, edge);
    paper_->layout()->setContentsMargins(m.px(34), m.px(16), m.px(34), m.px(14));
    paper_->setFixedWidth(std::min(std::max(m.px(1010), 900), width() - 2 * edge));
    table_->setMetrics(m, 38);
    table_->setColumns(columnsFor(table_->rows(), m, paper_->maximumWidth() - 2 * m.px(34)));
}

void ShelfPage::drawOn(QPainter& p) {
    look::drawPaper(p, paper_->geometry(), metrics());
}

void ShelfPage::focusFirst() {
    if (shelf_.empty()) {
        (which_ == Shelf::Archive ? back_ : new_)->setFocus(Qt::OtherFocusReason);
        return;
    }
    table_->setFocus(Qt::OtherFocusReason);
    table_->selectNumber(0); // Enter opens the latest
}

} // namespace sheets

#include "moc_shelf_page.cpp"
