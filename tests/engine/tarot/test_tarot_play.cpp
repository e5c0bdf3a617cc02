// The play of French Tarot, named after its rules (F8.1–F8.10, F12.1, F12.2).
#include "tarot_acts.h"

#include "support/many/one_of_many.h"
#include "tarot/view.h"

using namespace tarot;
using namespace support;

class TestTarotPlay : public QObject {
    Q_OBJECT

private slots:
    void F8_whatMayBePlayed_data();
    void F8_whatMayBePlayed();
    void F8_6_whoWins_data();
    void F8_6_whoWins();
    void F8_8_theSuitCalled();
    void F8_9_theExcuseAfterAChelem();
    void F8_10_theThirdBout();
    void F9_1_afterTheLastTrick();
    void F12_1_thePiles();
    void F12_2_topsAreInHand();
};

void TestTarotPlay::F8_whatMayBePlayed_data() {
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("hand"); // of the next seat
    QTest::addColumn<QString>("legal");
    const auto row = [](const char* name, const char* before, const char* hand, const char* legal) {
        QTest::newRow(name) << before << hand << legal;
    };
    row("lead anything", "", "SK T20 M", "SK T20 M");
    row("follow, or the Excuse", "S6", "SK S10 T20 M", "S10 SK M");
    row("no duty to beat a suit card", "S6", "SA SK", "SA SK");
    row("trump, any", "S6", "DK T5 T20", "T5 T20");
    row("the Excuse is no trump", "S6", "DK M", "DK M");
    row("nothing of either", "S6", "DK HK", "HK DK");
    row("overtrump", "S6 T10", "DK T5 T11 T20", "T11 T20");
    row("overtrump after another card", "S6 T10 S7", "T5 T11", "T11");
    row("too low: any trump", "S6 T10", "DK T5 T9 M", "T5 T9 M");
    row("trumps led: higher", "T5", "DK T20 T1", "T20");
    row("trumps led: none higher", "T15", "DK T14 T1", "T1 T14");
    row("trumps led: no trump", "T15", "DK CA", "DK CA");
    row("following, a trump does not matter", "S6 T10", "S7 T5", "S7");
    row("after the Excuse anything", "M", "DK T20", "DK T20");
    row("after the Excuse the next card is led", "M S6", "DK SK T20", "SK");
    row("after the Excuse trumps are led", "M T6", "DK T20 T2", "T20");
    row("the Excuse between", "S6 M", "DK SK T20", "SK");
}

void TestTarotPlay::F8_whatMayBePlayed() {
    QFETCH(const QString, before);
    QFETCH(const QString, hand);
    const QStringList played = before.split(u' ', Qt::SkipEmptyParts);
    std::vector<QString> hands(4);
    for (qsizetype i = 0; i < played.size(); ++i)
        hands[std::size_t(i)] = played[i];
    hands[std::size_t(played.size())] = hand;
    Position position = positionOf(hands);
    for (const QString& code : played)
        position.play(tarotCard(code));
    QTEST(tarotCodes(position.legal()), "legal");
}

void TestTarotPlay::F8_6_whoWins_data() {
    QTest::addColumn<QString>("cards");
    QTest::addColumn<int>("winner"); // place in the trick, from 0
    const auto row = [](const char* cards, int winner) { QTest::newRow(cards) << QString(cards) << winner; };
    row("S6 S10 SA SK", 3);
    row("S2 SA HK DK", 0); // the ace is low (F1.2)
    row("S6 T1 SK T2", 3);
    row("T6 T21 T20 CK", 1);
    row("M S6 S7 S8", 3);
    row("M S6 H7 D8", 1);
    row("S6 M CK SA", 0);
}

void TestTarotPlay::F8_6_whoWins() {
    QFETCH(const QString, cards);
    const QStringList codes = cards.split(u' ');
    Position position = positionOf({codes[0], codes[1], codes[2], codes[3]});
    for (const QString& code : codes)
        position.play(tarotCard(code));
    QTEST(index(position.leader()), "winner");
}

void TestTarotPlay::F8_8_theSuitCalled() {
    Setting setting;
    setting.called = tarotCard("HK");
    Position position = positionOf({"HQ HK S2 M", "H2 D2 T3", "HA C2", "H3 C3", "H4 C4"}, setting);
    QCOMPARE(tarotCodes(position.legal()), QStringLiteral("S2 HK M"));
    Position led = position;
    led.play(kExcuse);
    QCOMPARE(tarotCodes(led.legal()), QStringLiteral("D2 T3")); // binds who plays after a led Excuse
    led.play(tarotCard("D2"));
    QCOMPARE(tarotCodes(led.legal()), QStringLiteral("HA C2")); // and nobody else
    position.play(tarotCard("HK"));
    QCOMPARE(tarotCodes(position.legal()), QStringLiteral("H2"));
    for (const char* code : {"H2", "HA", "H3", "H4"})
        position.play(tarotCard(code));
    QCOMPARE(tarotCodes(position.legal()), QStringLiteral("S2 HQ M")); // from trick 2 on anything
}

void TestTarotPlay::F8_9_theExcuseAfterAChelem() {
    Setting setting;
    setting.tricks = 3;
    setting.chelemBy = Seat::First;
    const auto after = [&](const QString& south, const QStringList& played) {
        Position position = positionOf({south, "S2 S3 T4", "S4 S5 S6", "S7 S8 S9"}, setting);
        for (const QString& code : played)
            position.play(tarotCard(code));
        return tarotCodes(position.legal());
    };
    QCOMPARE(after("SK SQ M", {}), QStringLiteral("SQ SK"));
    QCOMPARE(after("SK SQ M", {"SK", "S2", "S4", "S7"}), QStringLiteral("SQ"));
    QCOMPARE(after("SK SQ M", {"SK", "S2", "S4", "S7", "SQ", "S3", "S5", "S8"}), QStringLiteral("M"));
    // West wins trick 1: the duty has ended.
    QCOMPARE(after("SA SK M", {"SA", "S2", "S4", "S7", "S8"}), QStringLiteral("SK M"));
}

