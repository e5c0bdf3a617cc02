// Other ways the hand could have gone: a comment's line, another card and what comes of it.
#include "desktop/review/review_page.h"

namespace review {

void ReviewPage::startWhatIf(const lessons::Comment& comment, const lessons::Alternative& alternative) {
    const auto line = lessons::continued(hand_, alternative);
    if (!line)
        return; // the checker finds those
    left_ = showing_->at();
    mode_ = Mode::WhatIf;
    showing_->setLine({hand_.deal, line->actions});
    const auto& stops = showing_->stops();
    int said = stopAfter(stops, alternative.at + static_cast<int>(alternative.instead.size()));
    while (said + 1 < static_cast<int>(stops.size()) &&
           stops[static_cast<std::size_t>(said)].of != Stop::Of::Trick)
        ++said;
    whatIf_ = WhatIf{comment, alternative, said};
    bar_->setStops(stops);
    showing_->jump(stopAfter(stops, alternative.at));
    showing_->go(said);
    write();
}

void ReviewPage::tryCard(const Action& action) {
    if (mode_ == Mode::Watch)
        left_ = showing_->at();
    playOn_->stop();
    mode_ = Mode::Trial;
    whatIf_.reset();
    tried_ = action;
    triedAt_ = showing_->stop().made;
    Line line = showing_->line();
    line.actions.resize(static_cast<std::size_t>(showing_->stop().made));
    line.actions.push_back(action);
    const int at = showing_->at();
    showing_->setLine(line);
    bar_->setStops(showing_->stops());
    showing_->go(at + 1);
    playOn_->start(line, level_, 1);
    write();
}

std::optional<Compared> ReviewPage::outcome() const {
    const Line& line = showing_->line();
    const Hand now = handAfter(line, static_cast<int>(line.actions.size()));
    const Hand was = handAfter(recorded(), static_cast<int>(hand_.actions.size()));
    if (mode_ != Mode::Trial || !now.result() || !was.result())
        return std::nullopt;
    return compared(was, now, sideOf(tried_->seat));
}

void ReviewPage::backToHand() {
    if (mode_ == Mode::Seat) {
        leaveSeat();
        return;
    }
    playOn_->stop();
    mode_ = Mode::Watch;
    whatIf_.reset();
    tried_.reset();
    showing_->setLine(recorded());
    bar_->setStops(showing_->stops());
    goTo(left_);
    focusFirst();
}

} // namespace review
