// Everything behind the second door: the ladder, a lesson, and how far one is.
#pragma once

#include "desktop/learn/ladder_page.h"
#include "desktop/learn/lesson_page.h"

#include <QStackedWidget>

namespace learn {

class LearnPages : public QStackedWidget {
    Q_OBJECT
public:
    // `folder` keeps how far one is. The deck outlives the pages.
    LearnPages(look::Deck& deck, const QString& folder, QWidget* parent = nullptr);

    // To the ladder.
    void showLadder();
    // A lesson of the ladder where one was in it, from its start if it was done.
    void openLesson(int index);
    // A lesson or an annotated hand from a file; failed() tells what is wrong with a bad one, and nothing
    // else changes.
    void openFile(const QString& path);
    void focusFirst();

    void setHabits(const table::Habits& habits) { lesson_->setHabits(habits); }
    void setPeople(const People& people) { lesson_->setPeople(people); }
    void measureAnew() { lesson_->measureAnew(); }
    // "3 of 16 lessons"; empty for who has not begun.
    [[nodiscard]] QString howFar() const;

    [[nodiscard]] LadderPage* ladderPage() const { return rungs_; }
    [[nodiscard]] LessonPage* lessonPage() const { return lesson_; }
    [[nodiscard]] const minchiate_lessons::Ladder& ladder();
    [[nodiscard]] const LearnedBook& book() const { return book_; }

signals:
    void closed();                   // to the first page
    void failed(const QString& why); // a sentence for the person
    void reached();                  // how far one is has changed
    void playChosen();
    void practiceAsked();
    void handChosen(const minchiate_lessons::AnnotatedHand& hand);
    void ruleAsked(const QString& number);
    void linkAsked(const QString& link); // in the words, as rules::targetOf() reads it
    void rulesAsked();
    void glossaryAsked();
    void galleryAsked();

private:
    void askFile();
    void keep(int step);

    LearnedBook book_;
    minchiate_lessons::Ladder ladder_; // read when it is first wanted
    bool read_ = false;
    bool ofLadder_ = false; // the lesson being taken is one of it, not from a file
    LadderPage* rungs_;
    LessonPage* lesson_;
};

} // namespace learn
