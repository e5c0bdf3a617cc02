// Undo and redo belong to the page that is seen: what was changed on the sheet comes back, and is named.
#include "kept_pictures.h"
#include "score_sitting.h"
#include "support/many/one_of_many.h"

using namespace minchiate;
using namespace scoresheet;
using support::ScoreSitting;

class ScoreUndoTest : public QObject {
    Q_OBJECT

private slots:
    void marksAndResultsComeBack();
    void tapsOfTheCountComeBack();
    void aCountThatWasLeftComesBackInOne();
    void theStepIsNamed();
    void aSheetRenamedKeepsItsHistory();
    void actionsOfPagesThatAreNotSeenDoNothing();
    void goesOnInAnotherSitting();
    void aHistoryBelongsToOneContent();
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
    s.type(s.hand().fields().result, "10");
    s.press(s.hand().buttons().write);
    s.press(s.hand().buttons().sheet);
    QCOMPARE(s.pages().book().account().finished, 1);
    undo(s.sheet());
    QCOMPARE(s.pages().book().account().finished, 0);
    redo(s.sheet());
    QCOMPARE(s.pages().book().account().finished, 1);
    // Names are a change of the sheet like another; and what was taken back is in the file.
    s.press(s.sheet().buttons().names);
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
    s.press(s.hand().buttons().count);
    s.press(s.count().card(trump(40)));
    s.press(s.count().card(trump(39)));
    undo(s.count());
    QVERIFY(s.count().card(trump(40))->raised());
    QVERIFY(!s.count().card(trump(39))->raised());
    redo(s.count());
    QVERIFY(s.count().card(trump(39))->raised());
}

// Whoever came back from a count took it back tap by tap, and saw nothing of it.
void ScoreUndoTest::aCountThatWasLeftComesBackInOne() {
    ScoreSitting s;
    s.begin();
    s.press(s.hand().column(Side::NS)->points(5));
    const KeptHand before = s.kept(0);
    s.press(s.hand().buttons().count);
    for (const int number : {40, 39, 38})
        s.press(s.count().card(trump(number)));
    s.press(s.count().moreTricks());
    s.press(s.count().lastButton(Side::NS));
    s.press(s.count().doneButton());
    QVERIFY(s.kept(0).over());
    const KeptHand counted = s.kept(0);
    undo(s.hand());
    QVERIFY(s.kept(0) == before);
    redo(s.hand());
    QVERIFY(s.kept(0) == counted);
    undo(s.hand());
    undo(s.hand());
    QVERIFY(s.pages().book().sheet().entries.empty());
    redo(s.hand());
    // One that was left as it was found is no change.
    const std::size_t changes = s.pages().book().changes();
    s.press(s.hand().buttons().count);
    s.press(s.count().card(trump(40)));
    undo(s.count());
    QTest::keyClick(&s.count(), Qt::Key_Escape);
    QCOMPARE(s.pages().currentWidget(), &s.hand());
    QCOMPARE(s.pages().book().changes(), changes);
    // And in the file it is one as well.
    s.press(s.hand().buttons().count);
    s.press(s.count().card(trump(40)));
    s.press(s.count().card(trump(39)));
    QTest::keyClick(&s.count(), Qt::Key_Escape);
    s.pages().openSheet(s.pages().book().path());
    QCOMPARE(s.pages().book().changes(), changes + 1);
    s.pages().book().undo();
    QVERIFY(s.kept(0) == before);
}

// "Take back the last change" did not say which.
void ScoreUndoTest::theStepIsNamed() {
    ScoreSitting s;
    s.begin();
    const auto named = [&](QWidget& page) {
        QStringList words;
        for (const QAction* action : page.actions())
            if (action->shortcut() == QKeySequence(QKeySequence::Undo) ||
                action->shortcut() == QKeySequence(QKeySequence::Redo))
                words << action->text().remove(u'&');
        return words;
    };
    QCOMPARE(named(s.hand()),
             (QStringList{QStringLiteral("Take back the last change"), QStringLiteral("Make it again")}));
    s.press(s.hand().column(Side::NS)->points(5));
    QCOMPARE(named(s.hand()).front(), QStringLiteral("Take back: marks of hand 1"));
    s.type(s.hand().fields().result, "10");
    s.press(s.hand().buttons().write);
    QCOMPARE(named(s.hand()).front(), QStringLiteral("Take back: result of hand 1"));
    for (const QAction* action : s.hand().actions())
        QVERIFY2(!action->iconText().contains(QStringLiteral("hand 1")), qPrintable(action->iconText()));
    s.press(s.hand().buttons().next);
    s.press(s.hand().buttons().penalty);
    s.press(s.hand().penalties()->revokeButton(2));
    QTest::keyClick(s.hand().penalties(), Qt::Key_Escape);
    QCOMPARE(named(s.hand()).front(), QStringLiteral("Take back: penalties of hand 2"));
    s.press(s.hand().buttons().count);
    s.press(s.count().card(trump(40)));
    QCOMPARE(named(s.count()).front(), QStringLiteral("Take back: count of hand 2"));
    undo(s.count());
    QCOMPARE(named(s.count()).back(), QStringLiteral("Make again: count of hand 2"));
    QTest::keyClick(&s.count(), Qt::Key_Escape);
    s.press(s.hand().buttons().sheet);
    s.press(s.sheet().buttons().names);
    s.type(s.sheet().namesMenu()->name(0), "Gia");
    s.press(s.sheet().namesMenu()->writeButton());
    QCOMPARE(named(s.sheet()).front(), QStringLiteral("Take back: names"));
}

