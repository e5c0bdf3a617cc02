// The rules of Tarocco bolognese from the match to the signals, named after their numbers (B3–B7).
#include "bolognese_acts.h"

#include "bolognese/match.h"
#include "support/many/one_of_many.h"

using namespace bolognese;
using namespace support;

class TestBologneseRules : public QObject {
    Q_OBJECT

private slots:
    void B3_1_theDraw();
    void B3_1_whatWasDrawn_data();
    void B3_1_whatWasDrawn();
    void B3_4_theMatch_data();
    void B3_4_theMatch();
    void B4_2_theDeal();
    void B4_3_whatMayBeLaidAway();
    void B5_whatMayBePlayed_data();
    void B5_whatMayBePlayed();
    void B5_5_theMattoStays();
    void B6_1_accusingOnceInTrickOne();
    void B6_2_whole();
    void B6_3_doubledAccusi();
    void B6_5_theDealerCallsOutFirst();
    void B6_5_anAccusoCallsOut();
    void B6_5_notTogetherWithThePartners();
    void B7_2_whenSignalsAreAllowed_data();
    void B7_2_whenSignalsAreAllowed();
    void B7_3_signalsAreTrue();
    void B7_4_aSignalBindsNobody();
};

// The highest draw sits South, and so on (B3.2).
void TestBologneseRules::B3_1_theDraw() {
    QVERIFY(drawRank(kBegato) > drawRank(card(Suit::Cups, Rank::King)));
    QCOMPARE(drawRank(moor(1)), drawRank(moor(3)));
    QCOMPARE(drawRank(card(Suit::Cups, Rank::King)), drawRank(card(Suit::Batons, Rank::King)));
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        tricks::Random random(seed);
        const Draw draw = drawForPartners(random);
        std::array<int, 4> last{};
        for (const auto& [player, drawn] : draw.cards)
            last[static_cast<std::size_t>(player)] = drawRank(drawn);
        // Two who never tied lie as their first cards do; the highest deals.
        std::array<int, 4> first{-1, -1, -1, -1};
        for (const auto& [player, drawn] : draw.cards)
            if (auto& rank = first[static_cast<std::size_t>(player)]; rank < 0 && drawn != kMatto)
                rank = drawRank(drawn);
        for (std::size_t i = 0; i + 1 < 4; ++i) {
            const auto above = static_cast<std::size_t>(draw.order[i]),
                       below = static_cast<std::size_t>(draw.order[i + 1]);
            QVERIFY(first[above] > first[below] ||
                    (first[above] == first[below] && last[above] != last[below]));
        }
        const auto seats = seating(draw);
        QCOMPARE(seats[Seat::S], draw.order[0]);
        QCOMPARE(seats[Seat::N], draw.order[1]);
        QCOMPARE(seats[Seat::E], draw.order[2]);
    }
}

void TestBologneseRules::B3_1_whatWasDrawn_data() {
    QTest::addColumn<QString>("cards"); // player and card
    QTest::addColumn<QString>("order"); // of the players, the highest first; empty: no draw
    QTest::newRow("trumps above suits") << "0CK 1T5 2SA 3T1"
                                        << "1302";
    QTest::newRow("a tie") << "0T20 1CK 2DK 3T19 1C7 2S7"
                           << "0312";
    QTest::newRow("a tie of Moors") << "0TM1 1TM3 2CK 3CA 0D6 1D7"
                                    << "0123";
    QTest::newRow("a tie left open") << "0T20 1CK 2DK 3T19"
                                     << "";
    QTest::newRow("the Matto, and another card") << "0T20 1T19 2M 2T18 3T17"
                                                 << "0123";
    QTest::newRow("the Matto alone") << "0T20 1T19 2M 3T17"
                                     << "";
    QTest::newRow("the Matto to settle a tie") << "0T20 1CK 2DK 3T19 1M 1C10 2C9"
                                               << "0321";
}

