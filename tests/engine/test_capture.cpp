// M6.6–M6.8, M6.10: what becomes of the Fool, deaths, falling.
#include "support/deals.h"
#include "support/endings.h"
#include "support/many/one_of_many.h"
#include "support/table_text.h"

#include <QTest>

using namespace minchiate;
using namespace support;

namespace {

PerSide<QString> piles(const char* ns, const char* ew) {
    return {{QString(ns), QString(ew)}};
}

// Twelve plain trumps, eight swords and a coin: no cups, no versicola, no counters.
const QString kTrumpHand = QStringLiteral("T6..T9 T11 T12 T14..T19 S2..S9 D2");
// Twenty-one cards without a trump.
const QString kNoTrumps = QStringLiteral("C10..CA D10..DA S2");

} // namespace

class TestCapture : public QObject {
    Q_OBJECT

private slots:
    void m6_6_exchange_data();
    void m6_6_exchange();
    void m6_6_foolCapturedByItsOwnSide();
    void m6_6_debtIsPaidFromTheFirstWorthlessCard();
    void m6_6_debtAfterTheLastTrick_data();
    void m6_6_debtAfterTheLastTrick();
    void m6_6_noTrickAtAll();
    void m6_7_foolInTheLastTrick_data();
    void m6_7_foolInTheLastTrick();
    void m6_8_deaths_data();
    void m6_8_deaths();
    void m6_8_deathsAreMarkedInTheOrderPlayed();
    void m6_10_falling();
    void m6_10_refusals();
    void m6_10_autoFall();
};

void TestCapture::m6_6_exchange_data() {
    QTest::addColumn<QString>("captured");
    QTest::addColumn<bool>("demon");
    QTest::addColumn<QString>("paid");
    const auto row = [](const char* captured, bool demon, const char* paid) {
        QTest::addRow("%s%s", captured, demon ? " demon" : "") << QString(captured) << demon << QString(paid);
    };
    row("C9 D9 S2 B2", false, "C9");
    row("C9 D10 SA BA", false, "D10");
    row("SA BA CJ", false, "SA");
    row("CJ DQ B10", false, "B10");
    row("CK CQ T6", false, "CQ");
    row("CK T6 T5 T7", false, "T6");
    row("T40 T29 T27", false, "T27");
    row("T14 T15", false, "T14");
    row("T14 T15", true, "T15");
    row("T14 T29", true, "-");
    row("T29", false, "-");
    row("CK T1 T2 T40", false, "-");
    row("", false, "-");
}

void TestCapture::m6_6_exchange() {
    QFETCH(const QString, captured);
    QFETCH(const bool, demon);
    QFETCH(const QString, paid);
    RuleSet rules;
    rules.demon = demon;
    // East plays the Fool, South wins.
    Position position = fullTrick(u"BQ M B3 B4", Seat::S, 2, piles("", captured.toUtf8()), rules);
    const Gathered done = position.gather();
    QVERIFY(done.foolKept && !done.foolLost);
    QCOMPARE(codesOf(done.paid), paid);
    QVERIFY(position.captured(Side::EW).contains(kFool));
    QVERIFY(done.deaths.empty());
    if (paid == "-") {
        QVERIFY(position.foolDebt() == Side::EW);
        QCOMPARE(codesOf(position.captured(Side::NS)), sorted(u"BQ B3 B4"));
    } else {
        QVERIFY(!position.foolDebt());
        QVERIFY(done.payer == Side::EW);
        QCOMPARE(codesOf(position.captured(Side::NS)), sorted(QString("BQ B3 B4 " + paid)));
        QVERIFY(!position.captured(Side::EW).contains(card(paid)));
    }
}

void TestCapture::m6_6_foolCapturedByItsOwnSide() {
    Position position = fullTrick(u"BQ B2 M B4", Seat::S, 2, piles("C2", "C3"));
    const Gathered done = position.gather();
    QVERIFY(done.foolKept && !done.paid);
    QVERIFY(!position.foolDebt());
    QCOMPARE(codesOf(position.captured(Side::NS)), sorted(u"C2 BQ B2 B4 M"));
}

