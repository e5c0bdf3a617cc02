// Cuatrola's lessons in the real window: all taken to their end by mouse and by keys, every answer said on
// the page, how far one is kept, files opened.
#include "cuatrola_sitting.h"

#include "../learn/every_ladder.h"
#include "desktop/cuatrola/learn/staging.h"
#include "support/many/one_of_many.h"

#include <QAccessible>
#include <QFile>

using namespace cuatrola;
using cuatrola_learn::LessonPage;
using cuatrola_learn::Lessons;
using cuatrola_lessons::Kind;
using cuatrola_lessons::Progress;
using support::choicesFor;
using support::CuatrolaSitting;
using support::kCuatrola;

namespace {

struct AtTable;
using Taker = support::LessonTaker<AtTable>;

// Bids on their tiles, and the answers to a cante.
struct AtTable {
    using Page = LessonPage;

    static bool byMouse(const Taker& taker, const cuatrola_lessons::Choosing& choice);
    static bool byKeys(const Taker& taker, const cuatrola_lessons::Choosing& choice);
};

// None of a choice that is neither.
QWidget* buttonOf(const LessonPage& page, const cuatrola_lessons::Choosing& choice) {
    const auto* strip = page.table()->papers().strip();
    if (const auto* bid = std::get_if<MakeBid>(&choice))
        return strip->answerButton(static_cast<int>(bid->bid));
    const auto* sing = std::get_if<Sing>(&choice);
    if (!sing)
        return nullptr;
    const auto& answers = std::get<SingChoice>(page.table()->state().asked->among).answers;
    return strip->answerButton(static_cast<int>(std::ranges::find(answers, sing->suits) - answers.begin()));
}

bool AtTable::byMouse(const Taker& taker, const cuatrola_lessons::Choosing& choice) {
    QWidget* pressed = buttonOf(taker.page(), choice);
    if (pressed)
        taker.click(*pressed);
    return pressed;
}

bool AtTable::byKeys(const Taker& taker, const cuatrola_lessons::Choosing& choice) {
    QWidget* pressed = buttonOf(taker.page(), choice);
    if (pressed)
        taker.pressByKeys(pressed);
    return pressed;
}

using Learning = support::LadderSitting<CuatrolaSitting, Lessons, AtTable, kCuatrola>;

} // namespace

class TestCuatrolaLearning : public QObject {
    Q_OBJECT

private slots:
    void everyLessonByMouse_data() { support::addLessons(); }
    void everyLessonByMouse() {
        QFETCH(int, number);
        support::takeByMouse<Learning>(number, QStringLiteral("Learn Cuatrola"));
    }
    void everyLessonByKeys_data() { support::addLessons(); }
    void everyLessonByKeys() {
        QFETCH(int, number);
        support::takeByKeys<Learning>(number);
    }
    void everyAnswerIsSaid_data() { support::addLessons(); }
    void everyAnswerIsSaid() {
        QFETCH(int, number);
        support::giveEveryAnswer<Learning>(number);
    }
    void everythingFits_data() { support::addWindows(); }
    void everythingFits() {
        QFETCH(QSize, size);
        support::fitEveryLesson<Learning>(size);
    }

    // One may be as good as the lesson's: it then goes on with its own, and says so before it does.
    void theLessonSaysThatItsOwnCardLies() {
        Learning at;
        QVERIFY(at.stand(0, 3));
        at.page().choose(lessons::PlayCard{*cardOf("CA")});
        QVERIFY(at.taker().settle());
        QCOMPARE(at.page().lastReply()->verdict, learn::Verdict::Also);
        at.page().press({learn::Does::GoOn});
        QVERIFY(at.taker().settle());
        QCOMPARE(at.page().progress().step, 2);
        const QString& note = at.page().lectern()->text().note;
        QVERIFY2(note.startsWith(QStringLiteral("<b>The lesson goes on with its own choice.</b>")),
                 qPrintable(note));
        QVERIFY2(!note.contains(QStringLiteral("Right.")), qPrintable(note));
        at.page().press({learn::Does::GoOn});
        QVERIFY(at.taker().settle());
        QCOMPARE(at.page().progress().step, 3);
        // What is chosen and is the lesson's own is right, as ever.
        QVERIFY(at.stand(0, 3));
        at.page().choose(lessons::PlayCard{*cardOf("C3")});
        QVERIFY(at.taker().settle());
        QVERIFY(at.page().lectern()->text().note.contains(QStringLiteral("Right.")));
    }

