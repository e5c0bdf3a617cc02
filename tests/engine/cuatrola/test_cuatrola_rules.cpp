// The rules of Cuatrola from the cards to the play, named after their numbers (C1–C5).
#include "cuatrola_acts.h"

#include "cuatrola/match.h"
#include "cuatrola/view.h"
#include "support/many/one_of_many.h"

using namespace cuatrola;
using namespace support;

class TestCuatrolaRules : public QObject {
    Q_OBJECT

private slots:
    void C1_1_codesAndOrder();
    void C1_2_ranks();
    void C1_3_points();
    void C2_2_theFirstKingDeals();
    void C2_4_theMatchIsWon();
    void C3_theDeal();
    void C4_2_betsRise();
    void C4_3_theAskingEnds_data();
    void C4_3_theAskingEnds();
    void C5_1_whoLeads_data();
    void C5_1_whoLeads();
    void C5_cardsThatMayBePlayed_data();
    void C5_cardsThatMayBePlayed();
    void C5_9_whoWins_data();
    void C5_9_whoWins();
    void C4_4_theIdleSeat();
    void theRuleAgainst_data();
    void theRuleAgainst();
};

void TestCuatrolaRules::C1_1_codesAndOrder() {
    QCOMPARE(cuatrolaCodes(kWholeDeck),
             QStringLiteral("CA C3 CK CN CJ DA D3 DK DN DJ SA S3 SK SN SJ BA B3 BK BN BJ"));
    for (const char* wrong : {"C2", "c3", "TA", "C", "CAA", ""})
        QVERIFY2(!cardOf(wrong), wrong);
}

// A 3 K N J: of two cards of a suit the earlier wins, whichever is led.
void TestCuatrolaRules::C1_2_ranks() {
    const QString ranks = QStringLiteral("A3KNJ");
    for (qsizetype high = 0; high < ranks.size(); ++high)
        for (qsizetype low = high + 1; low < ranks.size(); ++low) {
            const QString above = QString(u'C') + ranks[high], below = QString(u'C') + ranks[low];
            Position rises = positionOf(below, above, "DA", "SA", Suit::Batons);
            passAll(rises);
            support::play(rises, below + u' ' + above + QStringLiteral(" DA SA"));
            QCOMPARE(rises.winning(), Seat::E);
            Position falls = positionOf(above, below, "DA", "SA", Suit::Batons);
            passAll(falls);
            support::play(falls, above + u' ' + below + QStringLiteral(" DA SA"));
            QCOMPARE(falls.winning(), Seat::S);
        }
}

void TestCuatrolaRules::C1_3_points() {
    for (Suit suit : kSuits) {
        QList<int> worth;
        for (Card card : cardsOf(suit))
            worth << points(card);
        QCOMPARE(worth, (QList<int>{11, 10, 4, 3, 2}));
    }
}

void TestCuatrolaRules::C2_2_theFirstKingDeals() {
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        tricks::Random random(seed);
        const auto draw = drawForDeal(random);
        QVERIFY(isDraw(draw));
        QCOMPARE(rankOf(draw.back().card), Rank::King);
        QVERIFY(!isDraw(std::span(draw).first(draw.size() - 1)));
    }
}

// Nothing is taken from the losers (C2.5).
void TestCuatrolaRules::C2_4_theMatchIsWon() {
    Standing standing{{20, 19}};
    QVERIFY(!winner(standing, kTarget));
    add(standing, {Side::EW, 5, ScoredBy::Tricks});
    QCOMPARE(standing, (Standing{{20, 24}}));
    QCOMPARE(winner(standing, kTarget), Side::EW);
    add(standing, {Side::NS, 0, ScoredBy::Void});
    QCOMPARE(standing, (Standing{{20, 24}}));
}

// One card at a time from the dealer's right; the last, the dealer's, sets trumps (C1.4).
void TestCuatrolaRules::C3_theDeal() {
    const Hand hand = handOf(QString::fromLatin1(kBySuits));
    QCOMPARE(hand.mano(), Seat::S);
    const std::array<const char*, 4> suits{"CA C3 CK CN CJ", "DA D3 DK DN DJ", "SA S3 SK SN SJ",
                                           "BA B3 BK BN BJ"};
    for (Seat seat : kSeats) {
        const QString suit = QString::fromLatin1(suits[static_cast<std::size_t>(index(seat))]);
        QCOMPARE(cuatrolaCodes(hand.position().hand(seat)), suit);
        QStringList inRounds; // as they came
        for (Card card : hand.dealt(seat))
            inRounds << cardText(card);
        QCOMPARE(inRounds.join(u' '), suit);
    }
    QCOMPARE(cuatrolaCodes(CardSet(hand.turnedUp())), QStringLiteral("BJ"));
    QCOMPARE(hand.position().trump(), Suit::Batons);
}

