// The score sheet of Cuatrola as four people use it: by mouse, by keys, killed in the middle, at every size.
#include "cuatrola_sheet_sitting.h"

#include "desktop/sheets/printed.h"
#include "support/many/one_of_many.h"

using namespace cuatrola;
using namespace cuatrola::sheet;
using cuatrola_sheet::SheetForm;
using support::cuatrolaEvening;
using Sitting = support::CuatrolaSheetSitting;

namespace {

constexpr Side ns = Side::NS, ew = Side::EW;

} // namespace

class CuatrolaSheetPagesTest : public QObject {
    Q_OBJECT

private slots:
    void C11_1_oneTapToAHand();
    void C11_1_byKeys();
    void aDoublePressBooksOneHand();
    void C11_4_pointsAreCounted_data();
    void C11_4_pointsAreCounted();
    void C11_5_anIdleHand();
    void halfAHandIsKeptWhenTheProgramEnds();
    void handsArePutRightAndTakenOut();
    void C2_4_matchesFollowEachOther();
    void C8_switchesHaveTheirButtons();
    void C9_2_aRevoke();
    void whatCannotBeIsSaid();
    void namesAndRulesLater();
    void badFilesGetOneSentence();
    void notesStayWithTheirHands();
    void aRemovedHandIsBroughtBack();
    void exported();
    void everyPageFits_data();
    void everyPageFits();
};

void CuatrolaSheetPagesTest::C11_1_oneTapToAHand() {
    Sitting s;
    s.begin();
    s.tap(Bid::Pass, {}, ns);
    QCOMPARE(s.standing(), (Standing{1, 0}));
    s.tap(Bid::Solo, ew, ew);
    QCOMPARE(s.standing(), (Standing{1, 2}));
    s.tap(Bid::Quintola, ns, ew); // C8.7
    QCOMPARE(s.standing(), (Standing{1, 7}));
    s.tap(Bid::Cuatrola, ew, ns);
    QCOMPARE(s.standing(), (Standing{5, 7}));
    s.tap(Bid::Cuatrola, ns, ns);
    QCOMPARE(s.standing(), (Standing{9, 7}));
    QCOMPARE(s.pages().currentWidget(), &s.sheet());
    QCOMPARE(s.sheet().hands()->rows().size(), std::size_t(5));
    QCOMPARE(s.sheet().hands()->rows()[2].cells[1].text, QStringLiteral("Ada & Lapo’s quintola, lost"));
    QVERIFY(s.sheet().accessibleDescription().contains(QStringLiteral("Ada & Lapo lead by 9 to 7")));
    QCOMPARE(s.sheet().outcome({Bid::Cuatrola, ns, ew, Ending::Played})->accessibleName(),
             QStringLiteral("4 to Bice & Vieri: the others’ cuatrola, lost"));
    // Each line tells its rule once the hand is looked at.
    s.pressRow(2);
    for (const char* rule : {"C4.2", "C8.6", "C8.7"})
        QVERIFY2(s.hand().priceTold().contains(QLatin1String(rule)), qPrintable(s.hand().priceTold()));
}

