// Other ways through the hand than it went: a comment's line, another card and what comes of it, a seat
// taken, whose cards, discards and declarations are asked for before those of then are shown.
#include "desktop/review/review_page.h"

namespace review {

void ReviewPage::startWhatIf(const minchiate_lessons::Comment& comment,
                             const minchiate_lessons::Alternative& alternative) {
    const auto line = lessons::continued(reading_.hand, alternative);
    if (!line)
        return;                            // the checker finds those
    OtherLine other{comment, alternative}; // by value: the comment is the reading's
    reading_.left.stop = showing_->at();
    setLine({reading_.hand.deal, line->actions});
    const auto& stops = showing_->stops();
    other.saidAt = stopAfter(stops, alternative.at + static_cast<int>(alternative.instead.size()));
    while (other.saidAt + 1 < static_cast<int>(stops.size()) &&
           stops[static_cast<std::size_t>(other.saidAt)].of != Stop::Of::Trick)
        ++other.saidAt;
    reading_.way = other;
    showing_->jump(stopAfter(stops, other.alternative.at));
    showing_->go(other.saidAt);
    write();
}

// Whoever is to play may be given another card.
void ReviewPage::askForTrial() {
    const auto due = showing_->cardDue();
    const Sight& sight = showing_->sight();
    if (!due || (!sight.all && due->seat != sight.from) ||
        (playOn_->running() && showing_->at() + 1 == static_cast<int>(showing_->stops().size())))
        return;
    const Hand now = handAfter(showing_->line(), showing_->stop().made);
    Choice choice = *due;
    choice.chooser = choice.seat; // of a fallen hand, too, it is that hand's card that is asked for
    std::get<PlayChoice>(choice.among).mayFall = false;
    table_->ask({choice, viewOf(now, choice.seat)});
}

void ReviewPage::tryCard(const Action& action) {
    if (isOn<AsPlayed>())
        reading_.left.stop = showing_->at();
    playOn_->stop();
    const int made = showing_->stop().made;
    reading_.way = Trial{action, made};
    Line line = showing_->line();
    line.actions.resize(static_cast<std::size_t>(made));
    line.actions.push_back(action);
    const int at = showing_->at();
    setLine(line);
    showing_->go(at + 1);
    playOn_->start(line, level_, 1);
    write();
}

void ReviewPage::backToHand() {
    if (isOn<TakenSeat>()) {
        leaveSeat();
        return;
    }
    playOn_->stop();
    reading_.way = AsPlayed{};
    setLine(recorded(reading_));
    goTo(reading_.left.stop);
    focusFirst();
}

// ---- A seat taken ----

void ReviewPage::takeSeat(Seat seat) {
    playOn_->stop();
    if (isOn<AsPlayed>())
        reading_.left.stop = showing_->at();
    if (!isOn<TakenSeat>())
        reading_.left.sight = showing_->sight();
    reading_.way = TakenSeat{};
    table_->setWatched(false);
    showing_->setSight({seat, false});
    bar_->setSight(onBar({seat, false}));
    setLine(recorded(reading_));
    bar_->setFree(false);
    chooseByKeys(false);
    showing_->jump(0);
    proceed();
    table_->setFocus();
}

// On to where the seat is asked next, or to the end.
void ReviewPage::proceed() {
    auto& taken = std::get<TakenSeat>(reading_.way);
    const Line line = recorded(reading_);
    const auto next = nextDecision(line, showing_->sight().from, taken.answer ? taken.answer->at + 1 : 0);
    taken.decision = next.value_or(static_cast<int>(line.actions.size()));
    const auto& stops = showing_->stops();
    showing_->go(next ? stopAfter(stops, *next) : static_cast<int>(stops.size()) - 1);
    write();
}

// The table has come to where the seat is asked.
void ReviewPage::askSeat() {
    const int decision = std::get<TakenSeat>(reading_.way).decision;
    const Line line = recorded(reading_);
    if (decision < static_cast<int>(line.actions.size()) && showing_->stop().made == decision) {
        const Hand now = handAfter(line, decision);
        Choice choice = *now.choice();
        if (auto* play = std::get_if<PlayChoice>(&choice.among))
            play->mayFall = false;
        table_->ask({choice, viewOf(now, showing_->sight().from)});
    }
    write();
}

void ReviewPage::answer(const Action& action) {
    const TakenSeat taken =
        answered(std::get<TakenSeat>(std::as_const(reading_.way)), recorded(reading_), action);
    reading_.way = taken;
    const int after = stopAfter(showing_->stops(), taken.decision + 1);
    if (!taken.answer->same) // what was chosen is taken back, and what was done is done
        showing_->jump(showing_->at());
    if (taken.answer->same && !commentAt(reading_, showing_->stops()[static_cast<std::size_t>(after)])) {
        proceed();
        return;
    }
    showing_->go(after);
    write();
    focusFirst();
}

void ReviewPage::leaveSeat() {
    reading_.way = AsPlayed{};
    table_->setWatched(true);
    showing_->setSight(reading_.left.sight);
    bar_->setSight(onBar(reading_.left.sight));
    bar_->setFree(true);
    chooseByKeys(false);
    goTo(reading_.left.stop);
    focusFirst();
}

} // namespace review
