// The score sheet of Tarocco bolognese as four people use it: cards tapped by mouse and by keys, killed in
// the middle; at every size, test_bolognese_sheet_seen.
#include "bolognese_sheet_sitting.h"
#include "support/many/one_of_many.h"

using namespace bolognese;
using namespace bolognese::sheet;
using support::cardsOf;
using support::evening;
using Sitting = support::BologneseSheetSitting;

class BologneseSheetPagesTest : public QObject {
    Q_OBJECT

private slots:
    void B2_9_accusiByMouse_data();
    void B2_9_accusiByMouse();
    void B2_9_allCards();
    void B2_9_thirdExample();
    void B8_2_theOwedCardIsGiven();
    void byKeys();
    void tapsAreKeptWhenTheProgramEnds();
    void handsArePutRightAndTakenOut();
    void aTapThatIsNotWholeIsTakenBackBeforeTheHand();
    void B6_2_oneCombinationIsLeftOut();
    void B6_5_callingOut();
    void B9_2_aPenalty();
    void B3_5_quattroScartate();
    void whatCannotBeIsSaid();
    void namesAndRulesLater();
    void notesStayWithTheirHands();
    void aRemovedHandIsBroughtBack();
};

void BologneseSheetPagesTest::B2_9_accusiByMouse_data() {
    QTest::addColumn<int>("points");
    const auto row = [](const char* cards, int points) { QTest::newRow(cards) << points; };
    row("SK SQ T1", 10);
    row("SK SN SJ M", 15);
    row("SK SQ SA", 0);
    row("SK SQ SA M", 15);
    row("T20 T18 T17", 10);
    row("T20 T17 M", 10);
    row("T20 T1 M", 18);
    row("T20 T19 T18 T16 T15", 20);
    row("T20 T17 T15 M", 10);
    row("TM1 TM2 TM3", 10);
    row("TM1 TM2 M", 10);
    row("CA DA SA BA T1 M", 25);
    row("CK DK SK", 17);
    row("CJ DJ SJ BJ", 24);
    row("T19 T1 M", 18);
    row("T20 T19 M", 28);
}

void BologneseSheetPagesTest::B2_9_accusiByMouse() {
    QFETCH(const int, points);
    Sitting s;
    s.begin();
    s.beginHand();
    s.press(s.hand().besidesButton());
    auto* menu = s.hand().besidesMenu();
    s.press(menu->people()->button(2));
    for (Card card : cardsOf(QString::fromLatin1(QTest::currentDataTag())))
        s.press(menu->cards()->cell(card));
    const Draft& draft = *s.book().sheet().draft;
    QCOMPARE(draft.accusi.size(), std::size_t(1));
    QCOMPARE(draft.accusi[0].seat, Seat::N);
    QCOMPARE(worthOf(draft.accusi[0], {}).total(), points);
    QVERIFY2(points == 0 ? menu->says().contains(QStringLiteral("nothing"))
                         : menu->says().contains(QString::number(points)),
             qPrintable(menu->says()));
}

void BologneseSheetPagesTest::B2_9_allCards() {
    Sitting s;
    s.begin();
    s.beginHand();
    s.press(s.hand().counted()->button(1));
    s.press(s.hand().allButton());
    QVERIFY2(s.hand().scores().contains(QStringLiteral("Bice & Vieri +939")), qPrintable(s.hand().scores()));
    for (const char* rule : {"B2.1", "B2.2", "B2.5", "B2.6", "B2.7", "B2.8", "B8.3", "B8.4", "B8.5"})
        QVERIFY2(s.hand().priceTold().contains(QLatin1String(rule)), qPrintable(s.hand().priceTold()));
    s.press(s.hand().handButtons().write);
    QCOMPARE(s.score(), (PerSide<int>{0, 939}));
    QVERIFY(over(s.book().sheet()));
    QVERIFY(s.sheet().accessibleDescription().contains(QStringLiteral("Bice & Vieri win by 939 to 0")));
}