void TestCapture::m6_6_debtIsPaidFromTheFirstWorthlessCard() {
    // East owes for the Fool. West wins a trick of counters: still nothing to pay with; then one with C3.
    Ending ending;
    ending.hands = {{"T5 C3 B2", "T4 C4 B3", "T3 C5 B4", "T40 CA B5"}};
    ending.captured = piles("C2 C6 C7", "M");
    ending.foolDebt = Side::EW;
    Position position = positionOf(ending);
    const auto play = [&](QStringView codes) {
        for (Card c : list(codes))
            position.play(c);
        return position.gather();
    };
    QCOMPARE(codesOf(play(u"T5 T4 T3 T40").paid), "-");
    QVERIFY(position.foolDebt() == Side::EW);
    const Gathered second = play(u"CA C3 C4 C5");
    QVERIFY(second.winner == Seat::W && second.payer == Side::EW);
    QCOMPARE(codesOf(second.paid), "C5"); // of this very trick, the lowest
    QVERIFY(!position.foolDebt());
    QVERIFY(position.captured(Side::NS).contains(card(u"C5")));
    QCOMPARE(codesOf(play(u"B5 B2 B3 B4").paid), "-");
}

void TestCapture::m6_6_debtAfterTheLastTrick_data() {
    QTest::addColumn<QString>("captured");
    QTest::addColumn<QString>("paid");
    QTest::newRow("29 counts nothing") << "T29 T2 M"
                                       << "T29";
    QTest::newRow("threes before fives") << "T5 T1 CK M"
                                         << "T5";
    QTest::newRow("the lower three") << "T5 T3 T40 M"
                                     << "T3";
    QTest::newRow("kings before trumps") << "T1 BK DK M"
                                         << "DK";
    QTest::newRow("fives before tens") << "T36 T35 M"
                                       << "T35";
    QTest::newRow("tens by number") << "T36 T37 M"
                                    << "T36";
    QTest::newRow("14 and 29 under the demon") << "T29 T14 M"
                                               << "T14";
}

void TestCapture::m6_6_debtAfterTheLastTrick() {
    QFETCH(const QString, captured);
    QFETCH(const QString, paid);
    Ending ending;
    ending.rules.demon = true;
    ending.hands = {{"BQ", "B2", "B3", "B4"}};
    ending.captured = piles("C2 C3", captured.toUtf8());
    ending.foolDebt = Side::EW;
    Position position = positionOf(ending);
    for (Card c : list(u"BQ B2 B3 B4"))
        position.play(c);
    const Gathered done = position.gather();
    QVERIFY(position.over());
    QCOMPARE(codesOf(done.paid), paid);
    QVERIFY(done.deaths.empty()); // no mark for it
    QVERIFY(position.captured(Side::EW).contains(kFool));
    QVERIFY(position.captured(Side::NS).contains(card(paid)));
}

void TestCapture::m6_6_noTrickAtAll() {
    Ending ending;
    ending.hands = {{"BQ", "B2", "B3", "B4"}};
    ending.captured = piles("C2 C3", "M");
    ending.foolDebt = Side::EW;
    Position position = positionOf(ending);
    for (Card c : list(u"BQ B2 B3 B4"))
        position.play(c);
    const Gathered done = position.gather();
    QVERIFY(done.foolLost && done.payer == Side::EW && !done.paid);
    QVERIFY(done.deaths.empty());
    QVERIFY(position.captured(Side::NS).contains(kFool));
    QVERIFY(position.captured(Side::EW).empty());
}

void TestCapture::m6_7_foolInTheLastTrick_data() {
    QTest::addColumn<QString>("trick");
    QTest::addColumn<QString>("deaths");
    QTest::newRow("captured by the opponents") << "BQ M B3 B4"
                                               << "M";
    QTest::newRow("captured at home") << "BQ B2 M B4"
                                      << "";
    QTest::newRow("led as the last card") << "M B2 B3 BK"
                                          << "M BK";
}

