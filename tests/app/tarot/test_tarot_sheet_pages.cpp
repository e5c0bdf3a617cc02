// The score sheet of French Tarot as four people use it: by mouse, by keys, killed in the middle; at
// every size, test_tarot_sheet_seen.
#include "tarot_sheet_sitting.h"

#include "desktop/sheets/printed.h"
#include "support/many/one_of_many.h"
#include "text/figures.h"
#include "text/tarot/tarot_sheet_words.h"

#include <QApplication>
#include <QPrintDialog>
#include <QPrinter>
#include <QSignalSpy>

using namespace tarot;
using namespace tarot::sheet;
using sheets::Choices;
using support::kNames;
using support::SheetSitting;
using tarot_sheet::AnnouncedMenu;
namespace {

// The examples as people say them; Ada takes, and has shown ten trumps where `shown` says whose (F13).
struct Example {
    const char* rule;
    int bid; // on the row
    const char* bidKey;
    int points;
    int petit; // on the row
    std::optional<Seat> shown;
    bool chelem;
    int each, declarer;
};
const std::vector<Example>& examples() {
    static const std::vector<Example> all{{"F13.1", 2, "g", 49, 1, Seat::First, false, 106, 318},
                                          {"F13.2", 3, "s", 45, 2, std::nullopt, false, 76, 228},
                                          {"F13.3", 0, "r", 34, 1, Seat::First, false, -42, -126},
                                          {"F13.4", 2, "g", 52, 0, Seat::Third, false, 92, 276},
                                          {"F13.5", 2, "g", 87, 1, Seat::First, true, 582, 1746}};
    return all;
}

void announce(SheetSitting& s, const Example& e) {
    if (!e.shown && !e.chelem)
        return;
    s.press(s.hand().buttons().announced);
    AnnouncedMenu* menu = s.hand().announcedMenu();
    if (e.shown)
        s.press(menu->poignee(*e.shown)->button(1));
    if (e.chelem)
        s.press(menu->end(AnnouncedMenu::End::ChelemMade));
    QTest::keyClick(menu, Qt::Key_Escape);
}

} // namespace

class TarotSheetPagesTest : public QObject {
    Q_OBJECT

private slots:
    void F13_byMouse();
    void F13_byKeys();
    void twoTapsAreKeptWhenTheProgramEnds();
    void handsArePutRightAndTakenOut();
    void fiveWithAPartner();
    void F10_3_allPassed();
    void F10_3_halfTypedIsKept();
    void aLetterTakesTheRingAlong();
    void whatCannotBeIsSaid();
    void namesAndRulesLater();
    void badFilesGetOneSentence();
    void notesStayWithTheirHands();
    void aRemovedHandIsBroughtBack();
    void thePrinterGetsTheSheet();
};

void TarotSheetPagesTest::F13_byMouse() {
    SheetSitting s;
    s.begin();
    PerSeat<int> sums{};
    for (const Example& e : examples()) {
        s.press(s.sheet().taker(Seat::First));
        s.press(s.hand().bids()->button(e.bid));
        s.press(s.hand().bouts()->button(2));
        s.type(s.hand().points(), QString::number(e.points));
        s.press(s.hand().petit()->button(e.petit));
        announce(s, e);
        QVERIFY2(s.hand().sum().endsWith(text::signedPoints(e.each).remove(u'+')),
                 qPrintable(s.hand().sum()));
        QVERIFY2(s.hand().scores().startsWith(QStringLiteral("Ada ") + text::signedPoints(e.declarer)),
                 qPrintable(s.hand().scores()));
        for (const char* rule : {"F2.3", "F9.4", "F9.5"}) // every line has its number
            QVERIFY2(s.hand().priceTold().contains(QLatin1String(rule)), qPrintable(s.hand().priceTold()));
        QCOMPARE(s.hand().priceTold().contains(QStringLiteral("F9.6")), e.petit != 0);
        QCOMPARE(s.hand().priceTold().contains(QStringLiteral("F9.7")), e.shown.has_value());
        QCOMPARE(s.hand().priceTold().contains(QStringLiteral("F9.8")), e.chelem);
        s.press(s.hand().handButtons().write);
        QCOMPARE(s.pages().currentWidget(), &s.sheet());
        const Account account = linesOf(s.book().sheet()).back().account;
        QCOMPARE(account.price->each(), e.each);
        QCOMPARE(account.scores[Seat::First], e.declarer);
        for (Seat seat : Seats::table(4))
            sums[seat] += account.scores[seat];
    }
    QCOMPARE(totalsOf(s.book().sheet()), sums);
    QCOMPARE(sums[Seat::First] + sums[Seat::Second] + sums[Seat::Third] + sums[Seat::Fourth], 0); // F3.5
    QCOMPARE(dealerOf(s.book().sheet(), 5), Seat::Second);                                        // F3.3
    QVERIFY(s.sheet().accessibleDescription().contains(QStringLiteral("Ada leads with +2442")));
}