void TestBologneseRules::B3_1_whatWasDrawn() {
    QFETCH(const QString, cards);
    std::vector<DrawnCard> drawn;
    for (const QString& one : cards.split(u' '))
        drawn.push_back({one.left(1).toInt(), *cardOf(one.mid(1).toStdString())});
    QString order;
    if (const auto draw = drawOf(drawn))
        for (int player : draw->order)
            order += QString::number(player);
    QTEST(order, "order");
}

void TestBologneseRules::B3_4_theMatch_data() {
    QTest::addColumn<int>("ns");
    QTest::addColumn<int>("ew");
    QTest::addColumn<int>("hands");
    QTest::addColumn<bool>("four");
    QTest::addColumn<int>("verdict");
    const auto row = [](const char* name, int ns, int ew, int hands, bool four, Verdict verdict) {
        QTest::newRow(name) << ns << ew << hands << four << static_cast<int>(verdict);
    };
    row("below", 799, 700, 5, false, Verdict::GoesOn);
    row("one has it", 800, 700, 5, false, Verdict::WonByNS);
    row("both have it", 810, 830, 5, false, Verdict::WonByEW);
    row("level", 805, 805, 5, false, Verdict::GoesOn);
    row("B3.5 four hands", 300, 299, 4, true, Verdict::WonByNS);
    row("B3.5 level after four", 300, 300, 4, true, Verdict::Level);
    row("three of four", 1300, 300, 3, true, Verdict::GoesOn);
}

void TestBologneseRules::B3_4_theMatch() {
    QFETCH(const int, ns);
    QFETCH(const int, ew);
    QFETCH(const int, hands);
    QFETCH(const bool, four);
    RuleSet rules;
    rules.match = four ? Match::QuattroScartate : Match::Ottocento;
    QTEST(static_cast<int>(verdict(rules, {{ns, ew}}, hands, std::nullopt)), "verdict");
    QCOMPARE(verdict(rules, {{ns, ew}}, hands, Side::EW), Verdict::WonByEW); // B6.5
}

void TestBologneseRules::B4_2_theDeal() {
    const Hand hand = canonicalHand();
    QCOMPARE(bologneseCodes(hand.dealt(Seat::E)),
             QStringLiteral("CK CQ CN CJ C10 SK SQ SN SJ S10 T20 T19 T18 T17 T16"));
    QCOMPARE(bologneseCodes(hand.dealt(Seat::N)),
             QStringLiteral("C9 C8 C7 C6 CA S9 S8 S7 S6 SA T15 T14 T13 T12 T11"));
    QCOMPARE(bologneseCodes(hand.dealt(Seat::W)),
             QStringLiteral("DK DQ DN DJ D10 BK BQ BN BJ B10 T10 T9 T8 T7 T6"));
    QCOMPARE(bologneseCodes(hand.dealt(Seat::S)),
             QStringLiteral("D9 D8 D7 D6 DA B9 B8 B7 B6 BA T5 TM1 TM2 TM3 TM4"));
    QCOMPARE(cardText(hand.lastTwo()[0]) + cardText(hand.lastTwo()[1]), QStringLiteral("T1M"));
}

void TestBologneseRules::B4_3_whatMayBeLaidAway() {
    Hand hand = canonicalHand();
    for (const char* wrong : {"E:discard D7 D6", "S:discard D7 D7", "S:discard D7 CK", "S:discard T1 D6",
                              "S:discard M D6", "S:play D6"})
        QCOMPARE(ruleAgainst(hand, QString::fromLatin1(wrong)), QStringLiteral("B4.3"));
    const auto choice = std::get<DiscardChoice>(hand.choice()->among);
    QCOMPARE(choice.from.size(), 15);
    act(hand, QStringLiteral("S:discard D7 D6"));
    QCOMPARE(ruleAgainst(hand, QStringLiteral("S:discard D9 D8")), QStringLiteral("B4.3"));
    QCOMPARE(hand.position().hand(Seat::S).size(), 15);
}

