#include "desktop/score/mark_rows.h"

#include "desktop/sheet/hand_words.h"

#include <QCoreApplication>

#include <algorithm>
#include <cstdlib>

namespace score {

using namespace minchiate;
using namespace scoresheet;
using namespace sheet;
using Ink = Cell::Ink;

namespace {

struct MarkRowsWords {
    Q_DECLARE_TR_FUNCTIONS(Sheet)
};

} // namespace

std::vector<Column> markColumns() {
    return {{.0, .07, Qt::AlignRight},  {.08, .20, Qt::AlignRight},
            {.24, .68, Qt::AlignLeft},  {.68, .80, Qt::AlignRight},
            {.82, .97, Qt::AlignRight}, {.08, .97, Qt::AlignLeft}}; // of a penalty, which is a sentence
}

std::vector<TableRow> markRows(const Sheet& sheet, int hand, const KeptHand& kept,
                               const HandAccount& account) {
    const auto names = pairNames(sheet, hand);
    std::vector<TableRow> rows;
    for (std::size_t i = 0; i < kept.marks.size(); ++i) {
        const PadMark& mark = kept.marks[i];
        const int net = account.tally.marks()[i].net;
        const auto paid = std::ranges::count(account.tally.paid(), static_cast<int>(i), &Payment::afterMark);
        const QString after =
            net == 0
                ? QStringLiteral("0")
                : (net > 0 ? QStringLiteral("\u25c2 %1") : QStringLiteral("%1 \u25b8")).arg(std::abs(net));
        TableRow row{.kind = TableRow::Kind::Line, .number = static_cast<int>(i)};
        QString why = text::padMarkReason(mark);
        if (paid > 0)
            why += MarkRowsWords::tr(" \u00b7 a resto");
        // Each pair's points stand on its own side.
        const Cell points{QStringLiteral("+%1").arg(mark.points), Ink::Bold}, nothing;
        const bool left = mark.side == Side::NS;
        row.cells = {{QString::number(i + 1), Ink::Weak},
                     left ? points : nothing,
                     {why},
                     left ? nothing : points,
                     {after, Ink::Weak}};
        row.told = MarkRowsWords::tr("%1: %2, %3, then %4", "number, why, points, the net")
                       .arg(QString::number(i + 1), why, points.text + u' ' + names[mark.side],
                            netWords(net, names));
        rows.push_back(row);
    }
    for (const QString& penalty : penaltyWords(sheet, hand)) {
        TableRow row{.kind = TableRow::Kind::Line};
        row.cells = {{}, {}, {}, {}, {}, {penalty, Ink::Weak}};
        row.told = penalty;
        rows.push_back(row);
    }
    // What was written at the end, as the sheet's opened row tells it.
    for (const QString& line : reckoning(sheet, hand, account)) {
        TableRow row{.kind = TableRow::Kind::Line};
        row.cells = {{}, {}, {}, {}, {}, {line}};
        row.told = line;
        rows.push_back(row);
    }
    return rows;
}

} // namespace score
