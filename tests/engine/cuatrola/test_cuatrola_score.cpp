// Cantes, the end and the score of Cuatrola, named after their rules, with every worked example of C11 that
// concerns them (C6–C8).
#include "cuatrola_acts.h"

#include "cuatrola/view.h"
#include "support/many/one_of_many.h"

using namespace cuatrola;
using namespace support;

class TestCuatrolaScore : public QObject {
    Q_OBJECT

private slots:
    void C6_2_whoIsAsked();
    void C6_3_oneOrAll();
    void C6_3_whyTwoAreRefused();
    void C6_5_sungOnceAndThenPlayed();
    void C6_4_theFortyFirst();
    void C6_6_silenceIsHidden();
    void C7_1_earlyEnds_data();
    void C7_1_earlyEnds();
    void C8_5_C8_6_lostByTheLastTrick_data();
    void C8_5_C8_6_lostByTheLastTrick();
    void C8_scores_data();
    void C8_scores();
    void C7_2_whatAPlainHandCounts();
    void C11_5_anIdleHandTakesThirtyOut();
};

// First the winner of the trick, then the partner; never the losers, never an idle player, nothing in a
// cuatrola.
void TestCuatrolaScore::C6_2_whoIsAsked() {
    const auto afterTrick = [](std::initializer_list<Bid> bids) {
        // South takes the first trick with the ace; South and North, and East too, hold a cante.
        Position position = positionOf("CA DK DN", "C3 SK SN", "CJ BK BN", "CK DJ SJ", Suit::Batons);
        bid(position, bids);
        while (position.phase() == Phase::Play && position.trickNumber() == 1)
            position.play(position.legal().first());
        return position;
    };
    Position plain = afterTrick({Bid::Pass, Bid::Pass, Bid::Pass, Bid::Pass});
    QCOMPARE(plain.phase(), Phase::Sing);
    QCOMPARE(plain.turn(), Seat::S);
    QCOMPARE(plain.held(), only(Suit::Coins));
    plain.sing(0);
    QCOMPARE(plain.phase(), Phase::Sing);
    QCOMPARE(plain.turn(), Seat::N);
    plain.sing(only(Suit::Batons));
    QCOMPARE(plain.cantePoints(Side::NS), 40); // C6.1
    QCOMPARE(plain.phase(), Phase::Play);
    QCOMPARE(plain.turn(), Seat::S);

    Position solo = afterTrick({Bid::Solo, Bid::Pass, Bid::Pass, Bid::Pass});
    QCOMPARE(solo.turn(), Seat::S);
    solo.sing(only(Suit::Coins));
    QCOMPARE(solo.cantePoints(Side::NS), 20);
    QCOMPARE(solo.phase(), Phase::Play); // North is idle
    QCOMPARE(afterTrick({Bid::Cuatrola, Bid::Pass, Bid::Pass, Bid::Pass}).phase(), Phase::Play); // C7.3
}

void TestCuatrolaScore::C6_3_oneOrAll() {
    for (const Cantes cantes : {Cantes::One, Cantes::All}) {
        RuleSet rules;
        rules.cantes = cantes;
        Position position = positionOf("CA DK DN SK SN", "C3", "CJ", "CK", Suit::Batons, rules);
        passAll(position);
        support::play(position, QStringLiteral("CA C3 CJ CK"));
        const auto both = static_cast<Suits>(only(Suit::Coins) | only(Suit::Swords));
        QCOMPARE(position.held(), both);
        QVERIFY(position.maySing(0) && position.maySing(only(Suit::Coins)) &&
                position.maySing(only(Suit::Swords)));
        QCOMPARE(position.maySing(both), cantes == Cantes::All);
        QVERIFY(!position.maySing(only(Suit::Cups)));
    }
}

void TestCuatrolaScore::C6_3_whyTwoAreRefused() {
    Hand hand = handOf("CA C3 CJ CK DK DA D3 CN DN DJ S3 SA SK B3 BK BA SN SJ BN BJ");
    for (const char* text : {"S:bid pass", "E:bid pass", "N:bid pass", "W:bid pass", "S:play CA", "E:play C3",
                             "N:play CJ", "W:play CK"})
        act(hand, QString::fromLatin1(text));
    QCOMPARE(hand.fault(*actionOf(u"S:sing D S"))->why, Why::OneCante);
    QCOMPARE(ruleOf(Why::OneCante), std::string_view("C6.3"));
    QCOMPARE(hand.fault(*actionOf(u"S:sing C D"))->why, Why::NoSuchCante);
    QVERIFY(!hand.fault(*actionOf(u"S:sing S")));
}

// Whoever has sung may play either card, and is not asked for that cante again.
void TestCuatrolaScore::C6_5_sungOnceAndThenPlayed() {
    Position position = positionOf("CA C3 DK DN", "CK SJ S3 SA", "CN BN B3 BA", "CJ DJ D3 SK", Suit::Batons);
    passAll(position);
    support::play(position, QStringLiteral("CA CK CN CJ"));
    QCOMPARE(position.phase(), Phase::Sing);
    position.sing(only(Suit::Coins));
    QCOMPARE(position.phase(), Phase::Play);
    QVERIFY(position.legal().contains(*cardOf("DK")) && position.legal().contains(*cardOf("DN")));
    support::play(position, QStringLiteral("C3 SJ BN DJ")); // North ruffs: the pair has won again
    QCOMPARE(position.phase(), Phase::Play);
    QCOMPARE(position.cantePoints(Side::NS), 20);
}