void TestCuatrolaRules::C4_2_betsRise() {
    Hand hand = handOf(QString::fromLatin1(kBySuits));
    act(hand, QStringLiteral("S:bid cuatrola"));
    QCOMPARE(std::get<BidChoice>(hand.choice()->among).bids, (std::vector<Bid>{Bid::Pass, Bid::Quintola}));
    for (const char* low : {"E:bid solo", "E:bid cuatrola"})
        QCOMPARE(hand.fault(*actionOf(QString::fromLatin1(low)))->why, Why::BidTooLow);
    QCOMPARE(hand.fault(*actionOf(u"N:bid pass"))->why, Why::BidDue);
    // The partner's bet must be beaten too.
    act(hand, QStringLiteral("E:bid pass"));
    QCOMPARE(hand.fault(*actionOf(u"N:bid solo"))->why, Why::BidTooLow);
}

void TestCuatrolaRules::C4_3_theAskingEnds_data() {
    QTest::addColumn<QStringList>("bids");
    QTest::addColumn<bool>("overbid");
    QTest::addColumn<QString>("contract"); // of whom; empty: a plain hand
    QTest::newRow("all pass") << QStringList{"pass", "pass", "pass", "pass"} << true << QString();
    QTest::newRow("after four") << QStringList{"solo", "pass", "cuatrola", "pass"} << true << "N cuatrola";
    QTest::newRow("a quintola at once") << QStringList{"pass", "quintola"} << true << "E quintola";
    QTest::newRow("any bet at once") << QStringList{"pass", "solo"} << false << "E solo";
    QTest::newRow("the last speaks") << QStringList{"pass", "pass", "pass", "solo"} << false << "W solo";
}

void TestCuatrolaRules::C4_3_theAskingEnds() {
    QFETCH(const QStringList, bids);
    QFETCH(const bool, overbid);
    QFETCH(const QString, contract);
    RuleSet rules;
    rules.overbid = overbid;
    Hand hand = handOf(QString::fromLatin1(kBySuits), rules);
    for (const QString& one : bids) {
        QCOMPARE(hand.phase(), Phase::Bid);
        act(hand, records::codeOf(hand.choice()->seat) + QStringLiteral(":bid ") + one);
    }
    QCOMPARE(hand.phase(), Phase::Play);
    const Contract& made = *hand.contract();
    QCOMPARE(made.bidder ? records::codeOf(*made.bidder) + u' ' + bidText(made.bid) : QString(), contract);
    QCOMPARE(made.idle, made.bidder ? std::optional(partner(*made.bidder)) : std::nullopt);
}

void TestCuatrolaRules::C5_1_whoLeads_data() {
    QTest::addColumn<QString>("bidder");
    QTest::addColumn<bool>("bidderLeads");
    QTest::addColumn<QString>("order"); // of the first trick; South is the mano
    QTest::newRow("plain") << "" << false << "SENW";
    QTest::newRow("plain, betLead bidder") << "" << true << "SENW";
    QTest::newRow("mano bids") << "S" << false << "SEW";
    QTest::newRow("mano is idle") << "N" << false << "ENW";
    QTest::newRow("second bids") << "E" << false << "SEN";
    QTest::newRow("third leads its bet") << "N" << true << "NWE";
    QTest::newRow("dealer leads its bet") << "W" << true << "WSN";
}

void TestCuatrolaRules::C5_1_whoLeads() {
    QFETCH(const QString, bidder);
    QFETCH(const bool, bidderLeads);
    QFETCH(const QString, order);
    RuleSet rules;
    rules.betLead = bidderLeads ? BetLead::Bidder : BetLead::Mano;
    Hand hand = handOf(QString::fromLatin1(kBySuits), rules);
    while (hand.phase() == Phase::Bid) {
        const QString seat = records::codeOf(hand.choice()->seat);
        act(hand, seat + (seat == bidder ? QStringLiteral(":bid solo") : QStringLiteral(":bid pass")));
    }
    QString played;
    while (hand.tricks().empty() || !hand.tricks().front().winner) {
        const Choice choice = *hand.choice();
        played += records::codeOf(choice.seat);
        act(hand, actionText(actionsOf(choice).front()));
    }
    QCOMPARE(played, order);
}

