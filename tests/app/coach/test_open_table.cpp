// The table of open hands: what lies there at every moment of a hand, and where.
#include "desktop/coach/open_table.h"
#include "played_line.h"
#include "support/many/one_of_many.h"
#include "text/telling.h"

#include <QTest>

#include <algorithm>

using namespace minchiate;
using namespace coach;
using support::playedBy;

class OpenTableTest : public QObject {
    Q_OBJECT
private slots:
    void allCardsLieOpenAtEveryMoment();
    void theTrickLiesAsItFellWhereYouDecide();
    void nothingCoversAnotherZone();
    void stepsLeadThroughAllTricksAndBack();
    void wordsCoverNoFigures();
};

// Hands, fola, discards and the tricks before are the whole pack.
void OpenTableTest::allCardsLieOpenAtEveryMoment() {
    const PlayedHand hand = playedBy(Seat::E, 3);
    for (int at = 1; at <= static_cast<int>(hand.line.actions.size()); ++at) {
        const Standing now = standingOf(hand.line, at, Seat::E);
        CardSet all;
        int cards = 0;
        const auto add = [&](CardSet set) {
            all |= set;
            cards += set.size();
        };
        for (Seat seat : kSeats)
            add(now.hands[seat]);
        add(setOf(now.fola) - setOf(now.away[Seat::S]) -
            setOf(now.away[Seat::W])); // after the deal they are with it
        for (Seat seat : kSeats)
            add(setOf(now.away[seat]));
        const Hand then = review::handAfter(hand.line, at);
        for (const Trick& trick : then.tricks())
            for (const Trick::Entry& play : trick.plays)
                add(CardSet(play.card));
        QCOMPARE(cards, kDeckSize);
        QCOMPARE(all, kWholeDeck);
    }
}

void OpenTableTest::theTrickLiesAsItFellWhereYouDecide() {
    const PlayedHand hand = playedBy(Seat::N, 11);
    const Hand finished = review::handAfter(hand.line, static_cast<int>(hand.line.actions.size()));
    int decided = 0;
    for (std::size_t at = 0; at < hand.line.actions.size(); ++at) {
        const auto* play = std::get_if<Play>(&hand.line.actions[at].what);
        const Standing now = standingOf(hand.line, static_cast<int>(at), Seat::N);
        if (!play || !now.due || now.due->chooser != Seat::N)
            continue;
        ++decided;
        QVERIFY(now.trick && now.trick->winner);
        QCOMPARE(now.trick->plays.size(), std::size_t{4});
        QVERIFY(finished.tricks()[static_cast<std::size_t>(now.trickNumber) - 1] == *now.trick);
        QVERIFY(now.hands[now.due->seat].contains(play->card)); // still to be decided on
        QVERIFY(!roleOf(now, hand.company, Seat::N).isEmpty());
    }
    QVERIFY(decided >= 20);
}

// Whatever the hands: people, rows, trick, fola and steps lie beside one another.
void OpenTableTest::nothingCoversAnotherZone() {
    for (QSize size : {QSize(1000, 616), QSize(1024, 616), QSize(1280, 776), QSize(1920, 1056)})
        for (std::uint64_t number : {1, 5, 48}) {
            const PlayedHand hand = playedBy(Seat::S, number);
            const double s = std::min(size.width() / 1280.0, size.height() / 776.0);
            const look::Metrics m = look::metricsForTable(QSize(qRound(1280 * s), qRound(776 * s)));
            for (int at = 1; at < static_cast<int>(hand.line.actions.size()); at += 3) {
                const Standing now = standingOf(hand.line, at, Seat::S);
                const OpenLayout laid = layOut(now, hand.company, {}, m);
                const QRect table(0, 0, m.px(820), m.px(776));
                const auto zoneOf = [&](CardSet cards, QSize card) {
                    QRect zone;
                    for (const LaidCard& one : laid.cards)
                        if (cards.contains(one.card) && one.at.size() == card)
                            zone |= one.at;
                    return zone;
                };
                const QSize row(m.px(50), m.px(90)), mine(m.px(76), m.px(137)), top(m.px(54), m.px(97));
                const QSize small(m.px(46), m.px(83));
                CardSet laidAway = setOf(now.fola) | setOf(now.away[Seat::S]);
                std::vector<QRect> zones{zoneOf(now.hands[Seat::S], mine), zoneOf(now.hands[Seat::N], top),
                                         zoneOf(now.hands[Seat::E], row),  zoneOf(now.hands[Seat::W], row),
                                         zoneOf(laidAway, small),          laid.steps};
                for (const SeatPlate& plate : laid.plates)
                    zones.push_back(plate.mount);
                for (std::size_t i = 0; i < zones.size(); ++i) {
                    QVERIFY2(table.contains(zones[i]) || zones[i].isEmpty(), qPrintable(QString::number(i)));
                    for (std::size_t k = 0; k < i; ++k)
                        QVERIFY2(!zones[i].intersects(zones[k]),
                                 qPrintable(QStringLiteral("%1 and %2, deal %3 at %4, %5 wide")
                                                .arg(i)
                                                .arg(k)
                                                .arg(number)
                                                .arg(at)
                                                .arg(size.width())));
                }
            }
        }
}