void TarotSheetPagesTest::F13_byKeys() {
    SheetSitting s;
    s.begin();
    for (const Example& e : examples()) {
        s.keys("1"); // Ada takes
        QCOMPARE(s.pages().currentWidget(), &s.hand());
        s.keys(e.bidKey);
        s.hand().bouts()->button(0)->setFocus(Qt::TabFocusReason); // one stop of Tab; then arrows
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Right);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Right);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
        QCOMPARE(s.hand().bouts()->chosen(), 2);
        s.keys(e.petit == 0 ? "n" : e.petit == 1 ? "t" : "d");
        if (e.shown || e.chelem) {
            s.keys("a");
            AnnouncedMenu* menu = s.hand().announcedMenu();
            QVERIFY(menu->isVisible());
            if (e.shown) {
                menu->poignee(*e.shown)->button(0)->setFocus(Qt::TabFocusReason);
                QTest::keyClick(QApplication::focusWidget(), Qt::Key_Right);
                QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
            }
            if (e.chelem) {
                menu->end(AnnouncedMenu::End::ChelemMade)->setFocus(Qt::TabFocusReason);
                QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
            }
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        }
        s.keys(QByteArray::number(e.points).constData());
        QVERIFY2(
            s.hand().handButtons().write->isEnabled(),
            qPrintable(QLatin1String(e.rule) + s.hand().says() + s.hand().sum() + s.hand().points()->text()));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QCOMPARE(s.pages().currentWidget(), &s.sheet());
        QCOMPARE(linesOf(s.book().sheet()).back().account.price->each(), e.each);
        QCOMPARE(linesOf(s.book().sheet()).back().account.scores[Seat::First], e.declarer);
    }
}

