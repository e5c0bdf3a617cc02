// Lessons in the real window, taken with mouse and keys to their end; how far one is kept; files opened.
#include "learning.h"

#include "desktop/shell/notice_bar.h"
#include "support/many/one_of_many.h"

#include <QAccessible>
#include <QFile>
#include <QSignalSpy>

using namespace minchiate;
using learn::Does;
using minchiate_lessons::AskKind;
using minchiate_lessons::Lesson;
using minchiate_lessons::Verdict;
using support::Choices;
using support::choicesAt;
using support::Learner;
using support::Learning;

class ClickThroughTest : public QObject {
    Q_OBJECT
private slots:
    void everyLessonByMouse_data() {
        QTest::addColumn<int>("number");
        for (int number = 0; number <= 17; ++number)
            QTest::addRow("%d", number) << number;
    }
    void everyLessonByMouse() {
        QFETCH(int, number);
        Learning at;
        QVERIFY(at.atLadder());
        at.open(number);
        const Learner learner = at.learner();
        const Lesson& lesson = at.lesson(number);
        QCOMPARE(at.page().lesson().id, lesson.id);
        int steps = 0;
        while (!at.page().progress().over(lesson) && ++steps < 40) {
            QVERIFY(learner.settle());
            const minchiate_lessons::Progress progress = at.page().progress();
            const Choices choices = choicesAt(lesson, progress);
            if (choices.wrong) {
                learner.choose(*choices.wrong);
                QVERIFY(learner.settle());
                QVERIFY2(at.page().lastReply(), qPrintable(QString::number(progress.step + 1)));
                QCOMPARE(at.page().lastReply()->verdict, Verdict::Wrong);
                QVERIFY(!at.page().lectern()->text().note.isEmpty());
                if (std::ranges::count(at.page().said().presses, Does::TakeBack, &learn::Press::does))
                    learner.press({Does::TakeBack});
                QVERIFY(learner.settle());
                QCOMPARE(at.page().progress().step, progress.step);
            }
            QVERIFY(choices.right);
            learner.choose(*choices.right);
            QVERIFY(learner.settle());
            if (!std::holds_alternative<minchiate_lessons::GoOn>(*choices.right)) {
                QVERIFY2(at.page().lastReply(), qPrintable(QString::number(progress.step + 1)));
                QCOMPARE(at.page().lastReply()->verdict, Verdict::Right);
                learner.press({Does::GoOn});
            }
            QCOMPARE(at.page().progress().step, progress.step + 1);
        }
        QVERIFY(at.page().progress().over(lesson));
        QVERIFY(at.pages().book().placeIn(lesson.id).done);
        QVERIFY(learner.settle());
        if (number < 17) { // and on to the next
            learner.press({Does::Next});
            QCOMPARE(at.page().lesson().number, std::optional(number + 1));
        } else {
            learner.press({Does::Play});
            QCOMPARE(at.sitting.window().shownPage(), at.sitting.room().game().newGamePage());
        }
    }

