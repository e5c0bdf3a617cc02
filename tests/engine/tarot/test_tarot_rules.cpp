// The rules of French Tarot from the cards to the auction, named after their numbers (F1–F5).
#include "tarot_acts.h"

#include "support/many/one_of_many.h"
#include "tarot/match.h"

using namespace tarot;
using namespace support;

class TestTarotRules : public QObject {
    Q_OBJECT

private slots:
    void F1_cards();
    void F2_1_values_data();
    void F2_1_values();
    void F2_2_countedInTwos_data();
    void F2_2_countedInTwos();
    void F2_4_wholePointsByTwos();
    void F2_3_whatIsNeeded();
    void F3_1_seats();
    void F3_2_drawForTheDeal();
    void F3_4_placesAreShared();
    void F4_2_theDeal_data();
    void F4_2_theDeal();
    void F4_5_petitSec();
    void F5_auction();
    void F5_5_allPass();
};

void TestTarotRules::F1_cards() {
    QCOMPARE(kWholePack.size(), 78);
    QCOMPARE(kShortPack.size(), 58); // F11.3
    QCOMPARE(kBouts.size(), 3);
    QCOMPARE(kCourts.size(), 16);
    QCOMPARE((kWholePack - kBouts - kCourts).size(), 59); // F1.4
    const QString order = tarotCodes(kWholePack);         // F1.5
    QVERIFY(order.startsWith(QStringLiteral("SA S2 S3 S4 S5 S6 S7 S8 S9 S10 SJ SN SQ SK HA")));
    QVERIFY(order.endsWith(QStringLiteral("CQ CK T1 T2 T3 T4 T5 T6 T7 T8 T9 T10 T11 T12 T13 T14 T15 T16 T17 "
                                          "T18 T19 T20 T21 M")));
    for (Card card : kWholePack)
        QVERIFY(cardOf(codeOf(card)) == card);
    for (const char* none : {"", "T0", "T22", "S1", "XA", "M1", "sk", "T01"})
        QVERIFY(!cardOf(none));
}

void TestTarotRules::F2_1_values_data() {
    QTest::addColumn<QString>("cards");
    QTest::addColumn<int>("halves");
    const auto row = [](const char* cards, int halves) { QTest::newRow(cards) << QString(cards) << halves; };
    row("T1", 9);
    row("T21", 9);
    row("M", 9);
    row("SK", 9);
    row("HQ", 7);
    row("DN", 5);
    row("CJ", 3);
    row("CA", 1);
    row("D10", 1);
    row("T20", 1);
}

void TestTarotRules::F2_1_values() {
    QFETCH(const QString, cards);
    QTEST(halves(tarotCards(cards)), "halves");
    QCOMPARE(halves(kWholePack), 182);
    QCOMPARE(halves(kShortPack), 162); // F11.3: ten halves more for each camp
}

void TestTarotRules::F2_2_countedInTwos_data() {
    QTest::addColumn<QString>("cards");
    QTest::addColumn<int>("points");
    const auto row = [](const char* cards, int points) { QTest::newRow(cards) << QString(cards) << points; };
    row("T21 T2", 5);
    row("SK D3", 5);
    row("SQ T7", 4);
    row("SN HA", 3);
    row("SJ H2", 2);
    row("S2 T3", 1);
}

void TestTarotRules::F2_2_countedInTwos() {
    QFETCH(const QString, cards);
    QFETCH(const int, points);
    QCOMPARE(halves(tarotCards(cards)), 2 * points);
}

// Every card is an odd number of halves; so as many cards as a pile has, so odd is its worth.
void TestTarotRules::F2_4_wholePointsByTwos() {
    tricks::Random random(1);
    for (Card card : kWholePack)
        QVERIFY(halves(CardSet(card)) % 2 == 1);
    for (int size = 0; size <= 78; ++size)
        QCOMPARE(halves(someOf(kWholePack, size, random)) % 2, size % 2);
}

void TestTarotRules::F2_3_whatIsNeeded() {
    QCOMPARE(needed(0), 56);
    QCOMPARE(needed(1), 51);
    QCOMPARE(needed(2), 41);
    QCOMPARE(needed(3), 36);
}