void TestCuatrolaScore::C6_4_theFortyFirst() {
    RuleSet rules;
    rules.cantes = Cantes::All;
    Position position = positionOf("CA DK DN SK SN", "C3", "CJ", "CK", Suit::Swords, rules);
    passAll(position);
    support::play(position, QStringLiteral("CA C3 CJ CK"));
    QVERIFY(position.maySing(0) && position.maySing(only(Suit::Swords)));
    QVERIFY(!position.maySing(only(Suit::Coins)));
    QVERIFY(position.maySing(static_cast<Suits>(only(Suit::Coins) | only(Suit::Swords))));
}

void TestCuatrolaScore::C6_6_silenceIsHidden() {
    int silences = 0;
    for (std::uint64_t number = 0; silences < 20; ++number) {
        const HandRecord record = anyHand(number);
        Hand hand(record.deal);
        for (const Action& action : record.actions) {
            const bool silent =
                std::holds_alternative<Sing>(action.what) && std::get<Sing>(action.what).suits == 0;
            const auto outcome = hand.apply(action);
            if (!silent)
                continue;
            ++silences;
            for (const Event& event : std::get<Hand::Events>(outcome))
                for (Seat seat : kSeats)
                    QCOMPARE(redacted(event, seat).has_value(), seat == action.seat);
            for (Seat seat : kSeats)
                if (seat != action.seat)
                    for (const Cante& cante : viewOf(hand, seat).cantes)
                        QVERIFY(cante.suits != 0 || cante.seat == seat);
        }
    }
}

void TestCuatrolaScore::C7_1_earlyEnds_data() {
    QTest::addColumn<QString>("bid");
    QTest::addColumn<int>("tricks"); // played when it ends
    QTest::addColumn<QString>("result");
    // South holds all cups, East all coins, North all swords, West all batons, which are trumps: West takes
    // all.
    QTest::newRow("cuatrola won") << "W cuatrola" << 4 << "EW 4";
    QTest::newRow("cuatrola lost") << "E cuatrola" << 2 << "NS 4";
    QTest::newRow("quintola won") << "W quintola" << 5 << "EW 5";
    QTest::newRow("quintola lost") << "S quintola" << 1 << "EW 5";
    QTest::newRow("solo") << "W solo" << 5 << "EW 2";
    QTest::newRow("plain") << "" << 5 << "EW 1";
}

// And what a cuatrola (C8.5) and a quintola (C8.6) score, won or lost (C8.7).
void TestCuatrolaScore::C7_1_earlyEnds() {
    QFETCH(const QString, bid);
    QFETCH(const int, tricks);
    QFETCH(const QString, result);
    Hand hand = handOf(QString::fromLatin1(kBySuits));
    while (hand.phase() == Phase::Bid) {
        const QString seat = records::codeOf(hand.choice()->seat);
        act(hand,
            seat + QStringLiteral(":bid ") + (bid.startsWith(seat) ? bid.mid(2) : QStringLiteral("pass")));
    }
    while (const auto choice = hand.choice())
        act(hand, actionText(actionsOf(*choice).front()));
    QCOMPARE(static_cast<int>(hand.tricks().size()), tricks);
    const Score score = hand.position().score();
    QCOMPARE(records::codeOf(score.side) + u' ' + QString::number(score.points), result);
    QCOMPARE(hand.fault(*actionOf(u"S:play CA"))->why, Why::HandOver);
}

void TestCuatrolaScore::C8_5_C8_6_lostByTheLastTrick_data() {
    QTest::addColumn<Bid>("bet");
    QTest::addColumn<QString>("south");
    QTest::addColumn<QString>("west");
    QTest::addColumn<QString>("north");
    QTest::addColumn<QString>("four"); // tricks
    QTest::addColumn<QString>("last");
    QTest::addColumn<int>("won");
    QTest::addColumn<int>("points");
    QTest::newRow("C8.5 three tricks") << Bid::Cuatrola << "BA B3 BK SJ DJ"
                                       << "CA CJ D3 DK DN"
                                       << "BN BJ S3 SK SN"
                                       << "BA C3 CA B3 CK CJ BK CN D3 SJ SA DK"
                                       << "DA DN DJ" << 3 << 4;
    QTest::newRow("C8.6 four tricks") << Bid::Quintola << "BA B3 BK BN CJ"
                                      << "CA D3 DK DN DJ"
                                      << "BJ S3 SK SN SJ"
                                      << "BA SA D3 B3 DA DK BK CN DN BN CK DJ"
                                      << "CJ C3 CA" << 4 << 5;
}

