// What is looked at beside the table: the count of what is shown, the fola, captured cards.
#include "desktop/review/review_page.h"
#include "minchiate/hand_order.h"

namespace review {

void ReviewPage::showCount() {
    const Line& line = showing_->line();
    const Hand hand = handAfter(line, static_cast<int>(line.actions.size()));
    if (!hand.result())
        return;
    const Seat from = showing_->sight().from;
    const text::Teller told = teller();
    count::CountContent content;
    content.result = *hand.result();
    content.us = sideOf(from);
    content.usNames = text::pairNames(content.us, told);
    content.theirNames = text::pairNames(other(content.us), told);
    content.lastTrickBy = told.name(*hand.tricks().back().winner);
    for (const auto& play : hand.tricks().back().plays)
        content.lastTrick.push_back(play.card);
    content.padNet = hand.tally().net();
    content.paidBefore = hand.result()->resti - hand.result()->restiNow;
    content.nextWords = tr("Back to the hand");
    count_->setContent(content);
    count_->setGeometry(rect());
    count_->show();
    count_->raise();
    count_->nextButton()->setFocus();
}

void ReviewPage::showFola() {
    const Hand hand = handAfter(showing_->line(), showing_->stop().at);
    if (!showing_->sight().all || hand.fola().empty()) {
        table_->repeatAnnouncement(); // anyone may ask for it (M5.11)
        return;
    }
    peek_->show(tr("The fola"), text::announcementMeaning(hand.announcements().back()),
                {inHandOrder(setOf(hand.fola()))});
}

void ReviewPage::showPile(Side side) {
    const CardSet captured = handAfter(showing_->line(), showing_->stop().at).position().captured(side);
    peek::CardsPeek::Rows rows;
    for (Suit suit : {Suit::Cups, Suit::Coins, Suit::Swords, Suit::Batons, Suit::Trumps, Suit::Fool})
        if (auto row = inHandOrder(captured & cardsOf(suit)); !row.empty())
            rows.push_back(std::move(row));
    if (!rows.empty())
        peek_->show(tr("The tricks of %1").arg(text::pairNames(side, teller())),
                    tr("%n card(s)", nullptr, captured.size()), rows);
}

} // namespace review