    // Each kind of question once by keys alone.
    void everyKindByKeys() {
        Learning at;
        const auto key = [&](Qt::Key k) { at.sitting.key(k); };
        const auto stand = [&](int number, int step) {
            at.pages().openLesson(number);
            at.page().standAt(learn::wayTo(at.lesson(number), step - 1).back());
            QVERIFY(at.learner().settle());
            at.page().focusNext();
        };
        const auto is = [&](Verdict verdict) {
            QVERIFY(at.learner().settle());
            QVERIFY(at.page().lastReply());
            QCOMPARE(at.page().lastReply()->verdict, verdict);
        };
        // On to a card of the table, from the first.
        const auto focusOn = [&](Card card) {
            key(Qt::Key_Home);
            const auto cards = at.page().table()->seen().reachable();
            const auto n = std::ranges::find(cards, card) - cards.begin();
            QVERIFY(n < std::ssize(cards));
            for (int i = 0; i < n; ++i) // legal or not
                at.sitting.key(Qt::Key_Right, Qt::ControlModifier);
        };
        const auto card = [](const char* code) { return *cardOf(code); };

        key(Qt::Key_Return); // the lesson to begin with has the focus
        QVERIFY(at.learner().settle());
        QCOMPARE(at.page().lesson().number, std::optional(0));
        key(Qt::Key_Return); // go on
        QCOMPARE(at.page().progress().step, 1);

        stand(1, 3); // play
        focusOn(card("C10"));
        key(Qt::Key_Return);
        is(Verdict::Wrong);
        key(Qt::Key_Return); // take it back
        QVERIFY(at.learner().settle());
        focusOn(card("C2"));
        key(Qt::Key_Return);
        is(Verdict::Right);
        key(Qt::Key_Return);
        QCOMPARE(at.page().progress().step, 3);

        stand(1, 4); // pick
        focusOn(card("BN"));
        key(Qt::Key_Space);
        key(Qt::Key_Return);
        is(Verdict::Right);

        stand(4, 2); // a number among numbers: its place on the lectern, a letter and the arrows lead there
        QVERIFY(at.page().said().text.buttons.front().text.startsWith(QStringLiteral("1)")));
        const auto& numbers = at.lesson(4).steps[1].answers;
        const auto right = std::ranges::find_if(at.page().said().presses, [&](const learn::Press& press) {
            return numbers[std::size_t(press.answer)].right;
        });
        const auto place = right - at.page().said().presses.begin();
        key(Qt::Key(Qt::Key_A + place));
        is(Verdict::Right);
        stand(4, 2);
        key(Qt::Key(Qt::Key_1 + place));
        is(Verdict::Right);
        stand(4, 2);
        key(Qt::Key_Down);
        for (std::size_t i = 0; i < at.page().said().presses.size(); ++i) {
            const auto& press = at.page().said().presses[i];
            QVERIFY(at.page().lectern()->button(int(i))->hasFocus());
            if (at.lesson(4).steps[1].answers[std::size_t(press.answer)].right)
                break;
            key(Qt::Key_Right);
        }
        key(Qt::Key_Return);
        is(Verdict::Right);

        stand(10, 4); // one of several answers, by the digit before it
        QVERIFY(at.page().said().text.buttons.front().text.startsWith(QStringLiteral("1)")));
        key(Qt::Key_1);
        QVERIFY(at.page().lastReply());

        stand(7, 1); // cut
        key(Qt::Key_Right);
        key(Qt::Key_Return);
        is(Verdict::Right);

        stand(7, 2); // discard
        for (const char* code : {"C4", "SQ"}) {
            focusOn(card(code));
            key(Qt::Key_Space);
        }
        key(Qt::Key_Return);
        is(Verdict::Right);

        stand(8, 3); // declare
        key(Qt::Key_Return);
        is(Verdict::Right);

        stand(10, 3); // fall: Tab leads to the button of the strip
        key(Qt::Key_Tab);
        key(Qt::Key_Return);
        is(Verdict::Wrong);

        stand(9, 8); // pieces laid: 26 is two fishes, a five and a one
        at.page().padEditor()->more(0)->setFocus();
        key(Qt::Key_Space);
        key(Qt::Key_Space);
        at.page().padEditor()->more(1)->setFocus();
        key(Qt::Key_Space);
        at.page().padEditor()->more(2)->setFocus();
        key(Qt::Key_Space);
        for (std::size_t i = 0; i < at.page().said().presses.size(); ++i)
            if (at.page().said().presses[i].does == Does::Give)
                at.page().lectern()->button(int(i))->setFocus();
        key(Qt::Key_Return);
        is(Verdict::Right);

        key(Qt::Key_Escape); // and out
        QVERIFY(at.atLadder());
        key(Qt::Key_Escape);
        QCOMPARE(at.sitting.window().shownPage(), at.sitting.window().doorsPage());
    }

