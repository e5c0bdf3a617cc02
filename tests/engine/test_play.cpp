// M6.1–M6.5: turns, following, the king rule, who wins, the Fool as a card.
#include "support/deals.h"
#include "support/endings.h"
#include "support/many/one_of_many.h"
#include "support/table_text.h"

#include <QTest>

using namespace minchiate;
using namespace support;

namespace {

RuleSet foolHeldBack() {
    RuleSet rules;
    rules.foolMayLead = false;
    return rules;
}

} // namespace

class TestPlay : public QObject {
    Q_OBJECT

private slots:
    void m6_1_turns();
    void m6_1_otherSeatsAreRefused();
    void m6_2_following_data();
    void m6_2_following();
    void m6_3_kingRule_data();
    void m6_3_kingRule();
    void m6_3_suitsLedAreRemembered();
    void m6_4_winner_data();
    void m6_4_winner();
    void m6_5_foolMayLeadOff_data();
    void m6_5_foolMayLeadOff();
    void m6_5_foolLedLeavesTheSuitToTheNext();
    void refusedCardsNameTheirRule_data();
    void refusedCardsNameTheirRule();
    void whatIsDoneAfterTheHand_data();
    void whatIsDoneAfterTheHand();
};

void TestPlay::m6_1_turns() {
    Setup setup;
    setup.dealer = Seat::N;
    Hand hand = handFor(setup);
    QVERIFY(hand.choice()->seat == Seat::W); // the dealer's right
    int played = 0;
    for (; hand.phase() == Phase::Play; playOn(hand, ++played)) {
        QVERIFY(hand.position().trickNumber() == played + 1);
        if (played > 0) {
            const Trick& before = hand.tricks()[static_cast<std::size_t>(played) - 1];
            QVERIFY(hand.choice()->seat == *before.winner);
            for (int i = 0; i < 4; ++i)
                QVERIFY(before.plays[static_cast<std::size_t>(i)].seat == turned(before.leader, i));
        }
    }
    QCOMPARE(played, 21);
    QCOMPARE(hand.tricks().size(), std::size_t{21});
    QVERIFY(!hand.choice());
}

void TestPlay::m6_1_otherSeatsAreRefused() {
    Hand hand = handFor({.hands = {{"C2", "C3", "C4", "C5"}}});
    QVERIFY(why(hand, u"N:play C4") == Why::OtherSeat);
    QVERIFY(why(hand, u"E:play C4") == Why::NotHeld);
    QVERIFY(refusal(hand, u"S:play C2")->seat == Seat::E);
    QVERIFY(!why(hand, u"E:play C3"));
    act(hand, u"E:play C3");
    QVERIFY(why(hand, u"E:play C3") == Why::OtherSeat);
    QVERIFY(!why(hand, u"N:play C4"));
    playOn(hand);
    QVERIFY(why(hand, u"N:play C4") == Why::HandOver);
    QCOMPARE(QString::fromUtf8(ruleOf(Why::OtherSeat).data()), "M6.1");
}

void TestPlay::m6_2_following_data() {
    QTest::addColumn<QString>("trick");
    QTest::addColumn<QString>("hand");
    QTest::addColumn<QString>("legal");
    const auto row = [](const char* name, const char* trick, const char* hand, const char* legal) {
        QTest::newRow(name) << QString(trick) << QString(hand) << QString(legal);
    };
    row("the leader plays anything", "", "C2 CK D5 T9 M", "C2 CK D5 T9 M");
    row("the suit led", "C3", "C2 C10 D5 T9", "C2 C10");
    row("the suit led or the Fool", "C3", "C2 D5 T9 M", "C2 M");
    row("no duty to overtake", "C3", "CQ C10", "CQ C10");
    row("void: a trump", "C3", "D5 T9 T1 BK", "T9 T1");
    row("void: a trump or the Fool", "C3", "D5 T9 M", "T9 M");
    row("no duty to overtrump", "C3 T20", "T1 T30", "T1 T30");
    row("neither: anything", "C3", "D5 BK M", "D5 BK M");
    row("trumps led", "T20", "T1 T30 C2 M", "T1 T30 M");
    row("trumps led, none held", "T20", "C2 SK M", "C2 SK M");
    row("a trump played does not change the suit", "C3 T20", "C2 T30", "C2");
    row("a card thrown away does not either", "C3 D4", "D5 C2", "C2");
    row("only the Fool left to trump", "C3", "M D2", "M D2");
}