void TestBologneseRules::B5_whatMayBePlayed_data() {
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("hand"); // of the next seat
    QTest::addColumn<QString>("legal");
    const auto row = [](const char* name, const char* before, const char* hand, const char* legal) {
        QTest::newRow(name) << before << hand << legal;
    };
    row("lead anything", "", "CK T20 M", "CK T20 M");
    row("follow, or the Matto", "C6", "CK C10 T20 M", "CK C10 M");
    row("no duty to overtake", "C6", "C10 CK", "CK C10");
    row("trump, any", "C6 T16", "DK T5 T20", "T20 T5");
    row("the Matto is no trump", "C6", "DK M", "DK M");
    row("nothing of either", "C6", "DK SK", "DK SK");
    row("trumps led", "T5", "DK T20 T1", "T20 T1");
    row("after the Matto anything", "M", "DK T20", "DK T20");
    row("after the Matto the next card is led", "M C6", "DK CK T20", "CK");
}

void TestBologneseRules::B5_whatMayBePlayed() {
    QFETCH(const QString, before);
    QFETCH(const QString, hand);
    const QStringList played = before.split(u' ', Qt::SkipEmptyParts);
    std::array<QString, 4> hands;
    for (qsizetype i = 0; i < played.size(); ++i)
        hands[static_cast<std::size_t>(i)] = played[i];
    hands[static_cast<std::size_t>(played.size())] = hand;
    Position position = positionOf(hands[0], hands[1], hands[2], hands[3]);
    for (const QString& code : played)
        position.play(*cardOf(code.toStdString()));
    QTEST(bologneseCodes(position.legal()), "legal");
}

void TestBologneseRules::B5_5_theMattoStays() {
    Position position = positionOf("CK", "M", "C6", "C7");
    for (const char* code : {"CK", "M", "C6", "C7"})
        position.play(*cardOf(code));
    QCOMPARE(bologneseCodes(position.pile(Side::NS)), QStringLiteral("CK C7 C6"));
    QCOMPARE(bologneseCodes(position.pile(Side::EW)), QStringLiteral("M"));
}

void TestBologneseRules::B6_1_accusingOnceInTrickOne() {
    Hand hand = canonicalHand();
    act(hand, QStringLiteral("S:discard D7 D6"));
    QCOMPARE(ruleAgainst(hand, QStringLiteral("W:accuse coins")), QStringLiteral("B6.1")); // out of turn
    act(hand, QStringLiteral("E:accuse grande cups swords"));
    QCOMPARE(hand.accusi().back().worth, (Worth{100, 0})); // (20 + 15 + 15) × 2
    QCOMPARE(ruleAgainst(hand, QStringLiteral("E:accuse grande")), QStringLiteral("B6.1"));
    act(hand, QStringLiteral("E:play CK"));
    QVERIFY(std::get<PlayChoice>(hand.choice()->among).accuso.made.empty()); // North has nothing
    QCOMPARE(ruleAgainst(hand, QStringLiteral("N:accuse cups")), QStringLiteral("B6.2"));
    act(hand, QStringLiteral("N:play C6"));
    act(hand, QStringLiteral("W:accuse coins batons"));
    QCOMPARE(hand.accusi().back().worth.total(), 30);
    QCOMPARE(hand.accusi().back().total, 130);
    act(hand, QStringLiteral("W:play T6"));
    act(hand, QStringLiteral("S:accuse moors aces"));
    QCOMPARE(hand.accusi().back().worth.total(), 40);
    act(hand, QStringLiteral("S:play TM1"));
    QCOMPARE(ruleAgainst(hand, QStringLiteral("W:accuse coins")), QStringLiteral("B6.1")); // trick 2
}

void TestBologneseRules::B6_2_whole() {
    Hand hand = canonicalHand();
    act(hand, QStringLiteral("S:discard D7 D6"));
    QCOMPARE(ruleAgainst(hand, QStringLiteral("E:accuse cups cups")), QStringLiteral("B6.2"));
    QCOMPARE(ruleAgainst(hand, QStringLiteral("E:accuse tarocchi")), QStringLiteral("B6.2"));
    act(hand, QStringLiteral("E:accuse cups"));
    QCOMPARE(bologneseCodes(hand.accusi().back().shown.front().cards), QStringLiteral("CK CQ CN CJ"));
}

