// A seat taken: the hand goes on as it was played, and the reader is asked for each of the seat's cards,
// discards and declarations before that is shown.
#include "desktop/review/review_page.h"
#include "text/lesson_words.h"

namespace review {

using Note = look::LecternText::Note;

void ReviewPage::takeSeat(Seat seat) {
    playOn_->stop();
    left_ = mode_ == Mode::Watch ? showing_->at() : left_;
    if (mode_ != Mode::Seat)
        sightLeft_ = showing_->sight();
    mode_ = Mode::Seat;
    choices_ = {};
    answer_.reset();
    decision_ = 0;
    table_->setWatched(false);
    showing_->setSight({seat, false});
    bar_->setSight({seat, false});
    showing_->setLine(recorded());
    bar_->setStops(showing_->stops());
    bar_->setFree(false);
    chooseByKeys(false);
    showing_->jump(0);
    proceed();
    table_->setFocus();
}

// Index of the seat's next own decision: neither the cut nor a fall, which are told.
std::optional<int> ReviewPage::nextDecision(int from) const {
    Hand hand = handAfter(recorded(), from);
    for (int i = from; i < static_cast<int>(hand_.actions.size()); ++i) {
        const Action& action = hand_.actions[static_cast<std::size_t>(i)];
        const auto choice = hand.choice();
        if (choice && choice->chooser == showing_->sight().from &&
            !std::holds_alternative<Cut>(action.what) && !std::holds_alternative<Fall>(action.what))
            return i;
        if (std::holds_alternative<Refusal>(hand.apply(action)))
            break;
    }
    return std::nullopt;
}

// On to where the seat is asked next, or to the end.
void ReviewPage::proceed() {
    const auto next = nextDecision(answer_ ? answer_->at + 1 : 0);
    decision_ = next.value_or(static_cast<int>(hand_.actions.size()));
    const auto& stops = showing_->stops();
    showing_->go(next ? stopAfter(stops, *next) : static_cast<int>(stops.size()) - 1);
    write();
}

// The table has come to where the seat is asked.
void ReviewPage::askSeat() {
    if (decision_ >= static_cast<int>(hand_.actions.size()) || showing_->stop().made != decision_) {
        write();
        return;
    }
    const Hand now = handAfter(recorded(), decision_);
    Choice choice = *now.choice();
    if (auto* play = std::get_if<PlayChoice>(&choice.among))
        play->mayFall = false;
    table_->ask({choice, viewOf(now, showing_->sight().from)});
    write();
}

void ReviewPage::answered(const Action& action) {
    const Action& then = hand_.actions[static_cast<std::size_t>(decision_)];
    const bool same = sameChoice(action, then);
    if (isRealChoice(*handAfter(recorded(), decision_).choice())) {
        ++choices_.asked;
        choices_.same += same;
    }
    answer_ = Answer{decision_, same};
    const int after = stopAfter(showing_->stops(), decision_ + 1);
    if (!same) // what was chosen is taken back, and what was done is done
        showing_->jump(showing_->at());
    const lessons::Comment* comment = commentAt(showing_->stops()[static_cast<std::size_t>(after)]);
    if (same && !comment)
        proceed();
    else {
        showing_->go(after);
        write();
        focusFirst();
    }
}

void ReviewPage::leaveSeat() {
    mode_ = Mode::Watch;
    answer_.reset();
    table_->setWatched(true);
    showing_->setSight(sightLeft_);
    bar_->setSight(sightLeft_);
    bar_->setFree(true);
    chooseByKeys(false);
    goTo(left_);
    focusFirst();
}

ReviewPage::Paper ReviewPage::seatPaper() {
    const Stop& stop = showing_->stop();
    const text::Teller watched = teller();
    const bool over = stop.of == Stop::Of::Count;
    const bool asked = !over && stop.made == decision_;
    Paper paper;
    paper.where = tr("%1’s seat · %2").arg(names_[showing_->sight().from], whereWords(stop));
    if (choices_.asked > 0)
        paper.done = choicesWords(choices_);
    else
        paper.title = tr("You sit here now");
    if (over)
        paper.words = countWords(handAfter(showing_->line(), stop.made), watched);
    else if (asked)
        paper.words = tr("What do you do? You see no more than was seen then.");
    if (answer_) {
        const Action& then = hand_.actions[static_cast<std::size_t>(answer_->at)];
        paper.note = answerWords(then, answer_->same, watched);
        paper.kind = answer_->same ? Note::Right : Note::Wrong;
        const auto& stops = showing_->stops();
        if (const auto* comment =
                commentAt(stops[static_cast<std::size_t>(stopAfter(stops, answer_->at + 1))]))
            paper.note += u'\n' + text::annotationText(hand_, *comment, nullptr, watched);
    }
    if (!over && !asked && answer_)
        paper.buttons.push_back({tr("&Go on"),
                                 [this] {
                                     proceed();
                                     table_->setFocus();
                                 },
                                 true});
    if (over)
        paper.buttons.push_back({tr("See the &count"), [this] { showCount(); }, true});
    paper.buttons.push_back({tr("&Leave the seat"), [this] { backToHand(); }});
    return paper;
}

} // namespace review
