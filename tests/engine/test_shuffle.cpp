// Numbered deals and the random numbers under them are the same on every machine, for ever: published
// reference values, and decks as they first came out.
#include "minchiate/numbered_deal.h"
#include "support/many/one_of_many.h"
#include "support/table_text.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <set>

using namespace minchiate;
using namespace support;
using tricks::Random;

class TestShuffle : public QObject {
    Q_OBJECT

private slots:
    void splitMixReferenceValues();
    void xoshiroReferenceValues_data();
    void xoshiroReferenceValues();
    void below_data();
    void below();
    void decisionsDiffer();
    void everyOrderIsAsLikely();
    void numberedDeal_data();
    void numberedDeal();
    void m5_1_bottomCard();
    void m5_2_numberedCutsCoverTheRange();
    void everyPlaceEquallyLikely();
};

void TestShuffle::splitMixReferenceValues() {
    std::uint64_t state = 1234567;
    for (const std::uint64_t expected : {6457827717110365317u, 3203168211198807973u, 9817491932198370423u,
                                         4593380528125082431u, 16408922859458223821u})
        QCOMPARE(tricks::splitMix(state), expected);
}

void TestShuffle::xoshiroReferenceValues_data() {
    QTest::addColumn<quint64>("seed");
    QTest::addColumn<QList<quint64>>("values");
    QTest::newRow("0") << quint64{0}
                       << QList<quint64>{0x99ec5f36cb75f2b4, 0xbf6e1f784956452a, 0x1a5f849d4933e6e0,
                                         0x6aa594f1262d2d2c, 0xbba5ad4a1f842e59};
    QTest::newRow("1") << quint64{1}
                       << QList<quint64>{0xb3f2af6d0fc710c5, 0x853b559647364cea, 0x92f89756082a4514,
                                         0x642e1c7bc266a3a7, 0xb27a48e29a233673};
    QTest::newRow("42") << quint64{42}
                        << QList<quint64>{0x15780b2e0c2ec716, 0x6104d9866d113a7e, 0xae17533239e499a1,
                                          0xecb8ad4703b360a1, 0xfde6dc7fe2ec5e64};
}

void TestShuffle::xoshiroReferenceValues() {
    QFETCH(const quint64, seed);
    QFETCH(const QList<quint64>, values);
    Random random(seed);
    for (const quint64 value : values)
        QCOMPARE(quint64{random.next()}, value);
}

void TestShuffle::below_data() {
    QTest::addColumn<unsigned>("n");
    for (unsigned n : {1u, 2u, 3u, 7u, 21u, 72u, 97u})
        QTest::addRow("%u", n) << n;
}

// Each number within five standard deviations of its share.
void TestShuffle::below() {
    QFETCH(const unsigned, n);
    constexpr int draws = 200000;
    std::vector<int> hits(n);
    Random random(n);
    for (int i = 0; i < draws; ++i) {
        const auto value = random.below(n);
        QVERIFY(value < n);
        ++hits[value];
    }
    const double share = static_cast<double>(draws) / n;
    for (const int hit : hits)
        QVERIFY2(std::abs(hit - share) <= 5 * std::sqrt(share), qPrintable(QString::number(hit)));
}

// Quickly or not: of four cards each of the 24 orders comes as often, of fewer the cards are there.
void TestShuffle::everyOrderIsAsLikely() {
    Random random(7);
    for (const bool quickly : {false, true}) {
        std::map<std::array<int, 4>, int> came;
        for (int i = 0; i < 24'000; ++i) {
            std::array order{0, 1, 2, 3};
            quickly ? tricks::shuffleQuickly(std::span<int>(order), random)
                    : tricks::shuffle(std::span<int>(order), random);
            ++came[order];
        }
        QCOMPARE(came.size(), std::size_t{24});
        for (const auto& [order, times] : came)
            QVERIFY(times > 840 && times < 1160); // five standard deviations
        for (std::size_t size = 0; size < 4; ++size) {
            std::array some{0, 1, 2, 3};
            quickly ? tricks::shuffleQuickly(std::span<int>(some).first(size), random)
                    : tricks::shuffle(std::span<int>(some).first(size), random);
            QVERIFY(some[3] == 3 && std::ranges::is_permutation(some, std::array{0, 1, 2, 3}));
        }
    }
}

