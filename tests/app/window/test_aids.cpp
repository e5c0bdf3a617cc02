// What the real window does for who plays: claims, the only card, why not, and the deal of the day.
#include "desktop/log/log_model.h"
#include "sitting.h"
#include "support/many/one_of_many.h"

#include <QSignalSpy>

using namespace minchiate;
using support::Sitting;

class AidsTest : public QObject {
    Q_OBJECT
private slots:
    void whatIsNotCertainIsNotClaimed();
    void aRefusedClaimLeavesWithTheNextAct();
    void theRestIsLaidDown();
    void theOnlyCardPlaysItself();
    void theDealOfTheDayIsKept();
    void darkCardsAndLinesSayTheirRule();
    void whoSawTheFolaMayLookAgain_data();
    void whoSawTheFolaMayLookAgain();
};

void AidsTest::whatIsNotCertainIsNotClaimed() {
    Sitting sitting;
    sitting.leaveGame(support::numberedGame(6));
    sitting.key(Qt::Key_Return);
    QVERIFY(sitting.toCard());
    desktop::PlayPage& page = *sitting.room().game().playPage();
    QVERIFY(!page.claiming()->button()->isVisible());
    const auto before = sitting.actions();
    sitting.key(Qt::Key_C);
    const table::Papers& papers = sitting.table().papers();
    QVERIFY(sitting.table().accessibleDescription().contains(QStringLiteral("not certain")));
    QVERIFY(!papers.noteRect().isEmpty() && sitting.table().rect().contains(papers.noteRect()));
    QCOMPARE(sitting.actions(), before);
    sitting.key(Qt::Key_Right);
    sitting.key(Qt::Key_Return); // it leaves at the next card
    QVERIFY(papers.noteRect().isEmpty());
}

// Also where no card is asked: the words do not lie over what comes after.
void AidsTest::aRefusedClaimLeavesWithTheNextAct() {
    Sitting sitting;
    sitting.leaveGame(support::gameWith("T22..T40 SK BK"));
    sitting.key(Qt::Key_Return);
    const auto declares = [&] {
        const auto choice = sitting.model().choice();
        return choice && std::holds_alternative<DeclareChoice>(choice->among);
    };
    while (sitting.toDecision() && !declares()) {
        sitting.model().act(support::answerTo(sitting.model().view(), 1));
        QCoreApplication::processEvents();
    }
    QVERIFY(declares());
    const table::Papers& papers = sitting.table().papers();
    sitting.key(Qt::Key_C);
    QVERIFY(!papers.noteRect().isEmpty());
    sitting.table().director().setPaused(true); // nothing that others do takes it away
    const auto before = sitting.actions();
    const auto buttons = papers.strip()->findChildren<QAbstractButton*>();
    const auto button = std::ranges::find_if(
        buttons, [](const QAbstractButton* one) { return one->isVisible() && one->isEnabled(); });
    QVERIFY(button != buttons.end());
    sitting.click(**button);
    QVERIFY(sitting.actions() > before);
    QVERIFY(papers.noteRect().isEmpty());
}

// In a hand that holds the highest trumps the rest is claimed by the button that offers it, and by its key.
void AidsTest::theRestIsLaidDown() {
    for (const bool byKey : {false, true}) {
        Sitting sitting;
        sitting.open();
        sitting.leaveGame(support::gameWith("T22..T40 SK BK"));
        sitting.key(Qt::Key_Return);
        QPushButton* button = sitting.room().game().playPage()->claiming()->button();
        while (!button->isVisible() && sitting.toDecision()) {
            const auto view = sitting.model().view();
            const auto* play = std::get_if<PlayChoice>(&view.choice->among);
            const CardSet trumps = play ? play->cards & kTrumps : CardSet();
            const Action action =
                trumps.empty() ? support::answerTo(view, 1) : Action{view.seat, Play{trumps.last()}};
            QVERIFY(!sitting.model().act(action));
            QVERIFY(sitting.settle() != support::Wants::Nothing);
        }
        QVERIFY(button->isVisible());
        QVERIFY(!button->accessibleDescription().isEmpty());
        QVERIFY(sitting.table().rect().contains(button->geometry()));
        QVERIFY(!button->geometry().intersects(sitting.table().seen().picture.tray));
        if (byKey)
            sitting.key(Qt::Key_C);
        else
            sitting.click(*button);
        QVERIFY(sitting.model().handOver());
        QCOMPARE(sitting.settle(), support::Wants::Count);
        QVERIFY(!button->isVisible());
    }
}

