#include "text/lessons/lesson_fault.h"

#include "lessons/words_limits.h"

#include <QCoreApplication>

namespace text {

using lessons::LessonFault;

namespace {

struct LessonFaults {
    Q_DECLARE_TR_FUNCTIONS(LessonFaults)
};

QString reason(const LessonFaultTold& error) {
    switch (error.fault) {
    case LessonFault::Json:
    case LessonFault::Record:
        return error.record;
    case LessonFault::Missing:
        return LessonFaults::tr("This field is missing.");
    case LessonFault::Mistyped:
        return error.text.isEmpty() ? LessonFaults::tr("This field has a value it cannot have.")
                                    : LessonFaults::tr("This field cannot be “%1”.").arg(error.text);
    case LessonFault::Unknown:
        return LessonFaults::tr("No field of that name is known.");
    case LessonFault::NotACard:
        return LessonFaults::tr("This names no cards, or one twice: “%1”.").arg(error.text);
    case LessonFault::NotAnAction:
        return LessonFaults::tr("This is not of the form of an action: “%1”.").arg(error.text);
    case LessonFault::NotASpot:
        return LessonFaults::tr("Nothing of this name can be looked at: “%1”.").arg(error.text);
    case LessonFault::NotAPosition:
        return LessonFaults::tr("The parts make no position: %1.").arg(error.position);
    case LessonFault::NoTable:
        return LessonFaults::tr("The first step needs a table.");
    case LessonFault::Illegal:
        return error.refusal.isEmpty() ? LessonFaults::tr("This line cannot be played to the end.")
                                       : LessonFaults::tr("%1 is against the rules: %2", "action, reason")
                                             .arg(error.text, error.refusal);
    case LessonFault::NotAsked:
        return LessonFaults::tr("The table does not wait for what the step asks.");
    case LessonFault::TooManySteps:
        return LessonFaults::tr("A lesson has at most %1 steps, not %2.")
            .arg(lessons::kMostSteps) // a whole hand may have kMostInHand
            .arg(error.text);
    case LessonFault::TooManyWords:
        return LessonFaults::tr("A text has at most %1 words, not %2.")
            .arg(lessons::kMostWords)
            .arg(error.text);
    case LessonFault::LateCard:
        return LessonFaults::tr("No card is played by step %1.").arg(lessons::kFirstCardBy);
    case LessonFault::Hints:
        return LessonFaults::tr("A step that asks has two hints or a why, any other none; this one has %1.")
            .arg(error.text);
    case LessonFault::NoRightAnswer:
        return LessonFaults::tr("No choice is right.");
    case LessonFault::NoWrongAnswer:
        return LessonFaults::tr("No choice is wrong.");
    case LessonFault::Unanswered:
        return LessonFaults::tr("There is a choice that no answer is for.");
    case LessonFault::Unreachable:
        return LessonFaults::tr("No choice reaches this answer.");
    case LessonFault::SaidTwice:
        return LessonFaults::tr("Two answers give the same reason: “%1”.").arg(error.text);
    case LessonFault::SameNumber:
        return LessonFaults::tr("This wrong number stands on another button already.");
    case LessonFault::TypedNumber:
        return LessonFaults::tr("A figure is typed where the engine should say it: “%1”.").arg(error.text);
    case LessonFault::NoSuchFact:
        return LessonFaults::tr("The engine cannot say {%1} here.").arg(error.text);
    case LessonFault::NotThere:
        return LessonFaults::tr("What should be looked at is not on the table. %1").arg(error.text).trimmed();
    case LessonFault::TermTooEarly:
        return LessonFaults::tr("“%1” is used before a lesson has introduced it.").arg(error.text);
    case LessonFault::TermUnused:
        return LessonFaults::tr("“%1” is introduced and never used.").arg(error.text);
    case LessonFault::TermUnknown:
        return LessonFaults::tr("The glossary does not have “%1”.").arg(error.text);
    case LessonFault::RuleUnknown:
        return LessonFaults::tr("The rule book does not have %1.").arg(error.text);
    case LessonFault::NoTest:
        return LessonFaults::tr("The last question of a lesson must be a test.");
    case LessonFault::Overclaimed:
        return LessonFaults::tr("Strong play does not see this: %1.").arg(error.text);
    case LessonFault::Unexplained:
        return LessonFaults::tr("These cards are marked on the pad, and the words do not say so: %1.")
            .arg(error.text);
    case LessonFault::NotSo:
        return LessonFaults::tr("The table denies this. %1").arg(error.text).trimmed();
    case LessonFault::OtherCard:
        return error.text.isEmpty()
                   ? LessonFaults::tr("The step asks which card to keep, and plays the one chosen.")
                   : LessonFaults::tr("%1 was played, and this table shows another card.").arg(error.text);
    case LessonFault::NoWhy:
        return LessonFaults::tr("Every decision of a whole hand needs its why.");
    case LessonFault::NotWhole:
        return LessonFaults::tr(
            "A whole hand goes from the cut to the count and decides nothing for the learner.");
    case LessonFault::NotTheSame:
        return LessonFaults::tr(
                   "The file’s name is not its number and its id “%1”, or another has the number.")
            .arg(error.text);
    }
    return {};
}

} // namespace

QString explain(const LessonFaultTold& error) {
    const QString why = reason(error);
    if (error.step == 0)
        return error.place.isEmpty() ? why
                                     : LessonFaults::tr("%1: %2", "place, reason").arg(error.place, why);
    return error.place.isEmpty() ? LessonFaults::tr("Step %1: %2", "number, reason").arg(error.step).arg(why)
                                 : LessonFaults::tr("Step %1, %2: %3", "number, place, reason")
                                       .arg(error.step)
                                       .arg(error.place, why);
}

} // namespace text
