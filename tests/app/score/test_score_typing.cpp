// What is typed on the pages of the kept sheet finds its place: results, letters, and the hand it belongs to.
#include "desktop/pad/tray_content.h"
#include "desktop/sheet/hand_words.h"
#include "score_sitting.h"
#include "support/many/one_of_many.h"

using namespace minchiate;
using namespace scoresheet;
using support::ScoreSitting;

class ScoreTypingTest : public QObject {
    Q_OBJECT

private slots:
    void digitsGoToTheResult();
    void twoNumbersStayTwo();
    void anotherResultIsAskedAbout();
    void aRevokeIsSeenWhereItWasMade();
    void thePadOfBothIsOne();
    void lettersPressWhatTheyUnderline();
    void whatIsTypedStaysWithItsHand();
    void theSheetIsLeftAndFoundAtItsHand();
};

void ScoreTypingTest::digitsGoToTheResult() {
    ScoreSitting s;
    s.begin();
    QVERIFY(s.hand().column(Side::NS)->points(5)->hasFocus());
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("9"));
    QVERIFY(s.hand().fields().result->hasFocus());
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("8:181"));
    QCOMPARE(s.hand().fields().result->text(), QStringLiteral("98:181"));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QVERIFY(s.kept(0).over());
    // From the marks, too, where letters and digits search nothing.
    s.press(s.hand().buttons().next);
    s.press(s.hand().column(Side::NS)->points(5));
    s.hand().marks()->setFocus();
    QTest::keyClicks(s.hand().marks(), QStringLiteral("7"));
    QCOMPARE(s.hand().fields().result->text(), QStringLiteral("7"));
    s.hand().marks()->setFocus(); // once more from elsewhere: in place of the first
    for (const char* digit : {"1", "2"})
        QTest::keyClicks(QApplication::focusWidget(), QString::fromLatin1(digit));
    QCOMPARE(s.hand().fields().result->text(), QStringLiteral("12"));
    s.hand().fields().result->clear();
    s.press(s.hand().buttons().count);
    s.count().card(trump(40))->setFocus();
    for (int i = 0; i < 2; ++i)
        QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("4"));
    QCOMPARE(s.count().cardsField()->text(), QStringLiteral("44"));
}

void ScoreTypingTest::twoNumbersStayTwo() {
    for (const char* typed : {"98:181", "98 181", "98-181"}) {
        ScoreSitting s;
        s.begin();
        s.type(s.hand().fields().result, typed);
        s.press(s.hand().buttons().write);
        QCOMPARE(sheet::countWords(s.pages().book().sheet(), 0, s.account(0)), QStringLiteral("98 : 181"));
        QCOMPARE(s.account(0).net, -83);
        // And it stays to be read on the page of the hand.
        QStringList told;
        for (const auto& row : s.hand().marks()->rows())
            told << row.told;
        QCOMPARE(told, sheet::reckoning(s.pages().book().sheet(), 0, s.account(0)));
        QVERIFY2(told.join(u' ').contains(QStringLiteral("98 less 181")) ||
                     told.join(u' ').contains(QStringLiteral("181 less 98")),
                 qPrintable(told.join(u'\n')));
    }
}

// Digits typed after a result, before "Next hand", put a second result over the first without a word.
void ScoreTypingTest::anotherResultIsAskedAbout() {
    ScoreSitting s;
    s.begin();
    s.type(s.hand().fields().result, "147:98");
    s.press(s.hand().buttons().write);
    QCOMPARE(s.account(0).net, 49);
    const auto written = s.kept(0);
    s.type(s.hand().fields().result, "80:130");
    s.press(s.hand().buttons().write);
    QVERIFY(s.kept(0) == written);
    QVERIFY(s.hand().says().contains(QStringLiteral("80:130")));
    s.press(s.hand().buttons().write);
    QCOMPARE(s.account(0).net, -50);
}