void TestBologneseRules::B6_3_doubledAccusi() {
    RuleSet rules;
    rules.doubleAccusi = false;
    Hand hand = canonicalHand(rules);
    act(hand, QStringLiteral("S:discard D7 D6"));
    act(hand, QStringLiteral("E:accuse grande cups swords"));
    QCOMPARE(hand.accusi().back().worth.total(), 50);
}

// (a): from the 15 cards alone, and only if it reaches the target.
void TestBologneseRules::B6_5_theDealerCallsOutFirst() {
    // South's packets hold four Moors, 15.
    Hand far = canonicalHand({}, {{784, 0}});
    QCOMPARE(ruleAgainst(far, QStringLiteral("S:accuse moors")), QStringLiteral("B6.5"));
    QVERIFY(std::get<DiscardChoice>(far.choice()->among).accuso.made.empty());
    QCOMPARE(ruleAgainst(far, QStringLiteral("S:accuse aces")),
             QStringLiteral("B6.2")); // two without contatori
    Hand near = canonicalHand({}, {{785, 0}});
    QCOMPARE(ruleAgainst(near, QStringLiteral("E:accuse cups")), QStringLiteral("B6.5"));
    act(near, QStringLiteral("S:accuse moors"));
    QVERIFY(near.over());
    QCOMPARE(near.result()->calledOut, Side::NS);
    QCOMPARE(near.result()->points[Side::NS], 15);
    QCOMPARE(ruleAgainst(near, QStringLiteral("S:discard D7 D6")), QStringLiteral("B5.6"));
    RuleSet four;
    four.match = Match::QuattroScartate;
    QCOMPARE(ruleAgainst(canonicalHand(four, {{785, 0}}), QStringLiteral("S:accuse moors")),
             QStringLiteral("B6.5"));
    // Not in force once a side has the target.
    QCOMPARE(ruleAgainst(canonicalHand({}, {{785, 800}}), QStringLiteral("S:accuse moors")),
             QStringLiteral("B6.5"));
}

void TestBologneseRules::B6_5_anAccusoCallsOut() {
    Hand hand = canonicalHand({}, {{0, 690}});
    act(hand, QStringLiteral("S:discard D7 D6"));
    act(hand, QStringLiteral("E:accuse grande cups swords")); // 790
    QVERIFY(!hand.over());
    act(hand, QStringLiteral("E:play CK"));
    act(hand, QStringLiteral("N:play C6"));
    act(hand, QStringLiteral("W:accuse coins")); // with the partner's 805
    QVERIFY(hand.over());
    QCOMPARE(hand.result()->calledOut, Side::EW);
    QCOMPARE(hand.result()->points, (PerSide<int>{{0, 115}}));
}

// The dealer, having taken up the two cards, may not add to the partner's accuso. North deals; its partner
// South has the packets of coins, batons and T10 to T6, North itself the Moors, and takes up both contatori.
void TestBologneseRules::B6_5_notTogetherWithThePartners() {
    Deck deck = canonicalDeck();
    for (std::size_t round = 0; round < 3; ++round)
        std::swap_ranges(deck.begin() + std::ptrdiff_t(round * 20 + 5),
                         deck.begin() + std::ptrdiff_t(round * 20 + 10),
                         deck.begin() + std::ptrdiff_t(round * 20 + 10));
    const auto play = [&](int score) {
        Hand hand(Deal{{}, Seat::N, deck, {{score, 0}}});
        for (const char* text : {"N:discard D7 D6", "W:play CK", "S:accuse coins", "S:play T6", "E:play C6",
                                 "N:accuse moors"}) // 15 and, with both contatori, 25
            act(hand, QString::fromLatin1(text));
        return hand;
    };
    QVERIFY(!play(770).over()); // 770 + 15 + 25 would do
    const Hand alone = play(775);
    QVERIFY(alone.over());
    QCOMPARE(alone.result()->calledOut, Side::NS);
    QCOMPARE(alone.result()->points[Side::NS], 40);
}

