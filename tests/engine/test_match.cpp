// M4: the draw for partners, seats, the deal's order, accounts.
#include "minchiate/match.h"
#include "support/many/one_of_many.h"

#include <QTest>

#include <algorithm>
#include <numeric>
#include <set>

using namespace minchiate;

namespace {

// "0:T12 1:CK"
std::vector<DrawnCard> drawnCards(const QString& text) {
    std::vector<DrawnCard> cards;
    for (const QString& part : text.split(u' ', Qt::SkipEmptyParts))
        cards.push_back({part.left(1).toInt(), cardOf(part.mid(2).toStdString()).value_or(Card{127})});
    return cards;
}

QString text(const std::array<int, kPlayers>& numbers) {
    QStringList list;
    for (int n : numbers)
        list << QString::number(n);
    return list.join(u' ');
}

std::array<int, kPlayers> order(const char* digits) {
    std::array<int, kPlayers> players{};
    std::transform(digits, digits + kPlayers, players.begin(), [](char c) { return c - '0'; });
    return players;
}

} // namespace

class TestMatch : public QObject {
    Q_OBJECT
private slots:
    void m4_1_rankOfDrawnCards_data();
    void m4_1_rankOfDrawnCards();
    void m4_1_draw_data();
    void m4_1_draw();
    void m4_1_cardsOfNoPack();
    void m4_1_drawReplaysFromItsCards();
    void m4_2_turnOrderOfTheFirstRound();
    void m4_3_seats_data();
    void m4_3_seats();
    void m4_3_everyPairPartnersOnce();
    void m4_3_dealers();
    void lengths();
    void m4_4_payment();
    void m4_4_accountsSumToZero();
    void m4_5_unfinishedRound_data();
    void m4_5_unfinishedRound();
};

void TestMatch::m4_1_rankOfDrawnCards_data() {
    QTest::addColumn<QString>("higher");
    QTest::addColumn<QString>("lower");
    QTest::addColumn<bool>("equal");
    QTest::newRow("trumps by number") << "T40"
                                      << "T39" << false;
    QTest::newRow("the lowest trump above a king") << "T1"
                                                   << "CK" << false;
    QTest::newRow("courts") << "SQ"
                            << "BN" << false;
    QTest::newRow("round pages above aces") << "CJ"
                                            << "DA" << false;
    QTest::newRow("round ace above two") << "DA"
                                         << "C2" << false;
    QTest::newRow("long ten above nine") << "S10"
                                         << "B9" << false;
    QTest::newRow("kings are equal") << "CK"
                                     << "BK" << true;
    QTest::newRow("by place: round ace and long ten") << "CA"
                                                      << "S10" << true;
    QTest::newRow("by place: round ten and long ace") << "D10"
                                                      << "BA" << true;
    QTest::newRow("by place: round six and long five") << "D6"
                                                       << "B5" << true;
}

void TestMatch::m4_1_rankOfDrawnCards() {
    QFETCH(QString, higher);
    QFETCH(QString, lower);
    QFETCH(bool, equal);
    const int a = drawRank(*cardOf(higher.toStdString())), b = drawRank(*cardOf(lower.toStdString()));
    QCOMPARE(a == b, equal);
    QVERIFY(a >= b);
}

