#include "score/shelf_page.h"

#include "look/buttons.h"
#include "look/surfaces.h"
#include "sheet_words.h"
#include "telling.h"

#include <QDateTime>
#include <QFileInfo>
#include <QLocale>
#include <QPainter>

#include <algorithm>

namespace score {

using look::PaperButton;
using look::Type;
using records::ShelvedSheet;
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
    : Page(parent), m_whole(new QGridLayout(this)), m_paper(new QWidget), m_table(new PaperTable),
      m_says(new Words(Type::text, colour::ink2)),
      m_new(new PaperButton(PaperButton::Kind::mainOnPaper, tr("&New sheet"))),
      m_empty(new PaperButton(PaperButton::Kind::secondOnPaper, tr("An &empty sheet to print"))),
      m_back(new PaperButton(PaperButton::Kind::secondOnPaper, tr("&First page"))) {
    setAccessibleName(tr("Match sheets"));
    m_whole->addWidget(m_paper, 0, 0, Qt::AlignHCenter);
    auto* box = new QVBoxLayout(m_paper);
    box->addWidget(new Words(Type::page, colour::ink, tr("Match sheets")));
    box->addWidget(m_says);
    box->addWidget(m_table, 1);
    auto* foot = new QHBoxLayout;
    foot->addWidget(m_empty);
    foot->addStretch(1);
    foot->addWidget(m_back);
    foot->addWidget(m_new);
    box->addLayout(foot);
    m_says->setWordWrap(true);
    m_table->setAccessibleName(tr("Match sheets"));
    m_table->setColumns({{.01, .20, Qt::AlignLeft},
                         {.20, .62, Qt::AlignLeft},
                         {.62, .78, Qt::AlignLeft},
                         {.78, .99, Qt::AlignRight}});
    connect(m_table, &PaperTable::chosen, this, [this](int number) {
        const ShelvedSheet& item = m_shelf.at(static_cast<std::size_t>(number));
        if (item.error)
            say(tr("%1 cannot be opened, and stays as it is. %2")
                    .arg(QFileInfo(item.path).fileName(), text::explain(*item.error)));
        else
            emit opened(item.path);
    });
    connect(m_new, &QAbstractButton::clicked, this, &ShelfPage::newAsked);
    connect(m_empty, &QAbstractButton::clicked, this, &ShelfPage::emptyAsked);
    connect(m_back, &QAbstractButton::clicked, this, &ShelfPage::back);
}

void ShelfPage::setShelf(std::vector<ShelvedSheet> shelf) {
    m_shelf = std::move(shelf);
    std::vector<TableRow> rows;
    for (std::size_t i = 0; i < m_shelf.size(); ++i) {
        const ShelvedSheet& item = m_shelf[i];
        TableRow row{.kind = TableRow::Kind::line, .number = static_cast<int>(i)};
        if (item.error) {
            row.cells = {{tr("damaged")}, {QFileInfo(item.path).fileName(), Cell::Ink::weak}};
        } else {
            const QString hands = item.hands ? tr("%1 hands of %2").arg(item.finished).arg(*item.hands)
                                             : tr("%n hand(s)", nullptr, item.finished);
            const QString date = item.begun == 0
                                     ? QString()
                                     : QLocale().toString(QDateTime::fromSecsSinceEpoch(item.begun).date(),
                                                          QLocale::LongFormat);
            row.cells = {{date, Cell::Ink::weak},
                         {QStringList(item.players.begin(), item.players.end()).join(QStringLiteral(", "))},
                         {item.over ? tr("finished") : hands, Cell::Ink::weak},
                         {standingWords(item), Cell::Ink::bold}};
        }
        QStringList told;
        for (const Cell& cell : row.cells)
            if (!cell.text.isEmpty())
                told << cell.text;
        row.told = told.join(QStringLiteral("; "));
        rows.push_back(std::move(row));
    }
    m_table->setRows(std::move(rows));
    m_says->setText(
        m_shelf.empty()
            ? tr("No sheet yet. A new one asks for four names, and is saved by itself at each entry.")
            : tr("The latest first. Press one to open it."));
}

void ShelfPage::say(const QString& words) {
    m_says->setText(words);
}

void ShelfPage::measure(const look::Metrics& m) {
    const int edge = m.frame + m.px(14);
    m_whole->setContentsMargins(edge, edge, edge, edge);
    m_paper->layout()->setContentsMargins(m.px(34), m.px(16), m.px(34), m.px(14));
    m_paper->setFixedWidth(std::min(m.px(1010), width() - 2 * edge));
    m_table->setMetrics(m, 38);
}

void ShelfPage::drawOn(QPainter& p) {
    look::drawPaper(p, m_paper->geometry(), metrics());
}

void ShelfPage::focusFirst() {
    if (m_shelf.empty()) {
        m_new->setFocus(Qt::OtherFocusReason);
        return;
    }
    m_table->setFocus(Qt::OtherFocusReason);
    m_table->selectNumber(0); // Enter opens the latest
}

} // namespace score
