#include "desktop/score/sheet_print.h"

#include "desktop/look/palette.h"
#include "desktop/print/a4.h"
#include "desktop/print/printing.h"
#include "desktop/score/empty_sheet.h"
#include "desktop/score/on_paper.h"
#include "desktop/score/resti_curve.h"
#include "desktop/sheet/hand_words.h"
#include "text/figures.h"

#include <QCoreApplication>

#include <algorithm>

namespace score {

using namespace minchiate;
using namespace scoresheet;
using namespace sheet;
using print::A4;
namespace colour = look::colour;

namespace {

struct SheetPrintWords {
    Q_DECLARE_TR_FUNCTIONS(Sheet)
};

constexpr int kLeft = A4::margin, kRight = A4::wide - A4::margin;
constexpr int kRow = 84, kHeading = 100;
constexpr int kOnFirst = 12;  // hands on a page that also has the curve
constexpr int kOnOthers = 20; // hands on a page that has nothing else
constexpr int kPlayersLeft = 900, kPlayerWide = (kRight - kPlayersLeft) / kPlayers;

QRectF playerCell(int player, qreal top, qreal high) {
    return {qreal(kPlayersLeft + player * kPlayerWide), top, qreal(kPlayerWide), high};
}

qreal drawHead(A4& page, const Sheet& sheet) {
    page.frame();
    page.write({kLeft, 150, kRight - kLeft, 130}, Qt::AlignHCenter | Qt::AlignVCenter,
               SheetPrintWords::tr("Match sheet"), A4::serif(112), colour::ink);
    page.write({kLeft, 272, kRight - kLeft, 50}, Qt::AlignHCenter | Qt::AlignVCenter, occasionWords(sheet),
               A4::sans(32), colour::ink2);
    const qreal top = 360;
    page.write({kLeft + 85, top, 300, 50}, Qt::AlignLeft | Qt::AlignBottom, SheetPrintWords::tr("dealer"),
               A4::sans(27), colour::ink2);
    page.write({500, top, 190, 50}, Qt::AlignRight | Qt::AlignBottom, SheetPrintWords::tr("on the pad"),
               A4::sans(27), colour::ink2);
    page.write({700, top, 200, 50}, Qt::AlignHCenter | Qt::AlignBottom, SheetPrintWords::tr("count"),
               A4::sans(27), colour::ink2);
    for (int player = 0; player < kPlayers; ++player)
        page.writeFitting(playerCell(player, top - 42, 96).adjusted(8, 0, -8, 0),
                          Qt::AlignHCenter | Qt::AlignBottom,
                          playerName(sheet, columnsOf(sheet)[static_cast<std::size_t>(player)]),
                          A4::serif(54), 42, colour::ink);
    page.rule(top + 62, kLeft, kRight, 6, colour::ink);
    return top + 62;
}

// One hand: who deals, pad, count, and for each player what it brought and, smaller, where they stand. What
// is not written yet is open, to be gone on with by pencil.
void drawHand(A4& page, const Sheet& sheet, const Account& account, int hand, qreal y) {
    const QFont plain = A4::sans(36);
    const auto middle = Qt::AlignVCenter;
    page.write({kLeft, y, 60, kRow}, Qt::AlignRight | middle, QString::number(hand + 1), plain, colour::ink);
    page.writeFitting({kLeft + 85, y, 360, kRow}, Qt::AlignLeft | middle,
                      playerName(sheet, dealerOf(sheet, hand)), plain, 27, colour::ink);
    page.rule(y + kRow, kLeft, kRight, 2, colour::paperFine);
    if (hand >= static_cast<int>(account.lines.size()))
        return;
    const Line& line = account.lines[static_cast<std::size_t>(hand)];
    page.write({500, y, 180, kRow}, Qt::AlignRight | middle,
               text::signedPoints(sign(firstSide(sheet, hand)) * line.account.tally.net()), plain,
               colour::ink);
    page.write({700, y, 200, kRow}, Qt::AlignHCenter | middle, countWords(sheet, hand, line.account), plain,
               colour::ink);
    for (int player = 0; line.account.over && player < kPlayers; ++player) {
        const auto at = static_cast<std::size_t>(columnsOf(sheet)[static_cast<std::size_t>(player)]);
        const QRectF cell = playerCell(player, y, kRow);
        const bool gain = line.paid[at] > 0;
        page.write(cell.adjusted(0, 0, -cell.width() * 0.48, 0), Qt::AlignRight | middle,
                   text::signedPoints(line.paid[at]), A4::sans(38, gain ? QFont::Bold : QFont::Normal),
                   gain ? colour::ink : colour::inkWeak);
        page.write(cell.adjusted(cell.width() * 0.58, 0, 0, 0), Qt::AlignLeft | middle,
                   text::signedPoints(line.after[at]), A4::sans(27), colour::ink2);
    }
}

qreal drawTotals(A4& page, const Sheet& sheet, const Account& account, qreal y) {
    page.rule(y + 8, kLeft, kRight, 6, colour::ink);
    y += 20;
    page.write({kLeft, y, 500, 90}, Qt::AlignLeft | Qt::AlignVCenter, gameName(sheet), A4::serif(68),
               colour::ink);
    for (int player = 0; player < kPlayers; ++player)
        page.write(
            playerCell(player, y, 90), Qt::AlignCenter,
            text::signedPoints(
                account.totals[static_cast<std::size_t>(columnsOf(sheet)[static_cast<std::size_t>(player)])]),
            A4::sans(58, QFont::Bold), colour::ink);
    y += 92;
    QString verdict = verdictWords(sheet, account);
    if (account.unfinished != Accounts{})
        verdict +=
            QStringLiteral(" \u00b7 ") + SheetPrintWords::tr("the unfinished round is paid for (M4.5)");
    page.write({kLeft, y, kRight - kLeft, 54}, Qt::AlignLeft | Qt::AlignVCenter, verdict,
               A4::sans(34, QFont::DemiBold), colour::ink);
    return y + 70;
}

// What people wrote to hands, and penalties: as much as has room.
void drawNotes(A4& page, const Sheet& sheet, qreal y, qreal bottom) {
    for (std::size_t i = 0; i < sheet.entries.size() && y < bottom - 34; ++i) {
        const auto* kept = std::get_if<KeptHand>(&sheet.entries[i].hand);
        if (!kept)
            continue;
        QStringList words;
        words << penaltyWords(sheet, static_cast<int>(i));
        if (!kept->note.empty())
            words << QString::fromStdString(kept->note).simplified();
        if (!sheet.entries[i].former.empty())
            words << SheetPrintWords::tr("changed afterwards");
        if (words.isEmpty())
            continue;
        page.write({kLeft, y, kRight - kLeft, 40}, Qt::AlignLeft | Qt::AlignVCenter,
                   SheetPrintWords::tr("Hand %1: %2").arg(i + 1).arg(words.join(QStringLiteral("; "))),
                   A4::sans(27), colour::ink2);
        y += 40;
    }
}

void drawFoot(A4& page, int number, int pages) {
    const QString words = pages > 1 ? SheetPrintWords::tr("Page %1 of %2").arg(number).arg(pages) : QString();
    page.write({kLeft, A4::high - 146, kRight - kLeft, 36}, Qt::AlignHCenter | Qt::AlignVCenter,
               words.isEmpty() ? QStringLiteral("Versicola") : QStringLiteral("Versicola \u00b7 ") + words,
               A4::sans(24), colour::ink2);
}

} // namespace

int linesOf(const Sheet& sheet) {
    const int written = static_cast<int>(sheet.entries.size());
    return sheet.stopped ? written : std::max(written, handsOn(sheet).value_or(written));
}

int pagesOf(const Sheet& sheet) {
    const int hands = linesOf(sheet);
    return hands <= kOnFirst ? 1 : 1 + (hands + kOnOthers - 1) / kOnOthers;
}

bool printSheet(QPagedPaintDevice& device, const Sheet& sheet, const Account& account) {
    QPainter p;
    if (!p.begin(&device))
        return false;
    A4 page(p);
    const int pages = pagesOf(sheet), hands = linesOf(sheet);
    // A long sheet has its hands first, page by page, then totals and curve on one of their own.
    for (int number = 1, hand = 0; number <= pages; ++number) {
        if (number > 1)
            device.newPage();
        qreal y = drawHead(page, sheet);
        const int most = pages == 1 ? kOnFirst : number < pages ? kOnOthers : 0;
        for (int i = 0; i < most && hand < hands; ++i, ++hand) {
            if (hand % kHandsInRound == 0 || i == 0) {
                page.write({kLeft, y + 20, 400, kHeading - 26}, Qt::AlignLeft | Qt::AlignBottom,
                           roundWords(sheet, hand), A4::serif(46, true), colour::ink);
                page.writeFitting({kLeft + 370, y + 20, kRight - kLeft - 370.0, kHeading - 30},
                                  Qt::AlignLeft | Qt::AlignBottom, pairsWords(sheet, hand), A4::sans(30), 24,
                                  colour::ink2);
                y += kHeading;
                page.rule(y, kLeft, kRight, 3, colour::paperRule);
            }
            drawHand(page, sheet, account, hand, y);
            y += kRow;
        }
        if (number == pages) {
            y = drawTotals(page, sheet, account, y);
            const qreal curve = std::min<qreal>(pages == 1 ? 620 : 1400, A4::high - 200 - y);
            sheets::drawCurve(p, QRectF(kLeft, y + 20, kRight - kLeft, curve - 20),
                              restiCurve(sheet, account), A4::sans(29), 4);
            drawNotes(page, sheet, y + curve + 30, A4::high - 170);
        }
        drawFoot(page, number, pages);
    }
    return p.end();
}

bool printEmpty(QPagedPaintDevice& device) {
    QPainter p;
    if (!p.begin(&device))
        return false;
    A4 page(p);
    drawEmptyFront(page);
    device.newPage();
    drawEmptyBack(page);
    return p.end();
}

bool writePdf(const QString& path, const Sheet* sheet, const Account* account) {
    return print::writePdf(path, SheetPrintWords::tr("Match sheet"), [&](QPagedPaintDevice& pdf) {
        return sheet ? printSheet(pdf, *sheet, *account) : printEmpty(pdf);
    });
}

} // namespace score
