#include "desktop/sheet/sheet_rows.h"

#include "desktop/sheet/hand_words.h"

#include <QCoreApplication>

#include <algorithm>

namespace sheet {

using namespace minchiate;
using namespace scoresheet;
using Kind = SheetRow::Kind;

namespace {

struct SheetRowsWords {
    Q_DECLARE_TR_FUNCTIONS(Sheet)
};

int lastLine(const Sheet& sheet, const Account& account) {
    const int hands = static_cast<int>(sheet.entries.size());
    const int most = handsOn(sheet).value_or(hands);
    if (!sheet.stopped)
        return std::max(hands, most);
    // To the end of a round that was begun.
    const int begun = (account.finished + kHandsInRound - 1) / kHandsInRound * kHandsInRound;
    return std::max(hands, begun);
}

QString toldResti(const Sheet& sheet, const Accounts& resti) {
    QStringList parts;
    for (int player : columnsOf(sheet))
        parts << playerName(sheet, player) + u' ' + spokenNumber(resti[static_cast<std::size_t>(player)]);
    return parts.join(QStringLiteral(", "));
}

QString toldHand(const Sheet& sheet, const Account& account, int hand, int open) {
    const Line& line = account.lines[static_cast<std::size_t>(hand)];
    const Side ours = firstSide(sheet, hand);
    QStringList parts{
        SheetRowsWords::tr("%1, %2", "hand, who deals").arg(handWords(hand), dealerWords(sheet, hand))};
    if (const QString note = noteWords(sheet, hand); !note.isEmpty())
        parts << note;
    parts << SheetRowsWords::tr("On the pad %1").arg(spokenNumber(sign(ours) * line.account.tally.net()));
    if (line.account.over) {
        const auto names = shortPairs(sheet, hand);
        const QStringList counts = countWords(sheet, hand, line.account).split(QStringLiteral(" : "));
        parts << (counts.size() == 2 ? SheetRowsWords::tr("Count %1 %2, %3 %4")
                                           .arg(names[ours], counts[0], names[other(ours)], counts[1])
                                     : counts.front());
        parts << toldResti(sheet, line.paid);
    } else {
        parts << SheetRowsWords::tr("Not paid yet");
    }
    parts << (hand == open ? SheetRowsWords::tr("Open") : SheetRowsWords::tr("Closed"));
    return parts.join(QStringLiteral(". ")) + u'.';
}

} // namespace

std::vector<SheetRow> rowsOf(const Sheet& sheet, const Account& account, const std::set<int>& folded) {
    const int hands = static_cast<int>(sheet.entries.size()), last = lastLine(sheet, account);
    std::vector<SheetRow> rows;
    rows.reserve(static_cast<std::size_t>(last) * 5 / 4 + 4);
    for (int hand = 0; hand < last; ++hand) {
        const bool shut = folded.contains(hand / kHandsInRound);
        if (hand % kHandsInRound == 0)
            rows.push_back({Kind::Round, hand, shut});
        if (!shut)
            rows.push_back({hand < hands ? Kind::Hand : sheet.stopped ? Kind::NotDealt : Kind::ToCome, hand});
    }
    return rows;
}

Accounts costOfNotDealt(const Sheet& sheet, int hand) {
    const Seating& seats = seatsOf(sheet, hand);
    const Seat dealer = minchiate::dealerOf(hand);
    Accounts cost{};
    cost[static_cast<std::size_t>(seats[dealer])] = -2;
    cost[static_cast<std::size_t>(seats[tricks::right(dealer)])] = 1;
    cost[static_cast<std::size_t>(seats[tricks::left(dealer)])] = 1;
    return cost;
}

Accounts roundTotals(const Account& account, int round) {
    Accounts sums{};
    const auto begin = static_cast<std::size_t>(round * kHandsInRound);
    for (std::size_t i = begin; i < account.lines.size() && i < begin + kHandsInRound; ++i)
        for (std::size_t player = 0; player < sums.size(); ++player)
            sums[player] += account.lines[i].paid[player];
    return sums;
}

QString told(const Sheet& sheet, const Account& account, const SheetRow& row, int open) {
    switch (row.kind) {
    case Kind::Round: {
        const QString words = SheetRowsWords::tr("%1: %2", "round, pairs")
                                  .arg(roundWords(sheet, row.hand), pairsWords(sheet, row.hand));
        return row.folded ? SheetRowsWords::tr("%1. %2. Folded.", "round, resti")
                                .arg(words, toldResti(sheet, roundTotals(account, row.hand / kHandsInRound)))
                          : words;
    }
    case Kind::Hand:
        return toldHand(sheet, account, row.hand, open);
    case Kind::ToCome:
        return SheetRowsWords::tr("%1, %2. To come.", "hand, who deals")
            .arg(handWords(row.hand), dealerWords(sheet, row.hand));
    case Kind::NotDealt:
        break;
    }
    return SheetRowsWords::tr("%1, %2. Not dealt (M4.5). %3.", "hand, who deals, resti")
        .arg(handWords(row.hand), dealerWords(sheet, row.hand),
             toldResti(sheet, costOfNotDealt(sheet, row.hand)));
}

} // namespace sheet
