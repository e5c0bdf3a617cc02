// Hints, the board and the review in the real window: by keys, from what the seat may know, counted and kept.
#include "desktop/coach/your_hand_page.h"
#include "desktop/log/log_model.h"
#include "sitting.h"
#include "support/deals.h"

#include <QSignalSpy>

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
    void whatIsNotCertainIsNotClaimed();
    void theRestIsLaidDown();
    void theOnlyCardPlaysItself();
    void theDealOfTheDayIsKept();
    void darkCardsAndLinesSayTheirRule();
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

void HintsTest::whatIsNotCertainIsNotClaimed() {
    Sitting sitting;
    sitting.leaveGame(support::numberedGame(6));
    sitting.key(Qt::Key_Return);
    QVERIFY(sitting.toCard());
    desktop::PlayPage& page = *sitting.room().game().playPage();
    QVERIFY(!page.claiming()->button()->isVisible());
    QSignalSpy said(&page, &desktop::PlayPage::said);
    const auto before = sitting.actions();
    sitting.key(Qt::Key_C);
    QCOMPARE(said.size(), 1);
    QVERIFY(said.front().front().toString().contains(QStringLiteral("not certain")));
    QCOMPARE(sitting.actions(), before);
}

// In a hand that holds the highest trumps the rest is claimed by the button that offers it, and by its key.
void HintsTest::theRestIsLaidDown() {
    for (const bool byKey : {false, true}) {
        Sitting sitting;
        sitting.open();
        support::Setup setup;
        setup.dealer = Seat::W; // South leads
        setup.hands[Seat::S] = "T22..T40 SK BK";
        model::NewGame game = support::numberedGame(6);
        game.number.reset();
        records::HandRecord hand;
        const support::CutDeal dealt = support::dealFor(setup);
        hand.deal = dealt.deal;
        hand.actions = {{tricks::left(setup.dealer), Cut{dealt.cut}}};
        game.hand = hand;
        sitting.leaveGame(game);
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
void HintsTest::theOnlyCardPlaysItself() {
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
void HintsTest::theDealOfTheDayIsKept() {
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
void HintsTest::darkCardsAndLinesSayTheirRule() {
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

QTEST_MAIN(HintsTest)
#include "test_hints.moc"