    // Hints one after the other, the spotlight, a card the rules refuse.
    void hintsLightAndRefusals() {
        Learning at;
        at.open(2);
        const Learner learner = at.learner();
        QVERIFY(learner.settle());
        learner.pressMain(); // to step 2: swords were led
        QVERIFY(learner.settle());
        learner.press({Does::Hint});
        QVERIFY(!at.page().lectern()->text().note.isEmpty());
        const QString nudge = at.page().lectern()->text().note;
        learner.press({Does::Hint});
        QVERIFY(at.page().lectern()->text().note.startsWith(nudge));
        learner.press({Does::Back});
        QVERIFY(learner.settle());
        learner.pressMain();
        QVERIFY(learner.settle());
        at.sitting.key(Qt::Key_H); // by the key, as at the table
        QCOMPARE(at.page().lectern()->text().note, nudge);
        at.sitting.key(Qt::Key_H);
        QVERIFY(at.page().lectern()->text().note.startsWith(nudge) &&
                at.page().lectern()->text().note != nudge);
        learner.choose(minchiate_lessons::PlayCard{*cardOf("D5")});
        QCOMPARE(at.page().lastReply()->verdict, Verdict::Refused);
        QVERIFY(at.page().lectern()->text().note.contains(QStringLiteral("rule:M6.2")));

        learner.press({Does::Back});
        QVERIFY(learner.settle());
        QCOMPARE(at.page().progress().step, 0);
        QVERIFY(at.page().table()->spotlight().darkness() > 0); // on trick and hand
        QVERIFY(
            at.page().lectern()->accessibleDescription().contains(QStringLiteral("the trick; your hand")));
        learner.pressMain();
        QCOMPARE(at.page().table()->spotlight().darkness(), 0.0);
    }

    // The pad would tell what is asked: it is seen when the answer was right, and not before.
    void thePadIsNotSeenWhereItWouldTell() {
        Learning at;
        at.pages().openLesson(3);
        at.page().standAt(learn::wayTo(at.lesson(3), 9).back());
        QVERIFY(at.learner().settle());
        const QWidget& pad = *at.page().table()->scorePad();
        QVERIFY(!pad.isVisible());
        QCOMPARE(int(at.page().table()->state().trick.plays.size()), 4); // the trick asked about lies there
        const auto& answers = at.lesson(3).steps[9].answers;
        at.learner().press({Does::Answer, answers[0].right ? 1 : 0});
        QVERIFY(at.page().lastReply());
        QCOMPARE(at.page().lastReply()->verdict, Verdict::Wrong);
        QVERIFY(!pad.isVisible());
        at.learner().press({Does::Answer, answers[0].right ? 0 : 1});
        QVERIFY(pad.isVisible());
    }

    void progressIsKeptOverARestart() {
        Learning at;
        QVERIFY(at.pages().howFar().isEmpty());
        at.open(9);
        for (int i = 0; i < 5; ++i) { // to step 6, on the table of the first
            QVERIFY(at.learner().settle());
            const auto choices = choicesAt(at.lesson(9), at.page().progress());
            at.learner().choose(*choices.right);
            QVERIFY(at.learner().settle());
            if (!std::holds_alternative<minchiate_lessons::GoOn>(*choices.right))
                at.learner().press({Does::GoOn});
        }
        const minchiate_lessons::Table table = at.page().progress().table;
        at.reopen();
        QVERIFY(at.atLadder());
        const learn::RungText& rung = at.pages().ladderPage()->rungs().at(9)->rung();
        QCOMPARE(rung.mark, QStringLiteral("step 6 of 11"));
        QVERIFY(rung.next);
        at.open(9);
        QVERIFY(at.learner().settle());
        QCOMPARE(at.page().progress().step, 5);
        QVERIFY(at.page().progress().table == table);
        QCOMPARE(at.pages().howFar(), QStringLiteral("0 of 18 lessons"));
    }

