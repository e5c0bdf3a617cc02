// Recorded hands to be watched: how one comes to them from the lessons and the sheet, and back.
#include "main/main_window.h"

#include <algorithm>

namespace desktop {

// Who sat where in a hand of the match that is shown: the first of its players is the person at the screen,
// if a computer played for the others.
review::People MainWindow::peopleOf(const records::HandRecord& record) const {
    const auto& players = score_->book().sheet().players;
    review::People people{record.names, {{0, 1, 2, 3}}, {}};
    for (minchiate::Seat seat : minchiate::kSeats) {
        const auto found = std::ranges::find(players, record.names[seat].toStdString());
        if (record.names[seat].isEmpty() || found == players.end())
            return {record.names, {{0, 1, 2, 3}}, {}};
        people.players[seat] = static_cast<int>(found - players.begin());
        if (people.players[seat] == 0)
            people.you = seat;
    }
    return people;
}

void MainWindow::joinReview() {
    connect(learn_, &learn::LearnPages::handChosen, this, [this](const lessons::AnnotatedHand& hand) {
        reviewPage()->showAnnotated(hand);
        layReview();
    });
    connect(score_, &score::ScorePages::replayAsked, this, [this](const records::HandRecord& record) {
        reviewPage()->showHand(record, peopleOf(record), record.title);
        layReview();
    });
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