void TestTarotRules::F3_1_seats() {
    QCOMPARE(seatTexts(2).join(u' '), QStringLiteral("S N"));
    QCOMPARE(seatTexts(3).join(u' '), QStringLiteral("S E W"));
    QCOMPARE(seatTexts(4).join(u' '), QStringLiteral("S E N W"));
    QCOMPARE(seatTexts(5).join(u' '), QStringLiteral("S E NE NW W"));
    for (int players = 2; players <= 5; ++players)
        QCOMPARE(right(seatAt(players - 1), players), Seat::First);
    QVERIFY(!seatOf(u"NE", 4) && !seatOf(u"E", 2) && !seatOf(u"", 5));
}

void TestTarotRules::F3_2_drawForTheDeal() {
    // From low to high.
    const QStringList order{"CA", "DA", "HA", "SA", "C2", "S2", "C10", "CK", "SK", "T1", "T2", "T21"};
    for (qsizetype i = 1; i < order.size(); ++i)
        QVERIFY(drawRank(tarotCard(order[i - 1])) < drawRank(tarotCard(order[i])));
    const std::vector<DrawnCard> draw{{Seat::First, tarotCard("H5")},
                                      {Seat::Second, kExcuse},
                                      {Seat::Second, tarotCard("C9")},
                                      {Seat::Third, tarotCard("D5")},
                                      {Seat::Fourth, tarotCard("T1")}};
    QVERIFY(isDraw(draw, 4));
    QVERIFY(!isDraw(draw, 5) && !isDraw(std::span(draw).first(4), 4));
    QCOMPARE(firstDealer(draw), Seat::Third);
    int excuses = 0;
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        tricks::Random random(seed);
        const int players = 2 + static_cast<int>(seed % 4);
        const auto dealt = drawForDeal(players, random);
        QVERIFY(isDraw(dealt, players));
        excuses += dealt.size() > static_cast<std::size_t>(players) ? 1 : 0;
    }
    QVERIFY(excuses > 3);
}

void TestTarotRules::F3_4_placesAreShared() {
    QCOMPARE(places({{10, -30, 10, 10}}, 4), (PerSeat<int>{{1, 4, 1, 1}}));
    QCOMPARE(places({{-5, 5, 0}}, 3), (PerSeat<int>{{3, 1, 2}}));
    QCOMPARE(usualLength(5), 15);
    QVERIFY(!counts({VoidHand{}, {}}) && counts({MisereCount{}, {}}));
}

void TestTarotRules::F4_2_theDeal_data() {
    QTest::addColumn<int>("players");
    QTest::addColumn<QString>("rule"); // switched on
    QTest::addColumn<int>("hand");
    QTest::addColumn<QList<int>>("chien"); // places from the top, from 1 (F4.3)
    QTest::addColumn<int>("tricks");
    QTest::addColumn<int>("first"); // cards of the first packet
    QTest::newRow("four") << 4 << "" << 18 << QList{4, 8, 12, 16, 20, 24} << 18 << 3;
    QTest::newRow("three") << 3 << "" << 24 << QList{5, 10, 15, 20, 25, 30} << 24 << 4;
    QTest::newRow("three, short") << 3 << "shortDeck" << 18 << QList{4, 8, 12, 16} << 18 << 3;
    QTest::newRow("five") << 5 << "" << 15 << QList{4, 8, 12} << 15 << 3;
    QTest::newRow("two") << 2 << "" << 15 << QList<int>{} << 39 << 3;
    QTest::newRow("two, chien") << 2 << "chien2" << 12 << QList{4, 8, 12, 16, 20, 24} << 36 << 3;
}

