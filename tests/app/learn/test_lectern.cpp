// What is said beside the table: slips for words and rules, verdicts, the count on its page, why; what was
// missed again; and which lesson comes next.
#include "learning.h"
#include "support/many/one_of_many.h"

#include <QFile>
#include <QScrollArea>
#include <QScrollBar>

using namespace minchiate;
using learn::Does;
using minchiate_lessons::Verdict;
using support::Choices;
using support::choicesAt;
using support::Learner;
using support::Learning;

class LecternTest : public QObject {
    Q_OBJECT
private slots:
    // A link explains itself on a slip, over the same step; the book is one press further.
    void linksOpenASlip() {
        Learning at;
        at.open(2);
        QVERIFY(at.learner().settle());
        const rules::GlossPopover& slip = *at.page().gloss();
        QVERIFY(!slip.isVisible());
        emit at.page().lectern()->linkChosen(QStringLiteral("term:void"));
        QVERIFY(slip.isVisible());
        QVERIFY(slip.hasFocus()); // so that it is read out
        QVERIFY(slip.accessibleName().startsWith(QStringLiteral("void")));
        QVERIFY(slip.accessibleDescription().contains(QStringLiteral("no card of a suit")));
        QCOMPARE(at.sitting.window().shownPage(), &at.pages());
        at.sitting.key(Qt::Key_Escape); // the slip, not the lesson
        QVERIFY(!slip.isVisible());
        QCOMPARE(at.pages().currentWidget(), &at.page());

        emit at.page().lectern()->linkChosen(QStringLiteral("term:void"));
        QTest::mouseClick(at.sitting.window().windowHandle(), Qt::LeftButton, {}, // a press elsewhere
                          at.page().lectern()->mapTo(&at.sitting.window(), QPoint(30, 30)));
        QVERIFY(!slip.isVisible());

        emit at.page().lectern()->linkChosen(QStringLiteral("rule:M6.2"));
        QVERIFY(slip.gloss().title.startsWith(QStringLiteral("M6.2")));
        at.sitting.key(Qt::Key_Tab);
        QVERIFY(slip.bookButton()->hasFocus());
        at.sitting.key(Qt::Key_Return);
        QVERIFY(!slip.isVisible());
        QCOMPARE(at.sitting.window().shownPage(), at.sitting.room().readingPages().book());
    }