void TestCapture::m6_7_foolInTheLastTrick() {
    QFETCH(const QString, trick);
    QFETCH(const QString, deaths);
    Position position = fullTrick(trick, Seat::S, 0, piles("C2", "C3"));
    const Gathered done = position.gather();
    QVERIFY(!done.foolKept && !done.paid && !position.foolDebt());
    QVERIFY(position.captured(sideOf(done.winner)).contains(kFool));
    const CardSet expected = cards(deaths) - (trick.startsWith('M') ? cards(u"BK") : CardSet{});
    QCOMPARE(codesOf(done.deaths), codesOf(expected));
}

void TestCapture::m6_8_deaths_data() {
    QTest::addColumn<QString>("trick");
    QTest::addColumn<QString>("deaths");
    QTest::newRow("opponents' counters") << "T40 T36 T2 T1"
                                         << "T36 T1";
    QTest::newRow("at home") << "CK T6 T40 T7"
                             << "";
    QTest::newRow("worthless cards do not die") << "T40 T29 T2 T14"
                                                << "";
    QTest::newRow("kings") << "S2 SK T6 BK"
                           << "SK BK";
    QTest::newRow("the winner's own card") << "T39 T38 T1 T40"
                                           << "T39 T1";
    QTest::newRow("the Fool in mid-hand does not") << "T40 M T2 T3"
                                                   << "T3";
}

void TestCapture::m6_8_deaths() {
    QFETCH(const QString, trick);
    QFETCH(const QString, deaths);
    for (Seat leader : kSeats)
        QCOMPARE(codesOf(fullTrick(trick, leader, 2).gather().deaths), sorted(deaths));
}

void TestCapture::m6_8_deathsAreMarkedInTheOrderPlayed() {
    // East leads the king, North trumps, West trumps lower, South higher.
    const Hand dealt = handFor({.hands = {{"T40 T10 T13 T20 S10 SJ SQ SN SK B2..B9 D3 DA DJ DN", "CK C2",
                                           kTrumpHand, "T5 T29 D10..D4 BA B10 BJ BN BQ T21..T27"}}});
    Hand hand = dealt;
    playCards(hand, u"CK T6 T5 T40");
    QCOMPARE(marks(hand.tally()), "death NS 5 CK\ndeath NS 3 T5");
    QCOMPARE(hand.tally().marks().front().trick, 1);
    QVERIFY(hand.tally().marks().front().seat == Seat::E);
    QVERIFY(hand.tally().marks().back().seat == Seat::W);
    QCOMPARE(hand.tally().net(), 8);
    hand = dealt;
    playCards(hand, u"CK T6 T29 T10");
    QCOMPARE(marks(hand.tally()), "death EW 5 T10"); // the king died at home
}