// As CA counts it: 49 cards and no last trick; it is told as far as it goes.
void BologneseSheetPagesTest::B2_9_thirdExample() {
    Sitting s;
    s.begin();
    s.beginHand();
    for (int row = 0; row < 6; ++row)
        s.press(s.hand().cards()->head(row));
    QCOMPARE(s.book().sheet().draft->pile, kWholeDeck);
    s.tap(QStringLiteral("T19 T18 T16 T1 DK DJ DA SQ SN SJ CJ BN BA"));
    QCOMPARE(s.book().sheet().draft->pile.size(), 49);
    for (const char* line : {"10 / – Grande", "20 / – Cups", "15 / – Batons", "20 / – Moors", "10 / 10 Aces",
                             "75 / – sequences again", "17 / – Kings", "14 / – Queens"})
        QVERIFY2(s.hand().priceTold().contains(QString::fromUtf8(line)), qPrintable(s.hand().priceTold()));
    QVERIFY(!s.hand().handButtons().write->isEnabled());
}

void BologneseSheetPagesTest::B8_2_theOwedCardIsGiven() {
    Sitting s;
    s.begin();
    s.beginHand();
    s.press(s.hand().cards()->head(0)); // ten cups
    s.press(s.hand().cards()->head(1)); // ten coins
    s.tap(QStringLiteral("M SK SQ"));
    s.press(s.hand().last()->button(0));
    QVERIFY2(s.hand().says().contains(QStringLiteral("(B8.2)")), qPrintable(s.hand().says()));
    QCOMPARE(s.hand().owedButton()->text(), QStringLiteral("&Give the 6 of cups"));
    s.press(s.hand().owedButton());
    QCOMPARE(s.book().sheet().draft->pile.size(), 22);
    QVERIFY(!s.book().sheet().draft->pile.contains(*cardOf("C6")));
    QVERIFY(s.hand().handButtons().write->isEnabled());
}

void BologneseSheetPagesTest::byKeys() {
    Sitting s;
    s.begin();
    s.keys("w");
    QCOMPARE(s.pages().currentWidget(), &s.hand());
    const auto key = [](Qt::Key one) { QTest::keyClick(QApplication::focusWidget(), one); };
    QCOMPARE(QApplication::focusWidget(), s.hand().cards()->cell(*cardOf("CK")));
    key(Qt::Key_Space);
    key(Qt::Key_Right);
    key(Qt::Key_Space);
    key(Qt::Key_Down); // the queen of coins
    key(Qt::Key_Space);
    QCOMPARE(s.book().sheet().draft->pile, cardsOf(QStringLiteral("CK CQ DQ")));
    key(Qt::Key_Up);
    key(Qt::Key_Left);
    key(Qt::Key_Left); // all cups
    key(Qt::Key_Space);
    for (int i = 0; i < 3; ++i)
        key(Qt::Key_Down); // all batons
    key(Qt::Key_Space);
    key(Qt::Key_Right);
    key(Qt::Key_Up); // the king of swords
    key(Qt::Key_Space);
    QCOMPARE(s.book().sheet().draft->pile.size(), 22);
    s.hand().last()->button(0)->setFocus(Qt::TabFocusReason);
    key(Qt::Key_Space);
    QVERIFY2(s.hand().handButtons().write->isEnabled(), qPrintable(s.hand().says() + s.hand().sum()));
    s.keys("w");
    QCOMPARE(s.pages().currentWidget(), &s.sheet());
    QCOMPARE(s.book().next(), 1);
}

