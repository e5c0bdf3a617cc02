// A position made from its parts, and every reason why parts make none.
#include "support/endings.h"
#include "support/many/one_of_many.h"
#include "support/table_text.h"

#include <QTest>

using namespace minchiate;
using namespace support;

namespace {

// South led a cup and East followed: a position without fault.
Ending sound() {
    Ending ending;
    ending.hands = {{"C3 T5", "C4 M", "CK C2 T40", "D2 S2 B2"}};
    ending.captured = {{"T1 T13", "BA"}};
    ending.trick = "C7 C8";
    ending.suitsLed = "D";
    return ending;
}

} // namespace

Q_DECLARE_METATYPE(Ending)

class TestPosition : public QObject {
    Q_OBJECT

private slots:
    void parts();
    void beforeTrickOne();
    void faults_data();
    void faults();
    void trickNumberFollowsFromTheHands();
    void m6_3_kingDutyFollowsFromTheTrick();
};

void TestPosition::parts() {
    Ending ending = sound();
    ending.fallen = "W";
    const Position position = positionOf(ending);
    QCOMPARE(codesOf(position.hand(Seat::S)), sorted(u"C3 T5"));
    QCOMPARE(codesOf(position.hand(Seat::N)), sorted(u"CK C2 T40"));
    QCOMPARE(codesOf(position.captured(Side::NS)), sorted(u"T1 T13"));
    QCOMPARE(codesOf(position.captured(Side::EW)), sorted(u"BA"));
    QVERIFY(position.leader() == Seat::S);
    QCOMPARE(position.played(), 2);
    QCOMPARE(codesOf(position.played(0)), "C7");
    QCOMPARE(codesOf(position.played(1)), "C8");
    QVERIFY(position.playerOf(1) == Seat::E);
    QVERIFY(position.turn() == Seat::N && position.chooser() == Seat::N);
    QCOMPARE(position.trickNumber(), 19);
    QVERIFY(position.led() == Suit::Cups);
    QVERIFY(position.wasLed(Suit::Coins) && position.wasLed(Suit::Cups));
    QVERIFY(!position.wasLed(Suit::Swords) && !position.wasLed(Suit::Batons));
    QCOMPARE(position.winning(), 0);
    QVERIFY(position.hasFallen(Seat::W) && !position.hasFallen(Seat::S));
    QVERIFY(!position.foolDebt() && !position.over() && !position.trickFull() && !position.kingDuty());
    QCOMPARE(codesOf(position.legal()), "CK C2");
}

void TestPosition::beforeTrickOne() {
    PerSeat<CardSet> hands;
    int n = 0;
    for (Card c : kWholeDeck)
        if (n < 84)
            hands[kSeats[static_cast<std::size_t>(n++ % 4)]].insert(c);
    const Position position(hands, Seat::N, {});
    QCOMPARE(position.trickNumber(), 1);
    QVERIFY(position.turn() == Seat::N);
    PositionParts parts;
    parts.hands = hands;
    parts.leader = Seat::N;
    const auto same = Position::of(parts);
    QVERIFY(std::get<Position>(same) == position);
}

