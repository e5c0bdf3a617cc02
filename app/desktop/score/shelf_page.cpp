#include "desktop/score/shelf_page.h"

#include "desktop/look/buttons.h"
#include "desktop/look/surfaces.h"
#include "desktop/sheet/hand_words.h"
#include "text/sheet_words.h"
#include "text/telling.h"

#include <QDateTime>
#include <QFileInfo>
#include <QLocale>
#include <QPainter>

#include <algorithm>

namespace score {

using look::PaperButton;
using look::Type;
using records::ShelvedSheet;
using sheet::Cell;
using sheet::signedNumber;
namespace colour = look::colour;

namespace {

QString standingWords(const ShelvedSheet& item) {
    const int best = *std::ranges::max_element(item.totals);
    if (item.finished == 0 || best == 0)
        return {};
    QStringList first;
    for (std::size_t i = 0; i < item.players.size(); ++i)
        if (item.totals[i] == best)
            first << item.players[i];
    return QStringLiteral("%1 %2").arg(text::joined(first), signedNumber(best));
}

} // namespace

ShelfPage::ShelfPage(QWidget* parent)
    : Page(parent), m_whole(new QGridLayout(this)), m_paper(new QWidget), m_table(new sheet::PaperTable),
      m_bar(new RowBar(m_table->viewport())), m_title(new Words(Type::page, colour::ink)),
      m_says(new Words(Type::text, colour::ink2)),
      m_new(new PaperButton(PaperButton::Kind::mainOnPaper, tr("&New sheet"))),
      m_empty(new PaperButton(PaperButton::Kind::secondOnPaper, tr("An &empty sheet"))),
      m_totals(new PaperButton(PaperButton::Kind::secondOnPaper, tr("T&otals"))),
      m_archive(new PaperButton(PaperButton::Kind::secondOnPaper)),
      m_back(new PaperButton(PaperButton::Kind::secondOnPaper, tr("&First page"))),
      m_doing{new PaperButton(PaperButton::Kind::secondOnPaper),
              new PaperButton(PaperButton::Kind::secondOnPaper),
              new PaperButton(PaperButton::Kind::secondOnPaper)} {
    m_whole->addWidget(m_paper, 0, 0, Qt::AlignHCenter);
    auto* box = new QVBoxLayout(m_paper);
    auto* head = new QHBoxLayout;
    head->addWidget(m_title, 1);
    for (PaperButton* button : m_doing)
        head->addWidget(button);
    box->addLayout(head);
    box->addWidget(m_says);
    box->addWidget(m_table, 1);
    auto* foot = new QHBoxLayout;
    foot->addWidget(m_empty);
    foot->addWidget(m_totals);
    foot->addWidget(m_archive);
    foot->addStretch(1);
    foot->addWidget(m_back);
    foot->addWidget(m_new);
    box->addLayout(foot);
    m_says->setWordWrap(true);
    m_empty->setAccessibleDescription(tr("As a PDF, to be printed and written on by pencil"));
    m_table->setColumns({{.01, .25, Qt::AlignLeft},
                         {.26, .64, Qt::AlignLeft},
                         {.65, .80, Qt::AlignLeft},
                         {.80, .99, Qt::AlignRight}});
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
    m_rename = make(tr("&Rename…"), QKeySequence(tr("Ctrl+E")), [this] { askRename(); });
    m_move = make({}, {}, [this] {
        if (const ShelvedSheet* item = chosen())
            emit moved(item->path);
    });
    m_throwAway = make(tr("&Delete…"), QKeySequence::Delete, [this] { askThrowAway(); });
    m_undo = make(tr("&Take back"), QKeySequence::Undo, [this] { emit undoAsked(); });
    const std::array<QAction*, 3> doing{m_rename, m_move, m_throwAway};
    for (std::size_t i = 0; i < doing.size(); ++i) {
        m_table->addAction(doing[i]);
        connect(m_doing[i], &QAbstractButton::clicked, doing[i], &QAction::trigger);
        connect(doing[i], &QAction::changed, m_doing[i], [button = m_doing[i], action = doing[i]] {
            button->setText(action->text());
            button->setEnabled(action->isEnabled());
        });
        m_doing[i]->setText(doing[i]->text());
    }
    m_table->setContextMenuPolicy(Qt::ActionsContextMenu);
}

void ShelfPage::joinButtons() {
    connect(m_table, &sheet::PaperTable::chosen, this, [this](int number) {
        const ShelvedSheet& item = m_shelf.at(static_cast<std::size_t>(number));
        if (item.error)
            say(tr("%1 cannot be opened, and stays as it is. %2")
                    .arg(QFileInfo(item.path).fileName(), text::explain(*item.error)));
        else
            emit opened(item.path);
    });
    connect(m_table, &sheet::PaperTable::moved, this, &ShelfPage::updateActions);
    connect(m_bar, &RowBar::closed, m_table, [this] { m_table->setFocus(Qt::OtherFocusReason); });
    connect(m_bar->field(), &Field::full, this, &ShelfPage::say);
    connect(m_new, &QAbstractButton::clicked, this, &ShelfPage::newAsked);
    connect(m_empty, &QAbstractButton::clicked, this, &ShelfPage::emptyAsked);
    connect(m_totals, &QAbstractButton::clicked, this, &ShelfPage::totalsAsked);
    connect(m_archive, &QAbstractButton::clicked, this, &ShelfPage::otherShelfAsked);
    connect(m_back, &QAbstractButton::clicked, this, [this] {
        if (m_which == Shelf::archive)
            emit otherShelfAsked();
        else
            emit back();
    });
}

sheet::TableRow ShelfPage::rowOf(const ShelvedSheet& item, int number) const {
    sheet::TableRow row{.kind = sheet::TableRow::Kind::line, .number = number};
    const QString names = QStringList(item.players.begin(), item.players.end()).join(QStringLiteral(", "));
    if (item.error) {
        row.cells = {{tr("damaged")}, {QFileInfo(item.path).fileName(), Cell::Ink::weak}};
    } else {
        const QString hands = sheet::handCount(item.finished, item.hands);
        const QString when = item.begun == 0 ? QString()
                                             : QLocale().toString(QDateTime::fromSecsSinceEpoch(item.begun),
                                                                  QStringLiteral("d MMM yyyy, hh:mm"));
        row.cells = {{when, Cell::Ink::weak},
                     {item.title.isEmpty() ? names : QStringLiteral("%1 \u00b7 %2").arg(item.title, names)},
                     {item.over ? tr("finished") : hands, Cell::Ink::weak},
                     {standingWords(item), Cell::Ink::bold}};
    }
    QStringList told;
    for (const Cell& cell : row.cells)
        if (!cell.text.isEmpty())
            told << cell.text;
    row.told = told.join(QStringLiteral("; "));
    return row;
}

void ShelfPage::setShelf(Shelf which, std::vector<ShelvedSheet> shelf, int onTheOther) {
    m_which = which;
    m_shelf = std::move(shelf);
    m_bar->shut();
    const bool archive = which == Shelf::archive;
    m_title->setText(archive ? tr("Archive") : tr("Match sheets"));
    setAccessibleName(m_title->text());
    m_table->setAccessibleName(m_title->text());
    std::vector<sheet::TableRow> rows;
    for (std::size_t i = 0; i < m_shelf.size(); ++i)
        rows.push_back(rowOf(m_shelf[i], static_cast<int>(i)));
    m_table->setRows(std::move(rows));
    m_archive->setText(tr("Ar&chive (%1)").arg(onTheOther));
    m_archive->setVisible(!archive && onTheOther > 0);
    m_new->setVisible(!archive);
    m_empty->setVisible(!archive);
    m_totals->setVisible(!archive);
    m_back->setText(archive ? tr("&All sheets") : tr("&First page"));
    m_move->setText(archive ? tr("&Bring back") : tr("&Put away"));
    if (archive)
        m_says->setText(m_shelf.empty() ? tr("Nothing is put away.")
                                        : tr("What was put away, the latest first."));
    else
        m_says->setText(
            m_shelf.empty()
                ? tr("No sheet yet. A new one asks for four names, and is saved by itself at each entry.")
                : tr("The latest first. Press one to open it."));
    updateActions();
}

// ---- One sheet of them. ----

const ShelvedSheet* ShelfPage::chosen() const {
    const sheet::TableRow* row = m_table->currentRow();
    return row && row->number >= 0 && row->number < static_cast<int>(m_shelf.size())
               ? &m_shelf[static_cast<std::size_t>(row->number)]
               : nullptr;
}

QRect ShelfPage::chosenLine() const {
    m_table->scrollTo(m_table->currentIndex());
    return m_table->visualRect(m_table->currentIndex());
}

void ShelfPage::updateActions() {
    const ShelvedSheet* item = chosen();
    m_rename->setEnabled(item && !item->error);
    m_move->setEnabled(item != nullptr);
    m_throwAway->setEnabled(item != nullptr);
}

void ShelfPage::askRename() {
    const ShelvedSheet* item = chosen();
    if (!item || item->error)
        return;
    m_bar->askWords(chosenLine(), tr("What it is called:"), item->title,
                    [this, path = item->path](const QString& title) { emit renamed(path, title); });
}

void ShelfPage::askThrowAway() {
    const ShelvedSheet* item = chosen();
    if (!item)
        return;
    const QString what = item->error ? QFileInfo(item->path).fileName()
                         : item->finished == 0
                             ? tr("this sheet")
                             : tr("this sheet with %1", "3 hands").arg(sheet::handCount(item->finished));
    m_bar->ask(chosenLine(), tr("Delete %1?").arg(what), tr("&Delete"),
               [this, path = item->path](const QString&) { emit thrownAway(path); });
}

void ShelfPage::say(const QString& words) {
    m_says->setText(words);
}

void ShelfPage::measure(const look::Metrics& m) {
    const int edge = m.frame + m.px(14);
    m_whole->setContentsMargins(edge, edge, edge, edge);
    m_paper->layout()->setContentsMargins(m.px(34), m.px(16), m.px(34), m.px(14));
    m_paper->setFixedWidth(std::min(std::max(m.px(1010), 900), width() - 2 * edge));
    m_table->setMetrics(m, 38);
}

void ShelfPage::drawOn(QPainter& p) {
    look::drawPaper(p, m_paper->geometry(), metrics());
}

void ShelfPage::focusFirst() {
    if (m_shelf.empty()) {
        (m_which == Shelf::archive ? m_back : m_new)->setFocus(Qt::OtherFocusReason);
        return;
    }
    m_table->setFocus(Qt::OtherFocusReason);
    m_table->selectNumber(0); // Enter opens the latest
}

} // namespace score
