// A hand played on from its review: what was left is kept, the way back is seen, both ends are told, and
// nothing of it counts. And the report of a problem.
#include "sitting.h"

#include "desktop/coach/your_hand_page.h"
#include "support/many/one_of_many.h"

#include <QApplication>
#include <QClipboard>
#include <QMenuBar>

using namespace minchiate;
using support::Sitting;
using support::waitUntil;

namespace {

void playToTheCount(Sitting& sitting) {
    while (sitting.toDecision()) {
        sitting.model().act(support::answerTo(sitting.model().view(), 1));
        QCoreApplication::processEvents();
    }
}

} // namespace

class PlayedOnTest : public QObject {
    Q_OBJECT
private slots:
    void aSingleHand();
    void aMatchComesBackAfterIt();
    void leftBeforeItsEnd();
    void theSameCardsKeepTheirCut();
    void aReport();
};

void PlayedOnTest::aSingleHand() {
    Sitting sitting;
    sitting.leaveGame(support::numberedGame(6));
    sitting.key(Qt::Key_Return);
    playToTheCount(sitting);
    const auto first = sitting.model().handRecord();
    sitting.key(Qt::Key_R);
    auto& review = *sitting.room().yourHandPage();
    review.goTo(30);
    sitting.key(Qt::Key_P);
    const auto& slip = *sitting.room().game().playPage()->playedOnSlip();
    QVERIFY(slip.isVisible());
    QVERIFY2(slip.words().contains(QStringLiteral("not counted")), qPrintable(slip.words()));
    QVERIFY(sitting.room()
                .corner(*sitting.window().shownPage())
                .contains(QStringLiteral("played on"), Qt::CaseInsensitive));
    playToTheCount(sitting);
    QCOMPARE(sitting.window().shownPage(), sitting.room().game().countPage());
    const auto& count = *sitting.room().game().countPage();
    QVERIFY(count.accessibleDescription().contains(QStringLiteral("you made")));
    QVERIFY(count.nextButton()->text().contains(QStringLiteral("review")));
    sitting.key(Qt::Key_Return);
    QCOMPARE(sitting.window().shownPage(), &review);
    QVERIFY(review.hand().line.actions == first.actions);
    QCOMPARE(review.at(), 30);
    QStringList told;
    for (const decisions::DecisionRow* row : review.list()->rows())
        told << row->decision().lines;
    QVERIFY2(told.join(u'\n').contains(QStringLiteral("you made")), qPrintable(told.join(u'\n')));
    // In the list it stands as what it was, and in no sum.
    sitting.key(Qt::Key_G, Qt::ControlModifier);
    auto& page = *sitting.room().myGames();
    QVERIFY(waitUntil([&] { return !page.reading(); }));
    QCOMPARE(page.listing().hands.size(), std::size_t{2});
    QVERIFY(page.listing().hands[0].hand.playedOn);
    QCOMPARE(page.listing().sums.hands.size(), std::size_t{1});
}

void PlayedOnTest::aMatchComesBackAfterIt() {
    Sitting sitting;
    sitting.leaveGame(support::newGame(Length::Match, 4));
    sitting.key(Qt::Key_Return);
    playToTheCount(sitting);
    const QString match = sitting.model().place();
    sitting.key(Qt::Key_R);
    auto& review = *sitting.room().yourHandPage();
    review.goTo(static_cast<int>(review.hand().line.actions.size()) - 12);
    sitting.key(Qt::Key_P);
    QVERIFY(sitting.model().place() != match);
    QVERIFY(sitting.room().game().playPage()->playedOnSlip()->words().contains(QStringLiteral("first page")));
    playToTheCount(sitting);
    sitting.click(*sitting.room().game().countPage()->nextButton());
    QCOMPARE(sitting.window().shownPage(), &review);
    QCOMPARE(sitting.model().place(), match);
    sitting.key(Qt::Key_Escape); // to the count of the match's hand, as before
    QCOMPARE(sitting.window().shownPage(), sitting.room().game().countPage());
    QCOMPARE(sitting.model().handNumber(), 0);
    QVERIFY(!sitting.room().game().playPage()->playedOnSlip()->isVisible());
}