    // Words that speak of another's cards show them; a test, and what comes after, does not.
    void handsLieOpenWhereTheWordsSaySo() {
        Learning at;
        const auto open = [&](int number, int step, Seat seat) {
            at.stand(number, step);
            return at.taker().settle() &&
                   !at.page().table()->seen().scene.at(tricks::index(seat)).open.empty();
        };
        for (const Seat seat : {Seat::E, Seat::N, Seat::W}) {
            QVERIFY(open(0, 3, seat));
            QVERIFY(open(3, 3, seat));
            QVERIFY(!open(0, 5, seat));
            QVERIFY(!open(4, 8, seat));
        }
        QVERIFY(open(5, 2, Seat::W) && !open(5, 2, Seat::E));
        // Come to from the step before, where no new table is laid.
        at.stand(5, 1);
        QVERIFY(at.taker().settle());
        at.taker().chooseByMouse(lessons::GoOn{});
        QVERIFY(at.taker().settle());
        QVERIFY(!at.page().table()->seen().scene.at(tricks::index(Seat::W)).open.empty());
    }

    // C4.3: where a lesson begins after four passes, no words of them stand about that nothing explains;
    // where it speaks of a bet, they do, and lie on the table and not on one another.
    void passesAreNotSpokenInAPlainHand_data() {
        QTest::addColumn<QSize>("size");
        for (const QSize size : {QSize(1280, 800), QSize(1024, 640)})
            QTest::addRow("%d", size.width()) << size;
    }
    void passesAreNotSpokenInAPlainHand() {
        QFETCH(QSize, size);
        Learning at(size);
        int bet = 0;
        for (int number = 0; number < 6; ++number)
            for (int step = 1; step <= static_cast<int>(at.lesson(number).steps.size()); ++step) {
                at.stand(number, step);
                QVERIFY(at.taker().settle());
                const auto& state = at.page().table()->state();
                const bool plain = state.view.contract && !state.view.contract->bidder;
                for (const table::Person& person : at.page().table()->seen().scene.people) {
                    QVERIFY2(!plain || person.said.isEmpty(),
                             qPrintable(QStringLiteral("lesson %1, step %2").arg(number).arg(step)));
                    bet += person.said.isEmpty() ? 0 : 1;
                }
                const table::Seen seen = at.page().table()->seen();
                for (int one = 0; one < 4; ++one) {
                    QVERIFY(seen.said(one).isEmpty() || at.page().table()->rect().contains(seen.said(one)));
                    for (int other = 0; other < one; ++other)
                        QVERIFY2(!seen.said(one).intersects(seen.said(other)),
                                 qPrintable(QStringLiteral("lesson %1, step %2").arg(number).arg(step)));
                }
            }
        QVERIFY(bet > 0);
    }

    // What is counted lies there, and nothing on the table tells the sum before it is answered.
    void nothingTellsTheSum() {
        Learning at;
        for (const auto& [number, step, cards] : {std::tuple{0, 4, 4}, std::tuple{0, 7, 8}}) {
            at.stand(number, step);
            QVERIFY(at.taker().settle());
            QCOMPARE(int(at.page().table()->seen().scene.spread.size()), cards);
        }
        at.stand(3, 7);
        QVERIFY(at.taker().settle());
        QVERIFY(at.page().table()->seen().scoreCovered);
        QVERIFY(!at.page().table()->dish().isVisible());
        QVERIFY(!at.page().table()->papers().strip()->isVisible()); // nor how the hand came out
        at.taker().chooseByMouse(*choicesFor(at.lesson(3), at.page().progress()).right);
        QVERIFY(at.taker().settle());
        QVERIFY(at.page().table()->dish().isVisible());
    }