void TestPosition::faults_data() {
    QTest::addColumn<Ending>("ending");
    QTest::addColumn<int>("fault");
    const auto row = [](const char* name, std::optional<PositionFault> fault, auto change) {
        Ending ending = sound();
        change(ending);
        QTest::newRow(name) << ending << (fault ? static_cast<int>(*fault) : -1);
    };
    QTest::newRow("sound") << sound() << -1;
    row("no cards", PositionFault::NoCards, [](Ending& e) {
        e.hands = {};
        e.trick.clear();
    });
    row("twice in hands", PositionFault::CardTwice, [](Ending& e) { e.hands[Seat::S] = "C2 T5"; });
    row("twice in captured", PositionFault::CardTwice, [](Ending& e) { e.captured[Side::EW] = "T1"; });
    row("in hand and captured", PositionFault::CardTwice, [](Ending& e) { e.captured[Side::EW] = "T5"; });
    row("on the table and in hand", PositionFault::CardTwice, [](Ending& e) { e.hands[Seat::S] = "C7 T5"; });
    row("on the table twice", PositionFault::CardTwice, [](Ending& e) { e.trick = "C7 C7"; });
    row("one card too few", PositionFault::UnequalHands, [](Ending& e) { e.hands[Seat::W] = "D2 S2"; });
    row("one too many after playing", PositionFault::UnequalHands,
        [](Ending& e) { e.hands[Seat::S] = "C3 T5 T6"; });
    row("an empty hand", PositionFault::UnequalHands, [](Ending& e) { e.hands[Seat::E] = ""; });
    row("22 cards each", PositionFault::TooManyCards, [](Ending& e) {
        e.hands = {{"C10..CK DK DQ DN DJ DA D2 D3 D4", "SA..SK BA..B8", "T1..T22", "T23..T40 B9 B10 BJ BN"}};
        e.captured = {};
        e.trick.clear();
    });
    row("more captured than tricks played", PositionFault::TooManyCards, [](Ending& e) {
        e.captured = {{"T6..T39", "SA S3..SK BA B3..BK D10..D3 DA..DK"}};
    });
    row("four cards on the table", PositionFault::TrickTooLong, [](Ending& e) { e.trick = "C7 C8 C9 C10"; });
    row("did not follow", PositionFault::IllegalTrick, [](Ending& e) { e.trick = "C7 S5"; });
    row("did not trump", PositionFault::IllegalTrick, [](Ending& e) {
        e.trick = "C7 S5";
        e.hands[Seat::E] = "T9 M";
    });
    row("the king held back", PositionFault::IllegalTrick, [](Ending& e) {
        e.hands = {{"C3 T5", "D4 T6", "CK C2", "D2 S2 B2"}};
        e.trick = "C7 T8 C9";
    });
    row("the Fool led against the rules", PositionFault::IllegalTrick, [](Ending& e) {
        e.rules.foolMayLead = false;
        e.hands[Seat::E] = "C4 T4";
        e.trick = "M C8";
    });
    row("debt without the Fool", PositionFault::DebtWithoutFool, [](Ending& e) { e.foolDebt = Side::NS; });
    row("debt with a worthless card", PositionFault::DebtPayable, [](Ending& e) {
        e.hands[Seat::E] = "C4 C5";
        e.captured = {{"T1 T13 C6 M", "BA"}};
        e.foolDebt = Side::NS;
    });
    row("a debt that stands", std::nullopt, [](Ending& e) {
        e.hands[Seat::E] = "C4 C5";
        e.captured = {{"T1 T13 T29 M", "BA"}};
        e.foolDebt = Side::NS;
    });
    row("the 14 pays without the demon", PositionFault::DebtPayable, [](Ending& e) {
        e.hands[Seat::E] = "C4 C5";
        e.captured = {{"T14 M", "BA"}};
        e.foolDebt = Side::NS;
    });
    row("the 14 does not pay with it", std::nullopt, [](Ending& e) {
        e.rules.demon = true;
        e.hands[Seat::E] = "C4 C5";
        e.captured = {{"T14 M", "BA"}};
        e.foolDebt = Side::NS;
    });
    row("fallen with trumps", PositionFault::FallenWithTrumps, [](Ending& e) { e.fallen = "S"; });
}

void TestPosition::faults() {
    QFETCH(const Ending, ending);
    QFETCH(const int, fault);
    const auto made = Position::of(partsOf(ending));
    const auto* found = std::get_if<PositionFault>(&made);
    QCOMPARE(found ? static_cast<int>(*found) : -1, fault);
}

void TestPosition::trickNumberFollowsFromTheHands() {
    Ending ending;
    ending.hands = {{"C2", "C3", "C4", "C5"}};
    Position position = positionOf(ending);
    QCOMPARE(position.trickNumber(), 21);
    for (Card c : list(u"C2 C3 C4 C5"))
        position.play(c);
    QVERIFY(position.trickFull());
    QVERIFY(position.gather().winner == Seat::S);
    QVERIFY(position.over());
    QCOMPARE(position.trickNumber(), 22);
}

void TestPosition::m6_3_kingDutyFollowsFromTheTrick() {
    Ending ending = sound();
    ending.hands = {{"C3 T5", "D4 T6", "CK C2 T40", "D2 S2 B2"}};
    ending.trick = "C7 T8";
    QVERIFY(positionOf(ending).kingDuty());
    QCOMPARE(codesOf(positionOf(ending).legal()), "CK");
    ending.suitsLed = "CD";
    QVERIFY(!positionOf(ending).kingDuty());
    QCOMPARE(codesOf(positionOf(ending).legal()), "CK C2");
}

VERSICOLA_TEST(TestPosition)
#include "test_position.moc"
