// Whole sheets: renamed, put away, deleted after a question and brought back; and what all of them come to.
#include "score_sitting.h"
#include "support/files.h"
#include "support/many/one_of_many.h"

#include <QMenu>

using namespace minchiate;
using namespace scoresheet;
using score::ShelfPage;
using support::bytesOf;
using support::ScoreSitting;

namespace {

// Two sheets on the shelf, the later one first.
QStringList lay(ScoreSitting& s) {
    QStringList paths;
    for (int i = 0; i < 2; ++i) {
        Sheet sheet{.players = {"Ada", "Lapo", "Bice", "Nuto"}, .begun = 1'795'000'000 - i * 86'400};
        sheet.rounds = rotating({0, 1, 2, 3});
        for (const char* sum : {"61", "-12", "10"})
            sheet.entries.push_back({KeptHand{.ending = TypedResult{sum}}, {}, {}});
        paths << s.folder() + QStringLiteral("/sheet%1.minchiate").arg(i);
        if (records::saveSheet(paths.back(), sheet))
            return {};
    }
    s.pages().showShelf();
    return paths;
}

} // namespace

class ScoreShelfTest : public QObject {
    Q_OBJECT

private slots:
    void deletedAfterAQuestionAndBroughtBack();
    void renamed();
    void putAwayAndBroughtBack();
    void aRowSaysDayAndTime();
    void aDrawnSheetSaysSo();
    void allSheetsTogether();
    void namesHaveALimitThatIsSaid();
    void theFirstNameGivesWay();
};