    void howFarOneIsIsKept() {
        Learning at;
        QVERIFY(at.sitting.room().howFarLearned().isEmpty());
        at.pages().openLesson(4);
        for (int step = 1; step <= 2; ++step) {
            QVERIFY(at.taker().settle());
            at.taker().chooseByMouse(lessons::GoOn{});
            QCOMPARE(at.page().progress().step, step);
        }
        at.sitting.open();
        // From the first page on, where it waits among what was left.
        const auto& rows = at.sitting.window().doorsPage()->strip()->rows();
        QCOMPARE(rows.size(), std::size_t(1));
        QCOMPARE(rows[0]->left().whom, QStringLiteral("Alone"));
        QCOMPARE(rows[0]->left().where, QStringLiteral("Step 3 of 8"));
        at.sitting.key(Qt::Key_Return);
        QCOMPARE(at.sitting.window().chosen(), kCuatrola);
        QCOMPARE(at.page().lesson().number, std::optional(4));
        QCOMPARE(at.page().progress().step, 2);
        QCOMPARE(at.sitting.room().howFarLearned(), QStringLiteral("0 of 6 lessons"));
        at.reopen();
        const learn::RungText& rung = at.pages().ladderPage()->rungs().at(4)->rung();
        QCOMPARE(rung.mark, QStringLiteral("step 3 of 8"));
        QVERIFY(rung.next);
        // Minchiate's lessons know nothing of it.
        at.sitting.window().choose(0);
        QVERIFY(at.sitting.window().room().howFarLearned().isEmpty());
    }

    void lessonsFromFiles_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("told"); // a part of the sentence; empty for a lesson that opens
        QFile good(QStringLiteral(":/lessons/cuatrola/01-always-higher.json"));
        QVERIFY(good.open(QIODevice::ReadOnly));
        const QByteArray text = good.readAll();
        QTest::newRow("good") << text << QString();
        QByteArray mistyped = text;
        mistyped.replace("\"hints\"", "\"hunts\"");
        QTest::newRow("a field mistyped") << mistyped << QStringLiteral("Step 2");
        QByteArray illegal = text;
        illegal.replace("\"asking\": \"plain\"", "\"asking\": \"plane\"");
        QTest::newRow("no such asking") << illegal << QStringLiteral("Step 1");
    }
    void lessonsFromFiles() {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, told);
        CuatrolaSitting sitting; // before Minchiate: the file says which game it is of
        const QString path = sitting.folder() + QStringLiteral("/mine.json");
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
        file.close();
        sitting.window().openFile(path);
        QCOMPARE(sitting.window().chosen(), kCuatrola);
        auto& pages = static_cast<Learning::Pages&>(sitting.room().learning()->pages());
        QCOMPARE(sitting.window().shownPage(), &pages);
        QCOMPARE(pages.currentWidget() == pages.lessonPage(), told.isEmpty());
        if (told.isEmpty()) {
            QVERIFY(pages.lessonPage()->said().text.where.contains(QStringLiteral("from a file")));
            QVERIFY(pages.book().learned().empty()); // it is on no ladder
            return;
        }
        const auto* bar = sitting.window().findChild<desktop::NoticeBar*>();
        QVERIFY2(bar->isVisible() && bar->sentence().contains(told), qPrintable(bar->sentence()));
    }

    // Whatever can be pressed says what it is.
    void everythingHasAName() {
        Learning at;
        const auto look = [&](QWidget& page) {
            int seen = 0;
            for (QWidget* widget : page.findChildren<QWidget*>()) {
                const bool takesKeys = widget->focusPolicy() & Qt::TabFocus;
                if (!widget->isVisible() || (!takesKeys && !qobject_cast<QAbstractButton*>(widget)))
                    continue;
                QAccessibleInterface* it = QAccessible::queryAccessibleInterface(widget);
                QVERIFY2(it && !it->text(QAccessible::Name).isEmpty(), widget->metaObject()->className());
                ++seen;
            }
            QVERIFY(seen > 2);
        };
        look(*at.pages().ladderPage());
        for (const auto& [number, step] : {std::pair{0, 1}, {0, 3}, {2, 4}, {4, 4}}) {
            at.stand(number, step);
            QVERIFY(at.taker().settle());
            look(at.page());
        }
        // What is pointed out is told.
        at.stand(0, 3);
        QVERIFY(at.taker().settle());
        QVERIFY2(
            at.page().lectern()->accessibleDescription().contains(QStringLiteral("the trick; Bice’s hand")),
            qPrintable(at.page().lectern()->accessibleDescription()));
    }
};

VERSICOLA_WINDOW_TEST(TestCuatrolaLearning)
#include "test_cuatrola_learning.moc"