void TestPlay::m6_2_following() {
    QFETCH(const QString, trick);
    QFETCH(const QString, hand);
    QFETCH(const QString, legal);
    QCOMPARE(codesOf(facing(trick, hand).legal()), sorted(legal));
}

void TestPlay::m6_3_kingRule_data() {
    QTest::addColumn<QString>("trick");
    QTest::addColumn<QString>("hand");
    QTest::addColumn<QString>("suitsLed");
    QTest::addColumn<QString>("legal");
    const auto row = [](const char* name, const char* trick, const char* hand, const char* suitsLed,
                        const char* legal) {
        QTest::newRow(name) << QString(trick) << QString(hand) << QString(suitsLed) << QString(legal);
    };
    row("trumped by the other side", "C3 T7", "CK C2 M T9", "", "CK");
    row("trumped by the partner", "C3 T7 C4", "CK C2 M", "", "CK");
    row("every suit", "S3 T7", "SK S2 M", "", "SK");
    row("no trump yet", "C3 C4", "CK C2 M T9", "", "CK C2 M");
    row("led before", "C3 T7", "CK C2 M T9", "C", "CK C2 M");
    row("another suit led before", "C3 T7", "CK C2 M T9", "DSB", "CK");
    row("another suit's king", "C3 T7", "C2 DK M", "", "C2 M");
    row("trumps led", "T3 T7", "CK M", "", "CK M");
    row("trumps led, another king", "T3 T7", "CK T2 M", "", "T2 M");
    row("the king alone", "C3 T7", "CK", "", "CK");
    row("after the Fool led", "M C3 T7", "CK C2", "", "CK");
    row("after the Fool led, led before", "M C3 T7", "CK C2", "C", "CK C2");
    row("the Fool is no trump", "C3 M", "CK C2", "", "CK C2");
    row("a card thrown away is no trump", "C3 D2", "CK C2", "", "CK C2");
}

void TestPlay::m6_3_kingRule() {
    QFETCH(const QString, trick);
    QFETCH(const QString, hand);
    QFETCH(const QString, suitsLed);
    QFETCH(const QString, legal);
    QCOMPARE(codesOf(facing(trick, hand, {}, suitsLed).legal()), sorted(legal));
}

// The suit of a trick counts as led to later ones, also when the Fool was on the table first.
void TestPlay::m6_3_suitsLedAreRemembered() {
    for (const bool foolFirst : {false, true}) {
        Ending ending;
        ending.hands = {{foolFirst ? "M T9" : "C3 T9", "C4 C9", "C5 CK", "C6 T8"}};
        Position position = positionOf(ending);
        for (Card c : list(foolFirst ? u"M C4 C5 C6" : u"C3 C4 C5 C6"))
            position.play(c);
        (void)position.gather();
        QVERIFY(position.wasLed(Suit::Cups));
        QVERIFY(!position.wasLed(Suit::Coins) && !position.wasLed(Suit::Swords) &&
                !position.wasLed(Suit::Batons));
        QVERIFY(position.leader() == (foolFirst ? Seat::E : Seat::S));
    }
    // Cups trumped at their second lead leave the king free.
    Ending ending;
    ending.hands = {{"C3 C8 B2", "C4 T9 B3", "CK C5 C9", "C6 S3 B4"}};
    Position position = positionOf(ending);
    for (Card c : list(u"C3 C4 C5 C6"))
        position.play(c);
    (void)position.gather();
    position.play(card(u"C8"));
    position.play(card(u"T9"));
    QCOMPARE(codesOf(position.legal()), "CK C9");
}

