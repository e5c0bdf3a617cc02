// What comes of a position in the deal editor: it is played, watched, weighed and kept as an exercise, which
// is asked and answered; and where positions come from.
#include "editing_desk.h"
#include "played_before.h"
#include "support/many/one_of_many.h"

#include <QClipboard>
#include <QGuiApplication>

using namespace minchiate;
using editing::EditorPage;
using Does = editing::EditorStrip::Does;
using support::Can;
using support::goTo;
using support::kLong;
using support::openedEditor;
using support::pairOf;
using support::seen;
using support::Sitting;
using support::waitUntil;

class EditingOutcomesTest : public QObject {
    Q_OBJECT
private slots:
    void playedFromHereAndBack();
    void playedFromHereAndBackAnotherDay();
    void mastersPlayIt();
    void weighed();
    void savedFoundAndAnswered();
    void anExerciseIsKeptWhereverOneGoes();
    void theQuestionLeavesTheHandSeen();
    void fromMyGamesAndTheReview();
    void textsGoOutAndIn();
};

void EditingOutcomesTest::playedFromHereAndBack() {
    Sitting sitting;
    EditorPage& page = openedEditor(sitting);
    const editing::Work before = page.draft().now();
    sitting.click(*page.strip()->button(Does::Play));
    QVERIFY(sitting.atTable());
    QCOMPARE(sitting.model().view().hand, before.hand().held(before.me));
    QCOMPARE(sitting.model().me(), before.me);
    QVERIFY(sitting.model().situation().unscored);
    emit sitting.room().game().playPage()->backToReviewAsked();
    QCOMPARE(sitting.window().shownPage(), &page);
    QVERIFY(page.draft().now() == before);
}

// The editor has been made anew meanwhile, and holds nothing of its own.
void EditingOutcomesTest::playedFromHereAndBackAnotherDay() {
    Sitting sitting;
    EditorPage& page = openedEditor(sitting);
    const editing::Work before = page.draft().now();
    sitting.click(*page.strip()->button(Does::Play));
    sitting.close();
    sitting.open();
    sitting.click(*sitting.window().doorsPage()->goOnButton());
    emit sitting.room().game().playPage()->backToReviewAsked();
    EditorPage& other = *sitting.room().editorPage();
    QCOMPARE(sitting.window().shownPage(), &other);
    QVERIFY(other.draft().now().moment.story == before.moment.story);
    QCOMPARE(other.draft().now().me, before.me);
    sitting.click(*other.strip()->button(Does::Play));
    QCOMPARE(sitting.model().view().hand, before.hand().held(before.me));
}

void EditingOutcomesTest::mastersPlayIt() {
    Sitting sitting;
    EditorPage& page = openedEditor(sitting);
    sitting.key(Qt::Key_M);
    QVERIFY(waitUntil([&] { return sitting.window().shownPage() == sitting.room().reviewPage(); }, kLong));
    const auto& line = sitting.room().reviewPage()->showing()->line();
    QVERIFY(review::handAfter(line, static_cast<int>(line.actions.size())).result());
    sitting.key(Qt::Key_Escape);
    QCOMPARE(sitting.window().shownPage(), &page);
    QVERIFY2(page.strip()->told().startsWith(QStringLiteral("Four masters: ")),
             qPrintable(page.strip()->told()));
}

void EditingOutcomesTest::weighed() {
    Sitting sitting;
    EditorPage& page = openedEditor(sitting);
    sitting.click(*page.strip()->button(Does::Weigh));
    QVERIFY(waitUntil([&] { return !page.working(); }, kLong));
    QVERIFY(page.draft().found().options.size() > 1);
    const Card best = std::get<Play>(page.draft().found().options.front().action.what).card;
    QVERIFY(page.table()->placeOf(best)->shown(best)->best);
    QVERIFY(!page.table()->placeOf(best)->shown(best)->chip.isEmpty());
    QVERIFY2(page.strip()->told().contains(text::cardInText(best)), qPrintable(page.strip()->told()));
    // What was found belongs to that position alone.
    const auto [own, other] = pairOf(page, Can::Change);
    page.lift(own);
    page.exchange(own, other);
    QVERIFY(page.draft().found().options.empty());
}