    // A verdict stands in words, without tags where it is read out; a wrong card gets a cross; what was
    // missed is taken again at the end.
    void verdictsAndTheMissedOnesAgain() {
        Learning at;
        at.open(1);
        const Learner learner = at.learner();
        int missed = 0, asked = 0;
        while (!at.page().progress().over(at.lesson(1))) {
            QVERIFY(learner.settle());
            const minchiate_lessons::Progress progress = at.page().progress();
            const Choices choices = choicesAt(at.lesson(1), progress);
            const bool goesOn = std::holds_alternative<minchiate_lessons::GoOn>(*choices.right);
            asked += goesOn ? 0 : 1;
            if (choices.wrong && missed < 2) {
                learner.choose(*choices.wrong);
                QVERIFY(learner.settle());
                ++missed;
                QVERIFY(at.page().lectern()->text().note.startsWith(QStringLiteral("<b>Not yet.</b>")));
                const QString heard = at.page().lectern()->accessibleDescription();
                QVERIFY2(heard.contains(QStringLiteral("Not yet.")) && !heard.contains(u'<'),
                         qPrintable(heard));
                if (std::holds_alternative<minchiate_lessons::PickCards>(*choices.wrong)) {
                    int crosses = 0;
                    for (const table::TableThing& thing : at.page().table()->things())
                        crosses += thing.state.contains(QStringLiteral("wrong")) ? 1 : 0;
                    QCOMPARE(crosses, 1);
                }
                if (std::ranges::count(at.page().said().presses, Does::TakeBack, &learn::Press::does))
                    learner.press({Does::TakeBack});
                QVERIFY(learner.settle());
            }
            learner.choose(*choices.right);
            QVERIFY(learner.settle());
            if (goesOn)
                continue;
            QVERIFY(at.page().lectern()->text().note.startsWith(QStringLiteral("<b>Right.</b>")));
            learner.press({Does::GoOn});
        }
        QVERIFY(learner.settle());
        QCOMPARE(missed, 2);
        QVERIFY(at.page().lectern()->text().words.contains(
            QStringLiteral("Right at the first try: %1 of %2.").arg(asked - 2).arg(asked)));
        QCOMPARE(at.page().lectern()->text().kind, look::LecternText::Note::Plain); // not all was right
        QCOMPARE(at.pages().book().placeIn(at.lesson(1).id), (learn::Place{0, true, asked, asked - 2}));
        learner.press({Does::Missed});
        for (int again = 0; again < 2; ++again) {
            QVERIFY(learner.settle());
            QVERIFY(!at.page().progress().over(at.lesson(1)));
            learner.choose(*choicesAt(at.lesson(1), at.page().progress()).right);
            QVERIFY(learner.settle());
            learner.press({Does::GoOn});
        }
        QVERIFY(learner.settle());
        QVERIFY(at.page().progress().over(at.lesson(1)));
        QVERIFY(at.page().lectern()->text().words.contains(
            QStringLiteral("Right at the first try: %1 of %1.").arg(asked)));
        QCOMPARE(at.page().lectern()->text().kind, look::LecternText::Note::Right);
        QCOMPARE(std::ranges::count(at.page().said().presses, Does::Missed, &learn::Press::does), 0);
        at.reopen();
        QCOMPARE(at.pages().ladderPage()->rungs().at(1)->rung().mark,
                 QStringLiteral("done, %1 of %1 at once").arg(asked));
    }

    // What was answered wrongly at first is not answered at once after the program was closed.
    void firstAnswersOutliveTheSitting() {
        Learning at;
        at.open(1);
        int asked = 0;
        bool missed = false;
        while (!at.page().progress().over(at.lesson(1))) {
            QVERIFY(at.learner().settle());
            const Choices choices = choicesAt(at.lesson(1), at.page().progress());
            const bool goesOn = std::holds_alternative<minchiate_lessons::GoOn>(*choices.right);
            if (choices.wrong && !missed) {
                at.learner().choose(*choices.wrong);
                QVERIFY(at.learner().settle());
                missed = true;
                at.reopen();
                at.open(1);
                continue;
            }
            asked += goesOn ? 0 : 1;
            at.learner().choose(*choices.right);
            QVERIFY(at.learner().settle());
            if (!goesOn)
                at.learner().press({Does::GoOn});
        }
        QVERIFY(missed);
        at.reopen();
        QCOMPARE(at.pages().ladderPage()->rungs().at(1)->rung().mark,
                 QStringLiteral("done, %1 of %2 at once").arg(asked - 1).arg(asked));
    }

    // A word is a link where it stands first in a step, and no more in hints and replies.
    void aTermIsLinkedOnceInAStep() {
        const auto glossary =
            std::get<minchiate_lessons::Ladder>(minchiate_lessons::loadLadder(QStringLiteral(":"))).glossary;
        learn::Told told;
        told.now = learn::ToldStep{};
        told.now->asks = learn::Asks::Answers;
        told.now->words = QStringLiteral("Who deals lays out the fola (M5.1).");
        told.now->hints = {QStringLiteral("The fola stays hidden."), QStringLiteral("One card of the fola.")};
        told.hints = 2;
        told.glossary = &glossary;
        const QString all = learn::saidOf(told).text.words + learn::saidOf(told).text.note;
        QCOMPARE(all.count(QStringLiteral("term:fola")), 1);
        told.now->words = QStringLiteral("Play.");
        QVERIFY(learn::saidOf(told).text.note.contains(QStringLiteral("term:fola")));
        told.reply = {Verdict::Right, QStringLiteral("The fola, and the fola again.")};
        QCOMPARE(learn::saidOf(told).text.note.count(QStringLiteral("term:fola")), 1);
    }