// Killed at any moment nothing is lost: what was tapped is there, and can be taken back.
void TarotSheetPagesTest::twoTapsAreKeptWhenTheProgramEnds() {
    SheetSitting s;
    s.begin();
    s.press(s.sheet().taker(Seat::Third));
    s.press(s.hand().bids()->button(2));
    s.hand().points()->setFocus();
    QTest::keyClicks(s.hand().points(), QStringLiteral("4"));
    const QString path = s.book().path();
    s.open();
    QCOMPARE(s.pages().shelfPage()->table()->rows().size(), std::size_t(1));
    QTest::keyClick(s.pages().shelfPage()->table(), Qt::Key_Return);
    QCOMPARE(s.book().path(), path);
    QVERIFY(s.book().sheet().entries.empty()); // not counted yet
    QVERIFY(!s.sheet().taker(Seat::First)->isVisible());
    s.press(s.sheet().sheetButtons().goOn);
    QCOMPARE(s.hand().takers()->chosen(), 2);
    QCOMPARE(s.hand().bids()->chosen(), 2);
    QCOMPARE(s.hand().points()->text(), QStringLiteral("4"));
    QTest::keyClick(&s.hand(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(s.hand().points()->text(), QString());
    QTest::keyClick(&s.hand(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(s.hand().points()->text(), QStringLiteral("4"));
}

void TarotSheetPagesTest::handsArePutRightAndTakenOut() {
    SheetSitting s;
    s.begin();
    for (int i = 0; i < 2; ++i) {
        s.press(s.sheet().taker(seatAt(i)));
        s.press(s.hand().bids()->button(0));
        s.press(s.hand().bouts()->button(1));
        s.type(s.hand().points(), QStringLiteral("51"));
        s.press(s.hand().handButtons().write);
    }
    const Sheet before = s.book().sheet();
    QCOMPARE(totalsOf(s.book().sheet()), (PerSeat<int>{50, 50, -50, -50}));
    s.pressRow(0);
    QCOMPARE(s.hand().number(), 0);
    s.press(s.hand().bids()->button(2)); // it was a garde
    s.type(s.hand().points(), QStringLiteral("52"));
    QTest::keyClick(&s.hand(), Qt::Key_Escape);
    QCOMPARE(linesOf(s.book().sheet())[0].account.scores[Seat::First], 156);
    QCOMPARE(s.sheet().lastChangeSaid(), QStringLiteral("Hand 1 is corrected."));
    // What was tapped there is one change.
    QTest::keyClick(&s.sheet(), Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(s.book().sheet().entries[0].hand == before.entries[0].hand);
    QCOMPARE(s.sheet().lastChangeSaid(), QString());
    QTest::keyClick(&s.sheet(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(linesOf(s.book().sheet())[0].account.scores[Seat::First], 156);
    s.pressRow(0);
    s.press(s.hand().handButtons().remove);
    QCOMPARE(s.book().next(), 1);
    QCOMPARE(totalsOf(s.book().sheet()), (PerSeat<int>{-25, 75, -25, -25}));
    s.open(); // and so it is in the file, with what can be taken back
    QTest::keyClick(s.pages().shelfPage()->table(), Qt::Key_Return);
    QCOMPARE(s.book().next(), 1);
    QTest::keyClick(&s.sheet(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(s.book().next(), 2);
    QCOMPARE(linesOf(s.book().sheet())[0].account.scores[Seat::First], 156);
}

void TarotSheetPagesTest::fiveWithAPartner() {
    SheetSitting s;
    s.begin(5);
    s.press(s.sheet().taker(Seat::Second));
    s.press(s.hand().bids()->button(2));
    QVERIFY(!s.hand().partners()->button(1)->isEnabled()); // F6.1: somebody else
    s.press(s.hand().partners()->button(4));
    s.press(s.hand().bouts()->button(2));
    s.type(s.hand().points(), QStringLiteral("40.5")); // F9.4: lost by 1
    s.press(s.hand().handButtons().write);
    QCOMPARE(totalsOf(s.book().sheet()), (PerSeat<int>{52, -104, 52, 52, -52})); // F9.11
    s.press(s.sheet().taker(Seat::First));
    s.press(s.hand().bids()->button(0));
    s.press(s.hand().partners()->button(5)); // alone
    s.press(s.hand().bouts()->button(3));
    s.press(s.hand().counted()->button(1)); // the defence was counted
    s.type(s.hand().points(), QStringLiteral("50"));
    s.press(s.hand().handButtons().write);
    QCOMPARE(linesOf(s.book().sheet())[1].account.scores, (PerSeat<int>{120, -30, -30, -30, -30})); // F9.10
}

void TarotSheetPagesTest::F10_3_allPassed() {
    SheetSitting s;
    s.begin();
    s.press(s.sheet().passedButton()); // F5.5
    QCOMPARE(s.book().next(), 1);
    QCOMPARE(handsCounted(s.book().sheet()), 0); // F3.4
    QCOMPARE(dealerOf(s.book().sheet(), 1), Seat::Second);
    s.sheet().sheetButtons().back->click();
    Sheet misere = s.book().sheet();
    misere.rules.allPass = AllPass::Misere;
    misere.entries.clear();
    QVERIFY(!tarot_sheet::SheetForm::save(s.book().path(), misere));
    s.pages().openSheet(s.book().path());
    s.press(s.sheet().passedButton());
    for (const char* points : {"10", "20", "25"}) {
        QTest::keyClicks(QApplication::focusWidget(), QLatin1String(points));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    }
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QCOMPARE(s.hand().sum(), QStringLiteral("How many points did each win?")); // the fourth is not typed
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("90"));
    QVERIFY2(s.hand().says().contains(QStringLiteral("(F2.1)")), qPrintable(s.hand().says()));
    s.type(s.hand().won(Seat::Fourth), QStringLiteral("30"));
    QVERIFY(s.hand().priceTold().contains(QStringLiteral("F10.3")));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QCOMPARE(totalsOf(s.book().sheet()), (PerSeat<int>{45, 5, -15, -35}));
    // It is put right as others are, and may have been void for the petit alone (F4.5).
    s.pressRow(0);
    QCOMPARE(s.hand().won(Seat::Second)->text(), QStringLiteral("20"));
    s.press(s.hand().takers()->button(4));
    QTest::keyClick(&s.hand(), Qt::Key_Escape);
    QVERIFY(std::holds_alternative<KeptVoid>(s.book().sheet().entries[0].hand));
}

// Who is stopped in the middle finds there what was typed; the next hand begins with nothing.
void TarotSheetPagesTest::F10_3_halfTypedIsKept() {
    SheetSitting s;
    s.begin();
    Sheet misere = s.book().sheet();
    misere.rules.allPass = AllPass::Misere;
    QVERIFY(!tarot_sheet::SheetForm::save(s.book().path(), misere));
    s.pages().openSheet(s.book().path());
    s.press(s.sheet().passedButton());
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("10"));
    s.openAgain();
    s.press(s.sheet().sheetButtons().goOn);
    QCOMPARE(s.hand().won(Seat::First)->text(), QStringLiteral("10"));
    int i = 0;
    for (const char* points : {"10", "20", "25", "36"})
        s.type(s.hand().won(seatAt(i++)), QLatin1String(points));
    s.press(s.hand().handButtons().write);
    QCOMPARE(s.book().next(), 1);
    s.press(s.sheet().passedButton());
    QVERIFY(s.hand().won(Seat::First)->text().isEmpty());
    s.press(s.hand().takers()->button(0)); // somebody took after all
    QVERIFY(s.hand().bids()->isVisible());
}

// A letter presses the button that has it, and the ring is there then.
void TarotSheetPagesTest::aLetterTakesTheRingAlong() {
    SheetSitting s;
    s.begin();
    s.press(s.sheet().taker(Seat::First));
    s.keys("g");
    QVERIFY(s.hand().bids()->button(2)->isChecked());
    QVERIFY(s.hand().bids()->button(2)->hasFocus());
    s.keys("t");
    QVERIFY(s.hand().petit()->button(1)->hasFocus());
}

void TarotSheetPagesTest::whatCannotBeIsSaid() {
    SheetSitting s;
    s.begin();
    s.press(s.sheet().taker(Seat::First));
    QCOMPARE(s.hand().sum(), QStringLiteral("Which contract?"));
    s.press(s.hand().bids()->button(2));
    s.press(s.hand().bouts()->button(2));
    s.type(s.hand().points(), QStringLiteral("41.5")); // F2.4
    QVERIFY2(s.hand().says().contains(QStringLiteral("(F2.4)")), qPrintable(s.hand().says()));
    QVERIFY(!s.hand().handButtons().write->isEnabled());
    QTest::keyClick(s.hand().points(), Qt::Key_Return);
    QVERIFY(s.book().sheet().entries.empty());
    s.type(s.hand().points(), QStringLiteral("8")); // F2.1: two bouts alone are more
    QVERIFY2(s.hand().says().contains(QStringLiteral("(F2.1)")), qPrintable(s.hand().says()));
    // It stands at its field, and its rule is a link.
    const auto all = s.hand().findChildren<paper::Words*>();
    const auto wrong = std::ranges::find_if(all, [&](const paper::Words* words) {
        return words->isVisible() && words->accessibleName() == s.hand().says();
    });
    QVERIFY(wrong != all.end());
    const auto topOf = [&](const QWidget* widget) { return widget->mapTo(&s.hand(), QPoint()).y(); };
    QVERIFY(topOf(*wrong) > topOf(s.hand().points()) && topOf(*wrong) < topOf(s.hand().petit()));
    QSignalSpy asked(&s.pages(), &sheets::SheetPages::ruleAsked);
    emit(*wrong)->linkActivated(QStringLiteral("rule:F2.1"));
    QCOMPARE(asked.size(), 1);
    QVERIFY((*wrong)->text().contains(QStringLiteral("href=\"rule:F2.1\"")));
    s.type(s.hand().points(), QStringLiteral("41"));
    QVERIFY(s.hand().says().isEmpty());
    QVERIFY(s.hand().handButtons().write->isEnabled());
    s.press(s.hand().buttons().more);
    QCOMPARE(s.hand().points()->text(), QStringLiteral("42"));
}

void TarotSheetPagesTest::namesAndRulesLater() {
    SheetSitting s;
    s.begin();
    s.press(s.sheet().sheetButtons().names);
    auto* page = s.pages().termsPage();
    s.type(page->name(1), QStringLiteral("Ada"));
    s.press(page->writeButton());
    QVERIFY(!page->says().isEmpty());
    s.type(page->name(1), QStringLiteral("Gia"));
    s.press(page->lengths()->button(1));
    s.press(page->writeButton());
    QCOMPARE(s.book().sheet().names[Seat::Second], "Gia");
    QCOMPARE(s.book().sheet().length, 12);
    s.press(s.sheet().passedButton());
    s.press(s.sheet().sheetButtons().names);
    QVERIFY(!page->players()->isEnabled()); // a hand is written
    QTest::keyClick(page, Qt::Key_Escape);
    QCOMPARE(s.pages().currentWidget(), &s.sheet());
    // The next sheet has the names of this one.
    s.press(s.sheet().sheetButtons().back);
    s.press(s.pages().shelfPage()->newButton());
    QCOMPARE(page->name(1)->text(), QStringLiteral("Gia"));
}

void TarotSheetPagesTest::badFilesGetOneSentence() {
    SheetSitting s;
    s.tellsABadFile();
}

void TarotSheetPagesTest::notesStayWithTheirHands() {
    SheetSitting s;
    s.begin();
    s.keepsNotes(SheetSitting::sayPrise);
}

void TarotSheetPagesTest::aRemovedHandIsBroughtBack() {
    SheetSitting s;
    s.begin();
    s.bringsBack(SheetSitting::sayPrise);
}

// Through the dialog that asks for a printer; here it is a file.
void TarotSheetPagesTest::thePrinterGetsTheSheet() {
    SheetSitting s;
    s.begin();
    s.press(s.sheet().passedButton());
    s.press(s.sheet().sheetButtons().print);
    auto* dialog = s.sheet().findChild<QPrintDialog*>();
    QVERIFY(dialog && dialog->isVisible());
    const QString to = s.folder() + QStringLiteral("/printed.pdf");
    dialog->printer()->setOutputFormat(QPrinter::PdfFormat);
    dialog->printer()->setOutputFileName(to);
    dialog->done(QDialog::Accepted);
    QFile made(to);
    QVERIFY(made.open(QIODevice::ReadOnly));
    QVERIFY(made.readAll().startsWith("%PDF"));
}

VERSICOLA_WINDOW_TEST(TarotSheetPagesTest)
#include "test_tarot_sheet_pages.moc"