// A choice that is none is not asked for, where one wants it so.
void AidsTest::theOnlyCardPlaysItself() {
    Sitting sitting;
    sitting.leaveGame(support::numberedGame(6));
    sitting.key(Qt::Key_Return);
    table::Habits habits;
    habits.tempo = {0, 0, true, false};
    habits.callBackMs = 0;
    habits.playForced = true;
    sitting.table().setHabits(habits);
    int asked = 0;
    while (sitting.toDecision()) {
        const auto view = sitting.model().view();
        if (const auto* play = std::get_if<PlayChoice>(&view.choice->among)) {
            QVERIFY(play->cards.size() > 1 || play->mayFall || view.choice->seat != view.seat);
            ++asked;
        }
        sitting.model().act(support::answerTo(view, 1));
        QCoreApplication::processEvents();
    }
    QVERIFY(asked > 3 && asked < kTricks);
    QVERIFY(sitting.model().handOver());
}

// From the page of a new game by keys: its number is the date, and the hand that was played is found there.
void AidsTest::theDealOfTheDayIsKept() {
    Sitting sitting;
    sitting.open();
    sitting.key(Qt::Key_P);
    sitting.key(Qt::Key_Y);
    daily::DayPage* page = sitting.room().dayPage();
    QCOMPARE(sitting.window().shownPage(), page);
    sitting.key(Qt::Key_Return);
    QVERIFY(sitting.atTable());
    const QDate today = page->month()->today();
    QCOMPARE(sitting.model().handRecord().number, std::optional(history::dealOf(today)));
    sitting.hasten();
    while (sitting.toDecision()) {
        sitting.model().act(support::answerTo(sitting.model().view(), 1));
        QCoreApplication::processEvents();
    }
    QCOMPARE(sitting.settle(), support::Wants::Count);
    const auto kept = page->days().kept(today, history::PlayedBy::Own);
    QVERIFY(kept && kept->record.actions == sitting.model().handRecord().actions);
}

// A card that may not be played says why not where it is pointed to, and a line of the log what its rule
// says.
void AidsTest::darkCardsAndLinesSayTheirRule() {
    Sitting sitting;
    sitting.leaveGame(support::numberedGame(6));
    sitting.key(Qt::Key_Return);
    int barred = 0, free = 0;
    for (int card = 0; card < 6 && sitting.toCard(); ++card) {
        const CardSet legal = sitting.table().state().legal();
        for (const table::TableThing& thing : sitting.table().things()) {
            if (thing.kind != table::TableThing::Kind::Card)
                continue;
            const bool may = legal.contains(Card{static_cast<std::uint8_t>(thing.key)});
            QCOMPARE(thing.state.contains(QStringLiteral("M6.")), !may);
            ++(may ? free : barred);
        }
        QVERIFY(!sitting.model().act(support::answerTo(sitting.model().view(), 1)));
        QCoreApplication::processEvents();
    }
    QVERIFY(barred > 0 && free > 0);
    const QAbstractItemModel* lines = sitting.room().game().playPage()->log()->list()->model();
    int told = 0;
    for (int row = 0; row < lines->rowCount(); ++row) {
        const QString tip = lines->index(row, 0).data(Qt::ToolTipRole).toString();
        const QString rule = lines->index(row, 0).data(logs::LogModel::RuleRole).toString();
        if (!rule.isEmpty() && tip.contains(u'.')) {
            QVERIFY2(tip.contains(rule + QStringLiteral(", ")), qPrintable(tip)); // number, title, text
            ++told;
        }
    }
    QVERIFY(told > 3);
}

// M5.10, M5.11: the dealer, the dealer's partner and the cutter have seen it. To the other it is said so;
// anybody may ask for its suits.
void AidsTest::whoSawTheFolaMayLookAgain_data() {
    QTest::addColumn<quint64>("number");
    QTest::addColumn<bool>("seen");
    QTest::newRow("the dealer") << quint64(8) << true;
    QTest::newRow("who leads") << quint64(9) << false;
    QTest::newRow("the dealer's partner") << quint64(10) << true;
    QTest::newRow("the cutter") << quint64(11) << true;
}
void AidsTest::whoSawTheFolaMayLookAgain() {
    QFETCH(quint64, number);
    QFETCH(bool, seen);
    Sitting sitting;
    sitting.leaveGame(support::numberedGame(number));
    sitting.key(Qt::Key_Return);
    QVERIFY(sitting.toCard());
    const auto* peek = sitting.room().game().playPage()->findChild<peek::CardsPeek*>();
    QVERIFY(peek && !peek->isVisible());
    const table::Papers& papers = sitting.table().papers();
    const bool slip = papers.slip();
    sitting.key(Qt::Key_F);
    QCOMPARE(peek->isVisible(), seen);
    QCOMPARE(papers.noteRect().isEmpty(), seen);
    QCOMPARE(papers.slip() != nullptr, slip); // nothing is announced instead
    if (seen) {
        sitting.key(Qt::Key_Escape);
        QVERIFY(!peek->isVisible());
    } else {
        QVERIFY(sitting.table().accessibleDescription().contains(QStringLiteral("M5.11")));
    }
    sitting.key(Qt::Key_A);
    QVERIFY((papers.slip() != nullptr) != slip);
}

VERSICOLA_WINDOW_TEST(AidsTest)
#include "test_aids.moc"
