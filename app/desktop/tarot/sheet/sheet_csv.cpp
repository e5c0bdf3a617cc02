// A sheet of French Tarot for other programs.
#include "desktop/sheets/tables.h"
#include "desktop/tarot/sheet/sheet_form.h"
#include "text/figures.h"
#include "text/tarot/tarot_sheet_words.h"

#include <QCoreApplication>

namespace tarot_sheet {

using namespace tarot;
using namespace tarot::sheet;
namespace words = text::tarot;

namespace {

struct SheetCsvWords {
    Q_DECLARE_TR_FUNCTIONS(tarot_sheet::Export)
};

void addHand(sheets::Csv& csv, const Entry& entry, const Line& line, const words::Names& names) {
    const auto* contract = std::get_if<KeptContract>(&entry.hand);
    if (!contract) {
        csv.nothing();
        csv.text(words::handWords(entry.hand, line.account, names));
        for (int i = 0; i < 7; ++i)
            csv.nothing();
        return;
    }
    csv.text(names[contract->contract.declarer]);
    csv.text(words::bidName(contract->contract.bid));
    csv.text(contract->partner ? names[*contract->partner] : QString());
    csv.number(contract->bouts);
    csv.text(QString::number(contract->halves / 2.0));
    csv.text(!contract->petit                     ? QString()
             : *contract->petit == Camp::Declarer ? SheetCsvWords::tr("taker")
                                                  : SheetCsvWords::tr("defence"));
    csv.text(words::extrasWords(*contract, names));
    csv.number(line.account.price->margin);
    csv.number(line.account.price->each());
}

} // namespace

QString handsCsv(const Sheet& sheet) {
    sheets::Csv csv;
    const words::Names names = words::namesOf(sheet);
    const auto lines = linesOf(sheet);
    for (const QString& head :
         {SheetCsvWords::tr("hand"), SheetCsvWords::tr("dealer"), SheetCsvWords::tr("taker"),
          SheetCsvWords::tr("contract"), SheetCsvWords::tr("partner"), SheetCsvWords::tr("bouts"),
          SheetCsvWords::tr("points"), SheetCsvWords::tr("petit au bout"), SheetCsvWords::tr("announced"),
          SheetCsvWords::tr("margin"), SheetCsvWords::tr("from each")})
        csv.text(head);
    for (Seat seat : Seats::table(sheet.players))
        csv.text(names[seat]);
    for (Seat seat : Seats::table(sheet.players))
        csv.text(SheetCsvWords::tr("%1 after it").arg(names[seat]));
    csv.endHeads();
    for (std::size_t i = 0; i < lines.size(); ++i) {
        csv.number(static_cast<int>(i) + 1);
        csv.text(names[dealerOf(sheet, static_cast<int>(i))]);
        addHand(csv, sheet.entries[i], lines[i], names);
        for (Seat seat : Seats::table(sheet.players))
            csv.number(lines[i].account.scores[seat]);
        for (Seat seat : Seats::table(sheet.players))
            csv.number(lines[i].after[seat]);
        csv.endHand(sheet.entries[i].note, sheet.entries[i].former.size());
    }
    return csv.all();
}

} // namespace tarot_sheet
