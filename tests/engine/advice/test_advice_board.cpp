// Where the counters are and what versicole can still make, as one seat can tell.
#include "advice_hands.h"
#include "minchiate/advice/board.h"
#include "support/many/one_of_many.h"

using namespace minchiate;
using namespace support;
using advice::Board;
using advice::Place;
using advice::RowReason;

namespace {

Board boardBefore(std::size_t at, Seat seat) {
    const auto record = handWithMistakes();
    return advice::boardOf(viewOf(fold(record.deal, std::span(record.actions).first(at)).hand, seat));
}

const advice::Chip& chipOf(const Board& board, QStringView code) {
    return *std::ranges::find(board.chips, card(code), &advice::Chip::card);
}

// "Us 30 them 25 Yours T10 T30", the sides as South sees them.
QString told(const advice::Row& row) {
    static const QStringList reasons{"Held", "HangsOn", "Yours", "RunRemains", "Open", "Broken"};
    const auto side = [&](Side which) {
        return row.held[which] > 0 ? QStringLiteral("(%1) %2").arg(row.held[which]).arg(row.most[which])
                                   : QString::number(row.most[which]);
    };
    return QStringLiteral("%1: us %2, them %3, %4 %5")
        .arg(codesOf(row.all), side(Side::NS), side(Side::EW), reasons[static_cast<int>(row.reason)],
             codesOf(row.cards))
        .trimmed();
}

} // namespace

class TestBoard : public QObject {
    Q_OBJECT

private slots:
    void theHandInTrickNine();
    void whoPlayedWhatAndWhen();
    void whatIsStillOut();
    void m6_11_everyCounterIsSomewhere();
    void m3_2_theDemonHasARow();
    void m5_10_discardsAreOutForWhoKnows();
    void hiddenCardsChangeNothing();
    void atTheEndItIsTheCount();
};

void TestBoard::theHandInTrickNine() {
    const Board board = boardBefore(37, Seat::S);
    QCOMPARE(board.pointsIn(Place::Ours), 15);
    QCOMPARE(board.pointsIn(Place::Theirs), 26);
    QCOMPARE(board.pointsIn(Place::Mine), 48);
    QCOMPARE(board.pointsIn(Place::InPlay), 50);
    QCOMPARE(board.pointsIn(Place::Table), 3);
    QCOMPARE(board.pointsIn(Place::Out), 0);
    QStringList rows;
    for (const advice::Row& row : board.rows)
        rows << told(row);
    QCOMPARE(rows, (QStringList{
                       sorted(u"CK DK SK BK") + ": us (15) 20, them 0, Held",
                       sorted(u"T28..T40") + ": us 55, them 90, RunRemains",
                       sorted(u"T10 T20 T30 T40") + ": us 30, them 25, Yours T30 T10",
                       sorted(u"T1..T5") + ": us 0, them 17, HangsOn T3",
                       sorted(u"T1 T13 T28") + ": us 0, them 15, Yours T28 T13",
                       sorted(u"T1 T40") + ": us 0, them 0, Broken T1 M",
                   }));
    QCOMPARE(codesOf(board.rows[1].remains[Side::NS]), sorted(u"T30..T37"));
    QCOMPARE(board.chips.size(), std::size_t{26});
    QCOMPARE(codesOf(board.chips.front().card), QStringLiteral("T1"));
    QCOMPARE(codesOf(board.chips[21].card), QStringLiteral("CK"));
    QCOMPARE(codesOf(board.chips.back().card), QStringLiteral("M"));
    QVERIFY(board.folaSeen);
}

void TestBoard::whoPlayedWhatAndWhen() {
    const Board board = boardBefore(37, Seat::S);
    const advice::Chip &four = chipOf(board, u"T4"), &five = chipOf(board, u"T5"),
                       &thirty = chipOf(board, u"T30");
    QVERIFY(four.place == Place::Theirs && four.playedBy == Seat::E && four.trick == 3);
    QVERIFY(five.place == Place::Table && five.playedBy == Seat::W && five.trick == 9);
    QVERIFY(thirty.place == Place::Mine && !thirty.playedBy && thirty.trick == 0);
    QVERIFY(chipOf(board, u"T29").place == Place::Theirs);
    QVERIFY(chipOf(board, u"T40").place == Place::InPlay);
}

