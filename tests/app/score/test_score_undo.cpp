// Undo and redo belong to the page that is seen: what was changed on the sheet comes back, tap by tap; and
// what is typed finds its place.
#include "desktop/pad/tray_content.h"
#include "desktop/sheet/hand_words.h"
#include "score_sitting.h"

using namespace minchiate;
using namespace scoresheet;
using support::ScoreSitting;

class ScoreUndoTest : public QObject {
    Q_OBJECT

private slots:
    void marksAndResultsComeBack();
    void tapsOfTheCountComeBack();
    void actionsOfPagesThatAreNotSeenDoNothing();
    void digitsGoToTheResult();
    void twoNumbersStayTwo();
    void aRevokeIsSeenWhereItWasMade();
    void thePadOfBothIsOne();
    void lettersPressWhatTheyUnderline();
};

namespace {

void undo(QWidget& page) {
    QTest::keyClick(&page, Qt::Key_Z, Qt::ControlModifier);
}

void redo(QWidget& page) {
    QTest::keyClick(&page, Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
}

} // namespace

void ScoreUndoTest::marksAndResultsComeBack() {
    ScoreSitting s;
    s.begin();
    s.press(s.hand().column(Side::NS)->points(5));
    s.press(s.hand().column(Side::EW)->points(3));
    undo(s.hand());
    QCOMPARE(s.account(0).net, 5);
    undo(s.hand());
    QVERIFY(s.pages().book().sheet().entries.empty());
    redo(s.hand());
    redo(s.hand());
    QCOMPARE(s.account(0).net, 2);
    s.type(s.hand().resultField(), "10");
    s.press(s.hand().writeButton());
    s.press(s.hand().sheetButton());
    QCOMPARE(s.pages().book().account().finished, 1);
    undo(s.sheet());
    QCOMPARE(s.pages().book().account().finished, 0);
    redo(s.sheet());
    QCOMPARE(s.pages().book().account().finished, 1);
    // Names are a change of the sheet like another; and what was taken back is in the file.
    s.press(s.sheet().namesButton());
    s.type(s.sheet().namesMenu()->name(0), "Gia");
    s.press(s.sheet().namesMenu()->writeButton());
    undo(s.sheet());
    QCOMPARE(s.pages().book().sheet().players[0], "Ada");
    const auto read = records::loadSheet(s.pages().book().path());
    QVERIFY(std::get<Sheet>(read) == s.pages().book().sheet());
}

void ScoreUndoTest::tapsOfTheCountComeBack() {
    ScoreSitting s;
    s.begin();
    s.press(s.hand().countButton());
    s.press(s.count().card(trump(40)));
    s.press(s.count().card(trump(39)));
    undo(s.count());
    QVERIFY(s.count().card(trump(40))->raised());
    QVERIFY(!s.count().card(trump(39))->raised());
    redo(s.count());
    QVERIFY(s.count().card(trump(39))->raised());
}

void ScoreUndoTest::actionsOfPagesThatAreNotSeenDoNothing() {
    ScoreSitting s;
    s.begin();
    s.press(s.hand().column(Side::NS)->points(5));
    s.press(s.hand().sheetButton());
    s.press(s.sheet().backButton());
    undo(*s.pages().shelfPage());
    QCOMPARE(s.account(0).net, 5);
}

void ScoreUndoTest::digitsGoToTheResult() {
    ScoreSitting s;
    s.begin();
    QVERIFY(s.hand().column(Side::NS)->points(5)->hasFocus());
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("9"));
    QVERIFY(s.hand().resultField()->hasFocus());
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("8:181"));
    QCOMPARE(s.hand().resultField()->text(), QStringLiteral("98:181"));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QVERIFY(s.kept(0).over());
    // From the marks, too, where letters and digits search nothing.
    s.press(s.hand().nextButton());
    s.press(s.hand().column(Side::NS)->points(5));
    s.hand().marks()->setFocus();
    QTest::keyClicks(s.hand().marks(), QStringLiteral("7"));
    QCOMPARE(s.hand().resultField()->text(), QStringLiteral("7"));
    s.hand().resultField()->clear();
    s.press(s.hand().countButton());
    s.count().card(trump(40))->setFocus();
    QTest::keyClicks(s.count().card(trump(40)), QStringLiteral("44"));
    QCOMPARE(s.count().cardsField()->text(), QStringLiteral("44"));
}

void ScoreUndoTest::twoNumbersStayTwo() {
    for (const char* typed : {"98:181", "98 181", "98-181"}) {
        ScoreSitting s;
        s.begin();
        s.type(s.hand().resultField(), typed);
        s.press(s.hand().writeButton());
        QCOMPARE(sheet::countWords(s.pages().book().sheet(), 0, s.account(0)), QStringLiteral("98 : 181"));
        QCOMPARE(s.account(0).net, -83);
    }
}

void ScoreUndoTest::aRevokeIsSeenWhereItWasMade() {
    ScoreSitting s;
    s.begin();
    s.press(s.hand().penaltyButton());
    s.press(s.hand().penalties()->revokeButton(2));
    QTest::keyClick(s.hand().penalties(), Qt::Key_Escape);
    QCOMPARE(s.hand().marks()->rows().back().told,
             QStringLiteral("Bice revoked: 2 resti to each opponent (M8.3)"));
    s.type(s.hand().resultField(), "0");
    s.press(s.hand().writeButton());
    QVERIFY2(!s.hand().says().contains(QStringLiteral("Nobody pays")), qPrintable(s.hand().says()));
    QVERIFY2(s.hand().says().contains(QStringLiteral("Bice revoked")), qPrintable(s.hand().says()));
}

// C2: with resti at the end only, 75 on the pad are a coin and 15 in pieces, here as at the table.
void ScoreUndoTest::thePadOfBothIsOne() {
    look::Deck deck(QStringLiteral("none"));
    score::PadTray tray(deck);
    HandAccount account;
    account.tally = Tally(true);
    account.tally.add({Cause::Death, Side::EW, {}, 75, {}, 0, 0});
    tray.setAccount(account, {});
    QCOMPARE(tray.content().resti, 1);
    QVERIFY(!tray.content().restiOurs);
    QVERIFY(!tray.content().us);
    QCOMPARE(tray.content().net, 75);
    QVERIFY(tray.content().pieces == pad::trayContent(15, 0, Side::NS).pieces);
}

void ScoreUndoTest::lettersPressWhatTheyUnderline() {
    ScoreSitting s;
    s.begin();
    s.type(s.hand().resultField(), "10");
    s.press(s.hand().writeButton());
    s.press(s.hand().sheetButton());
    QCOMPARE(QApplication::focusWidget(), s.sheet().hands()->view());
    QTest::keyClick(s.sheet().hands()->view(), Qt::Key_Right);
    QCOMPARE(s.sheet().openHand(), 0);
    QTest::keyClick(s.sheet().hands()->view(), Qt::Key_Left);
    QCOMPARE(s.sheet().openHand(), -1);
    QTest::keyClick(s.sheet().hands()->view(), Qt::Key_S);
    QVERIFY(s.sheet().keepMenu()->isVisible());
    QTest::keyClick(s.sheet().keepMenu(), Qt::Key_Escape);
    QTest::keyClick(s.sheet().hands()->view(), Qt::Key_N);
    QCOMPARE(s.pages().currentWidget(), &s.hand());
    QCOMPARE(s.hand().number(), 1);
}

QTEST_MAIN(ScoreUndoTest)
#include "test_score_undo.moc"
