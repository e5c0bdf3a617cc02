// The cards of Tarocco bolognese and what they are worth, named after the rules, with every figure of B2.9
// (B1, B2).
#include "bolognese_acts.h"

#include "bolognese/numbered_deal.h"
#include "support/many/one_of_many.h"

using namespace bolognese;
using namespace support;

class TestBologneseValues : public QObject {
    Q_OBJECT

private slots:
    void B1_2_canonicalOrder();
    void B1_5_groups();
    void B1_3_B1_4_whoWins_data();
    void B1_3_B1_4_whoWins();
    void B2_1_scartini();
    void B2_3_whatEachCardAdds();
    void B2_9_combinations_data();
    void B2_9_combinations();
    void B2_6_theRunOfTheGrande_data();
    void B2_6_theRunOfTheGrande();
    void B2_8_doubling();
    void B2_9_allCards();
    void B2_9_cavedonisThirdExample();
    void B2_theRuleOfEachCombination();
};

// All cards of B1.1.
void TestBologneseValues::B1_2_canonicalOrder() {
    QCOMPARE(bologneseCodes(kWholeDeck),
             QStringLiteral(
                 "CK CQ CN CJ C10 C9 C8 C7 C6 CA DK DQ DN DJ D10 D9 D8 D7 D6 DA SK SQ SN SJ S10 S9 S8 S7 S6 "
                 "SA BK BQ BN BJ B10 B9 B8 B7 B6 BA T20 T19 T18 T17 T16 T15 T14 T13 T12 T11 T10 T9 T8 T7 T6 "
                 "T5 TM1 TM2 TM3 TM4 T1 M"));
    for (const char* wrong : {"C2", "C5", "T2", "T4", "TM5", "TM0", "T21", "m", "10C", ""})
        QVERIFY2(!cardOf(wrong), wrong);
}

void TestBologneseValues::B1_5_groups() {
    QCOMPARE(bologneseCodes(setOf(kTarocchi)), QStringLiteral("T20 T19 T1 M"));
    QCOMPARE(bologneseCodes(setOf(kContatori)), QStringLiteral("T1 M"));
    QCOMPARE(bologneseCodes(setOf(kMoors)), QStringLiteral("TM1 TM2 TM3 TM4"));
    QCOMPARE(bologneseCodes(setOf(kFives)), QStringLiteral("CK DK SK BK T20 T19 T1 M"));
    QCOMPARE(setOf(kFigures).size(), 16);
    QVERIFY((setOf(kFigures) & bologneseCards("CK CQ DN BJ")) == bologneseCards("CK CQ DN BJ"));
}

void TestBologneseValues::B1_3_B1_4_whoWins_data() {
    QTest::addColumn<QString>("cards"); // South leads; each hand is one card
    QTest::addColumn<QString>("winner");
    QTest::newRow("long suit: ten above ace") << "SA S6 S10 S9"
                                              << "N";
    QTest::newRow("round suit: ace above ten") << "CA C6 C10 C9"
                                               << "S";
    QTest::newRow("round suit: six above seven") << "D10 D7 D6 D8"
                                                 << "N";
    QTest::newRow("page above the round ace") << "CA CJ C6 C7"
                                              << "E";
    QTest::newRow("a trump") << "CK T1 C6 C7"
                             << "E";
    QTest::newRow("another suit wins nothing") << "C10 SK DK BK"
                                               << "S";
    QTest::newRow("the Moor played last") << "TM4 TM1 C6 TM2"
                                          << "W";
    QTest::newRow("a Moor above the Bégato") << "TM1 T1 C6 D6"
                                             << "S";
    QTest::newRow("the 5 above Moors") << "T5 TM1 TM2 TM3"
                                       << "S";
    QTest::newRow("the Angel") << "T19 T20 T18 T17"
                               << "E";
    QTest::newRow("the Matto never") << "C6 M C7 C10"
                                     << "S";
    QTest::newRow("the Matto led: the next card is led") << "M C10 SK CK"
                                                         << "W";
    QTest::newRow("the Matto led, one card counts") << "M C10 SK DK"
                                                    << "E";
}

