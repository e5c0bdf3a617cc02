// The worked hand of Dresden 1798, replayed card by card to the figures of its source.
#include "minchiate/records/hand_record.h"
#include "places.h"
#include "support/many/one_of_many.h"
#include "support/table_text.h"
#include "text/words.h"

#include <QTest>

using namespace minchiate;
using namespace support;

class TestDresden : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void m5_deal();
    void m5_announcements();
    void m6_tricks();
    void m7_1_counts();
    void m7_2_everyMark();
    void m7_3_resti();

private:
    std::optional<Hand> hand_;
};

void TestDresden::initTestCase() {
    const auto read = records::loadHandRecord(TEST_DATA "/dresden-1798.json");
    const auto* loaded = std::get_if<records::LoadedHand>(&read);
    QVERIFY(loaded);
    QVERIFY(loaded->hand.phase() == Phase::Counted);
    hand_ = loaded->hand;
}

void TestDresden::m5_deal() {
    QCOMPARE(codesOf(hand_->robbed()), "T21 T33");
    QCOMPARE(codesOf(hand_->folaRobbed()), "");
    QCOMPARE(codesOf(hand_->taken()), "T20 SK BK");
    QCOMPARE(codesOf(hand_->turnedUp()[Seat::E]), "T32");
    QCOMPARE(codesOf(hand_->turnedUp()[Seat::N]), "D4");
    QCOMPARE(codesOf(hand_->turnedUp()[Seat::W]), "CK");
    QCOMPARE(codesOf(hand_->turnedUp()[Seat::S]), "BN");
    QCOMPARE(codesOf(hand_->discarded()[Seat::W]), "S10 S9");
    QCOMPARE(codesOf(hand_->discarded()[Seat::S]), "C2 C6 C7");
    QCOMPARE(codesOf(hand_->dealtHands()[Seat::N]),
             "CQ CN CA C8 C9 D4 B8 B7 B3 B2 BA T15 T14 T12 T11 T9 T8 T7 T6 T5 T4");
    QCOMPARE(hand_->fola().size(), std::size_t{13});
}

void TestDresden::m5_announcements() {
    QCOMPARE(hand_->announcements().size(), std::size_t{2});
    QCOMPARE(hand_->announcements()[0], (SuitCounts{0, 1, 1, 1}));
    QCOMPARE(hand_->announcements()[1], (SuitCounts{3, 1, 3, 1}));
    QCOMPARE(text::announcement(hand_->announcements()[1]), "3 cups, 3 swords, 1 per sorte");
    const QString first = text::announcement(hand_->announcements()[0]);
    QVERIFY2(first.count('1') == 3 && !first.contains("cups"), qPrintable(first));
}

void TestDresden::m6_tricks() {
    QString winners;
    for (const Trick& trick : hand_->tricks())
        winners += QStringLiteral("SENW").at(index(*trick.winner));
    QCOMPARE(winners, "SEWNSEWESESEWEWNESSSS");
}

void TestDresden::m7_1_counts() {
    const Result& result = *hand_->result();
    QCOMPARE(result.count[Side::NS].total(), 98);
    QCOMPARE(result.count[Side::EW].total(), 147);
    QVERIFY(result.lastTrick == Side::NS);
    QVERIFY(!result.cappotto);
    QCOMPARE(result.captured[Side::NS].size(), 40);
    QCOMPARE(result.captured[Side::EW].size(), 44);
}

void TestDresden::m7_2_everyMark() {
    QCOMPARE(marks(hand_->tally()), "rob EW 5 T33\n"
                                    "upcard EW 5 T32\n"
                                    "upcard EW 5 CK\n"
                                    "declaration EW 30 T32 T31 T30 T29 T28 M\n"
                                    "declaration NS 15 DK SK BK\n"
                                    "death EW 5 DK\n"
                                    "death EW 5 SK\n"
                                    "death NS 5 T13\n"
                                    "death EW 3 T5\n"
                                    "death EW 3 T2\n"
                                    "death EW 3 T3\n"
                                    "death NS 5 T34\n"
                                    "death NS 5 CK");
    QList<int> nets;
    for (const Mark& mark : hand_->tally().marks())
        nets << -mark.net; // East and West lead throughout
    QCOMPARE(nets, (QList<int>{5, 10, 15, 45, 30, 35, 40, 35, 38, 41, 44, 39, 34}));
    QVERIFY(hand_->tally().paid().empty());
}

void TestDresden::m7_3_resti() {
    QCOMPARE(hand_->result()->net, -83);
    QCOMPARE(hand_->result()->restiNow, -2);
    QCOMPARE(hand_->result()->resti, -2);
}

VERSICOLA_TEST(TestDresden)
#include "test_dresden.moc"
