// How well a person solves exercises: the ratings of the paper, what counts, what is asked next, and its
// file.
#include "made_exercises.h"
#include "minchiate/exercises/solved.h"
#include "minchiate/practice/schedule.h"
#include "support/many/one_of_many.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>

using namespace exercises;

namespace {

const QDate kDay(2026, 11, 20);

} // namespace

class RatingTest : public QObject {
    Q_OBJECT
private slots:
    void asThePaperHasIt();
    void difficultiesAreOnTheSameScale();
    void timeMakesItLessKnown();
    void theFirstAnswerCounts();
    void whatWasTriedWronglyIsNotNew();
    void whatFitsIsAskedNext();
    void itIsKept();
    void whatCannotBeReadIsLaidAside();
};

// The example of "The Glicko system": 1500 and 200 against three.
void RatingTest::asThePaperHasIt() {
    const std::array games{Game{1400, 30, 1}, Game{1550, 100, 0}, Game{1700, 300, 0}};
    const Known after = afterGames({1500, 200}, games);
    QVERIFY(std::abs(after.points - 1464) < 0.5);
    QVERIFY(std::abs(after.deviation - 151.4) < 0.05);
}

void RatingTest::difficultiesAreOnTheSameScale() {
    QCOMPARE(difficultyFor(5, 10), 1500); // every other time
    QVERIFY(difficultyFor(10, 10) < difficultyFor(9, 10));
    QVERIFY(difficultyFor(0, 10) > difficultyFor(1, 10));
    for (int found = 0; found <= 30; ++found)
        QVERIFY(std::abs(expected(1500, difficultyFor(found, 30)) - (found + 0.5) / 31) < 0.002);
}

void RatingTest::timeMakesItLessKnown() {
    Rating rating;
    for (int i = 0; i < 200; ++i)
        rating = rated(rating, 1500, i % 2, kDay);
    QVERIFY(rating.deviation < 60);
    QVERIFY(std::abs(rating.points - 1500) < 60);
    const Rating soon = rated(rating, 1500, 1, kDay.addDays(1));
    const Rating late = rated(rating, 1500, 1, kDay.addDays(365));
    QVERIFY(late.deviation > 2 * soon.deviation);
    QVERIFY(late.points > soon.points);                           // so it moves further
    const Rating back = rated(rating, 1500, 1, kDay.addDays(-5)); // by a clock that was wrong
    QVERIFY(back.deviation <= rating.deviation);
}

void RatingTest::theFirstAnswerCounts() {
    const auto all = support::madeExercises();
    Solved solved;
    QVERIFY(!solved.rating.isKnown());
    solved.take(all[0], practice::kShown, kDay);
    const Rating after = solved.rating;
    QVERIFY(after.points < 1500);
    QVERIFY(!solved.isSolved(all[0].position.id));
    solved.take(all[0], practice::kRightAtOnce, kDay);
    QVERIFY(solved.rating == after); // it is known by now
    QVERIFY(solved.isSolved(all[0].position.id));
    solved.take(all[1], practice::kRightAtOnce, kDay);
    QVERIFY(solved.rating.points > after.points);
    Solved half;
    half.take(all[1], practice::kSecondTry, kDay);
    Solved whole;
    whole.take(all[1], practice::kRightAtOnce, kDay);
    QVERIFY(half.rating.points < whole.rating.points);
}

// Left so, it counts as shown; done with, as it came out.
void RatingTest::whatWasTriedWronglyIsNotNew() {
    const auto all = support::madeExercises();
    Solved left;
    const auto first = next(all, left);
    left.tryWrong(all[*first], kDay);
    QVERIFY(next(all, left) != first);
    Solved shown;
    shown.take(all[*first], practice::kShown, kDay);
    QVERIFY(left == shown);
    left.tryWrong(all[*first], kDay); // wrong once more
    QVERIFY(left == shown);
    left.take(all[*first], practice::kSecondTry, kDay);
    Solved second;
    second.take(all[*first], practice::kSecondTry, kDay);
    QVERIFY(left == second);
    left.tryWrong(all[*first], kDay); // another day: it is known by now
    left.take(all[*first], practice::kRightAtOnce, kDay);
    QVERIFY(left.rating == second.rating);
}

void RatingTest::whatFitsIsAskedNext() {
    const auto all = support::madeExercises();
    Solved solved;
    const auto first = next(all, solved);
    QVERIFY(first);
    for (const Exercise& one : all)
        QVERIFY(std::abs(all[*first].difficulty - 1500) <= std::abs(one.difficulty - 1500));
    solved.take(all[*first], practice::kShown, kDay);
    QVERIFY(next(all, solved) != first); // those not tried come before it
    const practice::Theme theme = all.back().theme();
    const auto ofTheme = next(all, solved, theme);
    QVERIFY(ofTheme && all[*ofTheme].theme() == theme);
    for (const Exercise& one : all)
        if (one.position.id != all[*first].position.id)
            solved.take(one, practice::kRightAtOnce, kDay);
    QVERIFY(next(all, solved) == first); // the only one that is left
    solved.take(all[*first], practice::kRightAtOnce, kDay);
    QVERIFY(!next(all, solved));
}