// South's bet against East, who holds the same each time, and West.
void TestCuatrolaScore::C8_5_C8_6_lostByTheLastTrick() {
    QFETCH(const Bid, bet);
    QFETCH(const QString, south);
    QFETCH(const QString, west);
    QFETCH(const QString, north);
    QFETCH(const QString, four);
    QFETCH(const QString, last);
    QFETCH(const int, points);
    Position position = positionOf(south, "C3 CK CN SA DA", north, west, Suit::Batons);
    position.makeBid(bet);
    while (position.phase() == Phase::Bid)
        position.makeBid(Bid::Pass);
    support::play(position, four);
    QCOMPARE(position.phase(), Phase::Play);
    support::play(position, last);
    QCOMPARE(position.phase(), Phase::Over);
    QTEST(position.tricksWon(Side::NS), "won");
    QCOMPARE(position.score(), (Score{Side::EW, points, ScoredBy::Tricks}));
}

void TestCuatrolaScore::C8_scores_data() {
    QTest::addColumn<QString>("rules");
    QTest::addColumn<QString>("bid");
    for (const char* rules : {"usual", "void", "capote"})
        for (const char* bid : {"pass", "solo"})
            QTest::addRow("%s, %s", rules, bid) << rules << bid;
}

// Every end of a plain or solo hand, each kind met at least once, against the count written out anew.
void TestCuatrolaScore::C8_scores() {
    QFETCH(const QString, rules);
    QFETCH(const QString, bid);
    RuleSet set;
    set.tie = rules == u"void" ? Tie::Void : Tie::LastTrick;
    set.capote = rules == u"capote";
    QSet<ScoredBy> met;
    for (std::uint64_t number = 0; number < 6000; ++number) {
        tricks::Random random(number);
        Hand hand(Deal{set, Seat::W, shuffledDeck(random)});
        act(hand, QStringLiteral("S:bid ") + bid);
        while (const auto choice = hand.choice()) {
            const auto actions = actionsOf(*choice);
            const bool asking = hand.phase() == Phase::Bid;
            act(hand, actionText(asking ? actions.front() : actions[random.below(unsigned(actions.size()))]));
        }
        PerSide<int> total{}, tricks{};
        for (const Trick& trick : hand.tricks()) {
            const Side side = sideOf(*trick.winner);
            ++tricks[side];
            for (const auto& entry : trick.plays)
                total[side] += points(entry.card);
        }
        const Side last = sideOf(*hand.tricks().back().winner);
        total[last] += 10;
        for (const Cante& cante : hand.cantes())
            total[sideOf(cante.seat)] += cante.points;
        for (Side side : kSides)
            QCOMPARE(hand.position().total(side), total[side]);
        const int ns = total[Side::NS], ew = total[Side::EW];
        Score expected{ns > ew ? Side::NS : Side::EW, 1, ScoredBy::Points};
        if (bid == u"solo") // South's
            expected = ns > ew ? Score{Side::NS, 2, ScoredBy::Points}
                               : Score{Side::EW, 2, ns == ew ? ScoredBy::Tie : ScoredBy::Points};
        else if (set.capote && tricks[last] == 5)
            expected = {last, 2, ScoredBy::Capote};
        else if (ns == ew)
            expected = set.tie == Tie::Void ? Score{{}, 0, ScoredBy::Void} : Score{last, 1, ScoredBy::Tie};
        const Score score = hand.position().score();
        QCOMPARE(score.points, expected.points);
        QVERIFY(score.by == expected.by && (score.by == ScoredBy::Void || score.side == expected.side));
        met.insert(score.by);
    }
    QVERIFY(met.contains(ScoredBy::Points));
    QVERIFY(met.contains(set.tie == Tie::Void && bid == u"pass" ? ScoredBy::Void : ScoredBy::Tie));
    QCOMPARE(met.contains(ScoredBy::Capote), set.capote && bid == u"pass");
}

// C11.4: all five tricks of a plain hand without cantes are 130 to nothing.
void TestCuatrolaScore::C7_2_whatAPlainHandCounts() {
    Hand hand = handOf(QString::fromLatin1(kBySuits)); // West has all the trumps
    while (const auto choice = hand.choice())
        act(hand, actionText(actionsOf(*choice).front())); // silence before song
    QCOMPARE(hand.position().total(Side::EW), 130);
    QCOMPARE(hand.position().total(Side::NS), 0);
    QCOMPARE(hand.position().cardPoints(Side::EW), 120);
}

void TestCuatrolaScore::C11_5_anIdleHandTakesThirtyOut() {
    Hand hand = handOf(QStringLiteral("DA CA SA BA D3 C3 S3 B3 DK CK SK BK DN CN SN BN DJ CJ SJ BJ"));
    for (const char* bids :
         {"S:bid pass", "E:bid pass", "N:bid pass", "W:bid solo"}) // East, idle, holds the cups
        act(hand, QString::fromLatin1(bids));
    while (const auto choice = hand.choice())
        act(hand, actionText(actionsOf(*choice).front())); // silence before song
    QCOMPARE(hand.position().total(Side::NS) + hand.position().total(Side::EW), 100);
}

VERSICOLA_TEST(TestCuatrolaScore)
#include "test_cuatrola_score.moc"