void EditingOutcomesTest::savedFoundAndAnswered() {
    Sitting sitting;
    EditorPage& page = openedEditor(sitting);
    sitting.key(Qt::Key_E);
    QVERIFY(page.askPaper()->isVisible());
    QVERIFY(page.askPaper()->field()->hasFocus());
    QTest::keyClicks(page.askPaper()->field(), QStringLiteral("What now, please?"));
    sitting.key(Qt::Key_Return);
    QVERIFY(waitUntil([&] { return !page.working(); }, kLong));
    QVERIFY2(page.strip()->told().contains(QStringLiteral("Kept as an exercise")),
             qPrintable(page.strip()->told()));
    sitting.key(Qt::Key_E);
    QVERIFY(!page.askPaper()->isVisible()); // it is among them already
    // In another sitting it is there, under a theme of its own.
    sitting.close();
    sitting.open();
    sitting.room().practising().open(practise::Desk::Exercises);
    practise::PracticePage& practice = *sitting.room().practising().page();
    practise::ThemeRow* row = practice.panel()->themes()->rowOf(practice::Theme::Own);
    QVERIFY(row->isVisible());
    QCOMPARE(row->line().due, 1);
    sitting.click(*row);
    QCOMPARE(practice.asked()->own, std::optional(QStringLiteral("What now, please?")));
    QVERIFY(practice.slip()->told().lines.contains(QStringLiteral("What now, please?")));
    QVERIFY(waitUntil([&] { return practice.table()->seen().open(); }));
    const Card best = std::get<Play>(practice.asked()->mistake.weighed().best().action.what).card;
    for (const table::TableThing& thing : practice.table()->things())
        if (thing.kind == table::TableThing::Kind::Card && thing.key == best.id) {
            sitting.click(*practice.table(), thing.rect.topLeft() + QPoint(8, thing.rect.height() / 2));
            break;
        }
    QVERIFY(waitUntil([&] { return practice.stage() == practise::Stage::Done; }));
    QVERIFY(practice.slip()->told().title.startsWith(QStringLiteral("Right: ")));
    QCOMPARE(row->line().due, 0);
    QVERIFY(!sitting.room().practising().training().solved().rating.isKnown()); // it counts for none
}

// Left while it is weighed, and where the window is closed in the middle of it.
void EditingOutcomesTest::anExerciseIsKeptWhereverOneGoes() {
    for (const bool closing : {false, true}) {
        Sitting sitting;
        EditorPage& page = openedEditor(sitting);
        sitting.key(Qt::Key_E);
        QVERIFY(page.askPaper()->isVisible());
        sitting.key(Qt::Key_Return);
        QVERIFY(page.working());
        if (closing) {
            sitting.close();
            sitting.open();
        } else {
            sitting.key(Qt::Key_Escape);
            QVERIFY(sitting.window().shownPage() != &page);
            QVERIFY(waitUntil([&] { return !page.working(); }, kLong));
        }
        QCOMPARE(sitting.room().practising().training().own().all().size(), std::size_t(1));
    }
}

void EditingOutcomesTest::theQuestionLeavesTheHandSeen() {
    for (const QSize size : {QSize(1024, 640), QSize(1280, 800)}) {
        Sitting sitting(size);
        EditorPage& page = openedEditor(sitting);
        sitting.key(Qt::Key_E);
        const QWidget* hand = page.table()->placeView(editor::handPlace(page.draft().now().me));
        QVERIFY(page.askPaper()->isVisible());
        QVERIFY(!page.askPaper()->paper().intersects(hand->geometry()));
    }
}

void EditingOutcomesTest::fromMyGamesAndTheReview() {
    Sitting sitting;
    support::playBefore(sitting);
    played::MyGamesPage& games = support::openMyGames(sitting);
    const auto record = played::recordOf(games.listing().hands[0]);
    sitting.key(Qt::Key_E, Qt::ControlModifier);
    EditorPage& page = *sitting.room().editorPage();
    QCOMPARE(sitting.window().shownPage(), &page);
    QVERIFY(page.draft().now().moment.story.deal == record->deal);
    QVERIFY(editor::allOf(page.draft().now().moment) == record->actions);
    QCOMPARE(page.draft().now().hand().held(page.draft().now().me).size(), 21);
    sitting.key(Qt::Key_Escape);
    QCOMPARE(sitting.window().shownPage(), &games);
    sitting.key(Qt::Key_R);
    coach::YourHandPage& review = *sitting.room().yourHandPage();
    QCOMPARE(sitting.window().shownPage(), &review);
    review.goTo(40);
    sitting.key(Qt::Key_E, Qt::ControlModifier);
    QCOMPARE(sitting.window().shownPage(), &page);
    QVERIFY(page.draft().now().at() >= 40 && page.draft().now().at() < 44); // with answers for versicole
    sitting.key(Qt::Key_Escape);
    QCOMPARE(sitting.window().shownPage(), &review);
}

void EditingOutcomesTest::textsGoOutAndIn() {
    Sitting sitting;
    EditorPage& page = openedEditor(sitting);
    const editing::Work before = page.draft().now();
    sitting.key(Qt::Key_C, Qt::ControlModifier);
    const QString text = QGuiApplication::clipboard()->text();
    const auto read = records::readHandRecord(text.toUtf8());
    QVERIFY(std::holds_alternative<records::LoadedHand>(read));
    QVERIFY(std::get<records::LoadedHand>(read).record.actions == before.moment.story.actions);
    page.edit(editing::numberedWork(7, {}));
    QGuiApplication::clipboard()->setText(text);
    sitting.key(Qt::Key_V, Qt::ControlModifier);
    QVERIFY(page.draft().now().moment.story == before.moment.story);
    QCOMPARE(page.draft().now().me, before.me);
    QGuiApplication::clipboard()->setText(QStringLiteral("{\"format\": \"minchiate-hand\"}"));
    sitting.key(Qt::Key_V, Qt::ControlModifier);
    QVERIFY(page.draft().now().moment.story == before.moment.story);
    QVERIFY(page.strip()->told().contains(QStringLiteral("cannot be opened")));
}

VERSICOLA_WINDOW_TEST(EditingOutcomesTest)
#include "test_editing_outcomes.moc"