// The hand of the seat that is third or later, after these cards; batons are trumps.
void TestCuatrolaRules::C5_cardsThatMayBePlayed_data() {
    QTest::addColumn<QStringList>("before"); // the cards played, by South, East, North
    QTest::addColumn<QString>("hand");
    QTest::addColumn<QString>("best"); // what may be played under `best`, and under `lead`
    QTest::addColumn<QString>("lead");
    const auto row = [](const char* name, QStringList before, const char* hand, const char* best,
                        const char* lead = nullptr) {
        QTest::newRow(name) << before << hand << best << (lead ? lead : best);
    };
    row("C5.2 the leader plays any card", {}, "CA D3 BJ", "CA D3 BJ");
    row("C5.3 follow", {"DJ"}, "DA D3 CA BJ", "DA D3");
    row("C11.1 batons led", {"BJ"}, "CA BA", "BA");
    row("C11.1 cups led, no cup but a baton", {"CA"}, "D3 SK BJ", "BJ");
    row("C11.2 both beat the page", {"DJ", "DA"}, "D3 DK", "D3 DK", "D3 DK");
    row("C11.2 the best or the led card", {"DN", "DA"}, "D3 DJ", "D3 DJ", "D3");
    row("C11.2 only the ace", {"DN", "DK"}, "DA DJ", "DA");
    row("C11.2 a ruff frees from overtaking", {"DN", "BJ"}, "DA DJ", "DA DJ");
    row("C11.3 overtrump", {"CA", "BK"}, "B3 BJ S3", "B3");
    row("C11.3 none so high: any card", {"CA", "BK"}, "BN BJ S3", "S3 BN BJ");
    row("C11.3 neither suit nor trump", {"CA", "BK"}, "D3 S3", "D3 S3");
    row("C11.3 any trump will do", {"CA", "CJ"}, "B3 BJ S3", "B3 BJ");
    row("C5.4 the partner's card too", {"DK", "CJ"}, "DA DJ", "DA");
    row("C5.4 in an arrastre", {"BJ", "B3"}, "BA BK", "BA", "BA BK");
    row("C5.8 no trump in an arrastre", {"BJ"}, "CA D3", "CA D3");
    row("C5.4 a card thrown off is not to be beaten", {"DN", "CA"}, "DK DJ", "DK");
    row("C5.7 the partner's ruff", {"CA", "BK", "C3"}, "BA SJ", "BA");
}

void TestCuatrolaRules::C5_cardsThatMayBePlayed() {
    QFETCH(const QStringList, before);
    QFETCH(const QString, hand);
    for (const Overtake overtake : {Overtake::Best, Overtake::Lead}) {
        RuleSet rules;
        rules.overtake = overtake;
        std::array<QString, 4> hands;
        for (qsizetype i = 0; i < before.size(); ++i)
            hands[static_cast<std::size_t>(i)] = before[i];
        hands[static_cast<std::size_t>(before.size())] = hand;
        Position position = positionOf(hands[0], hands[1], hands[2], hands[3], Suit::Batons, rules);
        passAll(position);
        for (const QString& code : before)
            support::play(position, code);
        QFETCH(const QString, best);
        QFETCH(const QString, lead);
        QCOMPARE(cuatrolaCodes(position.legal()), overtake == Overtake::Best ? best : lead);
    }
}

void TestCuatrolaRules::C5_9_whoWins_data() {
    QTest::addColumn<QString>("cards");
    QTest::addColumn<QString>("winner");
    QTest::newRow("highest of the suit led") << "DJ DN DK DA"
                                             << "W";
    QTest::newRow("another suit wins nothing") << "DJ CA SA D3"
                                               << "W";
    QTest::newRow("a trump") << "DA BJ CJ SJ"
                             << "E";
    QTest::newRow("the highest trump") << "DA BJ B3 CJ"
                                       << "N";
    QTest::newRow("trumps led") << "BJ BN CA BK"
                                << "W";
}

