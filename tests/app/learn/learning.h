// The window before the ladder of lessons, and what one may choose in them.
#pragma once

#include "learner.h"
#include "minchiate/lessons/kind.h"
#include "sitting.h"

#include "desktop/shell/notice_bar.h"

namespace support {

// The window before the ladder, without movements and waits.
struct Learning {
    Sitting sitting;

    explicit Learning(QSize size = {1280, 800}) : sitting(size) { enter(); }
    void enter() {
        hasten();
        QTest::keyClick(sitting.window().windowHandle(), Qt::Key_L); // the door's letter
    }
    void reopen() {
        sitting.open();
        enter();
    }
    void hasten() {
        table::Habits habits;
        habits.tempo = {0, 0, false, false};
        habits.callBackMs = 0;
        pages().setHabits(habits);
    }
    [[nodiscard]] minchiate_learn::LearnPages& pages() const { return *sitting.room().learnPages(); }
    [[nodiscard]] minchiate_learn::LessonPage& page() const { return *pages().lessonPage(); }
    [[nodiscard]] Learner learner() const { return Learner(page()); }
    [[nodiscard]] bool atLadder() const {
        return sitting.window().shownPage() == &pages() && pages().currentWidget() == pages().ladderPage();
    }
    [[nodiscard]] const minchiate_lessons::Lesson& lesson(int number) const {
        return pages().ladder().lessons.at(std::size_t(number)); // from 0
    }
    void open(int number) { sitting.click(*pages().ladderPage()->rungs().at(std::size_t(number))); }
    [[nodiscard]] QString notice() const {
        const auto* bar = sitting.window().findChild<desktop::NoticeBar*>();
        return bar->isVisible() ? bar->sentence() : QString();
    }
};

// A wrong choice and a right one, as far as there are.
struct Choices {
    std::optional<minchiate_lessons::Choosing> wrong, right;
};
inline Choices choicesAt(const minchiate_lessons::Lesson& lesson,
                         const minchiate_lessons::Progress& progress) {
    Choices found;
    for (const auto& choice : lessons::choicesOf(lesson, progress)) {
        const auto verdict = lessons::reply(lesson, progress, choice).verdict;
        // The mouse lays each number in its canonical form, which is there from 1 to 59.
        const auto* laid = std::get_if<minchiate_lessons::LayPoints>(&choice);
        if (laid && laid->points == 0)
            continue;
        if (verdict == minchiate_lessons::Verdict::Right && !found.right)
            found.right = choice;
        if (verdict == minchiate_lessons::Verdict::Wrong && !found.wrong)
            found.wrong = choice;
    }
    return found;
}

} // namespace support
