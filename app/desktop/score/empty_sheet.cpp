#include "desktop/score/empty_sheet.h"

#include "desktop/look/palette.h"
#include "minchiate/match.h"
#include "minchiate/versicola.h"
#include "text/sheet_words.h"

#include <QCoreApplication>

#include <algorithm>

namespace score {

using namespace minchiate;
using print::A4;
namespace colour = look::colour;

namespace {

struct EmptySheetWords {
    Q_DECLARE_TR_FUNCTIONS(EmptySheet)
};

constexpr int kEmptyLeft = A4::margin, kEmptyRight = A4::wide - A4::margin;
constexpr int kEmptyRow = 118, kEmptyHeading = 108;
constexpr int kEmptyPlayersLeft = 900, kEmptyPlayerWide = (kEmptyRight - kEmptyPlayersLeft) / kPlayers;

// A line of the tables on the back: what, and what it is worth.
qreal entry(A4& page, qreal x, qreal y, qreal wide, const QString& what, const QString& worth) {
    const QFont font = A4::sans(40);
    page.write({x, y, wide - 110, 72}, Qt::AlignLeft | Qt::AlignVCenter, what, font, colour::ink);
    page.write({x + wide - 110, y, 110, 72}, Qt::AlignRight | Qt::AlignVCenter, worth,
               A4::sans(40, QFont::DemiBold), colour::ink);
    page.rule(y + 72, x, x + wide, 2, colour::paperFine);
    return y + 72;
}

qreal heading(A4& page, qreal x, qreal y, qreal wide, const QString& words) {
    page.write({x, y, wide, 76}, Qt::AlignLeft | Qt::AlignVCenter, words, A4::serif(54, true), colour::ink);
    page.rule(y + 78, x, x + wide, 4, colour::ink);
    return y + 86;
}

qreal rule(A4& page, qreal x, qreal y, qreal wide, const QString& words) {
    return page.paragraph({x, y, wide, 10}, words, A4::sans(38), colour::ink) + 24;
}

// Worked out, not written down: the points are the engine's.
int worth(CardSet cards) {
    RuleSet rules;
    rules.demon = true;
    int most = 0;
    for (const Versicola& v : versicoleOf(cards, rules))
        most = std::max(most, v.points);
    return most;
}

qreal drawValues(A4& page, qreal x, qreal y, qreal wide) {
    y = heading(page, x, y, wide, EmptySheetWords::tr("What cards are worth"));
    y = entry(page, x, y, wide, EmptySheetWords::tr("2, 3, 4, 5"), QString::number(value(trump(2))));
    y = entry(page, x, y, wide, EmptySheetWords::tr("1, 10, 13, 20, 28, 30 to 35"),
              QString::number(value(trump(1))));
    y = entry(page, x, y, wide, EmptySheetWords::tr("kings and the Fool"), QString::number(value(kFool)));
    y = entry(page, x, y, wide, EmptySheetWords::tr("36 to 40, Star to Trumpet"),
              QString::number(value(trump(40))));
    y = entry(page, x, y, wide, EmptySheetWords::tr("29, inside a versicola alone"), QStringLiteral("5"));
    return y + 12;
}

qreal drawVersicole(A4& page, qreal x, qreal y, qreal wide) {
    struct Listed {
        QString name;
        CardSet cards;
    };
    const std::vector<Listed> list{
        {EmptySheetWords::tr("1, 2, 3"), trumpRun(1, 3)},
        {EmptySheetWords::tr("1, 2, 3, 4"), trumpRun(1, 4)},
        {EmptySheetWords::tr("1 to 5"), trumpRun(1, 5)},
        {EmptySheetWords::tr("2, 3, 4"), trumpRun(2, 4)},
        {EmptySheetWords::tr("2 to 5"), trumpRun(2, 5)},
        {EmptySheetWords::tr("28, 29, 30, or three of 30 to 35"), trumpRun(28, 30)},
        {EmptySheetWords::tr("34, 35, 36"), trumpRun(34, 36)},
        {EmptySheetWords::tr("35, 36, 37"), trumpRun(35, 37)},
        {EmptySheetWords::tr("36, 37, 38, or three of 36 to 40"), trumpRun(36, 38)},
        {EmptySheetWords::tr("36 to 40"), trumpRun(36, 40)},
        {EmptySheetWords::tr("28 to 40, the longest"), trumpRun(28, 40)},
        {EmptySheetWords::tr("Fool’s: 1, Fool, 40"), trumps({1, 40}) | CardSet(kFool)},
        {EmptySheetWords::tr("Thirteen: 1, 13, 28"), trumps({1, 13, 28})},
        {EmptySheetWords::tr("Tens: 10, 20, 30, 40"), trumps({10, 20, 30, 40})},
        {EmptySheetWords::tr("Tens without the 40"), trumps({10, 20, 30})},
        {EmptySheetWords::tr("Tens without the 10"), trumps({20, 30, 40})},
        {EmptySheetWords::tr("Three kings"),
         CardSet{king(Suit::Cups), king(Suit::Coins), king(Suit::Swords)}},
        {EmptySheetWords::tr("Four kings"), kKings},
        {EmptySheetWords::tr("Demon: 14, 35, 39 (where it is played)"), trumps({14, 35, 39})}};
    y = heading(page, x, y, wide, EmptySheetWords::tr("Versicole"));
    for (const Listed& listed : list)
        y = entry(page, x, y, wide, listed.name, QString::number(worth(listed.cards)));
    y += 10;
    return rule(
        page, x, y, wide,
        EmptySheetWords::tr("A run is three or more trumps in a row, inside 1 to 5 or inside 28 to 40; each "
                            "further card adds its value: 3 or 5 in the papi, 5 or 10 above. Whoever holds "
                            "the Fool adds 5 to every "
                            "versicola but the Fool’s own. A card may serve in several."));
}

} // namespace

void drawEmptyFront(A4& page) {
    page.frame();
    page.write({kEmptyLeft, 150, kEmptyRight - kEmptyLeft, 130}, Qt::AlignHCenter | Qt::AlignVCenter,
               EmptySheetWords::tr("Match sheet"), A4::serif(112), colour::ink);
    page.write({kEmptyLeft, 290, 130, 50}, Qt::AlignLeft | Qt::AlignBottom, EmptySheetWords::tr("Date"),
               A4::sans(30), colour::ink2);
    page.rule(338, kEmptyLeft + 110, kEmptyLeft + 640, 3, colour::paperRule);
    page.write({kEmptyPlayersLeft, 290, 160, 50}, Qt::AlignLeft | Qt::AlignBottom,
               EmptySheetWords::tr("Place"), A4::sans(30), colour::ink2);
    page.rule(338, kEmptyPlayersLeft + 130, kEmptyRight, 3, colour::paperRule);

    const qreal head = 500;
    page.write({kEmptyLeft, head - 60, 400, 50}, Qt::AlignLeft | Qt::AlignBottom,
               EmptySheetWords::tr("Resti of each hand"), A4::sans(28), colour::ink2);
    page.write({480, head - 60, 200, 50}, Qt::AlignHCenter | Qt::AlignBottom,
               EmptySheetWords::tr("on the pad"), A4::sans(28), colour::ink2);
    page.write({690, head - 60, 200, 50}, Qt::AlignHCenter | Qt::AlignBottom, EmptySheetWords::tr("count"),
               A4::sans(28), colour::ink2);
    page.rule(head, kEmptyLeft, kEmptyRight, 6, colour::ink);
    const std::array<QString, kRounds> rounds{EmptySheetWords::tr("First round"),
                                              EmptySheetWords::tr("Second round"),
                                              EmptySheetWords::tr("Third round")};
    qreal y = head;
    for (int round = 0; round < kRounds; ++round) {
        page.write({kEmptyLeft, y + 20, 420, kEmptyHeading - 28}, Qt::AlignLeft | Qt::AlignBottom,
                   rounds[static_cast<std::size_t>(round)], A4::serif(48, true), colour::ink);
        page.write({kEmptyLeft + 390, y + 20, 200, kEmptyHeading - 34}, Qt::AlignLeft | Qt::AlignBottom,
                   EmptySheetWords::tr("partners"), A4::sans(28), colour::ink2);
        page.rule(y + kEmptyHeading - 14, kEmptyLeft + 530, kEmptyRight, 2, colour::paperRule);
        y += kEmptyHeading;
        page.rule(y, kEmptyLeft, kEmptyRight, 3, colour::paperRule);
        for (int hand = 0; hand < kHandsInRound; ++hand, y += kEmptyRow) {
            page.write({kEmptyLeft, y, 60, kEmptyRow}, Qt::AlignRight | Qt::AlignVCenter,
                       QString::number(round * kHandsInRound + hand + 1), A4::sans(38), colour::ink);
            page.rule(y + kEmptyRow, kEmptyLeft, kEmptyRight, 2, colour::paperRule);
        }
    }
    const qreal total = y + 12;
    page.rule(total, kEmptyLeft, kEmptyRight, 6, colour::ink);
    page.write({kEmptyLeft, total + 20, 600, 110}, Qt::AlignLeft | Qt::AlignVCenter,
               EmptySheetWords::tr("The match"), A4::serif(68), colour::ink);
    for (qreal x : {480.0, 690.0})
        page.upright(x, head, y, 2, colour::paperFine);
    for (int player = 0; player < kPlayers; ++player) {
        page.upright(kEmptyPlayersLeft + player * kEmptyPlayerWide, head - 130, total + 150, 3,
                     colour::paperRule);
        page.rule(head - 30, kEmptyPlayersLeft + player * kEmptyPlayerWide + 25,
                  kEmptyPlayersLeft + (player + 1) * kEmptyPlayerWide - 25, 2, colour::paperFine);
    }
    page.rule(total + 150, kEmptyPlayersLeft, kEmptyRight, 3, colour::paperRule);
    page.write({kEmptyLeft, total + 190, 200, 50}, Qt::AlignLeft | Qt::AlignBottom,
               EmptySheetWords::tr("Notes"), A4::sans(30), colour::ink2);
    for (qreal line = total + 290; line < A4::high - 170; line += 84)
        page.rule(line, kEmptyLeft, kEmptyRight, 2, colour::paperRule);
    page.write({kEmptyLeft, A4::high - 146, kEmptyRight - kEmptyLeft, 36},
               Qt::AlignHCenter | Qt::AlignVCenter, QStringLiteral("Versicola"), A4::sans(24), colour::ink2);
}

void drawEmptyBack(A4& page) {
    page.frame();
    page.write({kEmptyLeft, 140, kEmptyRight - kEmptyLeft, 120}, Qt::AlignHCenter | Qt::AlignVCenter,
               EmptySheetWords::tr("To count by"), A4::serif(92), colour::ink);
    const qreal gap = 70, wide = (kEmptyRight - kEmptyLeft - gap) / 2, second = kEmptyLeft + wide + gap;
    const qreal top = 280;
    qreal y = drawValues(page, kEmptyLeft, top, wide);
    drawVersicole(page, kEmptyLeft, y + 26, wide);

    y = heading(page, second, top, wide, EmptySheetWords::tr("Marked while playing"));
    y = rule(page, second, y, wide,
             EmptySheetWords::tr(
                 "Cards robbed at the cut, turned up, or turned from the fola: their value, for their "
                 "owner’s pair."));
    y = rule(page, second, y, wide, EmptySheetWords::tr("Versicole shown at the first trick: their value."));
    y = rule(page, second, y, wide,
             EmptySheetWords::tr(
                 "A counter that dies, captured by the other pair: its value, for them. Captured by "
                 "the partner: nothing."));
    y = rule(page, second, y, wide,
             EmptySheetWords::tr(
                 "Marks of one pair first cancel the other’s. At 60 a resto is paid and 60 are taken off."));
    y = heading(page, second, y + 26, wide, EmptySheetWords::tr("The count"));
    y = entry(page, second, y, wide, EmptySheetWords::tr("each card beyond 42"), QStringLiteral("1"));
    y = entry(page, second, y, wide, EmptySheetWords::tr("the last trick"), QStringLiteral("10"));
    y = entry(page, second, y, wide, EmptySheetWords::tr("counters captured"), EmptySheetWords::tr("value"));
    y = entry(page, second, y, wide, EmptySheetWords::tr("versicole among the captured cards"),
              EmptySheetWords::tr("value"));
    y = rule(page, second, y + 14, wide,
             EmptySheetWords::tr(
                 "The difference of both counts joins what stands on the pad. Each 60 of it, begun or full, "
                 "is a resto: 1 to 60 one, 61 to 120 two. Both losers pay, both winners receive."));
    y = rule(page, second, y, wide,
             EmptySheetWords::tr(
                 "Cappotto: who took every trick counts 840 and twice what stands on the pad, in place "
                 "of the count."));
    y = heading(page, second, y + 26, wide, EmptySheetWords::tr("Errors"));
    y = rule(page, second, y, wide,
             EmptySheetWords::tr(
                 "Misdeal found after the cards are picked up: 10, and 10 for each wrong card, to the "
                 "dealer’s opponents."));
    y = rule(
        page, second, y, wide,
        EmptySheetWords::tr("Revoke: the offender alone pays two resti to each opponent; the trick stands."));
    y = rule(page, second, y, wide,
             EmptySheetWords::tr(
                 "Wrong number of cards found in play: that pair counts only its cards and the last trick."));
    y = rule(page, second, y, wide,
             EmptySheetWords::tr(
                 "Unfinished round: two resti for each hand not dealt, from who would have dealt it, "
                 "one to each opponent."));
    y = heading(page, second, y + 26, wide, EmptySheetWords::tr("The pad"));
    rule(page, second, y, wide,
         EmptySheetWords::tr(
             "Five fishes of 10 and five tokens of 1, two stacked are 5. Tokens left of the fishes "
             "add, right of them subtract. Only the pair that leads shows anything."));
    page.write({kEmptyLeft, A4::high - 146, kEmptyRight - kEmptyLeft, 36},
               Qt::AlignHCenter | Qt::AlignVCenter, QStringLiteral("Versicola"), A4::sans(24), colour::ink2);
}

} // namespace score
