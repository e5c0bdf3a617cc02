// How one position comes back by SM-2: its intervals, its ease, and a clock that was wrong.
#include "minchiate/practice/schedule.h"
#include "support/many/one_of_many.h"

#include <QTest>

using namespace practice;

namespace {

const QDate kFirst(2026, 11, 20);

}

class TestSchedule : public QObject {
    Q_OBJECT

private slots:
    void intervalsByHand();
    void easeOfEachGrade();
    void noIntervalOverflows();
    void comesOn_data();
    void comesOn();
};

// Day after day as it is due: 5 5 5 3 1 5 5 3, worked out by hand.
void TestSchedule::intervalsByHand() {
    struct Step {
        int grade, ease, interval, inARow;
    };
    constexpr std::array steps{
        Step{5, 260, 1, 1},                                           // I(1)
        Step{5, 270, 6, 2},                                           // I(2)
        Step{5, 280, 17, 3},                                          // 6 × 2.8 = 16.8
        Step{3, 266, 46, 4},                                          // 17 × 2.66 = 45.22
        Step{1, 266, 1, 0},                                           // from the beginning
        Step{5, 276, 1, 1},  Step{5, 286, 6, 2}, Step{3, 272, 17, 3}, // 6 × 2.72 = 16.32
    };
    Recall recall = takenIn(kFirst);
    QCOMPARE(recall.due(), kFirst.addDays(1));
    int days = 1;
    for (const Step& step : steps) {
        QCOMPARE(recall.due(), kFirst.addDays(days));
        recall = practised(recall, step.grade, recall.due());
        QCOMPARE(recall.ease, step.ease);
        QCOMPARE(recall.interval, step.interval);
        QCOMPARE(recall.inARow, step.inARow);
        days += step.interval;
    }
    QCOMPARE(recall.due(), kFirst.addDays(1 + 1 + 6 + 17 + 46 + 1 + 1 + 6 + 17));
}

void TestSchedule::easeOfEachGrade() {
    const Recall known{3, 10, 250, kFirst};
    constexpr std::array after{250, 250, 250, 236, 250, 260};
    for (int grade = 0; grade <= 5; ++grade) {
        const Recall next = practised(known, grade, kFirst);
        QCOMPARE(next.ease, after[static_cast<std::size_t>(grade)]);
        QCOMPARE(next.interval, grade < 3 ? 1 : grade == 3 ? 24 : grade == 4 ? 25 : 26);
        QCOMPARE(next.inARow, grade < 3 ? 0 : 4);
        QCOMPARE(isAskedAgain(grade), grade < 4);
    }
    Recall hard = known;
    for (int i = 0; i < 20; ++i)
        hard = practised(hard, 3, kFirst);
    QCOMPARE(hard.ease, 130); // never below 1.3
}

void TestSchedule::noIntervalOverflows() {
    Recall recall = takenIn(kFirst);
    for (int i = 0; i < 200; ++i)
        recall = practised(recall, 5, kFirst);
    QCOMPARE(recall.interval, 36'500);
    QVERIFY(recall.due().isValid());
}

void TestSchedule::comesOn_data() {
    QTest::addColumn<int>("today"); // days after it was practised, for six days
    QTest::addColumn<int>("comes");
    QTest::newRow("the same day") << 0 << 6;
    QTest::newRow("the day it is due") << 6 << 6;
    QTest::newRow("long after") << 100 << 100;
    QTest::newRow("the clock one day back, as on a journey") << -1 << 6;
    QTest::newRow("the clock far back") << -400 << -400;
}

void TestSchedule::comesOn() {
    QFETCH(int, today);
    QFETCH(int, comes);
    QCOMPARE(practice::comesOn({2, 6, 250, kFirst}, kFirst.addDays(today)), kFirst.addDays(comes));
}

VERSICOLA_TEST(TestSchedule)
#include "test_schedule.moc"
