// The pages of the score sheet of Tarocco bolognese at every size: all in its place, nothing clipped,
// everything named; as it is exported, and what is said of a bad file.
#include "bolognese_sheet_sitting.h"

#include "desktop/sheets/printed.h"
#include "support/many/one_of_many.h"

using namespace bolognese;
using namespace bolognese::sheet;
using bolognese_sheet::SheetForm;
using support::cardsOf;
using support::evening;
using Sitting = support::BologneseSheetSitting;

class BologneseSheetSeenTest : public QObject {
    Q_OBJECT

private slots:
    void badFilesGetOneSentence();
    void exported();
    void everyPageFits_data();
    void everyPageFits();
};

void BologneseSheetSeenTest::badFilesGetOneSentence() {
    Sitting s;
    s.tellsABadFile();
}

void BologneseSheetSeenTest::exported() {
    Sitting s;
    const Sheet sheet = evening();
    s.openWith(sheet);
    QCOMPARE(s.pdfPages(), sheets::pagesOf(SheetForm::tell(sheet)));
    const QStringList lines = s.csvLines();
    QCOMPARE(lines.size(), 11);
    QVERIFY2(lines[3].contains(QStringLiteral("\"before supper, \"\"late\"\"\"")), qPrintable(lines[3]));
    QVERIFY2(lines[6].contains(QStringLiteral("cappotto,550,296,87,6,0,939")), qPrintable(lines[6]));
}

void BologneseSheetSeenTest::everyPageFits_data() {
    QTest::addColumn<QSize>("size");
    for (const QSize size : support::kSizes)
        QTest::addRow("%d", size.width()) << size;
}

void BologneseSheetSeenTest::everyPageFits() {
    QFETCH(const QSize, size);
    Sitting s(size);
    s.fits(QStringLiteral("b-shelf"));
    s.press(s.pages().shelfPage()->newButton());
    s.fits(QStringLiteral("b-new"));
    QTest::keyClick(s.pages().termsPage(), Qt::Key_Escape);
    s.openWith(evening());
    s.fits(QStringLiteral("b-sheet"));
    s.press(s.sheet().sheetButtons().curve);
    s.fits(QStringLiteral("b-curve"));
    s.press(s.sheet().sheetButtons().curve);
    s.beginHand();
    s.fits(QStringLiteral("b-empty"));
    s.press(s.hand().cards()->head(4));
    s.tap(QStringLiteral("CK CQ CN CA DK DQ DA SK SN SJ SA BQ BN BJ BA TM1 TM2 T1 T6 M"));
    s.press(s.hand().last()->button(1));
    s.fits(QStringLiteral("b-owed"));
    s.press(s.hand().owedButton());
    s.press(s.hand().besidesButton());
    for (Card card : cardsOf(QStringLiteral("CK DK SK CQ CN CA DA SA T1 M")))
        s.press(s.hand().besidesMenu()->cards()->cell(card));
    s.fits(QStringLiteral("b-accused"));
    QTest::keyClick(s.hand().besidesMenu(), Qt::Key_Escape);
    s.fits(QStringLiteral("b-hand"));
}

VERSICOLA_WINDOW_TEST(BologneseSheetSeenTest)
#include "test_bolognese_sheet_seen.moc"
