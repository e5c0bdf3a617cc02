// What a word of the auction is worth, from hands that are played to their end after it.
#include "../games/player_tests.h"
#include "tarot_acts.h"

#include "tarot/players/auction_belief.h"
#include "tarot/players/auction_worth.h"
#include "tarot/players/knowledge.h"

#include "support/many/one_of_many.h"

#include <algorithm>

using namespace tarot;
using namespace support;

namespace {

// Three bouts and the trumps, for four; and nothing at all.
const QString kGreatHand = QStringLiteral("T21 T20 T19 T17 T15 T12 T11 T10 T8 T1 M SK SQ SN S4 HK H2 D3");
const QString kPoorHand = QStringLiteral("T2 T3 S2 S3 S4 S5 SJ H2 H3 H4 H5 D2 D3 D4 D5 DJ C2 C3");

// The mano holds these cards, and speaks first of four.
View askedFirst(const QString& cards) {
    return viewOf(handOf(4, {{}, cards}), Seat::Second);
}
// Of so many hands dealt, with all the patience that a slow machine may need.
AuctionWorth worthOf(const View& view, const std::vector<Bid>& words, Bid advised, int hands = 8,
                     std::uint64_t seed = 1, int threads = 1) {
    AuctionTrial trial = auctionTrialFor(view.players);
    trial.hands = 1;
    tricks::Thought thought{tricks::Random(seed), {}, threads, static_cast<double>(hands)};
    return auctionWorth(view, words, advised, trial, thought);
}
const WordWorth& of(const AuctionWorth& worth, Bid bid) {
    return *std::ranges::find(worth.words, bid, &WordWorth::bid);
}
bool sameFigures(const AuctionWorth& a, const AuctionWorth& b) {
    return a.hands == b.hands && std::ranges::equal(a.words, b.words, [](const auto& one, const auto& two) {
               return one.bid == two.bid && one.points == two.points && one.error == two.error &&
                      one.taken == two.taken && one.made == two.made;
           });
}

} // namespace

class TestTarotAuctionWorth : public QObject {
    Q_OBJECT

private slots:
    void toPassAGreatHandCosts();
    void toBidOnNothingCosts();
    void theAdvisedIsTheBestOfEquals();
    void hiddenCardsMayBeExchanged();
    void aSeedIsEnough();
    void itIsBrokenOff();
    void everyTable();
    void wordsBesideTheOneSaid_data();
    void wordsBesideTheOneSaid();
    void gardesComeFromStrongHands();
};

void TestTarotAuctionWorth::toPassAGreatHandCosts() {
    const AuctionWorth worth =
        worthOf(askedFirst(kGreatHand), {Bid::Pass, Bid::Prise, Bid::Garde}, Bid::Pass);
    QCOMPARE(worth.hands, 8);
    QCOMPARE(worth.words.size(), std::size_t{3});
    const auto &garde = of(worth, Bid::Garde), &pass = of(worth, Bid::Pass);
    QVERIFY(worth.words.front().bid != Bid::Pass);
    QVERIFY2(garde.points - pass.points > 150, qPrintable(QString::number(garde.points - pass.points)));
    QVERIFY(garde.points > of(worth, Bid::Prise).points);
    QVERIFY(garde.made >= 7 && garde.taken == 8); // nobody can do better with such cards elsewhere
    QCOMPARE(pass.taken, 0);
    QCOMPARE(worth.words.front().error, 0.0);
    QVERIFY(pass.error > 0 && pass.error < (garde.points - pass.points) / 2); // it is told apart
}

void TestTarotAuctionWorth::toBidOnNothingCosts() {
    const AuctionWorth worth = worthOf(askedFirst(kPoorHand), {Bid::Pass, Bid::Garde}, Bid::Garde);
    const auto &garde = of(worth, Bid::Garde), &pass = of(worth, Bid::Pass);
    QCOMPARE(worth.words.front().bid, Bid::Pass); // whatever is advised
    QVERIFY2(pass.points - garde.points > 150, qPrintable(QString::number(pass.points - garde.points)));
    QVERIFY(garde.made <= 2);
    QVERIFY(garde.points < 0);
}

