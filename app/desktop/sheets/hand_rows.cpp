#include "desktop/sheets/hand_rows.h"

#include <QCoreApplication>

namespace sheets {

using paper::Cell;
using paper::TableRow;

namespace {

TableRow rowOf(const Told& told, int hand) {
    const HandTold& one = told.hands[static_cast<std::size_t>(hand)];
    TableRow row{.kind = TableRow::Kind::Line, .number = hand};
    row.cells = {{QString::number(hand + 1), Cell::Ink::Weak}, {one.played}};
    QStringList said{
        QCoreApplication::translate("sheets::SheetPage", "Hand %1: %2", "number, what was played")
            .arg(hand + 1)
            .arg(one.played)};
    for (std::size_t i = 0; i < one.scores.size(); ++i) {
        Cell cell{one.scores[i].text, one.scores[i].gain ? Cell::Ink::Bold : Cell::Ink::Plain};
        if (static_cast<int>(i) == one.about)
            cell.ring = Cell::Ring::Round;
        said << told.columns[static_cast<qsizetype>(i)] + u' ' + cell.text;
        row.cells.push_back(cell);
    }
    row.told = said.join(QStringLiteral(", "));
    return row;
}

// The hand, and lines of their own for what has no room beside it.
void addRows(std::vector<TableRow>& rows, const Told& told, int hand) {
    const HandTold& one = told.hands[static_cast<std::size_t>(hand)];
    rows.push_back(rowOf(told, hand));
    const auto addUnder = [&](const QString& words, Cell::Ink ink, const QString& aloud) {
        if (words.isEmpty())
            return;
        if (rows.back().kind == TableRow::Kind::Line)
            rows.back().kind = TableRow::Kind::Bare; // the rule is under all of it
        rows.push_back({TableRow::Kind::Across, {{}, {words, ink}}, aloud, hand});
    };
    addUnder(one.besides, Cell::Ink::Weak, one.besides);
    addUnder(one.ended, Cell::Ink::Strong, one.ended);
    addUnder(
        one.note, Cell::Ink::Weak,
        QCoreApplication::translate("sheets::SheetPage", "Note to hand %1: %2").arg(hand + 1).arg(one.note));
}

} // namespace

std::vector<TableRow> handRows(const Told& told) {
    std::vector<TableRow> rows;
    for (int hand = 0; hand < static_cast<int>(told.hands.size()); ++hand)
        addRows(rows, told, hand);
    return rows;
}

} // namespace sheets