void OpenTableTest::stepsLeadThroughAllTricksAndBack() {
    const PlayedHand hand = playedBy(Seat::S, 5);
    const int last = static_cast<int>(hand.line.actions.size());
    const std::vector<int> ends = tricksEnd(hand.line);
    QCOMPARE(ends.size(), std::size_t{kTricks});
    std::vector<int> on, back;
    for (int at = 0; at < last; at = trickAfter(hand.line, at))
        on.push_back(at);
    on.push_back(last);
    for (int at = last; at > 0; at = trickBefore(hand.line, at))
        back.push_back(at);
    back.push_back(0);
    std::ranges::reverse(back);
    QCOMPARE(on, back);
    for (int end : ends)
        QVERIFY(std::ranges::find(on, end) != on.end());
}

// Words at cards: none on another, none on the figures of a card of the trick or of one's own.
void OpenTableTest::wordsCoverNoFigures() {
    int together = 0; // both cards beside each other
    for (QSize size : {QSize(1024, 616), QSize(1280, 776), QSize(1920, 1056)})
        for (std::uint64_t number : {5, 48}) {
            const PlayedHand hand = playedBy(Seat::S, number);
            const double s = std::min(size.width() / 1280.0, size.height() / 776.0);
            const look::Metrics m = look::metricsForTable(QSize(qRound(1280 * s), qRound(776 * s)));
            for (int at = 6; at < static_cast<int>(hand.line.actions.size()); ++at) {
                const Standing now = standingOf(hand.line, at, Seat::S);
                const auto* play = std::get_if<Play>(&hand.line.actions[static_cast<std::size_t>(at)].what);
                if (!play || !now.due || now.due->chooser != Seat::S)
                    continue;
                for (Card better : now.hands[Seat::S]) {
                    if (better == play->card)
                        continue;
                    const OpenLayout laid =
                        layOut(now, hand.company, {CardSet(play->card), CardSet(better)}, m);
                    QCOMPARE(std::ranges::count(laid.tags, LaidTag::Of::Better, &LaidTag::of), 1);
                    QCOMPARE(std::ranges::count(laid.tags, LaidTag::Of::Played, &LaidTag::of), 1);
                    for (const LaidTag& tag : laid.tags) {
                        for (const LaidTag& other : laid.tags)
                            QVERIFY2(&tag == &other || !tag.at.intersects(other.at),
                                     qPrintable(tag.words + u' ' + other.words));
                        for (const LaidCard& card : laid.cards) {
                            if (card.at.width() < m.px(60))
                                continue;
                            QRect figures = card.at;
                            figures.setSize(card.at.size() * 0.3);
                            QRect foot = figures;
                            foot.moveBottomRight(card.at.bottomRight());
                            QVERIFY2(!tag.at.intersects(figures) && !tag.at.intersects(foot),
                                     qPrintable(tag.words));
                        }
                        for (const SeatPlate& plate : laid.plates)
                            QVERIFY(!tag.at.intersects(plate.mount));
                    }
                    const auto places = [&](LaidTag::Of of) {
                        return std::ranges::find(laid.tags, of, &LaidTag::of)->at;
                    };
                    together += std::abs(places(LaidTag::Of::Better).left() -
                                         places(LaidTag::Of::Played).left()) < m.px(90);
                }
            }
        }
    QVERIFY(together > 50);
}

VERSICOLA_WINDOW_TEST(OpenTableTest)
#include "test_open_table.moc"