void TestMatch::m4_1_draw_data() {
    QTest::addColumn<QString>("cards");
    QTest::addColumn<QString>("order"); // empty: not a whole draw
    const auto row = [](const char* name, const char* cards, const char* players) {
        QTest::newRow(name) << cards << players;
    };
    row("four ranks", "0:T12 1:CK 2:T3 3:S4", "0 2 1 3");
    row("the Fool is drawn again at once", "0:T12 1:M 1:CK 2:T3 3:S4", "0 2 1 3");
    row("the Fool by the last player", "0:T12 1:CK 2:T3 3:M 3:T40", "3 0 2 1");
    row("a pair in the middle", "0:T12 1:CK 2:SK 3:S4 1:C10 2:T1", "0 2 1 3");
    row("a redraw counts inside the tie only", "0:T12 1:CK 2:SK 3:S4 1:T40 2:T1", "0 1 2 3");
    row("a pair at the bottom", "0:T12 1:C10 2:SA 3:S4 1:S3 2:S2", "0 3 1 2");
    row("a low redraw stays in its tie", "0:CK 1:SK 2:CQ 3:CJ 0:C10 1:C9", "1 0 2 3");
    row("the Fool in a redraw", "0:CK 1:SK 2:CQ 3:CJ 0:M 0:C10 1:C9", "1 0 2 3");
    row("two ties, the higher first", "0:CQ 1:SK 2:DQ 3:DK 1:T1 3:T2 0:T3 2:T4", "3 1 2 0");
    row("three tied", "0:CQ 1:SQ 2:T20 3:DQ 0:T1 1:T3 3:T2", "2 1 3 0");
    row("four tied", "0:CK 1:DK 2:SK 3:BK 0:T1 1:T2 2:T3 3:T4", "3 2 1 0");
    row("tied again", "0:CK 1:DK 2:T1 3:C2 0:CQ 1:DQ 0:T5 1:T9", "2 1 0 3");
    row("tied a third time", "0:CK 1:DK 2:T1 3:C2 0:CQ 1:DQ 0:SQ 1:BQ 0:T9 1:T5", "2 0 1 3");
    row("a tie in a tie of three", "0:CK 1:DK 2:SK 3:C2 0:CQ 1:T1 2:DQ 0:T5 2:T9", "1 2 0 3");
    row("two ties in a tie of four", "0:CK 1:DK 2:SK 3:BK 0:CJ 1:CQ 2:SJ 3:SQ 1:T1 3:T2 0:T4 2:T3",
        "3 1 0 2");
    row("the higher tie is settled before the lower is drawn",
        "0:CK 1:CQ 2:SK 3:SQ 0:CJ 2:SJ 0:T1 2:T2 1:T3 3:T4", "2 0 3 1");

    row("no card", "", "");
    row("a player without a card", "0:T12 1:CK 2:T3", "");
    row("a card left over", "0:T12 1:CK 2:T3 3:S4 0:T5", "");
    row("not in player order", "1:CK 0:T12 2:T3 3:S4", "");
    row("a card drawn twice", "0:T12 1:T12 2:T3 3:S4", "");
    row("a card drawn twice, the second time in a redraw", "0:T12 1:CK 2:SK 3:S4 1:T12 2:T1", "");
    row("the Fool not drawn again", "0:T12 1:M 2:T3 3:S4", "");
    row("the Fool not drawn again at once", "0:T12 1:M 2:T3 3:S4 1:CK", "");
    row("the Fool twice", "0:T12 1:M 1:M 1:CK 2:T3 3:S4", "");
    row("a tie not drawn again", "0:T12 1:CK 2:SK 3:S4", "");
    row("one of the tied does not draw again", "0:T12 1:CK 2:SK 3:S4 1:T1", "");
    row("one draws again who is not tied", "0:T12 1:CK 2:SK 3:S4 1:T1 2:T2 3:T5", "");
    row("a redraw not in player order", "0:T12 1:CK 2:SK 3:S4 2:T1 1:T2", "");
    row("the lower tie first", "0:CQ 1:SK 2:DQ 3:DK 0:T3 2:T4 1:T1 3:T2", "");
}

void TestMatch::m4_1_draw() {
    QFETCH(QString, cards);
    QFETCH(QString, order);
    const auto draw = drawOf(drawnCards(cards));
    QCOMPARE(draw.has_value(), !order.isEmpty());
    if (!draw)
        return;
    QCOMPARE(text(draw->order), order);
    QVERIFY(draw->cards == drawnCards(cards));
}

void TestMatch::m4_1_cardsOfNoPack() {
    for (int id : {56, 63, 105, 127}) {
        auto cards = drawnCards(QStringLiteral("0:T12 1:CK 2:T3 3:S4"));
        cards[2].card.id = static_cast<std::uint8_t>(id);
        QVERIFY(!drawOf(cards));
    }
}

void TestMatch::m4_1_drawReplaysFromItsCards() {
    int fools = 0, ties = 0;
    std::set<std::array<int, kPlayers>> orders;
    for (std::uint64_t seed = 0; seed < 3000; ++seed) {
        tricks::Random random(seed), again(seed);
        const Draw draw = drawForPartners(random);
        QVERIFY(drawForPartners(again) == draw);
        QVERIFY(drawOf(draw.cards) == draw);
        const bool fool = std::ranges::any_of(draw.cards, [](const auto& d) { return d.card == kFool; });
        fools += fool;
        ties += draw.cards.size() > 4 + (fool ? 1u : 0u);
        orders.insert(draw.order);
    }
    QVERIFY(fools > 50);
    QVERIFY(ties > 100);
    QCOMPARE(orders.size(), std::size_t{24});
}

void TestMatch::m4_2_turnOrderOfTheFirstRound() {
    const auto seats = seating(order("2031"), 0); // dealer, third, partner, fourth
    QVERIFY((seats == PerSeat<int>{{2, 3, 0, 1}}));
}