    // Under a mouse that rests, the buttons of the next step do not look chosen.
    void aRestingMousePointsToNothingNew() {
        look::Lectern lectern;
        lectern.setMetrics(look::metricsForTable(QSize(1280, 776)));
        lectern.resize(300, 600);
        look::LecternText text;
        text.buttons = {{QStringLiteral("Go on"), true}};
        lectern.setText(text);
        lectern.show();
        QVERIFY(QTest::qWaitForWindowExposed(&lectern));
        const QPoint on = lectern.button(0)->mapTo(&lectern, lectern.button(0)->rect().center());
        QTest::mouseMove(&lectern, on);
        QTRY_VERIFY(lectern.button(0)->underMouse());
        text.buttons = {{QStringLiteral("a)  The king")}};
        lectern.setText(text);
        QCoreApplication::processEvents();
        QVERIFY(!lectern.button(0)->underMouse());
        QTest::mouseMove(&lectern, on + QPoint(3, 0));
        QTRY_VERIFY(lectern.button(0)->underMouse());
    }

    // What can be pressed stays where it is while one tries, and a hint erases nothing that was said.
    void answersAndHintsKeepTheirPlaces() {
        Learning at;
        int tried = 0;
        for (const int number : {0, 2, 3, 4, 10})
            for (int step = 0; step < int(at.lesson(number).steps.size()); ++step) {
                const auto kind = at.lesson(number).steps[std::size_t(step)].ask.kind;
                if (kind != minchiate_lessons::AskKind::Choose && kind != minchiate_lessons::AskKind::Number)
                    continue;
                at.pages().openLesson(number);
                at.page().standAt(learn::wayTo(at.lesson(number), step).back());
                QVERIFY(at.learner().settle());
                const Choices choices = choicesAt(at.lesson(number), at.page().progress());
                const auto places = [&] {
                    QList<QRect> list;
                    for (int i = 0; i < int(at.page().said().presses.size()); ++i)
                        list << at.page().lectern()->button(i)->geometry();
                    return list;
                };
                const auto before = places();
                const auto hints = at.lesson(number).steps[std::size_t(step)].hints.size();
                at.learner().choose(*choices.wrong);
                QVERIFY(at.learner().settle());
                const auto wrong = std::get<minchiate_lessons::ChooseAnswer>(*choices.wrong).index;
                const auto& presses = at.page().said().presses;
                const auto button = std::ranges::find(presses, wrong, &learn::Press::answer);
                const int place = int(button - presses.begin());
                for (int hint = 0; hint <= hints; ++hint) {
                    QCOMPARE(places(), before);
                    const QString note = at.page().lectern()->text().note;
                    QVERIFY2(note.startsWith(QStringLiteral("<b>Not yet.</b>")), qPrintable(note));
                    QVERIFY(!at.page().lectern()->text().buttons[std::size_t(place)].acts());
                    if (hint < hints)
                        at.page().press({Does::Hint});
                }
                at.page().press({Does::Hint}); // one too many says nothing new
                QCOMPARE(places(), before);
                ++tried;
            }
        QVERIFY(tried > 5);
    }

    // What is as good may be left at that: the lesson's own card is played in its place, and told.
    void goodTooGoesOn() {
        Learning at;
        for (const auto& [number, step, card, lessons] :
             {std::tuple{7, 2, "T40", "T3"}, std::tuple{8, 1, "CJ", "DK"}}) {
            at.pages().openLesson(number);
            at.page().standAt(learn::wayTo(at.lesson(number), step).back());
            QVERIFY(at.learner().settle());
            at.learner().choose(minchiate_lessons::PlayCard{*cardOf(card)});
            QVERIFY(at.learner().settle());
            QCOMPARE(at.page().lastReply()->verdict, Verdict::Also);
            const auto& presses = at.page().said().presses;
            QVERIFY(std::ranges::count(presses, Does::TakeBack, &learn::Press::does));
            QCOMPARE(presses.front().does, Does::GoOn); // and has the focus
            at.sitting.key(Qt::Key_Return);
            QVERIFY(at.learner().settle());
            QCOMPARE(at.page().lastReply()->verdict, Verdict::Right);
            QCOMPARE(at.page().table()->spotlight().darkness(), 0.0);
            const auto& trick = at.page().lastReply()->shown.tricks().front();
            QVERIFY(
                std::ranges::any_of(trick.plays, [&](const auto& p) { return p.card == *cardOf(lessons); }));
            at.sitting.key(Qt::Key_Return);
            QVERIFY(at.learner().settle());
            QCOMPARE(at.page().progress().step, step + 1);
        }
    }