void TestCuatrolaRules::C5_9_whoWins() {
    QFETCH(const QString, cards);
    QFETCH(const QString, winner);
    const QStringList codes = cards.split(u' ');
    Position position = positionOf(codes[0], codes[1], codes[2], codes[3], Suit::Batons);
    passAll(position);
    int worth = 0;
    for (const QString& code : codes) {
        worth += points(*cardOf(code.toStdString()));
        support::play(position, code);
    }
    QCOMPARE(records::codeOf(position.winning()), winner);
    QCOMPARE(position.cardPoints(sideOf(position.winning())), worth);
}

// East bids and West, idle, is passed over; its cards stay hidden (C4.5) until the hand is over.
void TestCuatrolaRules::C4_4_theIdleSeat() {
    Hand hand = handOf(QStringLiteral("CA DA SA BA C3 D3 S3 B3 CK DK SK BK CN DN SN BN CJ DJ SJ BJ"));
    for (const char* bids : {"S:bid pass", "E:bid solo", "N:bid pass", "W:bid pass"})
        act(hand, QString::fromLatin1(bids));
    QCOMPARE(hand.contract()->idle, Seat::W);
    while (const auto choice = hand.choice()) {
        QVERIFY(choice->seat != Seat::W);
        QCOMPARE(hand.position().hand(Seat::W).size(), 5);
        for (Seat seat : kSeats)
            QVERIFY(viewOf(hand, seat).left == PerSeat<CardSet>{});
        QVERIFY(viewOf(hand, Seat::E).hand == hand.position().hand(Seat::E));
        act(hand, actionText(actionsOf(*choice).front()));
    }
    for (const Trick& trick : hand.tricks())
        QCOMPARE(trick.plays.size(), std::size_t{3});
    QCOMPARE(cuatrolaCodes(viewOf(hand, Seat::S).left[Seat::W]), QStringLiteral("BA B3 BK BN BJ"));
    QCOMPARE(hand.position().trump(), Suit::Batons); // the card turned up is among them
}

void TestCuatrolaRules::theRuleAgainst_data() {
    QTest::addColumn<QString>("deck");
    QTest::addColumn<QString>("done"); // before it, under cantes sung all at once
    QTest::addColumn<QString>("refused");
    QTest::addColumn<QString>("rule");
    const char* suits = "C3 CA S3 CK DA CJ SN CN DK D3 SJ BA DN SA BK B3 DJ SK BN BJ";
    const char* cantes = "CA C3 CJ CK DK DA DJ CN DN D3 S3 BN SK SA B3 BJ SN BA BK SJ";
    const QString plain = QStringLiteral("S:bid pass,E:bid pass,N:bid pass,W:bid pass,");
    const auto row = [](const char* name, const char* deck, const QString& done, const char* refused,
                        const char* rule) {
        QTest::newRow(name) << QString::fromLatin1(deck) << done << QString::fromLatin1(refused)
                            << QString::fromLatin1(rule);
    };
    row("a higher card kept", suits, plain + QStringLiteral("S:play C3"), "E:play CJ", "C5.4");
    row("a trump kept", suits, plain + QStringLiteral("S:play C3,E:play CA"), "N:play S3", "C5.6");
    row("a lower trump", suits, plain + QStringLiteral("S:play DA,E:play D3,N:play BN"), "W:play BJ", "C5.7");
    row("the trumps' cante left out", cantes,
        plain + QStringLiteral("S:play CA,E:play C3,N:play CJ,W:play CK"), "S:sing D", "C6.4");
    row("a quintola that was lost", suits, QStringLiteral("S:bid quintola,S:play C3,E:play CA,W:play CK"),
        "E:play CJ", "C7.1");
}

void TestCuatrolaRules::theRuleAgainst() {
    QFETCH(const QString, deck);
    QFETCH(const QString, done);
    QFETCH(const QString, refused);
    RuleSet rules;
    rules.cantes = Cantes::All;
    Hand hand = handOf(deck, rules);
    for (const QString& action : done.split(u','))
        act(hand, action);
    const auto refusal = hand.fault(*actionOf(refused));
    QVERIFY(refusal);
    QTEST(QString::fromStdString(std::string(ruleOf(refusal->why))), "rule");
}

VERSICOLA_TEST(TestCuatrolaRules)
#include "test_cuatrola_rules.moc"