void TestPlay::m6_4_winner_data() {
    QTest::addColumn<QString>("trick");
    QTest::addColumn<int>("winner");
    QTest::newRow("long suits count up") << "S7 S3 SJ S10" << 2;
    QTest::newRow("round suits count down") << "C7 C3 C10 CA" << 3;
    QTest::newRow("a small numeral beats a large one") << "D9 D2 D10 D3" << 1;
    QTest::newRow("king over queen") << "BQ BK B10 BN" << 1;
    QTest::newRow("other suits do not win") << "S2 CK DK BK" << 0;
    QTest::newRow("the least trump beats a king") << "CK T1 CQ CN" << 1;
    QTest::newRow("the highest trump") << "CK T1 T39 T38" << 2;
    QTest::newRow("trumps led") << "T20 T21 SK T6" << 1;
    QTest::newRow("the Fool never wins") << "SA M S2 S3" << 3;
    QTest::newRow("Fool on trumps") << "T1 M CK DK" << 0;
    QTest::newRow("Fool led, the next card leads") << "M S2 CK DK" << 1;
    QTest::newRow("Fool led, then followed") << "M S2 S5 S3" << 2;
    QTest::newRow("Fool led, then trumped") << "M S2 S5 T1" << 3;
}

void TestPlay::m6_4_winner() {
    QFETCH(const QString, trick);
    QFETCH(const int, winner);
    for (Seat leader : kSeats) {
        Position position = fullTrick(trick, leader, 1);
        QCOMPARE(position.winning(), winner);
        QVERIFY(position.gather().winner == turned(leader, winner));
        QVERIFY(position.leader() == turned(leader, winner));
        QVERIFY(position.turn() == turned(leader, winner));
    }
}

void TestPlay::m6_5_foolMayLeadOff_data() {
    QTest::addColumn<QString>("trick");
    QTest::addColumn<QString>("hand");
    QTest::addColumn<QString>("legal");
    QTest::newRow("not led while other cards are held") << ""
                                                        << "M C2 T5"
                                                        << "C2 T5";
    QTest::newRow("led as the last card") << ""
                                          << "M"
                                          << "M";
    QTest::newRow("played to a suit") << "C3"
                                      << "M C2 T5"
                                      << "C2 M";
    QTest::newRow("played for want of the suit") << "C3"
                                                 << "M D2"
                                                 << "D2 M";
}

void TestPlay::m6_5_foolMayLeadOff() {
    QFETCH(const QString, trick);
    QFETCH(const QString, hand);
    QFETCH(const QString, legal);
    QCOMPARE(codesOf(facing(trick, hand, foolHeldBack()).legal()), sorted(legal));
}

void TestPlay::m6_5_foolLedLeavesTheSuitToTheNext() {
    QCOMPARE(codesOf(facing(u"M", u"CK C2 D5 T9").legal()), sorted(u"CK C2 D5 T9"));
    QVERIFY(!facing(u"M", u"CK C2 D5 T9").led());
    const Position third = facing(u"M D3", u"C2 D5 T9");
    QVERIFY(third.led() == Suit::Coins);
    QCOMPARE(codesOf(third.legal()), "D5");
    const Position trumped = facing(u"M T3", u"C2 D5 T9");
    QVERIFY(trumped.led() == Suit::Trumps);
    QCOMPARE(codesOf(trumped.legal()), "T9");
    QVERIFY(!trumped.kingDuty()); // a trump led trumps nothing
}

