// Recorded hands to be watched: how one comes to them from the lessons and the sheet, and back.
#include "main/main_window.h"

namespace desktop {

void MainWindow::joinReview() {
    connect(learn_, &learn::LearnPages::handChosen, this, [this](const lessons::AnnotatedHand& hand) {
        reviewPage()->showAnnotated(hand);
        layReview();
    });
    connect(score_, &score::ScorePages::replayAsked, this, [this](const records::HandRecord& record) {
        reviewPage()->showHand(record, record.names, record.title);
        layReview();
    });
}

// Made when it is first asked for: most sittings begin with a game.
review::ReviewPage* MainWindow::reviewPage() {
    if (!review_) {
        review_ = new review::ReviewPage(deck_);
        pages_->addWidget(review_);
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
