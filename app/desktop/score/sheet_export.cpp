#include "desktop/score/sheet_export.h"

#include "desktop/score/on_paper.h"
#include "desktop/sheet/hand_words.h"
#include "desktop/sheets/tables.h"
#include "text/figures.h"
#include "text/sheet_words.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>

#include <algorithm>

namespace score {

using namespace minchiate;
using namespace scoresheet;
using namespace sheet;
using sheets::Csv;

namespace {

struct SheetExportWords {
    Q_DECLARE_TR_FUNCTIONS(Sheet)
};

QString nameOf(const Sheet& sheet, std::size_t player) {
    return QString::fromStdString(sheet.players[player]);
}

void addCounts(Csv& csv, const HandAccount& account, Side first) {
    const bool counted = account.over && account.result && !account.result->cappotto;
    for (Side side : {first, other(first)})
        if (counted)
            csv.number(account.result->count[side].total());
        else if (account.typedCounts)
            csv.number(side == Side::NS ? account.typedCounts->first : account.typedCounts->second);
        else
            csv.nothing();
    account.over && !account.result ? csv.number(sign(first) * account.typed) : csv.nothing();
    account.result&& account.result->cappotto ? csv.text(SheetExportWords::tr("cappotto")) : csv.nothing();
}

} // namespace

QString handsCsv(const Sheet& sheet, const Account& account) {
    Csv csv;
    for (const QString& head :
         {SheetExportWords::tr("hand"), SheetExportWords::tr("round"), SheetExportWords::tr("dealer"),
          SheetExportWords::tr("first pair"), SheetExportWords::tr("second pair"),
          SheetExportWords::tr("net on the pad"), SheetExportWords::tr("count of the first"),
          SheetExportWords::tr("count of the second"), SheetExportWords::tr("typed"),
          SheetExportWords::tr("cappotto"), SheetExportWords::tr("resti in play"),
          SheetExportWords::tr("resti at the end")})
        csv.text(head);
    for (std::size_t i = 0; i < sheet.players.size(); ++i)
        csv.text(nameOf(sheet, i));
    for (std::size_t i = 0; i < sheet.players.size(); ++i)
        csv.text(SheetExportWords::tr("%1 after it").arg(nameOf(sheet, i)));
    csv.text(SheetExportWords::tr("penalties"));
    csv.endHeads();
    for (std::size_t i = 0; i < account.lines.size(); ++i) {
        const Line& line = account.lines[i];
        const int hand = static_cast<int>(i);
        const auto pairs = text::pairsOf(sheet, seatsOf(sheet, hand));
        const Side first = firstSide(sheet, hand);
        csv.number(hand + 1);
        csv.number(hand / kHandsInRound + 1);
        csv.text(nameOf(sheet, static_cast<std::size_t>(dealerOf(sheet, hand))));
        for (Side side : {first, other(first)})
            csv.text(pairs[side]);
        csv.number(sign(first) * line.account.tally.net());
        addCounts(csv, line.account, first);
        csv.number(sign(first) * (line.account.resti - line.account.restiNow));
        csv.number(sign(first) * line.account.restiNow);
        for (int resti : line.paid)
            csv.number(resti);
        for (int resti : line.after)
            csv.number(resti);
        const auto* kept = std::get_if<KeptHand>(&sheet.entries[i].hand);
        csv.text(penaltyWords(sheet, hand).join(QStringLiteral("; ")));
        csv.endHand(kept ? kept->note : std::string(), sheet.entries[i].former.size());
    }
    return csv.all();
}

QString totalsCsv(const Sheet& sheet, const Account& account) {
    Csv csv;
    for (const QString& head : {SheetExportWords::tr("player"), SheetExportWords::tr("hands won"),
                                SheetExportWords::tr("hands lost"), SheetExportWords::tr("hands even"),
                                SheetExportWords::tr("resti won"), SheetExportWords::tr("resti lost"),
                                SheetExportWords::tr("unfinished round"), SheetExportWords::tr("total")})
        csv.text(head);
    csv.end();
    for (std::size_t player = 0; player < sheet.players.size(); ++player) {
        int won = 0, lost = 0, even = 0, gains = 0, losses = 0;
        for (const Line& line : account.lines) {
            if (!line.account.over)
                continue;
            const int resti = line.paid[player];
            won += resti > 0;
            lost += resti < 0;
            even += resti == 0;
            gains += std::max(0, resti);
            losses += std::max(0, -resti);
        }
        csv.text(nameOf(sheet, player));
        for (int number :
             {won, lost, even, gains, losses, account.unfinished[player], account.totals[player]})
            csv.number(number);
        csv.end();
    }
    return csv.all();
}

QString asText(const Sheet& sheet, const Account& account) {
    QStringList names;
    for (std::size_t i = 0; i < sheet.players.size(); ++i)
        names << nameOf(sheet, i);
    const auto numbers = [](const Accounts& resti) {
        QStringList cells;
        for (const int one : resti)
            cells << text::signedPoints(one);
        return cells;
    };
    sheets::TextTable table(names);
    QString title = SheetExportWords::tr("Match sheet");
    if (sheet.begun != 0)
        title += QStringLiteral(", ") +
                 QLocale().toString(QDateTime::fromSecsSinceEpoch(sheet.begun).date(), QLocale::LongFormat);
    table.line(title);
    table.line();
    table.row({}, names);
    for (std::size_t i = 0; i < account.lines.size(); ++i)
        if (account.lines[i].account.over)
            table.row(QString::number(i + 1), numbers(account.lines[i].paid));
    if (account.unfinished != Accounts{})
        table.row(QStringLiteral("M4.5"), numbers(account.unfinished));
    table.row(SheetExportWords::tr("all", "total of a column"), numbers(account.totals));
    if (const QString verdict = verdictWords(sheet, account); !verdict.isEmpty()) {
        table.line();
        table.line(verdict);
    }
    return table.all();
}

} // namespace score