void TestCapture::m6_10_falling() {
    Hand hand = handFor({.hands = {{"T40", "T39 S3", kNoTrumps, "S4"}}});
    playCards(hand, u"S3");
    QVERIFY(std::get<PlayChoice>(hand.choice()->among).mayFall);
    act(hand, u"N:fall");
    QVERIFY(hand.position().hasFallen(Seat::N));
    QVERIFY(hand.choice()->seat == Seat::N);
    QVERIFY(hand.choice()->chooser == Seat::N); // in trick 1 for itself
    QVERIFY(!std::get<PlayChoice>(hand.choice()->among).mayFall);
    playOn(hand, 1);
    // From now on the winner of the previous trick chooses, within the rules of following.
    bool chosenByAnother = false;
    while (hand.phase() == Phase::Play) {
        const Choice choice = *hand.choice();
        const Seat winner =
            *hand.tricks()[static_cast<std::size_t>(hand.position().trickNumber()) - 2].winner;
        if (choice.seat == Seat::N) {
            QVERIFY(choice.chooser == winner);
            chosenByAnother |= winner != Seat::N;
            QCOMPARE(codesOf(std::get<PlayChoice>(choice.among).cards), codesOf(hand.position().legal()));
        } else if (!hand.position().hasFallen(choice.seat)) {
            QVERIFY(choice.chooser == choice.seat);
        }
        act(hand, Action{choice.seat, Play{std::get<PlayChoice>(choice.among).cards.last()}});
    }
    QVERIFY(chosenByAnother);

    // A fallen seat that won the previous trick chooses for itself.
    Ending ending;
    ending.hands = {{"C5 C6", "D2 D3", "CK B2", "B4 B5"}};
    ending.fallen = "N";
    Position position = positionOf(ending);
    position.play(card(u"C5"));
    position.play(card(u"D2"));
    QVERIFY(position.chooser() == Seat::S);
    position.play(card(u"CK"));
    position.play(card(u"B4"));
    (void)position.gather();
    QVERIFY(position.turn() == Seat::N && position.chooser() == Seat::N);
}

void TestCapture::m6_10_refusals() {
    Hand hand = handFor({.hands = {{"T40", "T39 S3", kNoTrumps, "S4"}}});
    QVERIFY(why(hand, u"E:fall") == Why::FallWithTrumps);
    QVERIFY(refusal(hand, u"E:fall")->cards.contains(card(u"T39")));
    QVERIFY(why(hand, u"N:fall") == Why::FallOtherSeat);
    act(hand, u"E:play S3");
    if (hand.answering()) {
        QVERIFY(why(hand, u"N:fall") == Why::AnswerFirst);
        act(hand, u"E:declare");
    }
    act(hand, u"N:fall");
    QVERIFY(why(hand, u"N:fall") == Why::FallTwice);
    playOn(hand);
    QVERIFY(why(hand, u"N:fall") == Why::FallOver);
    const Hand one = handFor({.hands = {{"", "C10..CA D10..DA T6", "", ""}}}); // one trump is enough
    QVERIFY(why(one, u"E:fall") == Why::FallWithTrumps);
    for (const Why reason :
         {Why::FallWithTrumps, Why::FallOtherSeat, Why::FallTwice, Why::FallOver, Why::FallAutomatic})
        QCOMPARE(QString::fromUtf8(ruleOf(reason).data()), "M6.10");
}

void TestCapture::m6_10_autoFall() {
    RuleSet rules;
    rules.autoFall = true;
    Hand hand = handFor({.rules = rules, .hands = {{"T40", "T39 S3", kNoTrumps, "S4"}}});
    QVERIFY(why(hand, u"E:fall") == Why::FallAutomatic);
    act(hand, u"E:play S3");
    if (hand.answering()) {
        QVERIFY(!hand.position().hasFallen(Seat::N)); // its turn has not come
        act(hand, u"E:declare");
    }
    QVERIFY(hand.position().hasFallen(Seat::N));
    QVERIFY(why(hand, u"N:fall") == Why::FallAutomatic);
    QVERIFY(!std::get<PlayChoice>(hand.choice()->among).mayFall);
    int fallenTurns = 0;
    while (hand.phase() == Phase::Play) { // whoever is asked for a card has trumps or has fallen
        const Choice choice = *hand.choice();
        if (std::holds_alternative<PlayChoice>(choice.among)) {
            const bool none = (hand.held(choice.seat) & kTrumps).empty();
            QCOMPARE(hand.position().hasFallen(choice.seat), none);
            fallenTurns += none ? 1 : 0;
            act(hand, Action{choice.seat, Play{std::get<PlayChoice>(choice.among).cards.last()}});
        } else {
            act(hand, Action{choice.seat, Declare{}});
        }
    }
    QVERIFY(fallenTurns > 21); // North throughout, others later
}

VERSICOLA_TEST(TestCapture)
#include "test_capture.moc"