void CuatrolaSheetPagesTest::C11_1_byKeys() {
    Sitting s;
    s.begin();
    s.keys("1");
    s.keys("2");
    QCOMPARE(s.standing(), (Standing{1, 1}));
    QWidget* solo = s.sheet().outcome({Bid::Solo, ns, ns, Ending::Played});
    s.sheet().outcome({Bid::Pass, {}, ns, Ending::Played})->setFocus(Qt::TabFocusReason);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    QCOMPARE(QApplication::focusWidget(), solo);
    QTest::keyClick(solo, Qt::Key_Return);
    QCOMPARE(s.standing(), (Standing{3, 1}));
    QTest::keyClick(&s.sheet(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(s.standing(), (Standing{1, 1}));
    QTest::keyClick(&s.sheet(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(s.standing(), (Standing{3, 1}));
    // A counted hand: plain, points, and written.
    s.keys("c");
    QCOMPARE(s.pages().currentWidget(), &s.hand());
    s.keys("p");
    s.keys("71");
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QCOMPARE(s.pages().currentWidget(), &s.sheet());
    QCOMPARE(s.standing(), (Standing{4, 1}));
}

void CuatrolaSheetPagesTest::aDoublePressBooksOneHand() {
    Sitting s;
    s.begin();
    QVERIFY(!s.sheet().bringBackButton()->isVisible());
    s.tap(Bid::Solo, ns, ns);
    QWidget* solo = s.sheet().outcome({Bid::Solo, ns, ns, Ending::Played});
    QTest::mouseDClick(solo, Qt::LeftButton); // what comes of the second press, before it is let go
    QTest::mouseRelease(solo, Qt::LeftButton);
    QCOMPARE(s.standing(), (Standing{2, 0}));
    // What was just booked is taken back beside it, one after the other.
    s.tap(Bid::Pass, {}, ew);
    auto* back = s.sheet().bringBackButton();
    QVERIFY(back->isVisible());
    QCOMPARE(back->text(), QStringLiteral("Take &it back"));
    s.press(back);
    QCOMPARE(s.standing(), (Standing{2, 0}));
    QVERIFY(!back->isVisible());
    // Not of a sheet that is opened again.
    s.tap(Bid::Pass, {}, ew);
    s.openAgain();
    QVERIFY(!s.sheet().bringBackButton()->isVisible());
}

void CuatrolaSheetPagesTest::C11_4_pointsAreCounted_data() {
    QTest::addColumn<int>("points");
    QTest::addColumn<int>("twenties"); // sung by the pair that was counted
    QTest::addColumn<int>("last");     // on the row; −1: not said
    QTest::addColumn<int>("scores");   // the pair
    const auto row = [](const char* name, int points, int twenties, int last, int scores) {
        QTest::newRow(name) << points << twenties << last << scores;
    };
    row("130-0", 130, 0, -1, 0);
    row("65-65", 65, 0, 1, 1);
    row("75-75", 55, 1, 0, 0);
    row("85-85", 45, 2, 1, 1);
    row("56 with twenty", 56, 1, -1, 0);
    row("54 with twenty", 54, 1, -1, 1);
    row("46 with forty", 46, 2, -1, 0);
    row("36 with sixty", 36, 3, -1, 0);
    row("34 with sixty", 34, 3, -1, 1);
}

void CuatrolaSheetPagesTest::C11_4_pointsAreCounted() {
    QFETCH(const int, points);
    QFETCH(const int, twenties);
    QFETCH(const int, last);
    Sitting s;
    s.begin();
    s.press(s.sheet().otherButton());
    s.press(s.hand().bids()->button(0));
    s.type(s.hand().points(), QString::number(points));
    s.press(s.hand().cantes(ns)->button(twenties));
    if (last >= 0)
        s.press(s.hand().last()->button(last));
    QVERIFY2(s.hand().handButtons().write->isEnabled(), qPrintable(s.hand().says() + s.hand().sum()));
    QVERIFY(s.hand().priceTold().contains(QStringLiteral("C7.2")));
    QCOMPARE(s.hand().priceTold().contains(QStringLiteral("C6.1")), twenties > 0);
    s.press(s.hand().handButtons().write);
    const Score score = accountOf(s.book().sheet().entries[0].hand, {}).score;
    QTEST(index(score.side), "scores");
    QCOMPARE(score.points, 1);
}

void CuatrolaSheetPagesTest::C11_5_anIdleHand() {
    Sitting s;
    s.begin();
    s.press(s.sheet().otherButton());
    s.press(s.hand().bids()->button(1));
    QCOMPARE(s.hand().sum(), QStringLiteral("Whose bet was it?"));
    s.press(s.hand().bettors()->button(0));
    s.type(s.hand().idle(), QStringLiteral("30"));
    s.type(s.hand().points(), QStringLiteral("50"));
    QVERIFY2(s.hand().scores().contains(QStringLiteral("Bice & Vieri +2")), qPrintable(s.hand().scores()));
    QVERIFY(s.hand().priceTold().contains(QStringLiteral("C4.5")));
    s.type(s.hand().points(), QStringLiteral("51"));
    QVERIFY(s.hand().scores().contains(QStringLiteral("Ada & Lapo +2")));
}

void CuatrolaSheetPagesTest::halfAHandIsKeptWhenTheProgramEnds() {
    Sitting s;
    s.begin();
    s.tap(Bid::Pass, {}, ew);
    s.press(s.sheet().otherButton());
    s.press(s.hand().bids()->button(0));
    s.hand().points()->setFocus();
    QTest::keyClicks(s.hand().points(), QStringLiteral("7"));
    s.openAgain();
    QCOMPARE(s.book().next(), 1); // not counted yet
    s.press(s.sheet().sheetButtons().goOn);
    QCOMPARE(s.hand().points()->text(), QStringLiteral("7"));
    QTest::keyClick(&s.hand(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(s.hand().points()->text(), QString());
    QTest::keyClick(&s.hand(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(s.hand().points()->text(), QStringLiteral("7"));
}

void CuatrolaSheetPagesTest::handsArePutRightAndTakenOut() {
    Sitting s;
    s.begin();
    s.tap(Bid::Pass, {}, ns);
    s.tap(Bid::Solo, ns, ns);
    s.pressRow(1);
    s.press(s.hand().bids()->button(2)); // it was a cuatrola
    s.press(s.hand().scorers()->button(1));
    QTest::keyClick(&s.hand(), Qt::Key_Escape);
    QCOMPARE(s.standing(), (Standing{1, 4}));
    QTest::keyClick(&s.sheet(), Qt::Key_Z, Qt::ControlModifier); // what was tapped there is one change
    QCOMPARE(s.standing(), (Standing{3, 0}));
    s.pressRow(0);
    s.press(s.hand().handButtons().remove);
    QCOMPARE(s.standing(), (Standing{2, 0}));
    s.openAgain(); // and so it is in the file, with what can be taken back
    QCOMPARE(s.standing(), (Standing{2, 0}));
    QTest::keyClick(&s.sheet(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(s.standing(), (Standing{3, 0}));
}

void CuatrolaSheetPagesTest::C2_4_matchesFollowEachOther() {
    Sitting s;
    const auto stops = [&] { // of Tab, on the shelf
        int found = 0;
        for (QWidget* at = s.pages().shelfPage()->newButton();;) {
            at = at->nextInFocusChain();
            if (at == s.pages().shelfPage()->newButton())
                return found;
            found +=
                qobject_cast<paper::PaperTable*>(at) && at->isVisible() && at->focusPolicy() != Qt::NoFocus;
        }
    };
    QCOMPARE(stops(), 0); // nothing is there to be at
    s.press(s.pages().shelfPage()->newButton());
    s.type(s.pages().termsPage()->numberField(), QStringLiteral("7"));
    s.press(s.pages().termsPage()->lengths()->button(1)); // best of three
    s.typeNames(4);
    QCOMPARE(s.book().sheet().target, 7);
    s.tap(Bid::Quintola, ns, ns);
    s.tap(Bid::Solo, ns, ns);
    QVERIFY(s.sheet().accessibleDescription().contains(QStringLiteral("lead by 1 to 0 in matches")));
    s.tap(Bid::Pass, {}, ew);
    QCOMPARE(s.standing(), (Standing{0, 1}));
    QVERIFY(s.sheet().accessibleDescription().contains(QStringLiteral("match 2")));
    s.tap(Bid::Quintola, ns, ns);
    s.tap(Bid::Cuatrola, ns, ns);
    QVERIFY(over(s.book().sheet()));
    QVERIFY(!s.sheet().outcome({Bid::Pass, {}, ns, Ending::Played})->isVisible());
    QVERIFY(s.sheet().accessibleDescription().contains(QStringLiteral("win by 2 matches to 0")));
}

void CuatrolaSheetPagesTest::C8_switchesHaveTheirButtons() {
    Sitting s;
    s.begin();
    QVERIFY(!s.sheet().voidButton()->isVisible());
    s.openWith(cuatrolaEvening());
    s.press(s.sheet().voidButton()); // C8.2
    QVERIFY(std::holds_alternative<KeptVoid>(s.book().sheet().entries.back().hand));
    s.pressRow(static_cast<int>(s.sheet().hands()->rows().size()) - 1); // and is told as one
    QCOMPARE(s.hand().scorers()->chosen(), 2);
    QVERIFY(s.hand().priceTold().contains(QStringLiteral("C8.2")));
    s.press(s.hand().scorers()->button(0)); // it was none
    QTest::keyClick(&s.hand(), Qt::Key_Escape);
    QVERIFY(std::holds_alternative<KeptOutcome>(s.book().sheet().entries.back().hand));
    s.press(s.sheet().otherButton());
    s.press(s.hand().bids()->button(0));
    s.press(s.hand().sayings()->button(0));
    s.press(s.hand().scorers()->button(1));
    s.press(s.hand().endings()->button(2)); // C8.3
    QVERIFY(s.hand().scores().contains(QStringLiteral("Bice & Vieri +2")));
    QVERIFY(s.hand().priceTold().contains(QStringLiteral("C8.3")));
}

void CuatrolaSheetPagesTest::C9_2_aRevoke() {
    Sitting s;
    s.begin();
    s.press(s.sheet().otherButton());
    s.press(s.hand().bids()->button(2));
    s.press(s.hand().bettors()->button(1));
    s.press(s.hand().scorers()->button(1)); // the defenders revoked
    s.press(s.hand().endings()->button(1));
    QVERIFY(s.hand().priceTold().contains(QStringLiteral("C9.2")));
    s.press(s.hand().handButtons().write);
    QCOMPARE(s.standing(), (Standing{0, 4}));
}

void CuatrolaSheetPagesTest::whatCannotBeIsSaid() {
    Sitting s;
    s.begin();
    s.press(s.sheet().otherButton());
    s.press(s.hand().bids()->button(0));
    QCOMPARE(s.hand().sum(), QStringLiteral("How many points in the tricks?"));
    s.type(s.hand().points(), QStringLiteral("131"));
    QVERIFY2(s.hand().says().contains(QStringLiteral("(C7.2)")), qPrintable(s.hand().says()));
    QVERIFY(!s.hand().handButtons().write->isEnabled());
    QTest::keyClick(s.hand().points(), Qt::Key_Return);
    QCOMPARE(s.book().next(), 0);
    s.type(s.hand().points(), QStringLiteral("65"));
    QVERIFY(s.hand().says().contains(QStringLiteral("(C8.2)")));
    s.press(s.hand().last()->button(0));
    QVERIFY(s.hand().says().isEmpty() && s.hand().handButtons().write->isEnabled());
}

void CuatrolaSheetPagesTest::namesAndRulesLater() {
    Sitting s;
    s.begin();
    s.press(s.sheet().sheetButtons().names);
    auto* page = s.pages().termsPage();
    s.type(page->name(1), QStringLiteral("Ada"));
    s.press(page->writeButton());
    QVERIFY(!page->says().isEmpty());
    s.type(page->name(1), QStringLiteral("Gia"));
    s.type(page->numberField(), QStringLiteral("0"));
    s.press(page->writeButton());
    QVERIFY2(page->says().contains(QStringLiteral("1 to 99")), qPrintable(page->says()));
    s.type(page->numberField(), QStringLiteral("40"));
    s.press(page->rule(1)); // capote
    s.press(page->writeButton());
    QCOMPARE(s.book().sheet().names[Seat::E], "Gia");
    QCOMPARE(s.book().sheet().target, 40);
    QVERIFY(s.book().sheet().rules.capote);
    s.tap(Bid::Pass, {}, ns);
    s.press(s.sheet().sheetButtons().names);
    QVERIFY(!page->rule(0)->isEnabled() && !page->numberField()->isEnabled()); // a hand is written
    QTest::keyClick(page, Qt::Key_Escape);
    s.press(s.sheet().sheetButtons().back);
    s.press(s.pages().shelfPage()->newButton());
    QCOMPARE(page->name(1)->text(), QStringLiteral("Gia"));
}

void CuatrolaSheetPagesTest::badFilesGetOneSentence() {
    Sitting s;
    s.tellsABadFile();
}

void CuatrolaSheetPagesTest::notesStayWithTheirHands() {
    Sitting s;
    s.begin();
    s.keepsNotes(Sitting::sayPlain);
}

void CuatrolaSheetPagesTest::aRemovedHandIsBroughtBack() {
    Sitting s;
    s.begin();
    s.bringsBack(Sitting::sayPlain);
}

void CuatrolaSheetPagesTest::exported() {
    Sitting s;
    const Sheet sheet = cuatrolaEvening();
    s.openWith(sheet);
    QCOMPARE(s.pdfPages(), sheets::pagesOf(SheetForm::tell(sheet)));
    const QStringList lines = s.csvLines();
    QCOMPARE(lines.size(), 16);
    QVERIFY2(lines[3].contains(QStringLiteral("\"before supper, \"\"late\"\"\"")), qPrintable(lines[3]));
    QVERIFY2(lines[5].contains(QStringLiteral("71 to 79")), qPrintable(lines[5]));
    QVERIFY(sheets::asText(SheetForm::tell(sheet)).contains(QStringLiteral("Bice & Vieri")));
}

void CuatrolaSheetPagesTest::everyPageFits_data() {
    QTest::addColumn<QSize>("size");
    for (const QSize size : support::kSizes)
        QTest::addRow("%d", size.width()) << size;
}

void CuatrolaSheetPagesTest::everyPageFits() {
    QFETCH(const QSize, size);
    Sitting s(size);
    s.fits(QStringLiteral("c-shelf"));
    s.press(s.pages().shelfPage()->newButton());
    s.fits(QStringLiteral("c-new"));
    QTest::keyClick(s.pages().termsPage(), Qt::Key_Escape);
    s.openWith(cuatrolaEvening());
    s.fits(QStringLiteral("c-sheet"));
    s.press(s.sheet().sheetButtons().curve);
    s.fits(QStringLiteral("c-curve"));
    s.press(s.sheet().sheetButtons().curve);
    s.pressRow(3);
    s.fits(QStringLiteral("c-outcome"));
    QTest::keyClick(&s.hand(), Qt::Key_Escape);
    s.press(s.sheet().otherButton());
    s.fits(QStringLiteral("c-empty"));
    s.press(s.hand().bids()->button(1));
    s.press(s.hand().bettors()->button(0));
    s.type(s.hand().idle(), QStringLiteral("30"));
    s.type(s.hand().points(), QStringLiteral("53"));
    s.press(s.hand().cantes(ns)->button(1));
    s.press(s.hand().last()->button(1));
    s.fits(QStringLiteral("c-count"));
}

VERSICOLA_WINDOW_TEST(CuatrolaSheetPagesTest)
#include "test_cuatrola_sheet_pages.moc"