void TestBoard::whatIsStillOut() {
    const Board board = boardBefore(37, Seat::S);
    const auto record = handWithMistakes();
    const Hand hand = fold(record.deal, std::span(record.actions).first(37)).hand;
    CardSet others;
    for (Seat seat : {Seat::E, Seat::N, Seat::W})
        others |= hand.held(seat);
    QCOMPARE(codesOf(board.trumpsOut), codesOf(others & kTrumps)); // South dealt and knows the fola
    for (std::size_t suit = 0; suit < 4; ++suit)
        QCOMPARE(board.suitsOut[suit], (others & cardsOf(kSuits[suit])).size());
    const auto isVoid = [](const Board& of, Seat seat, Suit suit) {
        return ((of.voids[seat] >> static_cast<int>(suit)) & 1) != 0;
    };
    QVERIFY(isVoid(board, Seat::E, Suit::Swords) && isVoid(board, Seat::W, Suit::Cups));
    QVERIFY(!isVoid(board, Seat::N, Suit::Swords) && board.voids[Seat::S] == 0);
    QCOMPARE(board.lastTricks.size(), std::size_t{4});
    QVERIFY(board.lastTricks.back() == hand.tricks()[7]);
    // East sees neither fola nor South's discards, but knows how many of each suit lie there.
    const Board east = boardBefore(37, Seat::E);
    QVERIFY(!east.folaSeen);
    others = hand.held(Seat::S) | hand.held(Seat::N) | hand.held(Seat::W);
    for (std::size_t suit = 0; suit < 4; ++suit)
        QCOMPARE(east.suitsOut[suit], (others & cardsOf(kSuits[suit])).size());
}

void TestBoard::m6_11_everyCounterIsSomewhere() {
    for (std::uint64_t number = 0; number < 200; ++number) {
        const RandomHand made = randomHand(number);
        Hand hand(made.deal);
        for (const Action& action : made.actions) {
            if (hand.phase() == Phase::Play)
                for (Seat seat : kSeats) {
                    const Board board = advice::boardOf(viewOf(hand, seat));
                    int sum = 0;
                    for (int points : board.points)
                        sum += points;
                    QCOMPARE(sum, 142);
                    const Side us = sideOf(seat);
                    QCOMPARE(board.pointsIn(Place::Ours), value(hand.position().captured(us)));
                    QCOMPARE(board.pointsIn(Place::Theirs), value(hand.position().captured(other(us))));
                    QCOMPARE(board.pointsIn(Place::Mine), value(hand.held(seat)));
                    QCOMPARE(board.chips.size(), std::size_t{made.deal.rules.demon ? 27U : 26U});
                    for (const advice::Row& row : board.rows)
                        for (Side side : kSides)
                            QVERIFY(row.most[side] >= row.held[side]);
                }
            (void)hand.apply(action);
        }
    }
}

void TestBoard::m3_2_theDemonHasARow() {
    int found = 0;
    for (std::uint64_t number = 0; number < 20; ++number) {
        const RandomHand made = randomHand(number);
        const Hand hand = fold(made.deal, std::span(made.actions).first(made.actions.size() - 8)).hand;
        if (hand.phase() != Phase::Play)
            continue;
        const Board board = advice::boardOf(viewOf(hand, Seat::S));
        const bool row = std::ranges::any_of(board.rows, [](const advice::Row& its) {
            return its.kind == VersicolaKind::Demon && its.all == kDemonVersicola;
        });
        QCOMPARE(row, made.deal.rules.demon);
        found += row;
    }
    QVERIFY(found > 3);
}

// A counter laid away is out for its owner at once, for all once discards have been shown (M5.11), and in
// play for the others before.
void TestBoard::m5_10_discardsAreOutForWhoKnows() {
    Setup setup;
    setup.robbed = "T38";
    setup.hands = {{"C2 C3", "", "", "T20 C4 C5"}};
    Hand hand = handFor(setup);
    act(hand, u"W:discard T20");
    if (hand.choice()->among.index() == 1)
        QFAIL("South has nothing to lay away");
    QVERIFY(chipOf(advice::boardOf(viewOf(hand, Seat::W)), u"T20").place == Place::Out);
    QVERIFY(chipOf(advice::boardOf(viewOf(hand, Seat::E)), u"T20").place == Place::InPlay);
    playOn(hand, 1);
    for (Seat seat : kSeats)
        QVERIFY(chipOf(advice::boardOf(viewOf(hand, seat)), u"T20").place == Place::Out);
}

void TestBoard::hiddenCardsChangeNothing() {
    const auto record = handWithMistakes();
    int compared = 0;
    for (std::size_t at = 2; at < 75; ++at)
        if (const auto stories = exchangedBehind(record.deal, std::span(record.actions).first(at), 3)) {
            const Hand one = support::told(stories->one).hand, other = support::told(stories->other).hand;
            QVERIFY(advice::boardOf(viewOf(one, stories->chooser)) ==
                    advice::boardOf(viewOf(other, stories->chooser)));
            ++compared;
        }
    QVERIFY(compared > 40);
}

void TestBoard::atTheEndItIsTheCount() {
    for (std::uint64_t number = 0; number < 100; ++number) {
        const RandomHand made = randomHand(number);
        const Hand hand = fold(made.deal, made.actions).hand;
        const Board board = advice::boardOf(viewOf(hand, Seat::N));
        for (Side side : kSides) {
            int points = 0;
            for (const advice::Row& row : board.rows) {
                points += row.held[side];
                QCOMPARE(row.held[side], row.most[side]);
            }
            QCOMPARE(points, hand.result()->count[side].versicolePoints());
        }
    }
}

VERSICOLA_WINDOW_TEST(TestBoard)
#include "test_advice_board.moc"
