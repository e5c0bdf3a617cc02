#include "desktop/editor/exercise_maker.h"

#include "desktop/editor/editor_told.h"
#include "minchiate/practice/digest.h"

namespace editing {

using exercises::NoExercise;

ExerciseMaker::ExerciseMaker(practise::Training& training, Clock today, QObject* parent)
    : QObject(parent), training_(training), today_(std::move(today)) {
    connect(&scales_, &ScalesAtWork::made, this, &ExerciseMaker::take);
}

ExerciseMaker::~ExerciseMaker() {
    scales_.stop();
    for (const Asked& asked : asked_) {
        const Outcome outcome = exercises::exerciseFrom(asked.hand, today_(), advice::kQuick, advice::kSeed);
        if (const auto* mistake = std::get_if<practice::Mistake>(&outcome))
            training_.addOwn({asked.question, *mistake});
    }
}

QString ExerciseMaker::objectionTo(const records::HandRecord& hand) const {
    const auto choice = fold(hand.deal, hand.actions).hand.choice();
    if (!choice || !advice::isRealChoice(*choice))
        return told(NoExercise::NoChoice);
    if (training_.own().has(practice::digestOf(hand.deal, hand.actions)))
        return tr("This position is among your exercises already.");
    const bool asked = std::ranges::any_of(asked_, [&](const Asked& one) {
        return one.hand.deal == hand.deal && one.hand.actions == hand.actions;
    });
    return asked ? tr("This position is being weighed for an exercise already.") : QString();
}

void ExerciseMaker::make(const records::HandRecord& hand, const QString& question) {
    asked_.push_back({hand, question});
    if (asked_.size() == 1)
        next();
}

void ExerciseMaker::next() {
    if (!asked_.empty())
        scales_.makeExercise(asked_.front().hand, today_());
}

void ExerciseMaker::take(const Outcome& outcome) {
    const Asked asked = asked_.front();
    asked_.pop_front();
    next();
    if (const auto* why = std::get_if<NoExercise>(&outcome))
        emit notKept(told(*why));
    else if (training_.addOwn({asked.question, std::get<practice::Mistake>(outcome)}))
        emit kept();
    else
        emit notKept({});
}

} // namespace editing

#include "moc_exercise_maker.cpp"
