// M1, M2: the cards, their order, values and codes; M6.6: the order in which they pay for the Fool.
#include "minchiate/hand_order.h"
#include "minchiate/rule_set.h"
#include "support/many/one_of_many.h"
#include "support/table_text.h"

#include <QTest>

#include <algorithm>

using namespace minchiate;
using namespace support;

class TestCards : public QObject {
    Q_OBJECT

private slots:
    void m1_1_ninetySevenCards();
    void m1_1_codesRoundTrip();
    void m1_1_otherTextsAreNoCards_data();
    void m1_1_otherTextsAreNoCards();
    void m1_2_roundAndLongSuits();
    void m1_3_ranksInASuit_data();
    void m1_3_ranksInASuit();
    void m1_4_trumpsRankByNumber();
    void m2_1_valueOfEachCard_data();
    void m2_1_valueOfEachCard();
    void m2_1_countersAndPoints();
    void m2_2_twentyNineAndFourteenAreWorthNothing();
    void m2_3_robbable_data();
    void m2_3_robbable();
    void m6_6_payingOrder();
    void m6_6_cardsThatNeverPay();
    void handOrder();
    void sets();
};

void TestCards::m1_1_ninetySevenCards() {
    QCOMPARE(kWholeDeck.size(), 97);
    QCOMPARE(kTrumps.size(), 40);
    QCOMPARE(kKings.size(), 4);
    CardSet all(kFool);
    for (Suit suit : kSuits) {
        QCOMPARE(cardsOf(suit).size(), 14);
        QVERIFY((all & cardsOf(suit)).empty());
        all |= cardsOf(suit);
    }
    all |= cardsOf(Suit::Trumps);
    QVERIFY(all == kWholeDeck);
}

