#include "desktop/editor/outcomes.h"

#include "desktop/coach/coach_words.h"
#include "desktop/editor/editor_told.h"

namespace editing {

Outcomes::Outcomes(Draft& draft, QObject* parent) : QObject(parent), draft_(draft) {
    connect(&scales_, &ScalesAtWork::weighed, this, &Outcomes::weighed);
    connect(&playOn_, &review::PlayOn::acted, this,
            [this](const Action& action) { played_.actions.push_back(action); });
    connect(&playOn_, &review::PlayOn::finished, this, &Outcomes::mastersAreDone);
}

void Outcomes::giveUp() {
    scales_.stop();
    playOn_.stop();
}

bool Outcomes::isOver() {
    if (draft_.now().hand().choice())
        return false;
    emit said(tr("The hand is over: nothing is left to be played."), {});
    return true;
}

void Outcomes::play() {
    if (!isOver())
        emit playAsked(draft_.now());
}

void Outcomes::letMasters() {
    if (playOn_.running()) {
        playOn_.stop();
        emit said(tr("The masters have stopped."), {});
        return;
    }
    giveUp();
    if (isOver())
        return;
    played_ = draft_.now().soFar();
    emit said(tr("Four masters are playing it on …"), tr("you can watch it when they are done"));
    playOn_.start({played_.deal, played_.actions}, QStringLiteral("master"), 1);
}

void Outcomes::mastersAreDone() {
    const Work& work = draft_.now();
    const Hand end = fold(played_.deal, played_.actions).hand;
    const Hand was = fold(work.moment.story.deal, editor::allOf(work.moment)).hand;
    const QString then = coach::resultWords(was, work.me);
    emit said(tr("Four masters: %1", "the result").arg(coach::resultWords(end, work.me)),
              then.isEmpty() ? QString() : tr("as it was played: %1", "the result").arg(then));
    emit watchAsked(work, played_);
}

void Outcomes::weigh() {
    giveUp();
    const Work& work = draft_.now();
    const auto choice = work.hand().choice();
    if (!choice || !advice::isRealChoice(*choice)) {
        emit said(choice ? tr("There is nothing to choose here.") : tr("The hand is over."), {});
        return;
    }
    if (choice->seat != work.me && draft_.sight() == Sight::Own) {
        emit said(tr("The card is another’s: open all hands to weigh it."), {});
        return;
    }
    weighedFor_ = choice->chooser;
    emit said(tr("The cards are being weighed …"), {});
    scales_.weigh(work.soFar());
}

void Outcomes::weighed(const std::vector<advice::Option>& options) {
    if (options.empty()) {
        emit said(tr("There is nothing to choose here."), {});
        return;
    }
    draft_.setFound({options, weighedFor_});
    emit found();
    const auto told = worthTold(draft_);
    emit said(told[0], told[1]);
}

} // namespace editing

#include "moc_outcomes.cpp"
