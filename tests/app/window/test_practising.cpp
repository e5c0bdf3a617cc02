// Practising in the real window: from the Learn page and back, what reviews found coming in, and the next
// day.
#include "../../engine/practice/practice_hands.h"
#include "minchiate/model/kept_games.h"
#include "sitting.h"
#include "support/many/one_of_many.h"

#include <QAccessible>

using namespace minchiate;
using practise::PracticePage;
using practise::Stage;
using support::Sitting;
using support::waitUntil;

namespace {

const QDate kDay(2026, 11, 20);

// A mistake is kept in that folder since that day.
void leaveMistake(const QString& folder, std::uint64_t number, double cost) {
    const auto made = support::madeMistake(number, cost);
    practise::Training training(folder);
    const Seat me = made.review.begin()->second.weighed.chooser;
    training.takeIn({{{made.hand, {{0, 1, 2, 3}}, me, kDay}, made.review}}, kDay);
}

// The hand at the table played to its end.
void playOut(Sitting& sitting) {
    sitting.leaveGame(support::numberedGame(6));
    sitting.key(Qt::Key_Return);
    while (sitting.toDecision()) {
        sitting.model().act(support::answerTo(sitting.model().view(), 1));
        QCoreApplication::processEvents();
    }
    if (sitting.settle() != support::Wants::Count)
        qFatal("the hand does not come to its end");
}

// A review of it by which one decision was 30 points dear.
practice::Review dearOnce(const records::HandRecord& hand, Seat me) {
    practice::Review review = support::weighed(hand, advice::decisionsOf(hand.deal, hand.actions, me));
    bool made = false;
    for (auto& [at, decision] : review) {
        auto& found = decision.weighed;
        decision.effort = advice::kDeep;
        found.cost = found.rawCost = 0;
        if (made || advice::isSame(found.best().action, found.done) ||
            !std::holds_alternative<Play>(found.done.what))
            continue;
        made = true;
        found.asGood = {found.best().action};
        found.options.front().points = found.ofDone().points + 30;
        found.cost = found.rawCost = 30;
    }
    if (!made)
        qFatal("nothing can be called dear");
    return review;
}

Card bestOf(const PracticePage& page) {
    return std::get<Play>(page.asked()->mistake.weighed().best().action.what).card;
}

// Where that card is seen on the page's table.
void clickCard(Sitting& sitting, const PracticePage& page, Card card) {
    for (const table::TableThing& thing : page.table()->things())
        if (thing.kind == table::TableThing::Kind::Card && thing.key == card.id)
            return sitting.click(*page.table(), thing.rect.topLeft() + QPoint(8, thing.rect.height() / 2));
    qFatal("the card is not to be seen");
}

} // namespace

class PractisingTest : public QObject {
    Q_OBJECT
private slots:
    void erasedWithTheHands();
    void fromTheLearnPageAndTheNextDay();
    void byKeys();
    void everythingHasAName();
    void reviewsKeptBeforeComeIn();
    void aReviewThatIsDoneComesIn();
};

void PractisingTest::fromTheLearnPageAndTheNextDay() {
    Sitting sitting;
    sitting.close();
    leaveMistake(sitting.folder(), 3, 12);
    sitting.open();
    QDate today = kDay;
    sitting.room().practising().setClock([&] { return today; });
    sitting.room().learn();
    auto* button = sitting.room().learnPages()->ladderPage()->practiceButton();
    QVERIFY(!button->text().contains(u'1')); // taken in today, it comes tomorrow
    today = kDay.addDays(1);
    sitting.room().learn();
    QVERIFY(button->text().contains(u'1'));
    sitting.click(*button);
    PracticePage& page = *sitting.room().practising().page();
    QCOMPARE(sitting.window().shownPage(), &page);
    QVERIFY(waitUntil([&] { return page.table()->seen().open(); }));
    clickCard(sitting, page, bestOf(page));
    QVERIFY(waitUntil([&] { return page.stage() == Stage::Done; }));
    QVERIFY(page.slip()->told().title.startsWith(QStringLiteral("Right: ")));
    sitting.click(*page.slip()->button(0));
    QCOMPARE(page.stage(), Stage::Nothing);
    sitting.click(*page.panel()->head()->closeButton());
    QCOMPARE(sitting.window().shownPage(), sitting.room().learnPages());
    QVERIFY(!button->text().contains(u'1')); // nothing is due any more
    // In another sitting it is known when it comes back.
    sitting.close();
    sitting.open();
    sitting.room().practising().setClock([&] { return today; });
    QCOMPARE(sitting.room().practising().due(), 0);
    today = today.addDays(1);
    QCOMPARE(sitting.room().practising().due(), 1);
}