void TestCards::m1_1_codesRoundTrip() {
    const QStringList ranks{"K", "Q", "N", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2", "A"};
    QStringList expected{"M"};
    for (const char* suit : {"C", "D", "S", "B"})
        for (const QString& rank : ranks)
            expected << suit + rank;
    for (int n = 1; n <= 40; ++n)
        expected << QStringLiteral("T%1").arg(n);
    CardSet seen;
    for (const QString& code : expected) {
        const auto card = cardOf(code.toStdString());
        QVERIFY2(card, qPrintable(code));
        QCOMPARE(codesOf(*card), code);
        seen.insert(*card);
    }
    QVERIFY(seen == kWholeDeck);
}

void TestCards::m1_1_otherTextsAreNoCards_data() {
    QTest::addColumn<QString>("code");
    for (const char* code :
         {"",    " ",   "C",   "T",   "M ", " M",  "MM",  "m",     "cK",   "Ck",  "C1",  "C0",
          "C11", "C01", "CA ", "CAA", "T0", "T00", "T01", "T41",   "T100", "T-1", "T+1", "T1 ",
          "TA",  "TK",  "K",   "10",  "XK", "CC",  "CKQ", "C\x01", "MK",   "M1",  "D1O", "T4a"})
        QTest::newRow(code) << QString::fromLatin1(code);
}

void TestCards::m1_1_otherTextsAreNoCards() {
    QFETCH(const QString, code);
    QVERIFY(!cardOf(code.toStdString()));
}

void TestCards::m1_2_roundAndLongSuits() {
    QVERIFY(isRound(Suit::Cups));
    QVERIFY(isRound(Suit::Coins));
    QVERIFY(!isRound(Suit::Swords));
    QVERIFY(!isRound(Suit::Batons));
}

void TestCards::m1_3_ranksInASuit_data() {
    QTest::addColumn<QString>("strongToWeak");
    QTest::newRow("cups") << "CK CQ CN CJ CA C2 C3 C4 C5 C6 C7 C8 C9 C10";
    QTest::newRow("coins") << "DK DQ DN DJ DA D2 D3 D4 D5 D6 D7 D8 D9 D10";
    QTest::newRow("swords") << "SK SQ SN SJ S10 S9 S8 S7 S6 S5 S4 S3 S2 SA";
    QTest::newRow("batons") << "BK BQ BN BJ B10 B9 B8 B7 B6 B5 B4 B3 B2 BA";
}

void TestCards::m1_3_ranksInASuit() {
    QFETCH(const QString, strongToWeak);
    const auto cards = list(strongToWeak);
    for (std::size_t i = 0; i < cards.size(); ++i) {
        QCOMPARE(strength(cards[i]), 13 - static_cast<int>(i));
        QVERIFY(suitOf(cards[i]) == suitOf(cards[0]));
        QCOMPARE(isKing(cards[i]), i == 0);
        QVERIFY(isSuitCard(cards[i]) && !isTrump(cards[i]));
    }
    QVERIFY(std::ranges::is_sorted(cards, std::ranges::greater{}));
    QVERIFY(cards.front() == king(suitOf(cards[0])));
}

void TestCards::m1_4_trumpsRankByNumber() {
    for (int n = 1; n <= 40; ++n) {
        const Card c = card(QStringLiteral("T%1").arg(n));
        QVERIFY(c == trump(n));
        QCOMPARE(trumpNumber(c), n);
        QVERIFY(isTrump(c) && !isSuitCard(c));
        QVERIFY(suitOf(c) == Suit::Trumps);
        QVERIFY(n == 1 || c > trump(n - 1));
        for (Suit suit : kSuits)
            QVERIFY(c > king(suit));
    }
    QVERIFY(!isTrump(kFool) && !isSuitCard(kFool));
    QCOMPARE(codesOf(trumpRun(28, 31)), "T31 T30 T29 T28");
    QVERIFY(trumpRun(1, 40) == kTrumps);
}

void TestCards::m2_1_valueOfEachCard_data() {
    QTest::addColumn<QString>("codes");
    QTest::addColumn<int>("points");
    QTest::newRow("papi") << "T2 T3 T4 T5" << 3;
    QTest::newRow("kings") << "CK DK SK BK" << 5;
    QTest::newRow("Fool") << "M" << 5;
    QTest::newRow("fives") << "T1 T10 T13 T20 T28 T30 T31 T32 T33 T34 T35" << 5;
    QTest::newRow("arie") << "T36 T37 T38 T39 T40" << 10;
    QTest::newRow("nothing") << "CQ DA C10 SA T6..T9 T11 T12 T14..T19 T21..T27 T29" << 0;
}

// Neither the maids nor the sole di campagna have any of their own (M1.5).
void TestCards::m2_1_valueOfEachCard() {
    QFETCH(const QString, codes);
    QFETCH(const int, points);
    for (Card c : list(codes)) {
        QCOMPARE(value(c), points);
        QCOMPARE(kCounters.contains(c), points > 0);
    }
    QCOMPARE(value(cards(codes)), points * static_cast<int>(list(codes).size()));
}

void TestCards::m2_1_countersAndPoints() {
    QCOMPARE(kCounters.size(), 25);
    QCOMPARE(value(kCounters), 142);
    QCOMPARE(value(kWholeDeck), 142);
    int sum = 0;
    for (Card c : kWholeDeck)
        sum += value(c);
    QCOMPARE(sum, 142);
}

void TestCards::m2_2_twentyNineAndFourteenAreWorthNothing() {
    QCOMPARE(value(card(u"T29")), 0);
    QCOMPARE(value(card(u"T14")), 0);
    QVERIFY((kCounters & cards(u"T14 T29")).empty());
}

void TestCards::m2_3_robbable_data() {
    QTest::addColumn<bool>("rob29");
    QTest::addColumn<QString>("sopraventi");
    QTest::newRow("with the 29") << true << "T21..T27 T29";
    QTest::newRow("without the 29") << false << "T21..T27";
}

void TestCards::m2_3_robbable() {
    QFETCH(const bool, rob29);
    QFETCH(const QString, sopraventi);
    RuleSet rules;
    QVERIFY(rules.rob29); // the default
    rules.rob29 = rob29;
    QCOMPARE(codesOf(robbable(rules)), codesOf(kCounters | cards(sopraventi)));
}

void TestCards::m6_6_payingOrder() {
    QStringList expected;
    const QStringList round{"10", "9", "8", "7", "6", "5", "4", "3", "2", "A", "J", "N", "Q", "K"};
    const QStringList lng{"A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "N", "Q", "K"};
    for (int i = 0; i < 14; ++i)
        expected << "C" + round[i] << "D" + round[i] << "S" + lng[i] << "B" + lng[i];
    for (int n = 1; n <= 40; ++n)
        expected << QStringLiteral("T%1").arg(n);
    expected << "M";
    std::vector<Card> all;
    for (Card c : kWholeDeck)
        all.push_back(c);
    std::ranges::sort(all, {}, payingOrder);
    QCOMPARE(codesOf(all), expected.join(u' '));
    // The beginnings as the rule's text has them.
    QVERIFY(codesOf(all).startsWith("C10 D10 SA BA C9 D9 S2 B2"));
    QVERIFY(codesOf(all).contains("CA DA S10 B10 CJ DJ SJ BJ CN"));
}

void TestCards::m6_6_cardsThatNeverPay() {
    RuleSet rules;
    QCOMPARE(codesOf(kept(rules)), codesOf(kCounters | cards(u"T29")));
    rules.demon = true;
    QCOMPARE(codesOf(kept(rules)), codesOf(kCounters | cards(u"T29 T14")));
}

void TestCards::handOrder() {
    QCOMPARE(codesOf(inHandOrder(cards(u"M T1 T40 BA BK SK C10 CA DQ T28"))),
             "CA C10 DQ SK BK BA T40 T28 T1 M");
    QCOMPARE(QString::fromStdString(codes({})), "");
}

void TestCards::sets() {
    CardSet set = cards(u"CK T1 M");
    QCOMPARE(set.size(), 3);
    QVERIFY(set.contains(card(u"T1")) && !set.contains(card(u"T2")));
    QCOMPARE(codesOf(set.first()), "CK");
    QCOMPARE(codesOf(set.last()), "M");
    for (int n = 0; const Card c : kWholeDeck)
        QVERIFY(kWholeDeck.nth(n++) == c);
    for (int n = 0; const Card c : kCounters)
        QVERIFY(kCounters.nth(n++) == c);
    QCOMPARE(codesOf(set | cards(u"T2")), "CK T2 T1 M");
    QCOMPARE(codesOf(set & cards(u"T1 T2")), "T1");
    QCOMPARE(codesOf(set - cards(u"T1 T2")), "CK M");
    QVERIFY(kWholeDeck.containsAll(set) && !set.containsAll(kWholeDeck));
    set.erase(card(u"M"));
    set.erase(card(u"CK"));
    QCOMPARE(codesOf(set), "T1");
    set.erase(card(u"T1"));
    QVERIFY(set.empty());
}

VERSICOLA_TEST(TestCards)
#include "test_cards.moc"