void PlayedOnTest::leftBeforeItsEnd() {
    Sitting sitting;
    sitting.leaveGame(support::numberedGame(6));
    sitting.key(Qt::Key_Return);
    playToTheCount(sitting);
    sitting.key(Qt::Key_R);
    auto& review = *sitting.room().yourHandPage();
    review.goTo(30);
    sitting.key(Qt::Key_P);
    QVERIFY(sitting.toDecision());
    const QString place = sitting.model().place();
    // By its key, and by the button on the table.
    sitting.key(Qt::Key_R);
    QCOMPARE(sitting.window().shownPage(), &review);
    QCOMPARE(review.at(), 30);
    sitting.key(Qt::Key_Escape);
    QCOMPARE(sitting.window().shownPage(), sitting.window().doorsPage());
    const auto& rows = sitting.window().doorsPage()->strip()->rows();
    QCOMPARE(rows.size(), std::size_t{1}); // it is parked
    QVERIFY(rows[0]->left().where.startsWith(QStringLiteral("Played on")));
    // Another sitting, and the way back is still there.
    sitting.open();
    sitting.key(Qt::Key_Return);
    QCOMPARE(sitting.model().place(), place);
    QVERIFY(sitting.model().situation().unscored);
    QVERIFY(sitting.toDecision());
    auto* slip = sitting.room().game().playPage()->playedOnSlip();
    QVERIFY(slip->isVisible());
    sitting.click(*slip->backButton());
    QCOMPARE(sitting.window().shownPage(), sitting.room().yourHandPage());
}

// The cut was anybody's anew, and with another cut everybody had other cards.
void PlayedOnTest::theSameCardsKeepTheirCut() {
    Sitting sitting;
    sitting.leaveGame(support::newGame(Length::Hand, 4));
    sitting.key(Qt::Key_Return);
    playToTheCount(sitting);
    const auto first = sitting.model().handRecord();
    const Seat me = sitting.model().me();
    sitting.key(Qt::Key_R);
    sitting.key(Qt::Key_R, Qt::ControlModifier);
    QVERIFY(sitting.toDecision());
    QVERIFY(sitting.model().handRecord().actions.front() == first.actions.front());
    QCOMPARE(sitting.model().me(), me);
}

void PlayedOnTest::aReport() {
    Sitting sitting;
    sitting.leaveGame(support::numberedGame(6));
    sitting.key(Qt::Key_Return);
    QVERIFY(sitting.toDecision());
    for (QAction* title : sitting.window().menuBar()->actions())
        for (QAction* action : title->menu()->actions())
            if (action->text().startsWith(QStringLiteral("Report")))
                action->trigger();
    auto* dialog = sitting.window().findChild<desktop::ReportDialog*>();
    QVERIFY(dialog && dialog->isVisible());
    const QString text = dialog->text()->toPlainText();
    for (const char* part : {"Versicola ", "Qt ", "minchiate-hand", "deck", "animations"})
        QVERIFY2(text.contains(QLatin1String(part)), part);
    dialog->text()->appendPlainText(QStringLiteral("my words"));
    dialog->copyButton()->click();
    QCOMPARE(QApplication::clipboard()->text(), dialog->text()->toPlainText());
    QVERIFY(!dialog->says().isEmpty());
    // The hand in it can be read back.
    const QString record = text.mid(text.lastIndexOf(QStringLiteral("---\n")) + 4);
    QVERIFY(std::holds_alternative<records::LoadedHand>(records::readHandRecord(record.toUtf8())));
}

VERSICOLA_WINDOW_TEST(PlayedOnTest)
#include "test_played_on.moc"