    // On paper the bar that scrolls is paper's own, however dark the desktop is.
    void noBlackBarOnPaper() {
        const QPalette before = QApplication::palette();
        QPalette dark = before;
        for (const auto role : {QPalette::Window, QPalette::Base, QPalette::Button, QPalette::Mid})
            dark.setColor(role, Qt::black);
        QApplication::setPalette(dark);
        Learning at({800, 536});
        QVERIFY(at.atLadder());
        const auto* bar = at.pages().ladderPage()->findChild<QScrollArea*>()->verticalScrollBar();
        QVERIFY(bar->isVisible());
        QWidget& window = at.sitting.window();
        const QImage seen = window.grab(QRect(bar->mapTo(&window, QPoint()), bar->size())).toImage();
        int darkest = 255;
        for (int y = 0; y < seen.height(); ++y)
            for (int x = 0; x < seen.width(); ++x)
                darkest = std::min(darkest, qGray(seen.pixel(x, y)));
        QApplication::setPalette(before);
        QVERIFY2(darkest > 100, qPrintable(QString::number(darkest)));
    }

    // In a lesson nobody thinks, and the first lesson is lesson 1 of as many as there are.
    void nobodyThinksAndLessonsAreCounted() {
        Learning at;
        at.open(0);
        QVERIFY(at.learner().settle());
        QVERIFY(at.page().said().text.where.startsWith(QStringLiteral("Lesson 1 of 18")));
        QCOMPARE(at.pages().ladderPage()->rungs().front()->rung().number, QStringLiteral("1"));
        at.page().standAt(learn::wayTo(at.lesson(0), 1).back());
        QVERIFY(at.learner().settle());
        at.learner().choose(*choicesAt(at.lesson(0), at.page().progress()).wrong);
        QVERIFY(at.learner().settle());
        for (const table::TableThing& thing : at.page().table()->things())
            QVERIFY2(!thing.state.contains(QStringLiteral("thinking")), qPrintable(thing.name));
    }

    // The count is told on its own page, up to what is asked for and no further.
    void theCountIsToldOnItsPage() {
        Learning at;
        at.pages().openLesson(9);
        at.page().standAt(learn::wayTo(at.lesson(9), 2).back());
        QVERIFY(at.learner().settle());
        const count::CountPage& page = *at.page().countPage();
        QVERIFY(page.isVisible());
        QVERIFY(!at.page().table()->isVisible()); // nothing of it is pressed or read out
        const auto beyond = [&] {
            const int row = 1; // after the cards taken
            return page.accessibleDescription().contains(count::spokenRow(page.content(), row));
        };
        QVERIFY(!beyond());
        QVERIFY(page.revealing());
        QTest::mouseClick(const_cast<count::CountPage*>(&page), Qt::LeftButton); // nor by a press
        QVERIFY(page.revealing());
        at.learner().choose(*choicesAt(at.lesson(9), at.page().progress()).right);
        QVERIFY(at.learner().settle());
        QVERIFY(beyond());
        at.page().standAt(learn::wayTo(at.lesson(9), 6).back());
        QVERIFY(!page.isVisible());
        QVERIFY(at.page().table()->isVisible());
    }

