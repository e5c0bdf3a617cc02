// M6.9: who answers when, what may be shown and how it is marked.
#include "support/deals.h"
#include "support/many/one_of_many.h"
#include "support/table_text.h"

#include <QTest>

using namespace minchiate;
using namespace support;

namespace {

// East, who leads, holds four kings, Thirteen and the Fool; North nothing; West the last arie.
Setup rich() {
    Setup setup;
    setup.hands = {{"T6 S2", "CK DK SK BK T13 T28 T1 M S3", "S4 T2 T3 T7 T8 T9 T11 T12 T14..T19 D10..D4",
                    "T38 T39 T40 S5"}};
    return setup;
}

} // namespace

class TestDeclaring : public QObject {
    Q_OBJECT

private slots:
    void m6_9_answersRightAfterPlaying();
    void m6_9_shown_data();
    void m6_9_shown();
    void m6_9_marksInTheOrderShown();
    void m6_9_refused_data();
    void m6_9_refused();
    void m6_9_nothingToDeclare();
    void m6_9_discardsAreNotOfTheHand();
    void m6_9_theTrickWaitsForTheLastAnswer();
    void m6_9_anAnswerOfNoneMarksNothing();
    void m6_9_demon();
};

void TestDeclaring::m6_9_answersRightAfterPlaying() {
    Hand hand = handFor(rich());
    QVERIFY(!hand.answering());
    act(hand, u"E:play S3");
    QVERIFY(hand.answering() == Seat::E);
    QVERIFY(hand.choice()->seat == Seat::E && hand.choice()->chooser == Seat::E);
    QCOMPARE(std::get<DeclareChoice>(hand.choice()->among).held.size(), std::size_t{2});
    QVERIFY(why(hand, u"N:play S4") == Why::AnswerFirst);
    QVERIFY(why(hand, u"N:fall") == Why::AnswerFirst);
    QVERIFY(why(hand, u"N:declare") == Why::AnswerFirst);
    QVERIFY(refusal(hand, u"N:play S4")->seat == Seat::E);
    act(hand, u"E:declare");
    QVERIFY(!hand.answering());
    QVERIFY(why(hand, u"E:declare") == Why::NothingToDeclare); // once
    QVERIFY(!why(hand, u"N:play S4"));
}

void TestDeclaring::m6_9_shown_data() {
    QTest::addColumn<QString>("declaration");
    QTest::addColumn<QString>("marks");
    QTest::newRow("kings") << "CK+DK+SK+BK+M"
                           << "declaration EW 25 CK DK SK BK M";
    QTest::newRow("in any order of cards") << "M+BK+CK+DK+SK"
                                           << "declaration EW 25 CK DK SK BK M";
    QTest::newRow("Thirteen") << "T1+T13+T28+M"
                              << "declaration EW 20 T28 T13 T1 M";
    QTest::newRow("both") << "T1+T13+T28+M CK+DK+SK+BK+M"
                          << "declaration EW 20 T28 T13 T1 M\ndeclaration EW 25 CK DK SK BK M";
}

void TestDeclaring::m6_9_shown() {
    QFETCH(const QString, declaration);
    QFETCH(const QString, marks);
    Hand hand = handFor(rich());
    act(hand, u"E:play S3");
    act(hand, QString("E:declare " + declaration));
    QCOMPARE(support::marks(hand.tally()), marks);
    for (const Mark& mark : hand.tally().marks()) {
        QCOMPARE(mark.trick, 1);
        QVERIFY(mark.seat == Seat::E);
    }
    QCOMPARE(hand.declared()[Seat::E].size(), hand.tally().marks().size());
}

void TestDeclaring::m6_9_marksInTheOrderShown() {
    Hand hand = handFor(rich());
    act(hand, u"E:play S3");
    act(hand, u"E:declare CK+DK+SK+BK+M T1+T13+T28+M");
    QCOMPARE(marks(hand.tally()), "declaration EW 25 CK DK SK BK M\ndeclaration EW 20 T28 T13 T1 M");
    QCOMPARE(hand.tally().marks()[0].net, -25);
    QCOMPARE(hand.tally().marks()[1].net, -45);
    act(hand, u"N:play S4");
    act(hand, u"W:play S5");
    act(hand, u"W:declare T38+T39+T40");
    QCOMPARE(hand.tally().marks().back().points, 30);
    QCOMPARE(hand.tally().net(), -15); // 75, less a resto
    QCOMPARE(hand.tally().paid().size(), std::size_t{1});
}

