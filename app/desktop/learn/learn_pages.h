// Everything behind the second door of a game: the ladder, a lesson, a hand told card by card, and how far
// one is. This part knows no game; what follows from a game's lessons is LearnPagesOf's.
#pragma once

#include "desktop/learn/ladder_page.h"
#include "desktop/learn/lesson_page.h"
#include "desktop/watch/watch_page.h"

#include <QStackedWidget>

namespace learn {

class LearnPages : public QStackedWidget {
    Q_OBJECT
public:
    // Where how far one is lies in a folder.
    [[nodiscard]] static QString placeIn(const QString& folder) {
        return folder + QStringLiteral("/learned.json");
    }
    // To the ladder.
    void showLadder();
    // A lesson of the ladder where one was in it, from its start if it was done.
    virtual void openLesson(int index) = 0;
    // A hand of the ladder, told card by card.
    virtual void openHand(const QString& id) = 0;
    // A lesson or a hand from a file; failed() tells what is wrong with a bad one, and nothing else changes.
    virtual void openFile(const QString& path) = 0;
    void focusFirst();

    void setHabits(const table::Habits& habits);
    void measureAnew();
    // "3 of 16 lessons"; empty for who has not begun.
    [[nodiscard]] QString howFar() const;
    // The furthest of the lessons in which one is within.
    struct Within {
        int index = 0; // on the ladder
        QString title;
        int step = 0, steps = 0; // from 0
        QDateTime when;
    };
    [[nodiscard]] std::optional<Within> within();
    // Where on the ladder the lesson stands that is seen; nothing while another page is.
    [[nodiscard]] std::optional<int> seen();

    [[nodiscard]] LadderPage* ladderPage() const { return rungs_; }
    // Null before a hand is watched.
    [[nodiscard]] watch::WatchPage* watchPage() const { return watch_; }
    [[nodiscard]] const LearnedBook& book() const { return book_; }

signals:
    void closed();                   // to the first page
    void failed(const QString& why); // a sentence for the person
    void reached();                  // how far one is has changed
    void playChosen();
    void practiceAsked();
    void ruleAsked(const QString& number);
    void linkAsked(const QString& link); // in the words, as rules::targetOf() reads it
    void rulesAsked();
    void glossaryAsked();
    void galleryAsked();

protected:
    // `folder` keeps how far one is. The page becomes these pages' own.
    LearnPages(const QString& folder, LessonPage* page, QWidget* parent);

    [[nodiscard]] virtual LadderContent content() = 0;
    // Among the resources.
    [[nodiscard]] virtual QString lessonFolder() const = 0;
    // The lesson after the one that was taken.
    virtual void openNext() = 0;

    // The lesson of that id, of so many steps, has been laid on the page at a step: kept, if it is one of the
    // ladder.
    enum class Of { Ladder, File };
    void showLesson(Of of, const QString& id, int steps);
    void refuse(const QString& path, const QString& why);
    // The page that shows hands, with this table of its own; once.
    void makeWatch(table::TableWidget* table);
    void showHand(const QString& id, const watch::Watched& hand);

private:
    void askFile();
    void keep(int step, const FirstAnswers& answers);

    LearnedBook book_;
    LadderPage* rungs_;
    LessonPage* page_;
    watch::WatchPage* watch_ = nullptr;
    table::Habits habits_;
    Of of_ = Of::File; // the lesson being taken
    QString id_;
    int steps_ = 0;
};

} // namespace learn