void ScoreShelfTest::deletedAfterAQuestionAndBroughtBack() {
    ScoreSitting s;
    const QStringList paths = lay(s);
    const QByteArray before = bytesOf(paths[0]);
    ShelfPage* shelf = s.pages().shelfPage();
    shelf->throwAwayAction()->trigger();
    QVERIFY(shelf->bar()->isVisible());
    s.picture(QStringLiteral("delete"));
    const auto* question =
        shelf->bar()->findChild<paper::Words*>(); // not in the list's colour, cream in the dark
    QCOMPARE(question->palette().color(question->foregroundRole()), QColor(look::colour::ink));
    QVERIFY(shelf->bar()->noButton()->hasFocus()); // Return keeps it
    // By the words and in the order of a game's row: what Return does stands last.
    QCOMPARE(shelf->throwAwayAction()->text().remove(u'&'), QStringLiteral("Throw away…"));
    QCOMPARE(shelf->bar()->yesButton()->text().remove(u'&'), QStringLiteral("Throw away"));
    QVERIFY(shelf->bar()->yesButton()->x() < shelf->bar()->noButton()->x());
    QTest::keyClick(shelf->bar()->noButton(), Qt::Key_Return);
    QVERIFY(!shelf->bar()->isVisible());
    QVERIFY(QFile::exists(paths[0]));
    QTest::keyClick(shelf->table(), Qt::Key_Delete);
    QVERIFY(shelf->bar()->isVisible());
    s.press(shelf->bar()->yesButton());
    QVERIFY(!QFile::exists(paths[0]));
    QCOMPARE(shelf->table()->rows().size(), std::size_t(1));
    QVERIFY(shelf->undoAction()->isEnabled());
    QTest::keyClick(shelf->table(), Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(bytesOf(paths[0]) == before);
    QCOMPARE(shelf->table()->rows().size(), std::size_t(2));
    QVERIFY(!shelf->undoAction()->isEnabled());
    QVERIFY(!shelf->undoButton()->isVisible());
    // And so it is without a keyboard.
    shelf->throwAwayAction()->trigger();
    s.press(shelf->bar()->yesButton());
    QVERIFY(!QFile::exists(paths[0]));
    QCOMPARE(shelf->undoButton()->text().remove(u'&'), QStringLiteral("Bring it back"));
    s.picture(QStringLiteral("deleted"));
    s.press(shelf->undoButton());
    QVERIFY(bytesOf(paths[0]) == before);
    QCOMPARE(shelf->table()->rows().size(), std::size_t(2));
    QVERIFY(!shelf->undoButton()->isVisible());
}

void ScoreShelfTest::renamed() {
    ScoreSitting s;
    const QStringList paths = lay(s);
    ShelfPage* shelf = s.pages().shelfPage();
    shelf->renameAction()->trigger();
    QVERIFY(shelf->bar()->field()->hasFocus());
    QVERIFY(shelf->bar()->noButton()->x() < shelf->bar()->yesButton()->x()); // Return writes
    QTest::keyClicks(shelf->bar()->field(), QStringLiteral("At Nuto's"));
    QTest::keyClick(shelf->bar()->field(), Qt::Key_Return);
    QVERIFY(shelf->table()->rows()[0].cells[1].text.startsWith(QStringLiteral("At Nuto's")));
    const auto read = records::loadSheet(paths[0]);
    QCOMPARE(std::get<Sheet>(read).title, "At Nuto's");
    shelf->undoAction()->trigger();
    QCOMPARE(std::get<Sheet>(records::loadSheet(paths[0])).title, std::string());
}

void ScoreShelfTest::putAwayAndBroughtBack() {
    ScoreSitting s;
    const QStringList paths = lay(s);
    const QByteArray before = bytesOf(paths[0]);
    ShelfPage* shelf = s.pages().shelfPage();
    QVERIFY(!shelf->archiveButton()->isVisible());
    shelf->moveAction()->trigger();
    QVERIFY(!QFile::exists(paths[0]));
    QCOMPARE(shelf->table()->rows().size(), std::size_t(1));
    s.press(shelf->archiveButton());
    QCOMPARE(shelf->table()->rows().size(), std::size_t(1));
    QTest::keyClick(shelf->table(), Qt::Key_Return); // it opens as any other
    QCOMPARE(s.pages().currentWidget(), &s.sheet());
    s.pages().showShelf();
    s.press(shelf->archiveButton());
    shelf->moveAction()->trigger();
    QVERIFY(bytesOf(paths[0]) == before);
    QTest::keyClick(shelf, Qt::Key_Escape); // to the sheets, not to the first page
    QCOMPARE(shelf->table()->rows().size(), std::size_t(2));
}

void ScoreShelfTest::aRowSaysDayAndTime() {
    ScoreSitting s({800, 536});
    (void)lay(s);
    paper::PaperTable* table = s.pages().shelfPage()->table();
    const QString when = table->rows()[0].cells[0].text;
    QVERIFY2(when.contains(u':') && when.contains(QStringLiteral("2026")), qPrintable(when));
    // Whole, at the smallest window.
    const int room = table->cellRect(table->visualRect(table->model()->index(0, 0)), 0).width();
    const QFont font = look::font(look::metricsForTable({800, 536}, look::systemFontPx()), look::Type::Sheet);
    QVERIFY(QFontMetrics(font).horizontalAdvance(when) <= room);
}

// It said only that it was finished.
void ScoreShelfTest::aDrawnSheetSaysSo() {
    ScoreSitting s;
    Sheet sheet{.players = {"Ada", "Lapo", "Bice", "Nuto"}, .begun = 1'796'000'000};
    sheet.rounds = rotating({0, 1, 2, 3});
    sheet.span = Span::Round;
    for (const char* sum : {"10", "-10"})
        sheet.entries.push_back({KeptHand{.ending = TypedResult{sum}}, {}, {}});
    const QString path = s.folder() + QStringLiteral("/even.minchiate");
    const auto told = [&] {
        s.pages().showShelf();
        return s.pages().shelfPage()->table()->rows()[0].told;
    };
    QVERIFY(!records::saveSheet(path, sheet));
    QVERIFY2(!told().contains(QStringLiteral("even")), qPrintable(told()));
    for (const char* sum : {"10", "-10"})
        sheet.entries.push_back({KeptHand{.ending = TypedResult{sum}}, {}, {}});
    QVERIFY(!records::saveSheet(path, sheet));
    QVERIFY2(told().endsWith(QStringLiteral("finished; all even")), qPrintable(told()));
}

void ScoreShelfTest::allSheetsTogether() {
    ScoreSitting s;
    const QStringList paths = lay(s);
    s.pages().shelfPage()->moveAction()->trigger(); // the archive counts, too
    s.press(s.pages().shelfPage()->totalsButton());
    QCOMPARE(s.pages().currentWidget(), s.pages().totalsPage());
    s.picture(QStringLiteral("totals"));
    // By hand, on each sheet: 61 is 2 to Ada and Lapo, −12 one to the others, 10 one to them again.
    const auto& rows = s.pages().totalsPage()->table()->rows();
    QStringList told;
    for (const auto& row : rows)
        told << row.told;
    const QString all = told.join(u'\n');
    QVERIFY2(all.contains(QStringLiteral("Ada, 2 sheets, 6 hands, 4 won, 2 lost, +4, best +2, hand 1")),
             qPrintable(all));
    QVERIFY2(all.contains(QStringLiteral("Ada, and Lapo, together 6 hands: +4")), qPrintable(all));
    QVERIFY2(all.contains(QStringLiteral("Ada, and Bice, against each other 6 hands: +4")), qPrintable(all));
    QTest::keyClick(s.pages().totalsPage(), Qt::Key_Escape);
    QCOMPARE(s.pages().currentWidget(), s.pages().shelfPage());
}

void ScoreShelfTest::namesHaveALimitThatIsSaid() {
    ScoreSitting s;
    s.press(s.pages().shelfPage()->newButton());
    auto* page = s.pages().newSheetPage();
    QTest::keyClicks(page->name(0), QString(40, u'a'));
    QVERIFY(page->says().isEmpty());
    QTest::keyClicks(page->name(0), QStringLiteral("b"));
    QTRY_VERIFY2(page->says().contains(QStringLiteral("40 letters")), qPrintable(page->says()));
    QCOMPARE(page->name(0)->text(), QString(40, u'a'));
}

void ScoreShelfTest::theFirstNameGivesWay() {
    ScoreSitting s;
    s.pages().newSheetPage()->setNames({"Ada", "Lapo", "Bice", "Nuto"});
    s.press(s.pages().shelfPage()->newButton());
    QTest::keyClicks(s.pages().newSheetPage()->name(0), QStringLiteral("Gia"));
    QCOMPARE(s.pages().newSheetPage()->name(0)->text(), QStringLiteral("Gia"));
}

VERSICOLA_WINDOW_TEST(ScoreShelfTest)
#include "test_score_shelf.moc"
