// What comes when: later today, in some days, not at all; the calendar, and exercises with their rating.
#include "somebody.h"
#include "support/many/one_of_many.h"

using namespace at_practice;

class PracticeDaysTest : public QObject {
    Q_OBJECT
private slots:
    void laterToday();
    void itComesBackInItsTime();
    void nothingIsDue();
    void aheadGoesThroughAllOnce();
    void takenOutForGood();
    void nothingIsKept();
    void theCalendarTellsEachDay();
    void exercisesWithARating();
    void anExerciseAnsweredWronglyAndLeftIsTried();
    void everybodyKeepsTheirFace_data();
    void everybodyKeepsTheirFace();
};

void PracticeDaysTest::laterToday() {
    Somebody somebody({reviewed(3, 9), reviewed(4, 12), reviewed(5, 20)});
    QCOMPARE(somebody.mistake().weighed().cost, 20.0); // the dearest first
    somebody.click(somebody.page.panel()->laterButton());
    QCOMPARE(somebody.mistake().weighed().cost, 12.0);
    somebody.click(somebody.page.panel()->laterButton());
    somebody.click(somebody.page.panel()->laterButton());
    QCOMPARE(somebody.mistake().weighed().cost, 20.0); // round again
    QVERIFY(somebody.training.book().history().empty());
}

// SM-2: right at once it comes the next day, then after six.
void PracticeDaysTest::itComesBackInItsTime() {
    Somebody somebody({reviewOfTheDesign()});
    somebody.today = kTaken;
    somebody.next();
    QCOMPARE(somebody.page.stage(), Stage::Nothing); // taken in today, it comes tomorrow
    for (const int days : {1, 1, 6}) {
        somebody.today = somebody.today.addDays(days - 1);
        somebody.next();
        QCOMPARE(somebody.page.stage(), Stage::Nothing);
        somebody.today = somebody.today.addDays(1);
        somebody.next();
        QCOMPARE(somebody.page.stage(), Stage::Asked);
        somebody.click(trump(39));
        QVERIFY(waitUntil([&] { return somebody.page.stage() == Stage::Done; }));
    }
}

void PracticeDaysTest::nothingIsDue() {
    Somebody somebody({reviewOfTheDesign()});
    somebody.click(trump(39));
    QVERIFY(waitUntil([&] { return somebody.page.stage() == Stage::Done; }));
    somebody.key(Qt::Key_N);
    const Told& told = somebody.page.slip()->told();
    QCOMPARE(told.title, QStringLiteral("Nothing more is due today."));
    QCOMPARE(somebody.page.panel()->due()->told().number, QStringLiteral("0"));
    QVERIFY(told.lines.front().contains(longDay(somebody.today.addDays(1))));
    QVERIFY(!somebody.page.panel()->showButton()->isEnabled());
    QVERIFY(somebody.page.panel()->due()->accessibleName().contains(QStringLiteral("1 done")));
    somebody.click(somebody.page.slip()->button(0)); // practise ahead
    QCOMPARE(somebody.page.stage(), Stage::Asked);
}

// Who practises though nothing is due is asked each position once, not the first again and again.
void PracticeDaysTest::aheadGoesThroughAllOnce() {
    Somebody somebody({reviewed(3, 9), reviewed(4, 12), reviewed(5, 20)});
    somebody.today = kTaken; // they come tomorrow
    somebody.next();
    QCOMPARE(somebody.page.slip()->told().title, QStringLiteral("Nothing is due today."));
    somebody.click(somebody.page.slip()->button(0));
    QStringList asked;
    while (somebody.page.stage() == Stage::Asked && asked.size() < 6) {
        asked << somebody.mistake().id;
        somebody.click(somebody.best());
        QVERIFY(waitUntil([&] { return somebody.page.stage() == Stage::Done; }));
        somebody.key(Qt::Key_N);
    }
    QCOMPARE(asked.size(), 3);
    QCOMPARE(QSet<QString>(asked.begin(), asked.end()).size(), 3);
    somebody.click(somebody.page.slip()->button(0)); // and once more, if one likes
    QCOMPARE(somebody.page.stage(), Stage::Asked);
}

void PracticeDaysTest::takenOutForGood() {
    Somebody somebody({reviewed(3, 9), reviewed(4, 12)});
    const QString id = somebody.mistake().id;
    somebody.click(somebody.page.panel()->takeOutButton());
    QCOMPARE(somebody.page.slip()->told().title, QStringLiteral("Taken out"));
    QVERIFY(!somebody.training.book().kept().contains(id));
    somebody.click(somebody.page.slip()->button(1)); // brought back, it is asked
    QCOMPARE(somebody.mistake().id, id);
    QVERIFY(somebody.training.book().kept().contains(id));
    somebody.key(Qt::Key_T);
    somebody.key(Qt::Key_Return);
    QVERIFY(somebody.mistake().id != id);
    QVERIFY(somebody.training.book().history().empty());
    somebody.training.takeIn({reviewed(3, 9), reviewed(4, 12)}, kTaken); // it stays out
    QVERIFY(!practice::PracticeBook(somebody.folder.path()).book().kept().contains(id));
}

void PracticeDaysTest::nothingIsKept() {
    Somebody somebody({});
    QCOMPARE(somebody.page.stage(), Stage::Nothing);
    QCOMPARE(somebody.page.slip()->told().title, QStringLiteral("Nothing is kept yet."));
    somebody.click(somebody.page.slip()->button(0)); // exercises
    QCOMPARE(somebody.page.desk(), Desk::Exercises);
    QCOMPARE(somebody.page.stage(), Stage::Asked);
}