void TestTarotPlay::F8_10_theThirdBout() {
    Setting setting;
    setting.noThreeBouts = true;
    const auto legal = [&](const QString& hand, const QStringList& before) {
        Position position = positionOf({before[0], before[1], hand, ""}, setting);
        for (const QString& code : before)
            position.play(tarotCard(code));
        return tarotCodes(position.legal());
    };
    QCOMPARE(legal("T5 T6 M", {"T1", "T21"}), QStringLiteral("T5 T6"));
    QCOMPARE(legal("M", {"T1", "T21"}), QStringLiteral("M")); // nothing else
    QCOMPARE(legal("T1 T5", {"T21", "M"}), QStringLiteral("T5"));
    QCOMPARE(legal("T1 SK", {"T21", "M"}), QStringLiteral("T1"));
    QCOMPARE(legal("T21 T5", {"T1", "M"}), QStringLiteral("T5"));
    QCOMPARE(legal("T1 T5", {"T20", "M"}), QStringLiteral("T1 T5"));
    setting.noThreeBouts = false;
    QCOMPARE(legal("T5 T6 M", {"T1", "T21"}), QStringLiteral("T5 T6 M"));
}

// The last trick ends the hand, for whatever might still be said.
void TestTarotPlay::F9_1_afterTheLastTrick() {
    for (int players = 2; players <= 5; ++players) {
        Hand hand = handOf(players, {}, {{"allPass", "misere"}});
        while (const auto choice = hand.choice()) {
            QVERIFY(!hand.over());
            if (const auto* play = std::get_if<PlayChoice>(&choice->among))
                (void)hand.apply({choice->seat, Play{play->cards.first()}});
            else
                (void)hand.apply({choice->seat, Speak{Bid::Pass}});
        }
        QVERIFY(hand.over());
        QCOMPARE(static_cast<int>(hand.tricks().size()), hand.table().tricks);
        for (const char* late : {"S:play M", "S:pass", "S:jeu"})
            QCOMPARE(ruleAgainst(hand, QString::fromLatin1(late)), QStringLiteral("F9.1"));
    }
}

// Thirty cards to the hands, then layers of six to the mano, six to the dealer.
void TestTarotPlay::F12_1_thePiles() {
    const Deck deck = packInOrder({}, 2);
    const Hand hand(Deal{{}, 2, Seat::First, deck}); // North is mano
    const auto at = [&](Seat seat, std::size_t pile, std::size_t layer) {
        return cardText(hand.pilesOf(seat)[pile][layer]);
    };
    QCOMPARE(at(Seat::Second, 0, 0), cardText(deck[30]));
    QCOMPARE(at(Seat::Second, 5, 0), cardText(deck[35]));
    QCOMPARE(at(Seat::First, 0, 0), cardText(deck[36]));
    QCOMPARE(at(Seat::Second, 0, 1), cardText(deck[42]));
    QCOMPARE(at(Seat::First, 5, 3), cardText(deck[77]));
    QVERIFY(hand.turn() == Seat::Second); // F12.3
    QCOMPARE(tarotCodes(setOf(hand.position().tops(Seat::First))), QStringLiteral("T17 T18 T19 T20 T21 M"));
    QCOMPARE(hand.held(Seat::First).size(), 15);
    const Tops seen = viewOf(hand, Seat::First).tops[Seat::Second]; // pile by pile, as they lie
    for (std::size_t pile = 0; pile < 6; ++pile)
        QCOMPARE(cardText(*seen[pile]), at(Seat::Second, pile, 3));
    QCOMPARE(ruleAgainst(hand, "N:misere tetes"), QStringLiteral("F7.4")); // F12.4
}

void TestTarotPlay::F12_2_topsAreInHand() {
    PerSeat<CardSet> hands;
    hands[Seat::First] = tarotCards("S2");
    hands[Seat::Second] = tarotCards("HA DA");
    std::array<Piles, 2> piles;
    // By a fixed order of plain cards: the tops are those that matter.
    Deck rest;
    for (Card card : kWholePack - tarotCards("S2 HA DA SK S9 T5"))
        if (rest.size() < 48 && suitOf(card) != Suit::Spades)
            rest.push_back(card);
    for (std::size_t i = 0; i < 48; ++i)
        piles[i / 24][i % 24 / 4][i % 4] = rest[i];
    piles[1][0][3] = tarotCard("SK");
    piles[1][0][2] = tarotCard("T5"); // covered
    piles[0][0][3] = tarotCard("S9");
    Setting setting;
    setting.players = 2;
    setting.tricks = 25;
    Position position(setting, hands, piles);
    position.play(tarotCard("S2"));
    QCOMPARE(tarotCodes(position.legal()), QStringLiteral("SK")); // a top obliges to follow
    position.play(tarotCard("SK"));
    QVERIFY(position.turn() == Seat::Second && position.tops(Seat::Second)[0] == tarotCard("T5"));
    QCOMPARE(int(position.heights(Seat::Second)[0]), 3);
    Position led = position;
    led.play(tarotCard("T5"));
    QVERIFY(!led.tops(Seat::Second)[0]); // what lies under it is turned up when the trick is complete
    position.play(tarotCard("HA"));
    QVERIFY(!position.legal().empty());
}

VERSICOLA_TEST(TestTarotPlay)
#include "test_tarot_play.moc"