// The history goes by the content of the sheet, and another title was another content.
void ScoreUndoTest::aSheetRenamedKeepsItsHistory() {
    ScoreSitting s;
    s.begin();
    s.press(s.hand().column(Side::NS)->points(5));
    s.press(s.hand().column(Side::NS)->points(3));
    s.pages().book().undo();
    const QString path = s.pages().book().path();
    QVERIFY(!s.pages().keeper().rename(path, QStringLiteral("At Nuto's")));
    s.pages().openSheet(path);
    score::SheetBook& book = s.pages().book();
    QCOMPARE(QString::fromStdString(book.sheet().title), QStringLiteral("At Nuto's"));
    QVERIFY(book.canRedo());
    book.undo();
    QVERIFY(book.sheet().entries.empty());
    QCOMPARE(QString::fromStdString(book.sheet().title),
             QStringLiteral("At Nuto's")); // it is no change of it
    book.redo();
    book.redo();
    QCOMPARE(s.account(0).net, 8);
    QCOMPARE(QDir(s.folder() + QStringLiteral("/history")).entryList(QDir::Files).size(), 1);
}

void ScoreUndoTest::actionsOfPagesThatAreNotSeenDoNothing() {
    ScoreSitting s;
    s.begin();
    s.press(s.hand().column(Side::NS)->points(5));
    s.press(s.hand().buttons().sheet);
    s.press(s.sheet().buttons().back);
    undo(*s.pages().shelfPage());
    QCOMPARE(s.account(0).net, 5);
}

// Undo and redo ended with the program.
void ScoreUndoTest::goesOnInAnotherSitting() {
    ScoreSitting s;
    s.begin();
    s.press(s.hand().column(Side::NS)->points(5));
    s.press(s.hand().column(Side::EW)->points(10));
    s.type(s.hand().fields().result, "98:181");
    s.press(s.hand().buttons().write);
    s.press(s.hand().buttons().next);
    s.press(s.hand().column(Side::NS)->points(3));
    score::SheetBook& first = s.pages().book();
    std::vector<Sheet> back{first.sheet()}; // from the last to the first
    for (int i = 0; i < 4; ++i) {
        first.undo();
        back.push_back(first.sheet());
    }
    QVERIFY(!first.canUndo());
    first.redo();
    first.redo();
    support::KeptDeck deck;
    const auto reopen = [&] { // at a program that knows nothing but the files
        auto pages = std::make_unique<score::ScorePages>(deck, s.folder());
        pages->openSheet(first.path());
        return pages;
    };
    auto pages = reopen();
    score::SheetBook* book = &pages->book();
    QVERIFY(book->sheet() == back[2]);
    book->undo();
    QVERIFY(book->sheet() == back[3]);
    pages = reopen(); // and closed again in the middle
    book = &pages->book();
    for (int at = 2; at >= 0; --at) {
        QVERIFY(book->canRedo());
        book->redo();
        QVERIFY(book->sheet() == back[static_cast<std::size_t>(at)]);
    }
    QVERIFY(!book->canRedo());
    QCOMPARE(QDir(s.folder() + QStringLiteral("/history")).entryList(QDir::Files).size(), 1);
}

// A sheet that somebody else wrote has none.
void ScoreUndoTest::aHistoryBelongsToOneContent() {
    ScoreSitting s;
    s.begin();
    s.press(s.hand().column(Side::NS)->points(5));
    const QString path = s.pages().book().path();
    Sheet changed = s.pages().book().sheet();
    changed.players[0] = "Ida";
    QVERIFY(!records::saveSheet(path, changed));
    s.pages().openSheet(path);
    QVERIFY(!s.pages().book().canUndo());
    QVERIFY(!s.pages().book().canRedo());
    // Nor has one whose history is torn.
    s.pages().showHand(0);
    s.press(s.hand().column(Side::NS)->points(5));
    const QDir histories(s.folder() + QStringLiteral("/history"));
    for (const QString& name : histories.entryList(QDir::Files)) {
        QFile file(histories.filePath(name));
        QVERIFY(file.resize(file.size() / 2));
    }
    s.pages().openSheet(path);
    QVERIFY(!s.pages().book().canUndo());
    QCOMPARE(s.account(0).net, 10);
}

VERSICOLA_WINDOW_TEST(ScoreUndoTest)
#include "test_score_undo.moc"