void TestTarotRules::F4_2_theDeal() {
    QFETCH(const int, players);
    QFETCH(const QString, rule);
    QFETCH(const QList<int>, chien);
    QFETCH(const int, first);
    RuleSet rules;
    if (!rule.isEmpty())
        rules = tarotRules({{rule, true}});
    const Deck deck = packInOrder(rules, players);
    const Hand hand(Deal{rules, players, seatAt(players - 1), deck}); // South is mano
    CardSet all = tricks::setOf(hand.chien());
    for (Seat seat : Seats::table(players)) {
        QTEST(hand.dealtTo(seat).size(), "hand");
        all |= hand.dealtTo(seat);
        if (players == 2)
            for (const Pile& pile : hand.pilesOf(seat))
                all |= tricks::setOf(pile);
    }
    QVERIFY(all == packOf(rules, players)); // nothing left over
    QTEST(hand.table().tricks, "tricks");
    QCOMPARE(static_cast<qsizetype>(hand.chien().size()), chien.size());
    for (qsizetype i = 0; i < chien.size(); ++i)
        QCOMPARE(cardText(hand.chien()[std::size_t(i)]), cardText(deck[std::size_t(chien[i] - 1)]));
    for (int i = 0; i < first; ++i)
        QVERIFY(hand.dealtTo(Seat::First).contains(deck[static_cast<std::size_t>(i)]));
    QVERIFY(!hand.dealtTo(Seat::First).contains(deck[static_cast<std::size_t>(first)]));
}

void TestTarotRules::F4_5_petitSec() {
    const QString bare = "T1 SA S2 S3 S4 S5 S6 S7 S8 S9 S10 SJ SN SQ SK HA H2 H3";
    const Hand hand = handOf(4, {"", bare});
    QVERIFY(hand.over());
    QVERIFY(std::get<VoidHand>(hand.result()->how).petitSec == Seat::Second);
    QCOMPARE(ruleAgainst(hand, "E:pass"), QStringLiteral("F4.5"));
    QVERIFY(!handOf(4, {"", QString(bare).replace("H3", "M")}).over());
    QVERIFY(!handOf(4, {"", QString(bare).replace("H3", "T2")}).over());
    QVERIFY(!handOf(2, {"T1 SA S2 S3 S4 S5 S6 S7 S8 S9 S10 SJ SN SQ SK"}).over());
}

void TestTarotRules::F5_auction() {
    Hand hand = handOf(4, {});
    QCOMPARE(ruleAgainst(hand, "S:pass"), QStringLiteral("F5.1")); // the mano first
    QCOMPARE(ruleAgainst(hand, "E:play SA"), QStringLiteral("F5.1"));
    QCOMPARE(choiceOf<AuctionChoice>(hand).words.size(), std::size_t{6});
    hand = after(hand, "E:bid pousse, N:pass");
    QCOMPARE(ruleAgainst(hand, "E:bid garde"), QStringLiteral("F5.1")); // once
    QCOMPARE(ruleAgainst(hand, "W:bid prise"), QStringLiteral("F5.2"));
    QCOMPARE(ruleAgainst(hand, "W:bid pousse"), QStringLiteral("F5.2"));
    hand = after(hand, "W:bid garde-contre");
    QCOMPARE(choiceOf<AuctionChoice>(hand).words, std::vector{Bid::Pass}); // F5.4
    hand = after(hand, "S:pass");
    QCOMPARE(bidText(hand.contract()->bid), QStringLiteral("garde-contre"));
    QVERIFY(hand.contract()->declarer == Seat::Fourth);

    const Hand off = handOf(4, {}, {{"pousse", false}});
    QCOMPARE(ruleAgainst(off, "E:bid pousse"), QStringLiteral("F5.3"));
    QCOMPARE(choiceOf<AuctionChoice>(off).words.size(), std::size_t{5});
    QCOMPARE(ruleAgainst(after(off, "E:bid garde"), "N:bid pousse"), QStringLiteral("F5.3"));
}

void TestTarotRules::F5_5_allPass() {
    const QString passes = "E:pass, N:pass, W:pass, S:pass";
    const Hand redeal = after(handOf(4, {}), passes);
    QVERIFY(redeal.over() && !std::get<VoidHand>(redeal.result()->how).petitSec);
    QCOMPARE(ruleAgainst(redeal, "E:play SA"), QStringLiteral("F5.5"));
    const Hand misere = after(handOf(4, {}, {{"allPass", "misere"}}), passes);
    QCOMPARE(misere.phase(), Phase::Play);
    QVERIFY(misere.turn() == Seat::Second);                                  // F10.1: the mano leads
    QCOMPARE(ruleAgainst(misere, "E:misere tetes"), QStringLiteral("F7.4")); // F10.2
}

VERSICOLA_TEST(TestTarotRules)
#include "test_tarot_rules.moc"
