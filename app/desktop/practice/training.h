// What is practised: the person's own mistakes, and exercises. Which comes next, what an answer does to it,
// how much is left. It keeps both in their files; of every question "today" is given.
#pragma once

#include "desktop/practice/gathering.h"
#include "desktop/practice/practice_told.h"
#include "minchiate/exercises/own.h"
#include "minchiate/exercises/solved.h"
#include "minchiate/practice/practice_book.h"

#include <QObject>

namespace practise {

enum class Desk : std::uint8_t { Mistakes, Exercises };

// A theme as a row tells it.
struct ThemeLine {
    practice::Theme theme{};
    int due = 0, kept = 0; // of exercises: to be solved, and all

    bool operator==(const ThemeLine&) const = default;
};

class Training : public QObject {
    Q_OBJECT

public:
    // `folder` keeps how far one is.
    explicit Training(const QString& folder, QObject* parent = nullptr);

    [[nodiscard]] const practice::Book& book() const { return book_.book(); }
    [[nodiscard]] const exercises::Solved& solved() const { return solved_.solved(); }
    // Read when they are first asked for.
    [[nodiscard]] const std::vector<exercises::Exercise>& exercises();

    // What is to be asked next: of a theme, or of all; `ahead` where nothing is due, each
    // once in a round. Nothing where there is nothing.
    enum class Wanted { Due, Ahead };
    [[nodiscard]] std::optional<Asked> next(Desk desk, std::optional<practice::Theme> theme, Wanted wanted,
                                            QDate today);
    void grade(Desk desk, const Asked& asked, int grade, QDate today);
    // Answered wrongly, and not done with yet: an exercise that is left so counts as tried.
    void tryWrong(Desk desk, const Asked& asked, QDate today);
    // Asked last; of exercises another is asked in its place until all have been.
    void putLast(Desk desk, const Asked& asked, QDate today);
    void replace(const practice::Mistake& mistake);
    // Takes a mistake out for good; bringBack() undoes that.
    std::optional<practice::Kept> takeOut(const Asked& asked);
    void bringBack(const practice::Kept& kept);
    // What reviews found; how many mistakes came in.
    int takeIn(const std::vector<Reviewed>& reviewed, QDate today);
    // An exercise that the person made; false where it could not be kept, and that is told.
    bool addOwn(const exercises::OwnExercise& exercise);
    [[nodiscard]] const exercises::OwnBook& own() const { return own_; }
    // All mistakes, and when they were practised; exercises stay solved.
    void forget();

    [[nodiscard]] std::vector<ThemeLine> themes(Desk desk, QDate today);
    // How many were done today, and how many are still to go; of exercises: solved, and not.
    struct Progress {
        int done = 0, toGo = 0;
    };
    [[nodiscard]] Progress progress(Desk desk, QDate today);

    // What cannot be read or written, as sentences; once.
    void complain();

signals:
    void changed();
    void failed(const QString& sentence);

private:
    [[nodiscard]] std::optional<Asked> nextMistake(std::optional<practice::Theme> theme, Wanted wanted,
                                                   QDate today);
    [[nodiscard]] std::optional<Asked> nextExercise(std::optional<practice::Theme> theme);
    [[nodiscard]] std::optional<Asked> nextOwn() const;
    [[nodiscard]] const exercises::Exercise* exerciseOf(const Asked& asked);
    void wrote(const std::optional<QString>& failure);

    practice::PracticeBook book_;
    exercises::SolvedBook solved_;
    exercises::OwnBook own_;
    std::vector<exercises::Exercise> exercises_;
    bool read_ = false;
    std::set<QString> later_; // exercises put last in this sitting
    std::set<QString> ahead_; // mistakes practised ahead in this round
};

} // namespace practise
