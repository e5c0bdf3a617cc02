#include "desktop/score/totals_page.h"

#include "desktop/look/surfaces.h"
#include "desktop/sheet/hand_words.h"
#include "text/figures.h"

#include <QDateTime>
#include <QLocale>

#include <algorithm>

namespace score {

using namespace scoresheet;
using look::PaperButton;
using look::Type;
using paper::Cell;
using paper::TableRow;
namespace colour = look::colour;
using Kind = TableRow::Kind;

namespace {

// "+9, hand 3 of 18 Nov 2026".
QString placeWords(const std::vector<Sheet>& sheets, const HandPlace& place) {
    const Moment begun = sheets[place.sheet].begun;
    const QString hand = TotalsPage::tr("hand %1").arg(place.hand + 1);
    if (begun == 0)
        return QStringLiteral("%1, %2").arg(text::signedPoints(place.resti), hand);
    return TotalsPage::tr("%1, %2 of %3", "resti, hand, date")
        .arg(text::signedPoints(place.resti), hand,
             QLocale().toString(QDateTime::fromSecsSinceEpoch(begun).date(), QLocale::ShortFormat));
}

QString nameOf(const PlayerTotals& player) {
    return QString::fromStdString(player.name);
}

TableRow heading(const QString& words, const QString& more) {
    TableRow row{.kind = Kind::Heading, .cells = {{words}, {more}}};
    row.told = words;
    return row;
}

TableRow playerRow(const std::vector<Sheet>& sheets, const PlayerTotals& player) {
    TableRow row;
    row.cells = {
        {nameOf(player)},
        {player.sheets == 1 ? TotalsPage::tr("1 sheet") : TotalsPage::tr("%1 sheets").arg(player.sheets),
         Cell::Ink::Weak},
        {sheet::handCount(player.hands), Cell::Ink::Weak},
        {TotalsPage::tr("%1 won, %2 lost").arg(player.won).arg(player.lost), Cell::Ink::Weak},
        {text::signedPoints(player.resti), player.resti > 0 ? Cell::Ink::Bold : Cell::Ink::Plain},
        {TotalsPage::tr("best %1").arg(placeWords(sheets, *player.best)), Cell::Ink::Weak}};
    QStringList told;
    for (const Cell& cell : row.cells)
        told << cell.text;
    row.told = told.join(QStringLiteral(", "));
    return row;
}

TableRow duelRow(const QString& first, const QString& second, const Duel& duel) {
    TableRow row;
    const auto part = [](int hands, int resti, const QString& words) {
        return hands == 0 ? QString() : words.arg(sheet::handCount(hands), text::signedPoints(resti));
    };
    row.cells = {{first},
                 {},
                 {},
                 {},
                 {},
                 {},
                 {TotalsPage::tr("and %1", "a player").arg(second)},
                 {part(duel.handsWith, duel.restiWith, TotalsPage::tr("together %1: %2", "3 hands, resti"))},
                 {part(duel.handsAgainst, duel.restiAgainst,
                       TotalsPage::tr("against each other %1: %2", "3 hands, resti"))}};
    QStringList told;
    for (const Cell& cell : row.cells)
        if (!cell.text.isEmpty())
            told << cell.text;
    row.told = told.join(QStringLiteral(", "));
    return row;
}

} // namespace

TotalsPage::TotalsPage(QWidget* parent)
    : Page(parent), whole_(new QGridLayout(this)), paper_(new QWidget),
      says_(new Words(Type::Text, colour::ink2)), table_(new paper::PaperTable),
      back_(new PaperButton(PaperButton::Kind::MainOnPaper, tr("&All sheets"))) {
    setAccessibleName(tr("All sheets together"));
    whole_->addWidget(paper_, 0, 0, Qt::AlignHCenter);
    auto* box = new QVBoxLayout(paper_);
    box->addWidget(new Words(Type::Page, colour::ink, tr("All sheets together")));
    box->addWidget(says_);
    box->addWidget(table_, 1);
    auto* foot = new QHBoxLayout;
    foot->addStretch(1);
    foot->addWidget(back_);
    box->addLayout(foot);
    table_->setAccessibleName(tr("Players, then any two of them"));
    table_->setColumns({{.01, .22, Qt::AlignLeft},
                        {.23, .35, Qt::AlignLeft},
                        {.35, .47, Qt::AlignLeft},
                        {.47, .65, Qt::AlignLeft},
                        {.64, .71, Qt::AlignRight},
                        {.74, .99, Qt::AlignLeft},
                        {.23, .44, Qt::AlignLeft}, // of any two
                        {.45, .70, Qt::AlignLeft},
                        {.70, .99, Qt::AlignLeft}});
    connect(back_, &QAbstractButton::clicked, this, &TotalsPage::back);
}

void TotalsPage::setSheets(const std::vector<Sheet>& sheets) {
    const Totals totals = totalsOf(sheets);
    std::vector<TableRow> rows;
    says_->setText(totals.players.empty()
                       ? tr("No hand is finished yet on any sheet.")
                       : tr("Those of the archive are in it. People of one name count as one."));
    if (!totals.players.empty())
        rows.push_back(heading(tr("Players"), tr("the most resti first")));
    for (const PlayerTotals& player : totals.players)
        rows.push_back(playerRow(sheets, player));
    if (!totals.players.empty())
        rows.push_back(heading(tr("Head to head"), tr("resti of the first")));
    for (std::size_t i = 0; i < totals.players.size(); ++i)
        for (std::size_t j = i + 1; j < totals.players.size(); ++j)
            if (const Duel& duel = totals.duels[i][j]; duel.handsWith + duel.handsAgainst > 0)
                rows.push_back(duelRow(nameOf(totals.players[i]), nameOf(totals.players[j]), duel));
    table_->setRows(std::move(rows));
}

void TotalsPage::measure(const look::Metrics& m) {
    const int edge = m.frame + m.px(14);
    whole_->setContentsMargins(edge, edge, edge, edge);
    paper_->layout()->setContentsMargins(m.px(34), m.px(16), m.px(34), m.px(14));
    paper_->setFixedWidth(std::min(std::max(m.px(1078), 972), width() - 2 * edge));
    table_->setMetrics(m, 30);
}

void TotalsPage::drawOn(QPainter& p) {
    look::drawPaper(p, paper_->geometry(), metrics());
}

void TotalsPage::focusFirst() {
    table_->setFocus(Qt::OtherFocusReason);
}

} // namespace score

#include "moc_totals_page.cpp"
