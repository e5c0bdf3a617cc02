// A game's lessons in the real window, and what is asked of the lessons of every game alike.
#pragma once

#include "whole_lesson.h"

namespace support {

constexpr int kLessons = 6; // on most ladders

// The window before the ladder of the game in that place of the shelf, without movements and waits. S: the
// game's sitting; G: its lessons; T: how its choices are made at its table.
template<class S, class G, class T, int game, int rungs = kLessons>
struct LadderSitting {
    static constexpr int kRungs = rungs;
    using Pages = learn::LearnPagesOf<G>;
    using Taker = LessonTaker<T>;

    S sitting;

    explicit LadderSitting(QSize size = {1280, 800}) : sitting(size) { enter(); }
    void enter() {
        sitting.window().choose(game);
        sitting.key(Qt::Key_L); // the door's letter
        table::Habits habits;
        habits.tempo = {0, 0, false, false};
        habits.callBackMs = 0;
        pages().setHabits(habits);
    }
    void reopen() {
        sitting.open();
        enter();
    }
    [[nodiscard]] Pages& pages() const { return static_cast<Pages&>(sitting.room().learning()->pages()); }
    [[nodiscard]] typename T::Page& page() const { return *pages().lessonPage(); }
    [[nodiscard]] const table::Scene& scene() const { return page().table()->seen().scene; }
    [[nodiscard]] Taker taker() const { return Taker(page()); }
    [[nodiscard]] const auto& lesson(int number) const {
        return pages().ladder().lessons.at(static_cast<std::size_t>(number));
    }
    [[nodiscard]] bool atLadder() const {
        return sitting.window().shownPage() == &pages() && pages().currentWidget() == pages().ladderPage();
    }
    // At that step, from 1; whether all has come to rest there.
    bool stand(int number, int step) {
        pages().openLesson(number);
        page().standAt(learn::wayTo(lesson(number), step - 1).back());
        return taker().settle();
    }
};

inline void addLessons(int lessons = kLessons) {
    QTest::addColumn<int>("number");
    for (int number = 0; number < lessons; ++number)
        QTest::addRow("%d", number) << number;
}

// To its end, and on to the next, or to a match after the last.
template<class L>
void takeByMouse(int number, const QString& title) {
    L at;
    QVERIFY(at.atLadder());
    QCOMPARE(at.pages().ladderPage()->rungs().size(), std::size_t(L::kRungs));
    QCOMPARE(at.pages().ladderPage()->title(), title);
    at.sitting.click(*at.pages().ladderPage()->rungs().at(static_cast<std::size_t>(number)));
    QCOMPARE(at.page().lesson().id, at.lesson(number).id);
    const QString wrong = at.taker().take(at.lesson(number), By::Mouse);
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
    QVERIFY(at.pages().book().placeIn(at.lesson(number).id).done);
    QVERIFY(at.taker().settle());
    if (number + 1 < L::kRungs) {
        at.sitting.click(*at.taker().button({learn::Does::Next}));
        QCOMPARE(at.page().lesson().number, std::optional(number + 1));
    } else {
        at.sitting.click(*at.taker().button({learn::Does::Play}));
        QCOMPARE(at.sitting.window().shownPage(), at.sitting.room().pages().newMatchPage());
    }
}

// To its end, and back to the first page.
template<class L>
void takeByKeys(int number) {
    L at;
    for (int i = 0; i < number; ++i)
        at.sitting.key(Qt::Key_Down);
    at.sitting.key(Qt::Key_Return);
    QCOMPARE(at.page().lesson().id, at.lesson(number).id);
    const QString wrong = at.taker().take(at.lesson(number), By::Keys);
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
    QVERIFY(at.pages().book().placeIn(at.lesson(number).id).done);
    at.sitting.key(Qt::Key_Escape);
    QVERIFY(at.atLadder());
    at.sitting.key(Qt::Key_Escape);
    QCOMPARE(at.sitting.window().shownPage(), at.sitting.window().doorsPage());
}

// What is said to each answer stands on the lectern, in words without a gap, and a card that the rules refuse
// is told why.
template<class L>
void giveEveryAnswer(int number) {
    L at;
    const QString wrong = notSaid(at.pages(), at.taker(), number);
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
    const QString refused = notRefused(at.pages(), at.taker(), number);
    QVERIFY2(refused.isEmpty(), qPrintable(refused));
}

inline void addWindows() {
    QTest::addColumn<QSize>("size");
    for (const QSize size : {QSize(1280, 800), QSize(1024, 640), QSize(800, 560)})
        QTest::addRow("%d", size.width()) << size;
}

// In small windows too every text can be read whole, with all hints.
template<class L>
void fitEveryLesson(QSize size) {
    L at(size);
    for (int number = 0; number < L::kRungs; ++number) {
        const QString wrong = notFitting(at.pages(), at.taker(), number);
        QVERIFY2(wrong.isEmpty(), qPrintable(QStringLiteral("lesson %1, ").arg(number) + wrong));
    }
}

} // namespace support