void TestMatch::m4_3_seats_data() {
    QTest::addColumn<int>("round");
    QTest::addColumn<QString>("seats"); // by place in the draw, S E N W
    QTest::newRow("first: the second-highest is the partner") << 0 << "0 2 1 3";
    QTest::newRow("second: the third-highest") << 1 << "0 1 2 3";
    QTest::newRow("third: the lowest") << 2 << "0 1 3 2";
}

void TestMatch::m4_3_seats() {
    QFETCH(int, round);
    QFETCH(QString, seats);
    auto drawn = order("0123");
    do {
        const auto seated = seating(drawn, round);
        std::array<int, kPlayers> places{};
        for (std::size_t i = 0; i < places.size(); ++i)
            places[i] =
                static_cast<int>(std::ranges::find(drawn, seated[static_cast<Seat>(i)]) - drawn.begin());
        QCOMPARE(text(places), seats);
    } while (std::ranges::next_permutation(drawn).found);
}

void TestMatch::m4_3_everyPairPartnersOnce() {
    auto drawn = order("0123");
    do {
        std::set<std::pair<int, int>> pairs;
        for (int round = 0; round < kRounds; ++round) {
            const auto seats = seating(drawn, round);
            QCOMPARE(seats[Seat::S], drawn[0]); // keeps the seat
            for (Seat seat : {Seat::S, Seat::E})
                pairs.insert(std::minmax(seats[seat], int{seats[tricks::partner(seat)]}));
        }
        QCOMPARE(pairs.size(), std::size_t{6}); // all there are
    } while (std::ranges::next_permutation(drawn).found);
}

void TestMatch::m4_3_dealers() {
    QString dealers;
    for (int hand = 0; hand < handsIn(Length::Match); ++hand)
        dealers += QStringLiteral("SENW")[index(dealerOf(hand))];
    QCOMPARE(dealers, QStringLiteral("SENWSENWSENW"));
}

void TestMatch::lengths() {
    QCOMPARE(handsIn(Length::Hand), 1);
    QCOMPARE(handsIn(Length::Round), 4);
    QCOMPARE(handsIn(Length::Match), 12);
}

void TestMatch::m4_4_payment() {
    Accounts accounts{10, 20, 30, -60};
    const PerSeat<int> seats{{3, 0, 2, 1}};
    pay(accounts, seats, 2); // to North and South
    QCOMPARE(text(accounts), QStringLiteral("8 18 32 -58"));
    pay(accounts, seats, 0);
    QCOMPARE(text(accounts), QStringLiteral("8 18 32 -58"));
    pay(accounts, seats, -5);
    QCOMPARE(text(accounts), QStringLiteral("13 23 27 -63"));
}

void TestMatch::m4_4_accountsSumToZero() {
    for (std::uint64_t seed = 0; seed < 500; ++seed) {
        tricks::Random random(seed);
        const Draw draw = drawForPartners(random);
        Accounts accounts{};
        const int played = static_cast<int>(random.below(13));
        for (int hand = 0; hand < played; ++hand)
            pay(accounts, seating(draw.order, hand / kHandsInRound), static_cast<int>(random.below(41)) - 20);
        const Accounts cost = unfinishedRoundCost(draw.order, played);
        QCOMPARE(std::accumulate(accounts.begin(), accounts.end(), 0), 0);
        QCOMPARE(std::accumulate(cost.begin(), cost.end(), 0), 0);
    }
}

void TestMatch::m4_5_unfinishedRound_data() {
    QTest::addColumn<int>("played");
    QTest::addColumn<QString>("bySeat"); // S E N W
    for (int round = 0; round < kRounds; ++round) {
        const auto row = [round](const char* name, int hand, const char* bySeat) {
            QTest::addRow("round %d, %s", round + 1, name) << round * kHandsInRound + hand << bySeat;
        };
        row("not begun", 0, "0 0 0 0");
        row("East, North and West had still to deal", 1, "2 -1 0 -1");
        row("North and West", 2, "1 1 -1 -1");
        row("West", 3, "1 0 1 -2");
    }
    QTest::newRow("all played") << 12 << "0 0 0 0";
}

void TestMatch::m4_5_unfinishedRound() {
    QFETCH(int, played);
    QFETCH(QString, bySeat);
    const auto drawn = order("3102");
    const Accounts cost = unfinishedRoundCost(drawn, played);
    const auto seats = seating(drawn, std::min(played / kHandsInRound, kRounds - 1));
    std::array<int, kPlayers> found{};
    for (std::size_t i = 0; i < found.size(); ++i)
        found[i] = cost[static_cast<std::size_t>(seats[static_cast<Seat>(i)])];
    QCOMPARE(text(found), bySeat);
}

VERSICOLA_TEST(TestMatch)
#include "test_match.moc"