void TestDeclaring::m6_9_refused_data() {
    QTest::addColumn<QString>("declaration");
    QTest::addColumn<int>("reason");
    const auto row = [](const char* declaration, Why reason) {
        QTest::newRow(declaration) << QString(declaration) << static_cast<int>(reason);
    };
    row("CK+DK+SK+M", Why::NotAVersicola);  // not all the kings
    row("CK+DK+SK+BK", Why::NotAVersicola); // not with the Fool
    row("T1+T13+T28", Why::NotAVersicola);  // nor here
    row("T1+T40+M", Why::NotAVersicola);    // not held
    row("T38+T39+T40", Why::NotAVersicola); // West's
    row("CK+M", Why::NotAVersicola);        // no versicola at all
    row("S3", Why::NotAVersicola);
    row("CK+DK+SK+BK+M CK+DK+SK+BK+M", Why::ShownTwice);
    row("CK+DK+SK+BK+M T1+T13+T28+M BK+DK+SK+CK+M", Why::ShownTwice);
}

void TestDeclaring::m6_9_refused() {
    QFETCH(const QString, declaration);
    QFETCH(const int, reason);
    Hand hand = handFor(rich());
    act(hand, u"E:play S3");
    const auto refused = why(hand, QString("E:declare " + declaration));
    QVERIFY(refused);
    QCOMPARE(static_cast<int>(*refused), reason);
    QCOMPARE(QString::fromUtf8(ruleOf(*refused).data()), "M6.9");
}

void TestDeclaring::m6_9_nothingToDeclare() {
    Hand hand = handFor(rich());
    QVERIFY(why(hand, u"E:declare") == Why::NothingToDeclare); // before playing
    playCards(hand, u"S3");
    act(hand, u"N:play S4"); // holds papi 2 and 3 only
    QVERIFY(!hand.answering());
    QVERIFY(why(hand, u"N:declare") == Why::NothingToDeclare);
    QVERIFY(why(hand, u"W:declare T38+T39+T40") == Why::NothingToDeclare); // has not played
    playCards(hand, u"S5 S2");
    QVERIFY(hand.position().trickNumber() == 2);
    QVERIFY(why(hand, u"W:declare T38+T39+T40") == Why::NothingToDeclare); // too late
}

void TestDeclaring::m6_9_discardsAreNotOfTheHand() {
    Setup setup;
    setup.robbed = "T40 T39";
    setup.hands = {{"S2", "S3", "S4", "S5 S6 S7 T38 B2..B10 C10..C3"}};
    const Hand dealt = handFor(setup);
    Hand whole = dealt; // robbed cards are of the hand
    act(whole, u"W:discard S6 S7");
    playCards(whole, u"S3 S4");
    act(whole, u"W:play S5");
    QVERIFY(whole.answering() == Seat::W);
    QVERIFY(!why(whole, u"W:declare T38+T39+T40"));
    Hand broken = dealt;
    act(broken, u"W:discard S6 T38");
    playCards(broken, u"S3 S4");
    act(broken, u"W:play S5");
    QVERIFY(!broken.answering());
}

void TestDeclaring::m6_9_theTrickWaitsForTheLastAnswer() {
    Setup setup;
    setup.hands = {{"T38 T39 T40 S5", "S2", "S3", "S4"}};
    Hand hand = handFor(setup);
    playCards(hand, u"S2 S3 S4");
    act(hand, u"S:play S5");
    QVERIFY(hand.answering() == Seat::S);
    QVERIFY(!hand.tricks()[0].winner);
    QCOMPARE(hand.announcements().size(), std::size_t{1});
    act(hand, u"S:declare T38+T39+T40");
    QVERIFY(hand.tricks()[0].winner == Seat::S);
    QCOMPARE(hand.announcements().size(), std::size_t{2});
    QCOMPARE(marks(hand.tally()), "declaration NS 30 T40 T39 T38");
}

void TestDeclaring::m6_9_anAnswerOfNoneMarksNothing() {
    Hand hand = handFor(rich());
    act(hand, u"E:play S3");
    const auto events = act(hand, u"E:declare");
    QCOMPARE(marks(hand.tally()), "");
    QVERIFY(hand.declared()[Seat::E].empty());
    QCOMPARE(events.size(), std::size_t{1});
}

void TestDeclaring::m6_9_demon() {
    for (const bool on : {false, true}) {
        Setup setup;
        setup.rules.demon = on;
        setup.hands = {
            {"S2", "S3 T14 T35 T39 T6 T7 T8 T9 T11 T12 T15 T16 T17 T18 T19 B2 B3 B4 B5 B6 B7", "S4", "S5"}};
        Hand hand = handFor(setup);
        act(hand, u"E:play S3");
        QCOMPARE(hand.answering() == Seat::E, on);
        if (on) {
            act(hand, u"E:declare T14+T35+T39");
            QCOMPARE(marks(hand.tally()), "declaration EW 20 T39 T35 T14");
        }
    }
}

VERSICOLA_TEST(TestDeclaring)
#include "test_declaring.moc"