void BologneseSheetPagesTest::tapsAreKeptWhenTheProgramEnds() {
    Sitting s;
    s.begin();
    s.beginHand();
    s.tap(QStringLiteral("CK T20 M"));
    s.press(s.hand().last()->button(1));
    s.openAgain();
    QVERIFY(s.book().sheet().entries.empty()); // not counted yet
    s.press(s.sheet().sheetButtons().goOn);
    QVERIFY(s.hand().cards()->cell(*cardOf("T20"))->isChecked());
    QCOMPARE(s.hand().last()->chosen(), 1);
    QTest::keyClick(&s.hand(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(s.hand().last()->chosen(), -1);
    QTest::keyClick(&s.hand(), Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(!s.hand().cards()->cell(*cardOf("M"))->isChecked());
    QTest::keyClick(&s.hand(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(s.hand().cards()->cell(*cardOf("M"))->isChecked());
}

void BologneseSheetPagesTest::handsArePutRightAndTakenOut() {
    Sitting s;
    s.openWith(evening());
    const Sheet before = s.book().sheet();
    const PerSide<int> score = s.score();
    s.pressRow(0);
    s.press(s.hand().last()->button(0)); // it was theirs
    QTest::keyClick(&s.hand(), Qt::Key_Escape);
    QCOMPARE(s.score(), (PerSide<int>{score[Side::NS] + 6, score[Side::EW] - 6})); // B8.4
    QTest::keyClick(&s.sheet(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(s.score(), score);
    s.pressRow(1);
    s.press(s.hand().handButtons().remove);
    QCOMPARE(s.book().next(), 8);
    const QString path = s.book().path();
    s.open(); // and so it is in the file, though others have dealt now
    s.pages().openSheet(path);
    QCOMPARE(s.book().next(), 8);
    QTest::keyClick(&s.sheet(), Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(s.book().sheet() == before);
}

// An odd number of cards is no pile: what the book holds is the hand as it was written.
void BologneseSheetPagesTest::aTapThatIsNotWholeIsTakenBackBeforeTheHand() {
    Sitting s;
    s.begin();
    s.writeHand(Sitting::sayCappotto);
    const auto written = s.book().sheet().entries.front().hand;
    s.pressRow(0);
    s.tap(QStringLiteral("CK"));
    QVERIFY(!s.hand().cards()->cell(*cardOf("CK"))->isChecked());
    QTest::keySequence(&s.pages(), QKeySequence::Undo);
    QCOMPARE(s.book().next(), 1);
    QVERIFY(s.book().sheet().entries.front().hand == written);
    QVERIFY(s.hand().cards()->cell(*cardOf("CK"))->isChecked());
    QTest::keySequence(&s.pages(), QKeySequence::Undo); // now the hand
    QCOMPARE(s.book().next(), 0);
}

void BologneseSheetPagesTest::B6_2_oneCombinationIsLeftOut() {
    Sitting s;
    s.begin();
    s.beginHand();
    s.press(s.hand().besidesButton());
    auto* menu = s.hand().besidesMenu();
    for (Card card : cardsOf(QStringLiteral("CK DK SK CQ CN")))
        s.press(menu->cards()->cell(card));
    const auto worth = [&] { return worthOf(s.book().sheet().draft->accusi.front(), {}).total(); };
    QCOMPARE(worth(), 27);
    s.press(menu->combination(Name::Cups));
    QCOMPARE(worth(), 17);
    s.press(menu->cards()->cell(*cardOf("BK"))); // it stays left out
    QCOMPARE(worth(), 34);
    s.press(menu->combination(Name::Cups));
    QCOMPARE(worth(), 44);
}

void BologneseSheetPagesTest::B6_5_callingOut() {
    Sitting s;
    Sheet sheet = evening();
    sheet.entries.resize(1);
    sheet.rules.target = linesOf(sheet).back().after[Side::EW] + 17;
    const PerSide<int> before = linesOf(sheet).back().after;
    sheet.rules.target = std::max(sheet.rules.target, before[Side::NS] + 1);
    const bool enough = before[Side::EW] + 17 >= sheet.rules.target;
    s.openWith(sheet);
    s.beginHand();
    s.press(s.hand().besidesButton());
    auto* menu = s.hand().besidesMenu();
    s.press(menu->people()->button(3));
    for (Card card : cardsOf(QStringLiteral("CK DK SK")))
        s.press(menu->cards()->cell(card));
    s.press(menu->endings()->button(2));
    QTest::keyClick(menu, Qt::Key_Escape);
    QVERIFY(s.hand().priceTold().contains(QStringLiteral("B6.5")));
    QCOMPARE(s.hand().handButtons().write->isEnabled(), enough);
    if (!enough) {
        QVERIFY2(s.hand().says().contains(QStringLiteral("(B6.5)")), qPrintable(s.hand().says()));
        return;
    }
    s.press(s.hand().handButtons().write);
    QVERIFY(verdictOf(s.book().sheet()) == Verdict::WonByEW);
}

void BologneseSheetPagesTest::B9_2_aPenalty() {
    Sitting s;
    s.begin();
    s.beginHand();
    s.press(s.hand().cards()->head(0));
    s.press(s.hand().cards()->head(1));
    s.tap(QStringLiteral("SK SQ"));
    s.press(s.hand().last()->button(0));
    s.press(s.hand().besidesButton());
    s.press(s.hand().besidesMenu()->penalties()->button(1));
    QTest::keyClick(s.hand().besidesMenu(), Qt::Key_Escape);
    QVERIFY(s.hand().priceTold().contains(QStringLiteral("B9.2")));
    s.press(s.hand().handButtons().write);
    const Account account = accountOf(s.book().sheet().entries[0].hand, {});
    QCOMPARE(account.points[Side::NS], account.count[Side::NS].scartini);
}

void BologneseSheetPagesTest::B3_5_quattroScartate() {
    Sitting s;
    s.press(s.pages().shelfPage()->newButton());
    QVERIFY(s.pages().termsPage()->numberField()->isEnabled());
    s.press(s.pages().termsPage()->lengths()->button(1));
    QVERIFY(!s.pages().termsPage()->numberField()->isEnabled());
    s.typeNames(4);
    for (int i = 0; i < 4; ++i) {
        s.beginHand();
        s.press(s.hand().allButton());
        s.press(s.hand().handButtons().write);
    }
    QCOMPARE(s.score()[Side::NS], 4 * 939);
    QVERIFY(over(s.book().sheet()));
    QVERIFY(!s.sheet().sheetButtons().goOn->isVisible());
}

void BologneseSheetPagesTest::whatCannotBeIsSaid() {
    Sitting s;
    s.begin();
    s.beginHand();
    QCOMPARE(s.hand().sum(), QStringLiteral("Tap the cards of the pile."));
    s.press(s.hand().cards()->head(0));
    s.press(s.hand().cards()->head(1));
    QCOMPARE(s.hand().sum(), QStringLiteral("Who won the last trick?"));
    s.press(s.hand().last()->button(0));
    QVERIFY2(s.hand().says().contains(QStringLiteral("(B8.1)")), qPrintable(s.hand().says())); // Ada deals
    QVERIFY(!s.hand().handButtons().write->isEnabled());
    s.tap(QStringLiteral("SK SQ"));
    QVERIFY(s.hand().says().isEmpty() && s.hand().handButtons().write->isEnabled());
}

void BologneseSheetPagesTest::namesAndRulesLater() {
    Sitting s;
    s.begin();
    s.press(s.sheet().sheetButtons().names);
    auto* page = s.pages().termsPage();
    s.type(page->numberField(), QStringLiteral("1000"));
    s.press(page->rule(2)); // the Grande ends at the first gap
    s.press(page->writeButton());
    QCOMPARE(s.book().sheet().rules.target, 1000);
    QVERIFY(!s.book().sheet().rules.fillScavezzo);
    s.beginHand();
    s.press(s.hand().allButton());
    s.press(s.hand().handButtons().write);
    s.press(s.sheet().sheetButtons().names);
    QVERIFY(!page->rule(0)->isEnabled() && !page->lengths()->isEnabled()); // a hand is written
    s.type(page->name(1), QStringLiteral("Gia"));
    s.press(page->writeButton());
    QCOMPARE(s.book().sheet().names[Seat::E], "Gia");
}

void BologneseSheetPagesTest::notesStayWithTheirHands() {
    Sitting s;
    s.begin(5000); // so that a cappotto does not end it
    s.keepsNotes(Sitting::sayCappotto);
}

void BologneseSheetPagesTest::aRemovedHandIsBroughtBack() {
    Sitting s;
    s.begin(5000); // so that a cappotto does not end it
    s.bringsBack(Sitting::sayCappotto);
}

VERSICOLA_WINDOW_TEST(BologneseSheetPagesTest)
#include "test_bolognese_sheet_pages.moc"
