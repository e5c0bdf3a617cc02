// Recorded hands to be watched: how one comes to them from the lessons and the sheet, and back.
#include "desktop/shell/main_window.h"

namespace desktop {

namespace {

// Who sat where; the first of the match's players is the person at the screen.
review::People peopleOf(const score::WatchedHand& watched) {
    review::People people{watched.names, watched.players, {}};
    for (minchiate::Seat seat : minchiate::kSeats)
        if (watched.players[seat] == 0)
            people.you = seat;
    return people;
}

} // namespace

void MainWindow::joinReview() {
    connect(learn_, &learn::LearnPages::handChosen, this, [this](const lessons::AnnotatedHand& hand) {
        reviewPage()->showAnnotated(hand);
        layReview();
    });
    const auto watch = [this](const score::WatchedHand& watched) {
        reviewPage()->showHand(watched.record, peopleOf(watched), watched.title);
        layReview();
    };
    connect(score_, &score::ScorePages::watchAsked, this, watch);
    connect(standing_, &score::SheetPage::watchAsked, this, watch);
}

// Made when it is first asked for: most sittings begin with a game.
review::ReviewPage* MainWindow::reviewPage() {
    if (!review_) {
        review_ = new review::ReviewPage(deck_);
        pages_->addWidget(review_);
        pageMenus_->add(review_, tr("&Watch"));
        review_->setGlossary(&learn_->ladder().glossary);
        connect(review_, &review::ReviewPage::ruleAsked, this, &MainWindow::showRule);
        connect(review_, &review::ReviewPage::linkAsked, this, &MainWindow::followRuleLink);
        connect(review_, &review::ReviewPage::closed, this, &MainWindow::leavePage);
        applySettings(chosen_);
    }
    return review_;
}

void MainWindow::layReview() {
    layPage(review_);
    review_->focusFirst();
}

} // namespace desktop
