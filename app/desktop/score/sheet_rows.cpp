#include "score/sheet_rows.h"

#include "score/writing.h"
#include "sheet_words.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>

#include <algorithm>
#include <cstdlib>

namespace score {

using namespace minchiate;
using namespace scoresheet;
using Ink = Cell::Ink;
using Kind = TableRow::Kind;

namespace {

struct Sheets {
    Q_DECLARE_TR_FUNCTIONS(Sheet)
};

constexpr std::size_t kDetailColumn = 8; // after number, dealer, pad, count and four players

QString nameOf(const Sheet& sheet, int player) {
    return QString::fromStdString(sheet.players[static_cast<std::size_t>(player)]);
}

text::SideNames pairs(const Sheet& sheet, int hand) {
    return text::pairsOf(sheet, seatsOf(sheet, hand));
}

TableRow detail(const QString& left, const QString& right = {}, Ink ink = Ink::plain,
                const QString& far = {}) {
    std::vector<Cell> cells(kDetailColumn + 4);
    cells[1] = {left, Ink::weak};
    cells[far.isEmpty() ? kDetailColumn : kDetailColumn + 3] = {right, ink};
    cells[kDetailColumn + 1] = {far, Ink::weak};
    return {Kind::detail, cells, QStringList{left, right, far}.join(u' ').simplified()};
}

TableRow sentence(const QString& words, Ink ink = Ink::plain) {
    std::vector<Cell> cells(kDetailColumn + 3);
    cells.back() = {words, ink};
    return {Kind::detail, cells, words};
}

// The open hand's own lines: marks, both counts, the reckoning, note, and what it was.
void addDetails(std::vector<TableRow>& rows, const Sheet& sheet, int hand, const Entry& entry,
                const HandAccount& account) {
    const auto names = pairs(sheet, hand);
    const auto* kept = std::get_if<KeptHand>(&entry.hand);
    const auto& marks = account.tally.marks();
    for (std::size_t i = 0; i < marks.size(); ++i) {
        const PadMark mark = kept ? kept->marks[i]
                                  : PadMark{static_cast<Reason>(marks[i].cause), marks[i].side,
                                            marks[i].points, marks[i].cards};
        rows.push_back(detail(
            text::padMarkReason(mark),
            Sheets::tr("+%1 to %2", "points, pair").arg(QString::number(mark.points), names[mark.side]),
            Ink::plain, Sheets::tr("pad: %1").arg(netWords(marks[i].net, names))));
    }
    for (const QString& line : reckoning(sheet, hand, account))
        rows.push_back(sentence(line));
    if (account.over)
        rows.push_back(sentence(outcomeWords(sheet, hand, account), Ink::bold));
    if (!kept) {
        const auto& played = std::get<PlayedHand>(entry.hand);
        if (played.unscored)
            rows.push_back(sentence(Sheets::tr("Not scored: a move was taken back"), Ink::bold));
        else if (account.over && (played.resti != account.resti || played.net != account.net))
            rows.push_back(detail(
                {}, Sheets::tr("It was paid as %1 when it was played.").arg(signedNumber(played.resti)),
                Ink::bold));
        return;
    }
    for (int player : kept->revokes)
        rows.push_back(detail(Sheets::tr("revoke (M8.3)"),
                              Sheets::tr("%1 pays two resti to each opponent").arg(nameOf(sheet, player))));
    for (Side side : tricks::kSides)
        if (kept->cardsOnly[side])
            rows.push_back(detail(Sheets::tr("wrong number of cards (M8.2)"),
                                  Sheets::tr("%1 count cards and last trick alone").arg(names[side])));
    if (!kept->note.empty())
        rows.push_back(detail(Sheets::tr("note"), QString::fromStdString(kept->note)));
    for (const Former& former : entry.former) {
        const HandAccount was = accountOf(former.was, sheet.rules);
        const QString when =
            QLocale().toString(QDateTime::fromSecsSinceEpoch(former.changed), QLocale::ShortFormat);
        rows.push_back(detail(Sheets::tr("changed %1", "date").arg(when),
                              Sheets::tr("it was: %1, %2", "count, outcome")
                                  .arg(countWords(was), outcomeWords(sheet, hand, was))));
    }
}

TableRow handRow(const Sheet& sheet, const Account& account, int hand) {
    const Line& line = account.lines[static_cast<std::size_t>(hand)];
    const Entry& entry = sheet.entries[static_cast<std::size_t>(hand)];
    TableRow row{.kind = Kind::line, .number = hand, .arrow = true};
    const bool changed = !entry.former.empty();
    row.cells = {{QString::number(hand + 1)},
                 {changed ? Sheets::tr("%1 (changed)", "who deals").arg(dealerWords(sheet, hand))
                          : dealerWords(sheet, hand)},
                 {signedNumber(line.account.tally.net())},
                 {countWords(line.account)}};
    QStringList told;
    for (int player = 0; player < kPlayers; ++player) {
        const int resti = line.paid[static_cast<std::size_t>(player)];
        row.cells.push_back(line.account.over ? Cell{signedNumber(resti), resti > 0 ? Ink::bold : Ink::weak}
                                              : Cell{});
        told << nameOf(sheet, player) + u' ' + signedNumber(resti);
    }
    row.told = Sheets::tr("%1, %2: %3; %4", "hand, who deals, the count, who won what")
                   .arg(handWords(hand), row.cells[1].text, row.cells[3].text,
                        line.account.over ? told.join(QStringLiteral(", ")) : Sheets::tr("not paid yet"));
    return row;
}

} // namespace

// ---- Rows. ----

std::vector<Column> sheetColumns() {
    std::vector<Column> columns{{.035, .065, Qt::AlignRight},
                                {.08, .26, Qt::AlignLeft},
                                {.26, .34, Qt::AlignRight},
                                {.36, .50, Qt::AlignHCenter}};
    for (int player = 0; player < kPlayers; ++player)
        columns.push_back({.52 + .12 * player, .52 + .12 * (player + 1), Qt::AlignHCenter});
    columns.push_back({.30, .99, Qt::AlignLeft}); // of a detail: all that is at the right
    columns.push_back({.66, .99, Qt::AlignLeft});
    columns.push_back({.08, .99, Qt::AlignLeft}); // or the whole of it
    columns.push_back({.30, .64, Qt::AlignLeft}); // or what has something at its right
    return columns;
}

std::vector<TableRow> sheetRows(const Sheet& sheet, const Account& account, int open) {
    std::vector<TableRow> rows;
    const int hands = static_cast<int>(sheet.entries.size());
    rows.reserve(sheet.entries.size() * 5 / 4 + 24);
    for (int hand = 0; hand < hands; ++hand) {
        if (hand % kHandsInRound == 0) {
            rows.push_back({Kind::heading, {{roundWords(sheet, hand)}, {pairsWords(sheet, hand)}}, {}});
            rows.back().told = rows.back().cells[0].text + QStringLiteral(": ") + rows.back().cells[1].text;
        }
        rows.push_back(handRow(sheet, account, hand));
        if (hand != open)
            continue;
        rows.back().open = true;
        addDetails(rows, sheet, hand, sheet.entries[static_cast<std::size_t>(hand)],
                   account.lines[static_cast<std::size_t>(hand)].account);
    }
    return rows;
}

std::vector<Column> markColumns() {
    return {{.0, .07, Qt::AlignRight},
            {.08, .20, Qt::AlignRight},
            {.24, .68, Qt::AlignLeft},
            {.68, .80, Qt::AlignRight},
            {.82, .97, Qt::AlignRight}};
}

std::vector<TableRow> markRows(const Sheet& sheet, int hand, const KeptHand& kept,
                               const HandAccount& account) {
    const auto names = pairs(sheet, hand);
    std::vector<TableRow> rows;
    for (std::size_t i = 0; i < kept.marks.size(); ++i) {
        const PadMark& mark = kept.marks[i];
        const int net = account.tally.marks()[i].net;
        const auto paid = std::ranges::count(account.tally.paid(), static_cast<int>(i), &Payment::afterMark);
        QString after =
            net == 0
                ? QStringLiteral("0")
                : (net > 0 ? QStringLiteral("\u25c2 %1") : QStringLiteral("%1 \u25b8")).arg(std::abs(net));
        TableRow row{.kind = Kind::line, .number = static_cast<int>(i)};
        QString why = text::padMarkReason(mark);
        if (paid > 0)
            why += Sheets::tr(" \u00b7 a resto");
        // Each pair's points stand on its own side.
        const Cell points{QStringLiteral("+%1").arg(mark.points), Ink::bold}, nothing;
        const bool left = mark.side == Side::NS;
        row.cells = {{QString::number(i + 1), Ink::weak},
                     left ? points : nothing,
                     {why},
                     left ? nothing : points,
                     {after, Ink::weak}};
        row.told = Sheets::tr("%1: %2, %3, then %4", "number, why, points, the net")
                       .arg(QString::number(i + 1), why, points.text + u' ' + names[mark.side],
                            netWords(net, names));
        rows.push_back(row);
    }
    return rows;
}

} // namespace score
