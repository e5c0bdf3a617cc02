#include "desktop/sheets/printed.h"

#include "desktop/look/palette.h"
#include "desktop/print/a4.h"
#include "desktop/print/printing.h"

#include <QCoreApplication>

#include <algorithm>

namespace sheets {

using print::A4;
namespace colour = look::colour;

namespace {

struct PrintedWords {
    Q_DECLARE_TR_FUNCTIONS(sheets::Print)
};

constexpr int kLeft = A4::margin, kRight = A4::wide - A4::margin;
constexpr int kRow = 84, kUnder = 44;
constexpr int kOnFirst = 15 * kRow, kOnOthers = 24 * kRow; // room for hands: with totals and curve, and alone
constexpr int kPlayersLeft = 850;

// Those that are written, and open ones to be gone on with by pencil.
int linesOn(const Told& told) {
    return std::max(static_cast<int>(told.hands.size()), told.stopped ? 0 : told.room);
}

int highOf(const Told& told, int hand) {
    const auto at = static_cast<std::size_t>(hand);
    return kRow + (at < told.hands.size() ? kUnder * static_cast<int>(told.hands[at].under().size()) : 0);
}

// The hand after the last that has room on a page with that one.
int endOfPage(const Told& told, int hand, int room) {
    const int hands = linesOn(told);
    for (int used = 0; hand < hands && (used += highOf(told, hand)) <= room;)
        ++hand;
    return hand;
}

QRectF cell(const Told& told, qsizetype column, qreal top, qreal high) {
    const qreal wide = qreal(kRight - kPlayersLeft) / static_cast<qreal>(told.columns.size());
    return {kPlayersLeft + static_cast<qreal>(column) * wide, top, wide, high};
}

qreal drawHead(A4& page, const Told& told) {
    page.frame();
    page.write({kLeft, 150, kRight - kLeft, 130}, Qt::AlignCenter, told.game, A4::serif(112), colour::ink);
    QStringList under{told.title, dateWords(told)};
    under.removeAll(QString());
    page.write({kLeft, 272, kRight - kLeft, 50}, Qt::AlignCenter, under.join(QStringLiteral(" \u00b7 ")),
               A4::sans(32), colour::ink2);
    for (qsizetype i = 0; i < told.columns.size(); ++i)
        page.writeFitting(cell(told, i, 320, 90).adjusted(8, 0, -8, 0), Qt::AlignHCenter | Qt::AlignBottom,
                          told.columns[i], A4::serif(54), 36, colour::ink);
    page.rule(420, kLeft, kRight, 6, colour::ink);
    return 420;
}

// What was played, and in each column what it brought and, smaller, where they stand; under it what it
// ended and what was noted.
void drawHand(A4& page, const Told& told, int hand, qreal y) {
    const auto middle = Qt::AlignVCenter;
    page.write({kLeft, y, 60, kRow}, Qt::AlignRight | middle, QString::number(hand + 1), A4::sans(34),
               colour::ink);
    page.rule(y + highOf(told, hand), kLeft, kRight, 2, colour::paperFine);
    if (hand >= static_cast<int>(told.hands.size()))
        return;
    const HandTold& one = told.hands[static_cast<std::size_t>(hand)];
    page.writeFitting({kLeft + 85, y, kPlayersLeft - kLeft - 100, kRow}, Qt::AlignLeft | middle, one.played,
                      A4::sans(34), 26, colour::ink);
    for (qsizetype i = 0; i < told.columns.size(); ++i) {
        const QRectF room = cell(told, i, y, kRow);
        const Figure& score = one.scores[static_cast<std::size_t>(i)];
        page.write(room.adjusted(0, 0, -room.width() * 0.46, 0), Qt::AlignRight | middle, score.text,
                   A4::sans(told.columns.size() == 5 ? 34 : 38, score.gain ? QFont::Bold : QFont::Normal),
                   score.gain ? colour::ink : colour::inkWeak);
        page.write(room.adjusted(room.width() * 0.57, 0, 0, 0), Qt::AlignLeft | middle, one.after[i],
                   A4::sans(25), colour::ink2);
    }
    y += kRow - 6;
    for (const QString& line : one.under()) {
        page.write({kLeft + 85, y, kRight - kLeft - 85, kUnder}, Qt::AlignLeft | middle, line, A4::sans(27),
                   colour::ink2);
        y += kUnder;
    }
}

qreal drawTotals(A4& page, const Told& told, qreal y) {
    page.rule(y + 8, kLeft, kRight, 6, colour::ink);
    y += 20;
    page.write({kLeft, y, 600, 90}, Qt::AlignLeft | Qt::AlignVCenter, told.count, A4::sans(40), colour::ink);
    for (qsizetype i = 0; i < told.columns.size(); ++i)
        page.write(cell(told, i, y, 90), Qt::AlignCenter, told.totals[static_cast<std::size_t>(i)].text,
                   A4::sans(50, QFont::Bold), colour::ink);
    page.write({kLeft, y + 92, kRight - kLeft, 54}, Qt::AlignLeft | Qt::AlignVCenter, told.standing,
               A4::sans(34, QFont::DemiBold), colour::ink);
    return y + 160;
}

} // namespace

int pagesOf(const Told& told) {
    const int hands = linesOn(told);
    if (endOfPage(told, 0, kOnFirst) == hands)
        return 1;
    int pages = 1; // that of totals and curve
    for (int hand = 0; hand < hands; ++pages)
        hand = endOfPage(told, hand, kOnOthers);
    return pages;
}

bool printSheet(QPagedPaintDevice& device, const Told& told) {
    QPainter p;
    if (!p.begin(&device))
        return false;
    A4 page(p);
    const int pages = pagesOf(told);
    // A long sheet has its hands first, page by page, then totals and curve on one of their own.
    for (int number = 1, hand = 0; number <= pages; ++number) {
        if (number > 1)
            device.newPage();
        qreal y = drawHead(page, told);
        const int room = pages == 1 ? kOnFirst : number < pages ? kOnOthers : 0;
        for (const int end = endOfPage(told, hand, room); hand < end; y += highOf(told, hand), ++hand)
            drawHand(page, told, hand, y);
        if (number == pages) {
            y = drawTotals(page, told, y);
            const qreal high = std::min<qreal>(900, A4::high - 220 - y);
            drawCurve(p, QRectF(kLeft, y + 20, kRight - kLeft, high), told.curve, A4::sans(29), 4);
        }
        page.write({kLeft, A4::high - 146, kRight - kLeft, 36}, Qt::AlignCenter,
                   pages > 1 ? PrintedWords::tr("Versicola \u00b7 page %1 of %2").arg(number).arg(pages)
                             : QStringLiteral("Versicola"),
                   A4::sans(24), colour::ink2);
    }
    return p.end();
}

bool writePdf(const QString& path, const Told& told) {
    return print::writePdf(path, told.game, [&](QPagedPaintDevice& pdf) { return printSheet(pdf, told); });
}

} // namespace sheets