void TestBologneseValues::B1_3_B1_4_whoWins() {
    QFETCH(const QString, cards);
    const QStringList codes = cards.split(u' ');
    Position position = positionOf(codes[0], codes[1], codes[2], codes[3]);
    for (const QString& code : codes)
        position.play(*cardOf(code.toStdString()));
    QTEST(records::codeOf(position.leader()), "winner");
}

void TestBologneseValues::B2_1_scartini() {
    QCOMPARE(scartini(kAll), 87);
    QCOMPARE(scartini(bologneseCards("CK C6").low()), 5);
    QCOMPARE(scartini(bologneseCards("CK CQ").low()), 8);
    QCOMPARE(scartini(bologneseCards("T18 T17").low()), 1);
    // However the cards lie, pair by pair it comes to the same, and each card lies once.
    for (std::uint64_t n = 0; n < 200; ++n) {
        const Deck deck = numberedDeck(n);
        CardSet pile;
        for (std::size_t i = 0; i < 2 * (n % 32); ++i)
            pile.insert(deck[i]);
        CardSet laid;
        int sum = 0;
        for (const Pair& pair : byTwos(pile)) {
            QVERIFY(valueOf(pair.front) >= valueOf(pair.behind));
            laid |= CardSet{pair.front, pair.behind};
            sum += pair.value;
        }
        QCOMPARE(sum, scartini(pile.low()));
        QVERIFY(laid == pile);
    }
    QCOMPARE(scartini(bologneseCards("M CJ C6 C7").low()), 7);
    tricks::Random random(7);
    for (int i = 0; i < 200; ++i) { // both piles together always make 87
        const Bits pile = random.next() & kAll;
        if (tricks::bits::count(pile) % 2 == 0)
            QCOMPARE(scartini(pile) + scartini(kAll & ~pile), 87);
    }
}

// Three cards make 10, each further one 5 more; of a cricca (B2.2) four make twice what three do.
void TestBologneseValues::B2_3_whatEachCardAdds() {
    for (int name = 0; name < kNames; ++name) {
        const auto one = static_cast<Name>(name);
        QCOMPARE(worthOf(one, 2), 0);
        if (isSequence(one))
            for (int cards = 3; cards <= 22; ++cards)
                QCOMPARE(worthOf(one, cards), 10 + 5 * (cards - 3));
        else
            QCOMPARE(worthOf(one, 4), 2 * worthOf(one, 3));
    }
    QCOMPARE(worthOf(Name::Tarocchi, 3), 18);
    QCOMPARE(worthOf(Name::Kings, 3), 17);
    QCOMPARE(worthOf(Name::Pages, 3), 12);
}

// Cricche (B2.2), contatori (B2.4), suits (B2.5), the Grande (B2.6), Moors and aces (B2.7).
void TestBologneseValues::B2_9_combinations_data() {
    QTest::addColumn<QString>("cards");
    QTest::addColumn<QString>("made");
    const auto row = [](const char* cards, const char* made) { QTest::newRow(cards) << cards << made; };
    row("CK CQ T1", "cups 10");
    row("CK CN CJ M", "cups 15");
    row("CK CQ CA", "");
    row("CK CQ CA M", "cups 15");
    row("CQ CN CJ T1 M", ""); // no head
    row("CK CA T1 M", "");    // one figure at least
    row("CK CQ CN CJ CA T1 M", "cups 30");
    row("T20 T18 T17", "grande 10");
    row("T20 T17 M", "grande 10");
    row("T20 T1 M", "tarocchi 18"); // no Grande
    row("T19 T18 T17 M", "");
    row("T20 T19 T18 T16 T15", "grande 20");
    row("T20 T17 T15 M", "grande 10");
    row("TM1 TM2 TM4", "moors 10");
    row("TM1 TM2", "");
    row("TM1 TM3 M", "moors 10");
    row("TM1 M T1", "");
    row("CA DA SA BA T1 M", "aces 25");
    row("CA SA T1", "aces 10");
    row("CK DK SK", "kings 17");
    row("CK DK", "");
    row("CJ DJ SJ BJ", "pages 24");
    row("CQ DQ SQ", "queens 14");
    row("CN DN SN BN", "knights 26");
    row("T19 T1 M", "tarocchi 18");
    row("T20 T19 M", "grande 10, tarocchi 18");
}

