// Recorded hands to be watched: how one comes to them from the lessons and the sheet, and back.
#include "main/main_window.h"

namespace desktop {

void MainWindow::joinReview() {
    connect(learn_, &learn::LearnPages::handChosen, this, [this](const lessons::AnnotatedHand& hand) {
        reviewPage()->showAnnotated(hand);
        layReview();
    });
    const auto watch = [this](const score::WatchedHand& watched) {
        reviewPage()->showHand(watched.record, watched.names, watched.title);
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
        review_->setGlossary(&learn_->ladder().glossary);
        connect(review_, &review::ReviewPage::ruleAsked, this, &MainWindow::showRule);
        connect(review_, &review::ReviewPage::linkAsked, this, &MainWindow::followRuleLink);
        connect(review_, &review::ReviewPage::closed, this, [this] {
            pages_->setCurrentWidget(beforeReview_);
            updateActions();
        });
        applySettings(chosen_);
    }
    return review_;
}

void MainWindow::layReview() {
    if (pages_->currentWidget() != review_)
        beforeReview_ = pages_->currentWidget();
    pages_->setCurrentWidget(review_);
    review_->focusFirst();
    updateActions();
}

} // namespace desktop