void TestPlay::refusedCardsNameTheirRule_data() {
    QTest::addColumn<QString>("east");
    QTest::addColumn<QString>("north");
    QTest::addColumn<QString>("west");
    QTest::addColumn<QString>("refused");
    QTest::addColumn<int>("reason");
    QTest::addColumn<QString>("rule");
    QTest::addColumn<QString>("right");
    const auto row = [](const char* name, const char* east, const char* north, const char* west,
                        const char* refused, Why reason, const char* rule, const char* right) {
        QTest::newRow(name) << QString(east) << QString(north) << QString(west) << QString(refused)
                            << static_cast<int>(reason) << QString(rule) << QString(right);
    };
    row("follow", "C3", "CQ C9 T6..T9 T11 T12 T14..T19 S2..S8", "C4 D2", "T6", Why::FollowSuit, "M6.2",
        "CQ C9");
    row("trump", "C3", "D4..DJ S2..S9 T11 T12 BA..B6", "C4", "D4", Why::MustTrump, "M6.2", "T12 T11");
    row("fool", "M", "", "", "M", Why::FoolLead, "M6.5", "");
    row("king", "C3", "T6..T9 T11 T12 T14..T19 S2..S9 D2", "CK C4 M", "C4", Why::KingRule, "M6.3", "CK");
    row("a lone king follows suit like any card", "C3", "CK D4..DJ S2..S9 T11 T12 BA..B5", "C4", "D4",
        Why::FollowSuit, "M6.2", "CK");
    row("king, not even the Fool", "C3", "T6..T9 T11 T12 T14..T19 S2..S9 D2", "CK C4 M", "M", Why::KingRule,
        "M6.3", "CK");
}

void TestPlay::refusedCardsNameTheirRule() {
    QFETCH(const QString, east);
    QFETCH(const QString, north);
    QFETCH(const QString, west);
    QFETCH(const QString, refused);
    QFETCH(const int, reason);
    QFETCH(const QString, rule);
    QFETCH(const QString, right);
    Hand hand = handFor({.rules = foolHeldBack(), .hands = {{"", east, north, west}}});
    while (hand.position().turn() != Seat::S && !hand.held(hand.position().turn()).contains(card(refused))) {
        const QString seat = QStringLiteral("SENW").mid(index(hand.position().turn()), 1);
        const QString codes = seat == "E" ? east : "T6";
        act(hand, QString(seat + ":play " + codes));
        if (hand.answering())
            act(hand, QString(seat + ":declare"));
    }
    const Seat turn = hand.position().turn();
    const auto found =
        refusal(hand, QString(QStringLiteral("SENW").mid(index(turn), 1) + ":play " + refused));
    QVERIFY(found);
    QCOMPARE(static_cast<int>(found->why), reason);
    QCOMPARE(QString::fromUtf8(ruleOf(found->why).data()), rule);
    QVERIFY(found->seat == turn);
    if (!right.isEmpty())
        QCOMPARE(codesOf(found->cards), right);
}

void TestPlay::whatIsDoneAfterTheHand_data() {
    QTest::addColumn<Action>("action");
    QTest::addColumn<int>("reason");
    QTest::addColumn<QString>("rule");
    const auto row = [](const char* name, const decltype(Action::what)& what, Why reason, const char* rule) {
        QTest::newRow(name) << Action{Seat::S, what} << static_cast<int>(reason) << QString(rule);
    };
    row("another card", Play{kFool}, Why::HandOver, "M6.1");
    row("a second cut", Cut{20}, Why::CutTwice, "M5.2");
    row("discards", Discard{{kFool}}, Why::DiscardNone, "M5.9");
    row("versicole", Declare{}, Why::NothingToDeclare, "M6.9");
    row("falling", Fall{}, Why::FallOver, "M6.10");
}

void TestPlay::whatIsDoneAfterTheHand() {
    QFETCH(const Action, action);
    QFETCH(const int, reason);
    QFETCH(const QString, rule);
    Hand hand = handFor({});
    for (int played = 0; hand.phase() == Phase::Play; ++played)
        playOn(hand, played);
    const auto result = hand.result();
    const auto outcome = hand.apply(action);
    const auto& refusal = std::get<Refusal>(outcome);
    QCOMPARE(static_cast<int>(refusal.why), reason);
    const auto number = ruleOf(refusal.why);
    QCOMPARE(QString::fromLatin1(number.data(), static_cast<qsizetype>(number.size())), rule);
    QVERIFY(hand.result() == result && !hand.choice() && !hand.trickPlay().choice());
    QVERIFY(hand.trickPlay().fault(action)->why == refusal.why);
}

VERSICOLA_TEST(TestPlay)
#include "test_play.moc"