void ScoreTypingTest::aRevokeIsSeenWhereItWasMade() {
    ScoreSitting s;
    s.begin();
    s.press(s.hand().buttons().penalty);
    s.press(s.hand().penalties()->revokeButton(2));
    QTest::keyClick(s.hand().penalties(), Qt::Key_Escape);
    QCOMPARE(s.hand().marks()->rows().back().told,
             QStringLiteral("Bice revoked: 2 resti to each opponent (M8.3)"));
    s.type(s.hand().fields().result, "0");
    s.press(s.hand().buttons().write);
    QVERIFY2(!s.hand().says().contains(QStringLiteral("Nobody pays")), qPrintable(s.hand().says()));
    QVERIFY2(s.hand().says().contains(QStringLiteral("Bice revoked")), qPrintable(s.hand().says()));
}

// C2: with resti at the end only, 75 on the pad are a coin and 15 in pieces, here as at the table.
void ScoreTypingTest::thePadOfBothIsOne() {
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

void ScoreTypingTest::lettersPressWhatTheyUnderline() {
    ScoreSitting s;
    s.begin();
    s.type(s.hand().fields().result, "10");
    s.press(s.hand().buttons().write);
    s.press(s.hand().buttons().sheet);
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

// It was gone as soon as another hand was looked at, and nothing said that it was not written.
void ScoreTypingTest::whatIsTypedStaysWithItsHand() {
    ScoreSitting s;
    s.begin();
    s.type(s.hand().fields().result, "10");
    s.press(s.hand().buttons().write);
    s.press(s.hand().buttons().next);
    s.type(s.hand().fields().result, "98:1");
    s.press(s.hand().buttons().sheet);
    s.pages().showHand(0);
    QCOMPARE(s.hand().fields().result->text(), QStringLiteral("10"));
    s.pages().showHand(1);
    QCOMPARE(s.hand().fields().result->text(), QStringLiteral("98:1"));
    QVERIFY2(s.hand().says().contains(QStringLiteral("not written")), qPrintable(s.hand().says()));
    s.press(s.hand().buttons().write);
    QVERIFY(s.kept(1).over());
    QCOMPARE(std::get<TypedResult>(s.kept(1).ending).text, std::string("98:1"));
    s.pages().showHand(0);
    s.pages().showHand(1);
    QVERIFY(!s.hand().fields().result->isModified());
    // Of another sheet it is not.
    s.pages().showHand(2);
    s.type(s.hand().fields().result, "77");
    s.pages().showShelf();
    s.begin();
    QCOMPARE(s.hand().fields().result->text(), QString());
    s.pages().showHand(2);
    QCOMPARE(s.hand().fields().result->text(), QString());
}

// After the second hand was changed the frame stood on the last.
void ScoreTypingTest::theSheetIsLeftAndFoundAtItsHand() {
    ScoreSitting s;
    s.begin();
    for (int hand = 0; hand < 3; ++hand) {
        s.type(s.hand().fields().result, "10");
        s.press(s.hand().buttons().write);
        s.press(s.hand().buttons().next);
    }
    s.press(s.hand().buttons().sheet);
    s.pressHand(1);
    sheet::OpenHand* panel = s.sheet().hands()->panel();
    // Nothing is marked, and so the Tab key does not stop among the marks.
    s.sheet().hands()->view()->setFocus();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    QCOMPARE(QApplication::focusWidget(), panel->changeButton());
    QTest::keyClick(panel->changeButton(), Qt::Key_Space);
    QCOMPARE(s.hand().number(), 1);
    QTest::keyClick(&s.hand(), Qt::Key_Escape);
    QCOMPARE(s.pages().currentWidget(), &s.sheet());
    QVERIFY(s.sheet().hands()->view()->hasFocus());
    QCOMPARE(s.sheet().hands()->selected(), 1);
    // Opened anew, it is at the button that goes on.
    s.pages().openSheet(s.pages().book().path());
    QVERIFY(s.sheet().buttons().next->hasFocus());
}

VERSICOLA_WINDOW_TEST(ScoreTypingTest)
#include "test_score_typing.moc"