void TestShuffle::decisionsDiffer() {
    std::set<std::uint64_t> firsts;
    for (std::uint64_t seed = 0; seed < 20; ++seed)
        for (std::uint64_t a = 0; a < 4; ++a)
            for (std::uint64_t b = 0; b < 100; ++b)
                firsts.insert(Random::forDecision(seed, a, b).next());
    QCOMPARE(firsts.size(), std::size_t{20 * 4 * 100});
    QCOMPARE(Random::forDecision(5, 1, 2).next(), Random::forDecision(5, 1, 2).next());
}

void TestShuffle::numberedDeal_data() {
    QTest::addColumn<quint64>("number");
    QTest::addColumn<QString>("firstTen");
    QTest::addColumn<QString>("lastTen");
    QTest::addColumn<int>("cut");
    QTest::newRow("1") << quint64{1} << "B2 S7 T7 C2 B9 T34 T31 T20 BK C6"
                       << "D7 T40 SK B7 T11 T17 S3 DA T36 D8" << 43;
    QTest::newRow("2") << quint64{2} << "T5 T40 T39 C7 T22 DJ T12 C4 T28 T23"
                       << "T10 BQ D5 T3 D3 T8 T15 D7 T14 CA" << 16;
}

void TestShuffle::numberedDeal() {
    QFETCH(const quint64, number);
    QFETCH(const QString, firstTen);
    QFETCH(const QString, lastTen);
    QFETCH(const int, cut);
    const Deck deck = numberedDeck(number);
    QCOMPARE(codesOf(std::vector<Card>(deck.begin(), deck.begin() + 10)), firstTen);
    QCOMPARE(codesOf(std::vector<Card>(deck.end() - 10, deck.end())), lastTen);
    QCOMPARE(numberedCut(number), cut);
}

void TestShuffle::m5_1_bottomCard() {
    Deck deck = numberedDeck(7);
    QVERIFY(!faultOf(deck));
    const auto bottom = [&](const char* code) {
        Deck changed = deck;
        std::swap(*std::ranges::find(changed, card(QString(code))), changed.back());
        return faultOf(changed);
    };
    for (const char* code : {"T1", "T6", "T40", "M", "CK", "DK", "SK", "BK"})
        QVERIFY2(bottom(code) == DeckFault::BottomCard, code);
    for (const char* code : {"CQ", "DA", "S10", "BA"})
        QVERIFY2(!bottom(code), code);
    deck[3] = deck[4];
    QVERIFY(faultOf(deck) == DeckFault::NotTheDeck);
    for (std::uint64_t number = 0; number < 2000; ++number)
        QVERIFY(!faultOf(numberedDeck(number)));
}

void TestShuffle::m5_2_numberedCutsCoverTheRange() {
    std::set<int> cuts;
    for (std::uint64_t number = 0; number < 2000; ++number)
        cuts.insert(numberedCut(number));
    QCOMPARE(*cuts.begin(), 13);
    QCOMPARE(*cuts.rbegin(), 84);
    QCOMPARE(cuts.size(), std::size_t{72});
}

void TestShuffle::everyPlaceEquallyLikely() {
    constexpr int shuffles = 60000;
    std::array<std::array<int, 5>, 5> hits{};
    Random random(3);
    for (int i = 0; i < shuffles; ++i) {
        std::array<std::size_t, 5> items{0, 1, 2, 3, 4};
        tricks::shuffle(std::span<std::size_t>(items), random);
        for (std::size_t place = 0; place < 5; ++place)
            ++hits[place][items[place]];
    }
    for (const auto& place : hits)
        for (const int hit : place)
            QVERIFY(std::abs(hit - shuffles / 5) < 500); // five standard deviations are 490
}

VERSICOLA_TEST(TestShuffle)
#include "test_shuffle.moc"
