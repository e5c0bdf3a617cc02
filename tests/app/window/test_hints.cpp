// Hints, the board and the review in the real window: by keys, from what the seat may know, counted and kept.
#include "desktop/coach/your_hand_page.h"
#include "sitting.h"

using namespace minchiate;
using support::Sitting;
using support::waitUntil;

class HintsTest : public QObject {
    Q_OBJECT
private slots:
    void firstWhatToThinkOfThenTheCard();
    void aHintIsCountedAndKept();
    void theBoardStandsInTheLogsPlace();
    void theReviewOpensFromTheCount();
};

void HintsTest::firstWhatToThinkOfThenTheCard() {
    Sitting sitting;
    sitting.leaveGame(support::numberedGame(6));
    sitting.key(Qt::Key_Return);
    QVERIFY(sitting.toCard());
    desktop::PlayPage& page = *sitting.room().game().playPage();
    const auto& hints = *page.hints();
    const auto cards = sitting.table().state().legal();
    sitting.key(Qt::Key_H);
    QVERIFY(
        waitUntil([&] { return hints.slip()->isVisible() && hints.slip()->told().title.endsWith(u'.'); }));
    if (cards.size() > 1) {
        QVERIFY(hints.marks()->marks().empty()); // no card is named yet
        QVERIFY(hints.slip()->told().last.contains(u'H'));
        sitting.key(Qt::Key_H);
    }
    const auto& marks = hints.marks()->marks();
    QVERIFY(!marks.empty() && marks.front().lit);
    QVERIFY(page.rect().contains(hints.slip()->slip()));
    QVERIFY(!hints.slip()->slip().intersects(sitting.table().seen().picture.tray));
    QVERIFY(!hints.slip()->accessibleName().isEmpty());
    // Return plays the card that was named, and takes the hint away.
    const auto before = sitting.actions();
    sitting.key(Qt::Key_Return);
    QVERIFY(waitUntil([&] { return sitting.actions() > before; }));
    QVERIFY(!hints.slip()->isVisible());
    QVERIFY(hints.marks()->marks().empty());
    // Esc closes one and plays nothing.
    QVERIFY(sitting.toCard());
    sitting.key(Qt::Key_H);
    QVERIFY(waitUntil([&] { return hints.slip()->isVisible(); }));
    const auto then = sitting.actions();
    sitting.key(Qt::Key_Escape);
    QVERIFY(!hints.slip()->isVisible());
    QCOMPARE(sitting.actions(), then);
}

void HintsTest::aHintIsCountedAndKept() {
    Sitting sitting;
    sitting.leaveGame(support::numberedGame(6));
    sitting.key(Qt::Key_Return);
    QVERIFY(sitting.toCard());
    for (int press = 0; press < 3; ++press) // one decision, one hint
        sitting.key(Qt::Key_H);
    QCOMPARE(sitting.model().situation().hints, 1);
    sitting.close();
    sitting.open();
    sitting.key(Qt::Key_Return); // go on
    QVERIFY(sitting.toCard());
    QCOMPARE(sitting.model().situation().hints, 1);
}

void HintsTest::theBoardStandsInTheLogsPlace() {
    Sitting sitting;
    sitting.leaveGame(support::numberedGame(6));
    sitting.key(Qt::Key_Return);
    QVERIFY(sitting.toCard());
    desktop::PlayPage& page = *sitting.room().game().playPage();
    sitting.key(Qt::Key_B);
    QVERIFY(page.board()->isVisible());
    QVERIFY(!page.log()->isVisible());
    QCOMPARE(page.board()->chips().size(), std::size_t{26});
    sitting.key(Qt::Key_L);
    QVERIFY(page.log()->isVisible());
    QVERIFY(!page.board()->isVisible());
}

void HintsTest::theReviewOpensFromTheCount() {
    Sitting sitting;
    sitting.leaveGame(support::numberedGame(6));
    sitting.key(Qt::Key_Return);
    while (sitting.toDecision()) {
        sitting.model().act(support::answerTo(sitting.model().view(), 1));
        QCoreApplication::processEvents();
    }
    QCOMPARE(sitting.settle(), support::Wants::Count);
    sitting.key(Qt::Key_R);
    coach::YourHandPage* page = sitting.room().yourHandPage();
    QCOMPARE(sitting.window().shownPage(), page);
    QVERIFY(page->hand().line.actions == sitting.model().handRecord().actions);
    QVERIFY(waitUntil([&] { return !page->weigher()->found().empty(); }));
    sitting.key(Qt::Key_Escape);
    QCOMPARE(sitting.window().shownPage(), sitting.room().game().countPage());
    // Played on from the middle it is another game; the one that was counted stays where it was.
    sitting.key(Qt::Key_R);
    page->goTo(20);
    sitting.key(Qt::Key_P);
    QCOMPARE(sitting.window().shownPage(), sitting.room().game().playPage());
    QCOMPARE(sitting.model().handRecord().actions.size(), std::size_t{20});
}

QTEST_MAIN(HintsTest)
#include "test_hints.moc"