// Where the figures do not tell two words apart, it is masters who say which is the better.
void TestTarotAuctionWorth::theAdvisedIsTheBestOfEquals() {
    const View view = askedFirst(QStringLiteral("T21 T16 T14 T9 T7 T5 T2 SK S4 S3 HQ H8 H2 D9 D5 D2 C7 C3"));
    const std::vector<Bid> words{Bid::Pass, Bid::Prise, Bid::Garde};
    const AuctionWorth pass = worthOf(view, words, Bid::Pass, 6);
    const AuctionWorth prise = worthOf(view, words, Bid::Prise, 6);
    QCOMPARE(pass.words.front().bid, Bid::Pass);
    QCOMPARE(prise.words.front().bid, Bid::Prise);
    for (Bid bid : words)
        QCOMPARE(of(pass, bid).points, of(prise, bid).points);
    QCOMPARE(of(pass, Bid::Prise).error, of(prise, Bid::Pass).error);
    QVERIFY(of(pass, Bid::Prise).error > 0);
}

// F3.6: who holds what is not seen makes no difference.
void TestTarotAuctionWorth::hiddenCardsMayBeExchanged() {
    for (std::uint64_t number = 0; number < 2; ++number) {
        Deal deal{{}, 4, Seat::First, numberedDeck(packOf({}, 4), number)};
        const auto before = [](const Deal& from) { return after(Hand(from), QStringLiteral("E:pass")); };
        const View view = viewOf(before(deal), Seat::Third);
        const AuctionWorth worth = worthOf(view, {Bid::Pass, Bid::Garde}, Bid::Pass, 3, number);
        std::vector<Card*> unseen;
        for (Card& card : deal.deck)
            if (!view.hand.contains(card))
                unseen.push_back(&card);
        tricks::Random random(number);
        for (std::size_t i = unseen.size(); i > 1; --i)
            std::swap(*unseen[i - 1], *unseen[random.below(static_cast<std::uint32_t>(i))]);
        const Hand other = before(deal);
        QVERIFY(!other.over() && viewOf(other, Seat::Third) == view);
        QVERIFY(other.dealtTo(Seat::Second) !=
                before({{}, 4, Seat::First, numberedDeck(packOf({}, 4), number)}).dealtTo(Seat::Second));
        QVERIFY(sameFigures(
            worthOf(viewOf(other, Seat::Third), {Bid::Pass, Bid::Garde}, Bid::Pass, 3, number), worth));
    }
}

void TestTarotAuctionWorth::aSeedIsEnough() {
    const View view = askedFirst(kGreatHand);
    const std::vector<Bid> words{Bid::Pass, Bid::Garde};
    const AuctionWorth worth = worthOf(view, words, Bid::Pass, 3, 5);
    QVERIFY(sameFigures(worthOf(view, words, Bid::Pass, 3, 5), worth));
    QVERIFY(sameFigures(worthOf(view, words, Bid::Pass, 3, 5, 3), worth)); // on three threads
    QVERIFY(!sameFigures(worthOf(view, words, Bid::Pass, 3, 6), worth));
    // What else is asked for does not change what a word comes to.
    const AuctionWorth alone = worthOf(view, {Bid::Garde}, Bid::Pass, 3, 5);
    QCOMPARE(alone.words.front().points, of(worth, Bid::Garde).points);
}

void TestTarotAuctionWorth::itIsBrokenOff() {
    std::stop_source stop;
    stop.request_stop();
    tricks::Thought thought{tricks::Random(1), stop.get_token(), 1, 100};
    const AuctionWorth worth =
        auctionWorth(askedFirst(kGreatHand), {Bid::Pass, Bid::Garde}, Bid::Pass, auctionTrialFor(4), thought);
    QCOMPARE(worth.hands, 0);
    QVERIFY(worth.words.empty());
}

