// The rules of Cuatrola, named after their numbers, with every worked example of C11.
#include "cuatrola_text.h"

#include "records/seat_text.h"

#include "cuatrola/match.h"

using namespace cuatrola;
using namespace support;

namespace {

// Four hands under these trumps; West deals, so that South is the mano.
Position positionOf(const QString& s, const QString& e, const QString& n, const QString& w, Suit trump,
                    const RuleSet& rules = {}) {
    return {
        {{cuatrolaCards(s), cuatrolaCards(e), cuatrolaCards(n), cuatrolaCards(w)}}, Seat::W, trump, rules};
}

void bid(Position& position, std::initializer_list<Bid> bids) {
    for (Bid one : bids)
        position.makeBid(one);
}

void passAll(Position& position) {
    bid(position, {Bid::Pass, Bid::Pass, Bid::Pass, Bid::Pass});
}

void play(Position& position, const QString& codes) {
    for (const QString& code : codes.split(u' ', Qt::SkipEmptyParts)) {
        const Card card = *cardOf(code.toStdString());
        QVERIFY2(position.legal().contains(card), qPrintable(code));
        position.play(card);
    }
}

// A hand from the dealing order of its five rounds: South is the mano.
Hand handOf(const QString& deck, const RuleSet& rules = {}) {
    Deal deal{rules, Seat::W, {}};
    const QStringList codes = deck.split(u' ');
    for (int i = 0; i < kDeckSize; ++i)
        deal.deck[static_cast<std::size_t>(i)] = *cardOf(codes[i].toStdString());
    Q_ASSERT(isTheDeck(deal.deck));
    return Hand(deal);
}

Hand::Events act(Hand& hand, const QString& text) {
    const auto action = actionOf(text);
    if (!action)
        qFatal("no action: %s", qPrintable(text));
    const auto outcome = hand.apply(*action);
    if (const auto* refusal = std::get_if<Refusal>(&outcome))
        qFatal("%s refused by %s", qPrintable(text), std::string(ruleOf(refusal->why)).c_str());
    return std::get<Hand::Events>(outcome);
}

constexpr auto kBySuits =
    "CA DA SA BA C3 D3 S3 B3 CK DK SK BK CN DN SN BN CJ DJ SJ BJ"; // each seat a whole suit

} // namespace

class TestCuatrolaRules : public QObject {
    Q_OBJECT

private slots:
    void C1_1_codesAndOrder();
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
    void C6_2_whoIsAsked();
    void C6_3_oneOrAll();
    void C6_4_theFortyFirst();
    void C6_6_silenceIsHidden();
    void C7_1_earlyEnds_data();
    void C7_1_earlyEnds();
    void C8_scores_data();
    void C8_scores();
    void C11_5_anIdleHandTakesThirtyOut();
};

void TestCuatrolaRules::C1_1_codesAndOrder() {
    QCOMPARE(cuatrolaCodes(kWholeDeck),
             QStringLiteral("CA C3 CK CN CJ DA D3 DK DN DJ SA S3 SK SN SJ BA B3 BK BN BJ"));
    for (const char* wrong : {"C2", "c3", "TA", "C", "CAA", ""})
        QVERIFY2(!cardOf(wrong), wrong);
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

void TestCuatrolaRules::C2_4_theMatchIsWon() {
    Standing standing{{20, 19}};
    QVERIFY(!winner(standing, kTarget));
    add(standing, {Side::EW, 5, ScoredBy::Tricks});
    QCOMPARE(standing, (Standing{{20, 24}}));
    QCOMPARE(winner(standing, kTarget), Side::EW);
    add(standing, {Side::NS, 0, ScoredBy::Void});
    QCOMPARE(standing, (Standing{{20, 24}}));
}

// One card at a time from the dealer's right; the last, the dealer's, sets trumps.
void TestCuatrolaRules::C3_theDeal() {
    const Hand hand = handOf(QString::fromLatin1(kBySuits));
    QCOMPARE(hand.mano(), Seat::S);
    const std::array<const char*, 4> suits{"CA C3 CK CN CJ", "DA D3 DK DN DJ", "SA S3 SK SN SJ",
                                           "BA B3 BK BN BJ"};
    for (Seat seat : kSeats)
        QCOMPARE(cuatrolaCodes(hand.position().hand(seat)),
                 QString::fromLatin1(suits[static_cast<std::size_t>(index(seat))]));
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
            play(position, code);
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
        play(position, code);
    }
    QCOMPARE(records::codeOf(position.winning()), winner);
    QCOMPARE(position.cardPoints(sideOf(position.winning())), worth);
}

// First the winner of the trick, then the partner; never the losers, never an idle player, nothing in a
// cuatrola.
void TestCuatrolaRules::C6_2_whoIsAsked() {
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

void TestCuatrolaRules::C6_3_oneOrAll() {
    for (const Cantes cantes : {Cantes::One, Cantes::All}) {
        RuleSet rules;
        rules.cantes = cantes;
        Position position = positionOf("CA DK DN SK SN", "C3", "CJ", "CK", Suit::Batons, rules);
        passAll(position);
        play(position, QStringLiteral("CA C3 CJ CK"));
        const auto both = static_cast<Suits>(only(Suit::Coins) | only(Suit::Swords));
        QCOMPARE(position.held(), both);
        QVERIFY(position.maySing(0) && position.maySing(only(Suit::Coins)) &&
                position.maySing(only(Suit::Swords)));
        QCOMPARE(position.maySing(both), cantes == Cantes::All);
        QVERIFY(!position.maySing(only(Suit::Cups)));
    }
}

void TestCuatrolaRules::C6_4_theFortyFirst() {
    RuleSet rules;
    rules.cantes = Cantes::All;
    Position position = positionOf("CA DK DN SK SN", "C3", "CJ", "CK", Suit::Swords, rules);
    passAll(position);
    play(position, QStringLiteral("CA C3 CJ CK"));
    QVERIFY(position.maySing(0) && position.maySing(only(Suit::Swords)));
    QVERIFY(!position.maySing(only(Suit::Coins)));
    QVERIFY(position.maySing(static_cast<Suits>(only(Suit::Coins) | only(Suit::Swords))));
}

void TestCuatrolaRules::C6_6_silenceIsHidden() {
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

void TestCuatrolaRules::C7_1_earlyEnds_data() {
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

void TestCuatrolaRules::C7_1_earlyEnds() {
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

void TestCuatrolaRules::C8_scores_data() {
    QTest::addColumn<QString>("rules");
    QTest::addColumn<QString>("bid");
    for (const char* rules : {"usual", "void", "capote"})
        for (const char* bid : {"pass", "solo"})
            QTest::addRow("%s, %s", rules, bid) << rules << bid;
}

// Every end of a plain or solo hand, each kind met at least once, against the count written out anew.
void TestCuatrolaRules::C8_scores() {
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

void TestCuatrolaRules::C11_5_anIdleHandTakesThirtyOut() {
    Hand hand = handOf(QStringLiteral("DA CA SA BA D3 C3 S3 B3 DK CK SK BK DN CN SN BN DJ CJ SJ BJ"));
    for (const char* bids :
         {"S:bid pass", "E:bid pass", "N:bid pass", "W:bid solo"}) // East, idle, holds the cups
        act(hand, QString::fromLatin1(bids));
    while (const auto choice = hand.choice())
        act(hand, actionText(actionsOf(*choice).front())); // silence before song
    QCOMPARE(hand.position().total(Side::NS) + hand.position().total(Side::EW), 100);
}

QTEST_GUILESS_MAIN(TestCuatrolaRules)
#include "test_cuatrola_rules.moc"