void RatingTest::itIsKept() {
    const auto all = support::madeExercises();
    QTemporaryDir folder;
    {
        SolvedBook book(folder.path());
        QVERIFY(!book.take(all[0], practice::kRightAtOnce, kDay));
        QVERIFY(!book.take(all[1], practice::kShown, kDay));
    }
    const SolvedBook again(folder.path());
    QVERIFY(!again.damaged());
    QCOMPARE(again.solved().outcomes.size(), std::size_t{2});
    QVERIFY(again.solved().isSolved(all[0].position.id));
    QVERIFY(again.solved().rating.last == kDay);
    const auto read = solvedOf(toJson(again.solved()));
    QVERIFY(std::get<Solved>(read) == again.solved());
    // What is one's own is noted without a rating; left after a wrong card, one counts as shown.
    SolvedBook more(folder.path());
    QVERIFY(!more.takeOwn(QStringLiteral("mine"), practice::kRightAtOnce, kDay));
    QVERIFY(more.solved().rating == again.solved().rating);
    QVERIFY(!more.tryWrong(all[2], kDay));
    QVERIFY(!(more.solved().rating == again.solved().rating));
    const SolvedBook last(folder.path());
    QVERIFY(last.solved().isSolved(QStringLiteral("mine")));
    QVERIFY(!last.solved().isSolved(all[2].position.id));
    QVERIFY(last.solved() == more.solved());
}

void RatingTest::whatCannotBeReadIsLaidAside() {
    const auto all = support::madeExercises();
    QTemporaryDir folder;
    const QString name = folder.filePath(QStringLiteral("exercises.json"));
    for (
        const char* text :
        {"", "{", R"({"format":"minchiate-exercises-solved","version":1})",
         R"({"format":"minchiate-exercises-solved","version":1,"outcomes":{"a":5}})",
         R"({"format":"minchiate-exercises-solved","version":1,"outcomes":{"a":{"grade":"2","on":"2026-11-20"}}})",
         R"({"format":"minchiate-exercises-solved","version":1,"outcomes":{"a":{"grade":2,"on":"2026-11-31"}}})",
         R"({"format":"minchiate-exercises-solved","version":1,"outcomes":{"a":{"grade":2,"on":5}}})",
         R"({"format":"minchiate-exercises-solved","version":1,"outcomes":{},"rating":5})",
         R"({"format":"minchiate-exercises-solved","version":1,"outcomes":{},"rating":{"points":"1500","deviation":90,"last":"2026-11-20"}})",
         R"({"format":"minchiate-exercises-solved","version":1,"outcomes":{},"rating":{"points":1500,"deviation":"90","last":"2026-11-20"}})",
         R"({"format":"minchiate-exercises-solved","version":1,"outcomes":{},"rating":{"points":1e9,"deviation":90,"last":"2026-11-20"}})",
         R"({"format":"minchiate-exercises-solved","version":1,"outcomes":{},"rating":{"points":1500,"deviation":351,"last":"2026-11-20"}})",
         R"({"format":"minchiate-exercises-solved","version":1,"outcomes":{"a":{"grade":9,"on":"2026-11-20"}}})",
         R"({"format":"minchiate-exercises-solved","version":1,"outcomes":{},"rating":{"points":1500,"deviation":0,"last":"2026-11-20"}})"}) {
        QFile file(name);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
        file.close();
        SolvedBook book(folder.path());
        QVERIFY(book.damaged());
        QVERIFY(QFile::exists(book.damaged()->file));
        QVERIFY(book.solved().outcomes.empty());
        QVERIFY(!book.take(all[0], practice::kRightAtOnce, kDay));
        QVERIFY(SolvedBook(folder.path()).solved().isSolved(all[0].position.id));
        QVERIFY(QFile::remove(name));
    }
    QVERIFY(QDir().mkdir(name)); // what cannot even be opened stays as it is
    SolvedBook barred(folder.path());
    QVERIFY(barred.damaged() && !barred.damaged()->stays.isEmpty());
    QCOMPARE(barred.take(all[0], practice::kRightAtOnce, kDay), std::optional(barred.damaged()->stays));
    QVERIFY(QFileInfo(name).isDir());
}

VERSICOLA_TEST(RatingTest)
#include "test_rating.moc"
