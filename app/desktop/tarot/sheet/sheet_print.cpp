// The sheet on A4: the hands, page by page, then the totals and the curve.
#include "desktop/look/palette.h"
#include "desktop/print/a4.h"
#include "desktop/print/printing.h"
#include "desktop/tarot/sheet/sheet_export.h"
#include "text/figures.h"
#include "text/tarot/tarot_sheet_words.h"

#include <QCoreApplication>

#include <algorithm>

namespace tarot_sheet {

using namespace tarot;
using namespace tarot::sheet;
using print::A4;
namespace words = text::tarot;
namespace colour = look::colour;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(tarot_sheet::Print)
};

constexpr int kLeft = A4::margin, kRight = A4::wide - A4::margin;
constexpr int kRow = 84, kOnFirst = 15, kOnOthers = 24;
constexpr int kPlayersLeft = 850;

// Those that are written, and open ones to be gone on with by pencil.
int linesOn(const Sheet& sheet) {
    const int written = static_cast<int>(sheet.entries.size());
    const int voids = written - handsCounted(sheet);
    return sheet.stopped ? written : std::max(written, sheet.length.value_or(0) + voids);
}

QRectF cell(const Sheet& sheet, Seat seat, qreal top, qreal high) {
    const qreal wide = qreal(kRight - kPlayersLeft) / sheet.players;
    return {kPlayersLeft + index(seat) * wide, top, wide, high};
}

qreal drawHead(A4& page, const Sheet& sheet) {
    page.frame();
    page.write({kLeft, 150, kRight - kLeft, 130}, Qt::AlignCenter, Words::tr("Tarot"), A4::serif(112),
               colour::ink);
    QStringList under;
    for (const QString& one : {QString::fromStdString(sheet.title), dateWords(sheet)})
        if (!one.isEmpty())
            under << one;
    page.write({kLeft, 272, kRight - kLeft, 50}, Qt::AlignCenter, under.join(QStringLiteral(" \u00b7 ")),
               A4::sans(32), colour::ink2);
    const words::Names names = words::namesOf(sheet);
    for (Seat seat : Seats::table(sheet.players))
        page.writeFitting(cell(sheet, seat, 320, 90).adjusted(8, 0, -8, 0),
                          Qt::AlignHCenter | Qt::AlignBottom, names[seat], A4::serif(54), 36, colour::ink);
    page.rule(420, kLeft, kRight, 6, colour::ink);
    return 420;
}

// What was played, and for each player what it brought and, smaller, where they stand.
void drawHand(A4& page, const Sheet& sheet, const std::vector<Line>& lines, int hand, qreal y) {
    const auto middle = Qt::AlignVCenter;
    const words::Names names = words::namesOf(sheet);
    page.write({kLeft, y, 60, kRow}, Qt::AlignRight | middle, QString::number(hand + 1), A4::sans(34),
               colour::ink);
    page.rule(y + kRow, kLeft, kRight, 2, colour::paperFine);
    if (hand >= static_cast<int>(lines.size()))
        return;
    const auto at = static_cast<std::size_t>(hand);
    const auto& [account, after] = lines[at];
    page.writeFitting({kLeft + 85, y, kPlayersLeft - kLeft - 100, kRow}, Qt::AlignLeft | middle,
                      words::handWords(sheet.entries[at].hand, account, names), A4::sans(34), 26,
                      colour::ink);
    for (Seat seat : Seats::table(sheet.players)) {
        const QRectF room = cell(sheet, seat, y, kRow);
        const bool gain = account.scores[seat] > 0;
        page.write(room.adjusted(0, 0, -room.width() * 0.46, 0), Qt::AlignRight | middle,
                   text::signedPoints(account.scores[seat]),
                   A4::sans(sheet.players == 5 ? 34 : 38, gain ? QFont::Bold : QFont::Normal),
                   gain ? colour::ink : colour::inkWeak);
        page.write(room.adjusted(room.width() * 0.57, 0, 0, 0), Qt::AlignLeft | middle,
                   text::signedPoints(after[seat]), A4::sans(25), colour::ink2);
    }
}

qreal drawTotals(A4& page, const Sheet& sheet, qreal y) {
    page.rule(y + 8, kLeft, kRight, 6, colour::ink);
    y += 20;
    page.write({kLeft, y, 600, 90}, Qt::AlignLeft | Qt::AlignVCenter, words::handsWords(sheet), A4::sans(40),
               colour::ink);
    const PerSeat<int> totals = totalsOf(sheet);
    for (Seat seat : Seats::table(sheet.players))
        page.write(cell(sheet, seat, y, 90), Qt::AlignCenter, text::signedPoints(totals[seat]),
                   A4::sans(50, QFont::Bold), colour::ink);
    page.write({kLeft, y + 92, kRight - kLeft, 54}, Qt::AlignLeft | Qt::AlignVCenter,
               words::standingWords(sheet), A4::sans(34, QFont::DemiBold), colour::ink);
    return y + 160;
}

} // namespace

int pagesOf(const Sheet& sheet) {
    const int hands = linesOn(sheet);
    return hands <= kOnFirst ? 1 : 1 + (hands + kOnOthers - 1) / kOnOthers;
}

bool printSheet(QPagedPaintDevice& device, const Sheet& sheet) {
    QPainter p;
    if (!p.begin(&device))
        return false;
    A4 page(p);
    const auto lines = linesOf(sheet);
    const int pages = pagesOf(sheet), hands = linesOn(sheet);
    // A long sheet has its hands first, page by page, then totals and curve on one of their own.
    for (int number = 1, hand = 0; number <= pages; ++number) {
        if (number > 1)
            device.newPage();
        qreal y = drawHead(page, sheet);
        const int most = pages == 1 ? kOnFirst : number < pages ? kOnOthers : 0;
        for (int i = 0; i < most && hand < hands; ++i, ++hand, y += kRow)
            drawHand(page, sheet, lines, hand, y);
        if (number == pages) {
            y = drawTotals(page, sheet, y);
            const qreal high = std::min<qreal>(900, A4::high - 220 - y);
            sheets::drawCurve(p, QRectF(kLeft, y + 20, kRight - kLeft, high), curveOf(sheet), A4::sans(29),
                              4);
        }
        page.write({kLeft, A4::high - 146, kRight - kLeft, 36}, Qt::AlignCenter,
                   pages > 1 ? Words::tr("Versicola \u00b7 page %1 of %2").arg(number).arg(pages)
                             : QStringLiteral("Versicola"),
                   A4::sans(24), colour::ink2);
    }
    return p.end();
}

bool writePdf(const QString& path, const Sheet& sheet) {
    return print::writePdf(path, Words::tr("Tarot"),
                           [&](QPagedPaintDevice& pdf) { return printSheet(pdf, sheet); });
}

} // namespace tarot_sheet