void PractisingTest::byKeys() {
    Sitting sitting;
    sitting.close();
    leaveMistake(sitting.folder(), 4, 9);
    sitting.open();
    sitting.room().practising().setClock([] { return kDay.addDays(1); });
    sitting.room().learn();
    auto* button = sitting.room().learnPages()->ladderPage()->practiceButton();
    for (int i = 0; i < 60 && !button->hasFocus(); ++i)
        sitting.key(Qt::Key_Tab);
    QVERIFY(button->hasFocus());
    sitting.key(Qt::Key_Return);
    PracticePage& page = *sitting.room().practising().page();
    QCOMPARE(sitting.window().shownPage(), &page);
    QVERIFY(waitUntil([&] { return page.table()->seen().open(); }));
    sitting.key(Qt::Key_S);
    QCOMPARE(page.stage(), Stage::Done);
    QVERIFY(!page.marks()->marks().empty());
    sitting.key(Qt::Key_Return); // next: what was shown is asked again
    QVERIFY(waitUntil([&] { return page.table()->seen().open(); }));
    QCOMPARE(page.stage(), Stage::Asked);
    sitting.key(Qt::Key_Escape);
    QCOMPARE(sitting.window().shownPage(), sitting.room().learnPages());
}

// What takes the keyboard's focus tells what it is.
void PractisingTest::everythingHasAName() {
    Sitting sitting;
    sitting.close();
    leaveMistake(sitting.folder(), 4, 9);
    sitting.open();
    sitting.room().practising().setClock([] { return kDay.addDays(1); });
    sitting.room().learn();
    PracticePage& page = *sitting.room().practising().page();
    for (practise::Desk desk : {practise::Desk::Mistakes, practise::Desk::Exercises}) {
        sitting.room().practising().open(desk);
        QVERIFY(waitUntil([&] { return page.table()->seen().open(); }));
        for (bool answered : {false, true}) {
            if (answered)
                page.showAnswer();
            int named = 0;
            for (QWidget* widget : page.findChildren<QWidget*>()) {
                if (!widget->isVisible() || !widget->isEnabled() || !(widget->focusPolicy() & Qt::TabFocus))
                    continue;
                QAccessibleInterface* face = QAccessible::queryAccessibleInterface(widget);
                QVERIFY2(face && !face->text(QAccessible::Name).trimmed().isEmpty(),
                         widget->metaObject()->className());
                ++named;
            }
            QVERIFY(named > 4);
        }
    }
}

// A review from before there was anything to practise.
void PractisingTest::reviewsKeptBeforeComeIn() {
    Sitting sitting;
    playOut(sitting);
    const records::HandRecord hand = sitting.model().handRecord();
    const Seat me = sitting.model().me();
    sitting.close();
    const practice::ReviewStore store(sitting.folder() + QStringLiteral("/reviews"));
    QVERIFY(!store.save(hand, me, dearOnce(hand, me)));
    sitting.open();
    sitting.room().practising().setClock([] { return kDay; });
    sitting.room().learn();
    const practise::Training& training = sitting.room().practising().training();
    QVERIFY(waitUntil([&] { return training.book().kept().size() == 1; }));
    sitting.room().practising().setClock([] { return kDay.addDays(1); });
    sitting.click(*sitting.room().learnPages()->ladderPage()->practiceButton());
    PracticePage& page = *sitting.room().practising().page();
    QVERIFY(waitUntil([&] { return page.table()->seen().open(); }));
    QCOMPARE(page.table()->state().me, me);
    QCOMPARE(page.table()->state().names[tricks::right(me)], QStringLiteral("Bice")); // who sat there
    // To the review of the whole hand, and back.
    sitting.key(Qt::Key_R);
    coach::YourHandPage* review = sitting.room().yourHandPage();
    QCOMPARE(sitting.window().shownPage(), review);
    QVERIFY(review->hand().line.actions == hand.actions);
    sitting.key(Qt::Key_Escape);
    QCOMPARE(sitting.window().shownPage(), &page);
    QCOMPARE(page.stage(), Stage::Asked);
}

void PractisingTest::aReviewThatIsDoneComesIn() {
    Sitting sitting;
    playOut(sitting);
    const records::HandRecord hand = sitting.model().handRecord();
    const Seat me = sitting.model().me();
    const practice::ReviewStore store(sitting.folder() + QStringLiteral("/reviews"));
    QVERIFY(!store.save(hand, me, dearOnce(hand, me))); // all of it is weighed already
    sitting.room().practising().setClock([] { return kDay; });
    const practise::Training& training = sitting.room().practising().training();
    QVERIFY(training.book().kept().empty());
    sitting.key(Qt::Key_R);
    QVERIFY(waitUntil([&] { return training.book().kept().size() == 1; }));
    QVERIFY(training.book().due(kDay.addDays(1)).size() == 1);
    // It stays as it is when the review is opened again.
    sitting.key(Qt::Key_Escape);
    sitting.key(Qt::Key_R);
    QCOMPARE(training.book().kept().size(), std::size_t{1});
}

// What is erased does not come back with the next thing practised, nor in the next sitting.
void PractisingTest::erasedWithTheHands() {
    Sitting sitting;
    leaveMistake(sitting.folder(), 3, 20);
    sitting.open();
    QVERIFY(!practise::Training(sitting.folder()).book().kept().empty());
    sitting.key(Qt::Key_Y);
    played::MyGamesPage& page = *sitting.room().myGames();
    QCOMPARE(sitting.window().shownPage(), &page);
    emit page.erased();
    QVERIFY(practise::Training(sitting.folder()).book().kept().empty());
    leaveMistake(sitting.folder(), 4, 20);
    QCOMPARE(practise::Training(sitting.folder()).book().kept().size(), std::size_t{1});
}

VERSICOLA_WINDOW_TEST(PractisingTest)
#include "test_practising.moc"
