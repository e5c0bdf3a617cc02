#include "desktop/review/asides.h"

#include "minchiate/hand_order.h"
#include "text/pairs.h"

namespace review {

Asides::Asides(look::Deck& deck, const Showing& showing, const Reading& reading, QWidget* page)
    : QObject(page), showing_(showing), reading_(reading), peek_(new peek::CardsPeek(deck, page)),
      count_(new count::CountPage(deck, page)) {
    count_->hide();
    connect(count_, &count::CountPage::nextChosen, this, [this] {
        count_->hide();
        emit closed();
    });
}

void Asides::place(const QRect& page, const QRect& table) {
    count_->setGeometry(page);
    peek_->setGeometry(table);
}

void Asides::showCount() {
    const Line& line = showing_.line();
    const Hand hand = handAfter(line, static_cast<int>(line.actions.size()));
    if (!hand.result())
        return;
    const text::Teller told = tellerOf(reading_, showing_.sight());
    count::CountContent content;
    content.result = *hand.result();
    content.us = sideOf(showing_.sight().from);
    content.usNames = text::pairNames(content.us, told);
    content.theirNames = text::pairNames(other(content.us), told);
    if (!told.us()) {
        tricks::PerSide<std::array<QString, 2>> partners;
        for (Side side : kSides)
            partners[side] = {told.names[side == Side::NS ? Seat::S : Seat::E],
                              told.names[side == Side::NS ? Seat::N : Seat::W]};
        const auto brief = text::shortPairs(partners);
        content.usBrief = brief[content.us];
        content.theirBrief = brief[other(content.us)];
    }
    content.lastTrickBy = told.name(*hand.tricks().back().winner);
    for (const auto& play : hand.tricks().back().plays)
        content.lastTrick.push_back(play.card);
    content.padNet = hand.tally().net();
    content.paidBefore = hand.result()->resti - hand.result()->restiNow;
    content.nextWords = tr("Back to the hand");
    count_->setContent(content);
    count_->show();
    count_->raise();
    count_->nextButton()->setFocus();
}

void Asides::showFola() {
    const Hand hand = handAfter(showing_.line(), showing_.stop().at);
    if (!showing_.sight().all || hand.fola().empty()) {
        emit announcementAsked(); // anyone may ask for it (M5.11)
        return;
    }
    peek_->show(tr("The fola"), text::announcementMeaning(hand.announcements().back()),
                {inHandOrder(setOf(hand.fola()))});
}

void Asides::showPile(Side side) {
    const CardSet captured = handAfter(showing_.line(), showing_.stop().at).position().captured(side);
    peek::CardsPeek::Rows rows;
    for (Suit suit : {Suit::Cups, Suit::Coins, Suit::Swords, Suit::Batons, Suit::Trumps, Suit::Fool})
        if (auto row = inHandOrder(captured & cardsOf(suit)); !row.empty())
            rows.push_back(std::move(row));
    if (!rows.empty())
        peek_->show(text::byWhose(tellerOf(reading_, showing_.sight()), side, tr("Our tricks"),
                                  tr("Their tricks"), tr("The tricks of %1")),
                    tr("%n card(s)", nullptr, captured.size()), rows);
}

} // namespace review

#include "moc_asides.cpp"