    void damagedProgressIsToldOf() {
        Learning at;
        at.sitting.close();
        QFile file(at.sitting.folder() + QStringLiteral("/learned.json"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("nonsense");
        file.close();
        at.sitting.open();
        QTRY_VERIFY(at.notice().contains(QStringLiteral("learned.json.damaged-1")));
        QVERIFY(QFile::exists(at.sitting.folder() + QStringLiteral("/learned.json.damaged-1")));
    }

    void lessonsFromFiles_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("told"); // a part of the sentence; empty for a lesson that opens
        QFile good(QStringLiteral(":/lessons/02-following.json"));
        QVERIFY(good.open(QIODevice::ReadOnly));
        const QByteArray text = good.readAll();
        QTest::newRow("good") << text << QString();
        QTest::newRow("no JSON") << text.left(200) << QStringLiteral("cannot be opened");
        QByteArray mistyped = text;
        mistyped.replace("\"hints\"", "\"hunts\"");
        QTest::newRow("a field mistyped") << mistyped << QStringLiteral("Step 2");
        QByteArray missing = text;
        missing.replace("\"cards\": \"SQ\"", "\"cards\": \"S4\"");
        QTest::newRow("a card without answer") << missing << QStringLiteral("Step 2");
        QByteArray held = text;
        held.replace("\"S\": \"S4 SQ", "\"S\": \"S4 S9");
        QTest::newRow("a card held twice") << held << QStringLiteral("Step 1");
    }
    void lessonsFromFiles() {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, told);
        Learning at;
        const QString path = at.sitting.folder() + QStringLiteral("/mine.json");
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
        file.close();
        if (told.isEmpty()) { // as the program is given one to open
            at.sitting.window().openFile(path);
            QCOMPARE(at.pages().currentWidget(), &at.page());
            QVERIFY(at.page().said().text.where.contains(QStringLiteral("from a file")));
            QVERIFY(at.pages().book().learned().empty()); // it is on no ladder
            return;
        }
        at.pages().openFile(path);
        QVERIFY(at.atLadder());
        QVERIFY2(at.notice().contains(QStringLiteral("mine.json")), qPrintable(at.notice()));
        QVERIFY2(at.notice().contains(told), qPrintable(at.notice()));
    }

    // The ladder's hands and those of a file, and the way back.
    void handsToldCardByCard() {
        Learning at;
        auto& window = at.sitting.window();
        QCOMPARE(at.pages().ladder().hands.size(), std::size_t(3));
        for (const auto& hand : at.pages().ladder().hands) {
            emit at.pages().ladderPage()->handChosen(hand.id);
            QCOMPARE(window.shownPage(), at.sitting.room().reviewPage());
            QCOMPARE(at.sitting.room().reviewPage()->reading().hand.id, hand.id);
            at.sitting.key(Qt::Key_Escape);
            QVERIFY(at.atLadder());
        }
        const QDir folder(at.sitting.folder());
        for (const auto* name : {"six-versicole.hand.json", "six-versicole.minchiate"})
            QVERIFY(QFile::copy(QStringLiteral(":/lessons/") + QLatin1String(name), folder.filePath(name)));
        window.openFile(folder.filePath(QStringLiteral("six-versicole.hand.json")));
        QCOMPARE(window.shownPage(), at.sitting.room().reviewPage());
        QCOMPARE(at.sitting.room().reviewPage()->reading().hand.id, QStringLiteral("six-versicole"));
        at.sitting.key(Qt::Key_Escape);
        QVERIFY(QFile::remove(folder.filePath(QStringLiteral("six-versicole.minchiate"))));
        window.openFile(folder.filePath(QStringLiteral("six-versicole.hand.json")));
        QVERIFY(at.atLadder());
        QVERIFY2(at.notice().contains(QStringLiteral("six-versicole.hand.json")), qPrintable(at.notice()));
    }

    // Whatever can be pressed says what it is.
    void everythingHasAName() {
        Learning at;
        const auto look = [&](QWidget& page) {
            int seen = 0;
            for (QWidget* widget : page.findChildren<QWidget*>()) {
                const bool takesKeys = (widget->focusPolicy() & Qt::TabFocus) && widget->isVisible();
                if (!takesKeys && !qobject_cast<QAbstractButton*>(widget))
                    continue;
                if (!widget->isVisible())
                    continue;
                QAccessibleInterface* it = QAccessible::queryAccessibleInterface(widget);
                QVERIFY2(it && !it->text(QAccessible::Name).isEmpty(), widget->metaObject()->className());
                ++seen;
            }
            QVERIFY(seen > 2);
        };
        look(*at.pages().ladderPage());
        for (const auto& [number, step] : {std::pair{1, 4}, {9, 8}, {10, 4}, {8, 3}}) {
            at.pages().openLesson(number);
            at.page().standAt(learn::wayTo(at.lesson(number), step - 1).back());
            QVERIFY(at.learner().settle());
            look(at.page());
        }
    }
};

VERSICOLA_WINDOW_TEST(ClickThroughTest)
#include "test_click_through.moc"
