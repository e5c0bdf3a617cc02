// What is said of a position that is asked: before it is answered, and after. What stands before the answer
// follows from what the seat could know then.
#pragma once

#include "desktop/coach/coach_words.h"
#include "minchiate/exercises/exercise.h"

#include <QStringList>

namespace practise {

using namespace minchiate;

// A paper with a question, or with its answer.
struct Told {
    QString over;      // above the title, in a weaker ink
    QString title;     // "Which card now?"
    QStringList lines; // under it
    QString weak;      // last, in a weaker ink
    QString aloud;     // for those who hear it

    bool operator==(const Told&) const = default;
};

// What is asked, and where it comes from: a hand of one's own, an exercise, one that the person made.
struct Asked {
    practice::Mistake mistake;
    std::optional<int> difficulty; // of an exercise
    std::optional<QString> own;    // of one that the person made: their question

    [[nodiscard]] bool isExercise() const { return difficulty || own; }
    [[nodiscard]] practice::Theme theme() const { return own ? practice::Theme::Own : mistake.theme(); }
};

// What the seat that is asked could know then.
[[nodiscard]] SeatView viewThen(const practice::Mistake& mistake);

// `place`: "3 of 6"; may be empty.
[[nodiscard]] Told questionTold(const Asked& asked, const QString& place);
// While another try is left.
[[nodiscard]] Told wrongTold(const Asked& asked, const Action& answer);
// After a right answer, or once the best is shown. `answer`: what was chosen last, if anything was.
[[nodiscard]] Told answerTold(const Asked& asked, const std::optional<Action>& answer,
                              const coach::Company& company);
// Who sat there; whoever is asked sits below. `people` are the person, the partner, then those at the right
// and at the left; they sit where a hand does not say who played.
using People = std::array<QString, kPlayers>;
[[nodiscard]] coach::Company companyOf(const practice::Mistake& mistake, const People& people);
[[nodiscard]] Told takenOutTold();
// Of a wrong one, short: "Wrong: 12 points less."
[[nodiscard]] QString wrongWords(const practice::Mistake& mistake, const Action& answer);

// "19 November", with the year where it is not this one.
[[nodiscard]] QString dayWords(QDate day, QDate today);
// "Tuesday 24 November".
[[nodiscard]] QString longDay(QDate day);

} // namespace practise