void TestBologneseRules::B7_2_whenSignalsAreAllowed_data() {
    QTest::addColumn<QString>("rule");
    QTest::addColumn<QString>("allowed"); // leads of the second trick with busso
    const auto row = [](const char* rule, const char* allowed) { QTest::newRow(rule) << rule << allowed; };
    row("king", "CQ T20");
    row("kingAngel", "CQ");
    row("free", "CQ SK T20");
    row("none", "");
}

// South has led the king of cups and holds the Matto; then leads the Angel.
void TestBologneseRules::B7_2_whenSignalsAreAllowed() {
    QFETCH(const QString, rule);
    RuleSet rules;
    QVERIFY(!setSwitch(rules, QStringLiteral("signals"), rule));
    Deck deck = canonicalDeck();
    const auto exchange = [&deck](const char* one, const char* two) {
        std::iter_swap(std::ranges::find(deck, *cardOf(one)), std::ranges::find(deck, *cardOf(two)));
    };
    exchange("C8", "D10"); // East's cups for the others, who would have to trump
    exchange("C7", "D9");
    exchange("C10", "M");
    Hand hand(Deal{rules, Seat::W, deck, {}});
    act(hand, QStringLiteral("W:discard D7 D6"));
    QCOMPARE(ruleAgainst(hand, QStringLiteral("S:play CK busso")),
             rule == u"free" ? QString() : QStringLiteral("B7.2"));
    act(hand, QStringLiteral("S:play CK"));
    QCOMPARE(ruleAgainst(hand, QStringLiteral("E:play C9 busso")), QStringLiteral("B7.1"));
    for (const char* text : {"E:play C9", "N:play C8", "W:play C7"})
        act(hand, QString::fromLatin1(text));
    QStringList allowed;
    const auto choice = std::get<PlayChoice>(hand.choice()->among);
    for (const char* card : {"CQ", "SK", "T20", "M"}) {
        const QString against = ruleAgainst(hand, QStringLiteral("S:play %1 busso").arg(card));
        if (against.isEmpty())
            allowed << card;
        else
            QCOMPARE(against, QStringLiteral("B7.2"));
        QCOMPARE(choice.busso.contains(*cardOf(card)), against.isEmpty());
    }
    QTEST(allowed.join(u' '), "allowed");
    for (const char* text : {"S:play T20", "E:play T15", "N:play T10", "W:play TM1"})
        act(hand, QString::fromLatin1(text));
    QCOMPARE(ruleAgainst(hand, QStringLiteral("S:play T19 busso")),
             rule == u"none" ? QStringLiteral("B7.2") : QString());
}

void TestBologneseRules::B7_3_signalsAreTrue() {
    RuleSet rules;
    rules.signalsWhen = Signals::Free;
    Hand hand = canonicalHand(rules);
    act(hand, QStringLiteral("S:discard D7 D6"));
    QCOMPARE(ruleAgainst(hand, QStringLiteral("E:play CK volo")), QStringLiteral("B7.3"));
    QCOMPARE(ruleAgainst(hand, QStringLiteral("E:play CK striscio")), QString());
    QCOMPARE(ruleAgainst(hand, QStringLiteral("E:play CK busso")), QString());
    const auto choice = std::get<PlayChoice>(hand.choice()->among);
    QVERIFY(choice.volo.empty() && choice.striscio == choice.cards && choice.busso == choice.cards);
}

void TestBologneseRules::B7_4_aSignalBindsNobody() {
    RuleSet rules;
    rules.signalsWhen = Signals::Free;
    QStringList legal;
    for (const char* lead : {"E:play CK", "E:play CK busso", "E:play CK striscio"}) {
        Hand hand = canonicalHand(rules);
        act(hand, QStringLiteral("S:discard D7 D6"));
        act(hand, QString::fromLatin1(lead));
        legal << bologneseCodes(std::get<PlayChoice>(hand.choice()->among).cards);
    }
    QCOMPARE(legal[1], legal[0]);
    QCOMPARE(legal[2], legal[0]);
}

VERSICOLA_TEST(TestBologneseRules)
#include "test_bolognese_rules.moc"
