#include "desktop/coach/hint_words.h"

#include "text/reason_words.h"

#include <QCoreApplication>

namespace coach {

using namespace minchiate;

namespace {

struct CoachHintWords {
    Q_DECLARE_TR_FUNCTIONS(CoachHintWords)
};

hints::Choice choiceOf(const advice::Option& option) {
    hints::Choice choice{text::choiceWords(option.action), {}, {}, option.points, option.error};
    if (const auto* play = std::get_if<Play>(&option.action.what))
        choice.card = play->card;
    else if (const auto* discard = std::get_if<Discard>(&option.action.what))
        choice.picks = setOf(discard->cards);
    return choice;
}

} // namespace

hints::Said saidOf(const advice::Hint& hint) {
    hints::Said said;
    said.thought = text::thoughtWords(hint.think);
    for (const advice::Option& option : hint.options)
        said.choices.push_back(choiceOf(option));
    for (const players::Reason& reason : hint.reasons)
        said.reasons.push_back({text::reasonWords(reason), text::speaksAgainst(reason.kind)});
    said.figures = hints::Figures::Whole;
    said.unit = CoachHintWords::tr("Net at the end of the hand, from what you can know.");
    return said;
}

} // namespace coach