// Three and five play so, and two under the switch that gives them an auction (F12.3).
void TestTarotAuctionWorth::everyTable() {
    RuleSet rules;
    rules.chien2 = true;
    for (int players : {2, 3, 5}) {
        const Hand hand(Deal{rules, players, Seat::First, numberedDeck(packOf(rules, players), 11)});
        QVERIFY(!hand.over());
        const Seat seat = hand.choice()->seat;
        const auto words = wordsToCompare(choiceOf<AuctionChoice>(hand), Bid::Prise, Bid::Pass);
        const AuctionWorth worth = worthOf(viewOf(hand, seat), words, Bid::Pass, 2);
        QCOMPARE(worth.words.size(), words.size());
        QVERIFY(worth.hands > 0 && worth.hands <= 2);
        for (const WordWorth& one : worth.words) {
            QVERIFY(one.made <= one.taken && one.taken <= worth.hands);
            QVERIFY(one.bid != Bid::Pass || one.taken == 0);
        }
    }
}

void TestTarotAuctionWorth::wordsBesideTheOneSaid_data() {
    QTest::addColumn<QString>("before");
    QTest::addColumn<int>("said");
    QTest::addColumn<int>("advised");
    QTest::addColumn<std::vector<Bid>>("words");
    const auto row = [](const char* name, const QString& before, Bid said, Bid advised,
                        const std::vector<Bid>& words) {
        QTest::newRow(name) << before << static_cast<int>(said) << static_cast<int>(advised) << words;
    };
    using enum Bid;
    row("pass", {}, Pass, Pass, {Pass, Prise, Garde});
    row("prise", {}, Prise, Pass, {Pass, Prise, Garde});
    row("garde", {}, Garde, Garde, {Pass, Prise, Garde, GardeSans});
    row("sans", {}, GardeSans, Garde, {Pass, Garde, GardeSans, GardeContre});
    row("contre", {}, GardeContre, Pass, {Pass, Garde, GardeSans, GardeContre});
    row("pousse", QStringLiteral("E:bid prise"), Pousse, Garde, {Pass, Pousse, Garde});
    row("over a prise", QStringLiteral("E:bid prise"), Pass, Pass, {Pass, Garde});
    row("over a garde", QStringLiteral("E:bid garde"), Pass, Pass, {Pass, GardeSans});
    row("over a contre", QStringLiteral("E:bid garde-contre"), Pass, Pass, {Pass});
}
void TestTarotAuctionWorth::wordsBesideTheOneSaid() {
    QFETCH(QString, before);
    QFETCH(int, said);
    QFETCH(int, advised);
    QFETCH(std::vector<Bid>, words);
    const Hand hand = after(handOf(4, {}), before);
    QVERIFY(wordsToCompare(choiceOf<AuctionChoice>(hand), static_cast<Bid>(said),
                           static_cast<Bid>(advised)) == words);
}

// Of two ways to deal that agree with a garde said, the one that gives the bidder the better cards is the
// likelier; with a pass it is the other way round.
void TestTarotAuctionWorth::gardesComeFromStrongHands() {
    const QString mine = QStringLiteral("T2 T3 S2 S3 S5 S6 SJ H3 H4 H5 H6 D2 D4 D5 D6 DJ C2 C3");
    const auto likelihood = [&](const QString& said, const QString& first) {
        const Hand hand = after(handOf(4, {{}, first, mine}), said);
        const View view = viewOf(hand, Seat::Third);
        search::World world{};
        for (Seat seat : {Seat::First, Seat::Second, Seat::Fourth})
            world[static_cast<std::size_t>(index(seat))] = hand.held(seat);
        return likelyWords(view)(world);
    };
    const QString poor = QStringLiteral("T4 T5 T6 S4 S7 S8 S9 SA H2 H7 H8 D3 D7 D8 D9 C4 C5 C6");
    const QString garde = QStringLiteral("E:bid garde"), pass = QStringLiteral("E:pass");
    QVERIFY(likelihood(garde, kGreatHand) > likelihood(garde, poor) + 2);
    QVERIFY(likelihood(pass, poor) > likelihood(pass, kGreatHand) + 2);
    QVERIFY(!likelyWords(askedFirst(kGreatHand))); // nothing was said
}

VERSICOLA_TEST(TestTarotAuctionWorth)
#include "test_tarot_auction_worth.moc"