void TestBologneseValues::B2_9_combinations() {
    QFETCH(const QString, cards);
    QTEST(madeOf(cards), "made");
}

void TestBologneseValues::B2_6_theRunOfTheGrande_data() {
    QTest::addColumn<QString>("cards");
    QTest::addColumn<int>("filled"); // cards of the Grande, with fillScavezzo and without
    QTest::addColumn<int>("plain");
    const auto row = [](const char* name, const char* cards, int filled, int plain) {
        QTest::newRow(name) << cards << filled << plain;
    };
    row("a contatore stands for a number", "T20 T19 T18 T16 T14 T1", 6, 5);
    row("never for two in succession", "T20 T19 T18 T16 T13 T1 M", 6, 6);
    row("two numbers apart, two contatori", "T20 T19 T18 T16 T14 T12 T1 M", 8, 6);
    row("one is spent at the head", "T20 T19 T16 T14 T1", 4, 4);
    row("one spent, one left", "T20 T19 T16 T14 T1 M", 6, 5);
    row("through to the Moors", "T20 T19 T18 T16 T15 T14 T13 T12 T11 T10 T9 T8 T7 T6 T5 TM2", 16, 16);
    row("the 5 stood for", "T20 T19 T18 T16 T15 T14 T13 T12 T11 T10 T9 T8 T7 T6 TM1 TM2 M", 17, 15);
    row("the 6 missing", "T20 T19 T18 T16 T15 T14 T13 T12 T11 T10 T9 T8 T7 T5 TM1", 13, 13);
}

void TestBologneseValues::B2_6_theRunOfTheGrande() {
    QFETCH(const QString, cards);
    const Bits holding = bologneseCards(cards).low();
    QTEST(tricks::bits::count(cardsOf(Name::Grande, holding, true)), "filled");
    QTEST(tricks::bits::count(cardsOf(Name::Grande, holding, false)), "plain");
}

void TestBologneseValues::B2_8_doubling() {
    const auto worth = [](const char* codes) { return worthOf(bologneseCards(codes).low(), true); };
    QCOMPARE(worth("CK CQ CN DK DQ DN"), (Worth{20, 0}));
    QCOMPARE(worth("CK CQ CN DK DQ DN SK SQ SN"), (Worth{60, 3 * 0 + 2 * (17 + 14 + 13)}));
    QCOMPARE(worth("TM1 TM2 TM3 CA DA SA CJ DJ BJ CN DN BN"), (Worth{20, 25}));
}

void TestBologneseValues::B2_9_allCards() {
    const auto all = combinationsOf(kWholeDeck, {});
    QCOMPARE(static_cast<int>(all.size()), kNames);
    QCOMPARE(all.front().points, 105);
    QCOMPARE(worthOf(all, Doubling::Never), (Worth{275, 148}));
    QCOMPARE(worthOf(all, Doubling::FromThree), (Worth{550, 296}));
    QCOMPARE(worthOf(kAll, true), (Worth{550, 296}));
}

void TestBologneseValues::B2_9_cavedonisThirdExample() {
    const CardSet held = kWholeDeck - bologneseCards("T19 T18 T16 T1 DK DJ DA SQ SN SJ CJ BN BA");
    const auto made = combinationsOf(held, {});
    QStringList parts;
    for (const Combination& one : made)
        parts << nameText(one.name) + u' ' + QString::number(one.points);
    QCOMPARE(parts.join(QStringLiteral(", ")),
             QStringLiteral("grande 10, cups 20, batons 15, moors 20, aces 10, kings 17, queens 14"));
    QCOMPARE(worthOf(made, Doubling::FromThree), (Worth{150, 31}));
}

void TestBologneseValues::B2_theRuleOfEachCombination() {
    QStringList rules;
    for (int i = 0; i < kNames; ++i)
        rules << QString::fromStdString(std::string(ruleOf(static_cast<Name>(i))));
    QCOMPARE(rules.join(u' '), QStringLiteral("B2.6 B2.5 B2.5 B2.5 B2.5 B2.7 B2.7 B2.2 B2.2 B2.2 B2.2 B2.2"));
}

VERSICOLA_TEST(TestBologneseValues)
#include "test_bolognese_values.moc"