    // The first of the versicole was told with its points before the sum of them was asked for.
    void halfOfTheAnswerIsNotGiven() {
        Learning at;
        at.pages().openLesson(9);
        at.page().standAt(learn::wayTo(at.lesson(9), 3).back());
        QVERIFY(at.learner().settle());
        count::CountPage& page = *at.page().countPage();
        QVERIFY(page.isVisible());
        const QImage asked = page.grab().toImage();
        const auto run = std::ranges::find(page.ledger(), count::Entry::Versicola, &count::LedgerRow::entry);
        QVERIFY(run != page.ledger().end());
        const int row = static_cast<int>(run - page.ledger().begin());
        page.tellUpTo(2 * row); // all that comes before it
        QVERIFY(page.grab().toImage() == asked);
        at.learner().choose(*choicesAt(at.lesson(9), at.page().progress()).right);
        QVERIFY(at.learner().settle());
        QVERIFY(page.accessibleDescription().contains(count::spokenRow(page.content(), row)));
    }

    // Four figures beside each other had each its letter over it.
    void figuresStandBesideTheirLetters() {
        Learning at({1024, 640});
        at.pages().openLesson(16);
        at.page().standAt(learn::wayTo(at.lesson(16), 1).back());
        QVERIFY(at.learner().settle());
        const look::Lectern& lectern = *at.page().lectern();
        for (int i = 0; i < 4; ++i)
            QCOMPARE(lectern.button(i)->height(), lectern.button(4)->height()); // "A hint": one line
        QCOMPARE(lectern.button(0)->y(), lectern.button(1)->y());
        QVERIFY(lectern.button(1)->y() < lectern.button(2)->y());
    }

    // Why a card is right is said to who asks, before and after.
    void whyIsAnswered() {
        Learning at;
        at.pages().openLesson(17);
        at.page().standAt(learn::wayTo(at.lesson(17), 2).back());
        QVERIFY(at.learner().settle());
        at.learner().press({Does::Why});
        QVERIFY(at.page().lectern()->text().note.contains(QStringLiteral("rule:M6.3")));
        at.learner().choose(minchiate_lessons::PlayCard{*cardOf("T24")}); // as good: taken back, and no fault
        QVERIFY(at.learner().settle());
        QCOMPARE(at.page().lastReply()->verdict, Verdict::Also);
        QVERIFY(at.page().lectern()->text().note.startsWith(QStringLiteral("<b>Good, too.</b>")));
        at.learner().press({Does::TakeBack});
        QVERIFY(at.learner().settle());
        at.learner().choose(minchiate_lessons::PlayCard{*cardOf("T7")});
        QVERIFY(at.learner().settle());
        QCOMPARE(at.page().lastReply()->verdict, Verdict::Right);
        QVERIFY(at.page().lectern()->text().note.contains(QStringLiteral("rule:M6.3")));
    }

    // Out of a lesson one stands on it in the list, though another was begun before.
    void theListKeepsWhereOneWas() {
        Learning at;
        at.pages().openLesson(0);
        QVERIFY(at.learner().settle());
        at.learner().pressMain(); // begun
        at.pages().openLesson(2);
        QVERIFY(at.learner().settle());
        at.sitting.key(Qt::Key_Escape);
        QVERIFY(at.atLadder());
        QVERIFY(at.pages().ladderPage()->rungs().at(2)->hasFocus());
        at.pages().ladderPage()->focusFirst(); // who comes anew goes on with what was begun
        QVERIFY(at.pages().ladderPage()->rungs().at(0)->hasFocus());
    }

    // Who is half way is not sent back to a lesson that came to the ladder later.
    void theNextLessonIsAboveThoseDone() {
        Learning at;
        at.sitting.close();
        QFile file(at.sitting.folder() + QStringLiteral("/learned.json"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(R"({"format": "versicola-learned", "version": 1, "lessons": {
            "cards": {"step": 0, "done": true}, "following": {"step": 0, "done": true}}})");
        file.close();
        at.reopen();
        QVERIFY(at.atLadder());
        const auto& rungs = at.pages().ladderPage()->rungs();
        QVERIFY(!rungs.at(0)->rung().next);
        QVERIFY(rungs.at(3)->rung().next);
    }
};

VERSICOLA_WINDOW_TEST(LecternTest)
#include "test_lectern.moc"