void PracticeDaysTest::theCalendarTellsEachDay() {
    Somebody somebody({reviewOfTheDesign(), reviewed(3, 9)});
    CalendarView& calendar = *somebody.page.panel()->calendar();
    QVERIFY(calendar.dayTold(somebody.today).contains(QStringLiteral("2 left")));
    while (somebody.page.stage() == Stage::Asked) {
        somebody.page.showAnswer();
        if (somebody.training.book().history().at(somebody.today).all() == 2)
            break;
        somebody.next();
    }
    QVERIFY(calendar.dayTold(somebody.today).contains(QStringLiteral("2 practised")));
    calendar.setFocus();
    QCOMPARE(calendar.chosen(), somebody.today);
    somebody.key(Qt::Key_Right);
    QCOMPARE(calendar.chosen(), somebody.today.addDays(1));
    QVERIFY(calendar.accessibleName().contains(longDay(somebody.today.addDays(1))));
    somebody.key(Qt::Key_PageDown);
    QCOMPARE(calendar.month(), QDate(2026, 12, 1));
    calendar.turn(-1);
    QVERIFY(!calendar.cellOf(QDate(2026, 11, 30)).isEmpty());
    QVERIFY(calendar.cellOf(QDate(2026, 12, 1)).isEmpty());
    // No two days lie in one place.
    QRegion cells;
    for (int day = 1; day <= 30; ++day) {
        const QRect cell = calendar.cellOf(QDate(2026, 11, day));
        QVERIFY(calendar.rect().contains(cell));
        QVERIFY(!cells.intersects(cell));
        cells += cell;
    }
}

void PracticeDaysTest::exercisesWithARating() {
    Somebody somebody({reviewOfTheDesign()});
    somebody.click(somebody.page.panel()->head()->nameButton(1));
    QCOMPARE(somebody.page.desk(), Desk::Exercises);
    QVERIFY(somebody.page.asked()->difficulty);
    QVERIFY(somebody.page.slip()->told().weak.contains(QString::number(*somebody.page.asked()->difficulty)));
    QVERIFY(somebody.page.slip()->told().weak.contains(QStringLiteral("rating"))); // what the number is of
    const QString first = somebody.mistake().id;
    somebody.click(somebody.best());
    QVERIFY(waitUntil([&] { return somebody.page.stage() == Stage::Done; }));
    QVERIFY(somebody.training.solved().rating.points > 1500);
    QCOMPARE(somebody.page.panel()->due()->told().done, 1);
    somebody.key(Qt::Key_N);
    QVERIFY(somebody.mistake().id != first);
    const double before = somebody.training.solved().rating.points;
    somebody.key(Qt::Key_S);
    QVERIFY(somebody.training.solved().rating.points < before);
    QVERIFY(somebody.training.book().history().empty()); // the mistakes are another book
    // Put off, another is asked.
    somebody.key(Qt::Key_N);
    const QString third = somebody.mistake().id;
    somebody.key(Qt::Key_L);
    QVERIFY(somebody.mistake().id != third);
    // In another sitting it is known.
    Training again(somebody.folder.path());
    QVERIFY(again.solved() == somebody.training.solved());
}

void PracticeDaysTest::anExerciseAnsweredWronglyAndLeftIsTried() {
    Somebody somebody({reviewOfTheDesign()});
    somebody.page.open(Desk::Exercises);
    somebody.settle();
    const practice::Mistake asked = somebody.mistake();
    const auto wrong = std::ranges::find_if(asked.weighed().options, [&](const advice::Option& option) {
        return practice::verdictOn(asked, option.action) == practice::Verdict::Wrong;
    });
    QVERIFY(wrong != asked.weighed().options.end());
    somebody.click(std::get<Play>(wrong->action.what).card);
    QCOMPARE(somebody.page.stage(), Stage::Asked);
    somebody.page.open(Desk::Mistakes);
    QCOMPARE(Training(somebody.folder.path()).solved().outcomes.count(asked.id), std::size_t{1});
}

void PracticeDaysTest::everybodyKeepsTheirFace_data() {
    QTest::addColumn<QStringList>("names"); // S, E, N, W; the person sits S
    QTest::addColumn<QList<int>>("players");
    QTest::newRow("as in a numbered deal")
        << QStringList{"You", "Bice", "Lapo", "Vieri"} << QList<int>{0, 2, 1, 3};
    QTest::newRow("the others the other way round")
        << QStringList{"You", "Vieri", "Lapo", "Bice"} << QList<int>{0, 3, 1, 2};
    QTest::newRow("another partner") << QStringList{"You", "Lapo", "Bice", "Vieri"} << QList<int>{0, 1, 2, 3};
    QTest::newRow("no names") << QStringList{"", "", "", ""} << QList<int>{0, 2, 1, 3};
    QTest::newRow("one is called otherwise now")
        << QStringList{"You", "Vieri", "Nuto", "Bice"} << QList<int>{0, 3, 1, 2};
}

void PracticeDaysTest::everybodyKeepsTheirFace() {
    QFETCH(QStringList, names);
    QFETCH(QList<int>, players);
    PerSeat<QString> told;
    for (Seat seat : kSeats)
        told[seat] = names[int(seat)];
    const auto seated = model::seatedByNames(told, {"You", "Lapo", "Bice", "Vieri"}, Seat::S);
    for (Seat seat : kSeats)
        QCOMPARE(seated[seat], players[int(seat)]);
}

VERSICOLA_WINDOW_TEST(PracticeDaysTest)
#include "test_practice_days.moc"
