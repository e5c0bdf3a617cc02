#include "desktop/minchiate/day_deal.h"

#include "records/clock.h"

namespace desktop {

using namespace minchiate;

namespace {

// The person's own hand of a day, as it was sat down to.
score::WatchedHand seated(const records::HandRecord& hand) {
    score::WatchedHand watched;
    watched.record = hand;
    watched.names = hand.names;
    watched.players = model::seatsWithPersonAt(static_cast<Seat>(*hand.number % kSeats.size()));
    return watched;
}

} // namespace

DayDeal::DayDeal(const House& house, GamePages& game) : house_(house), game_(game) {
    connect(&game_, &GamePages::dayAsked, this, &DayDeal::show);
    connect(&game_, &GamePages::counted, this, &DayDeal::take);
}

daily::DayPage* DayDeal::page() {
    if (!page_) {
        page_ = new daily::DayPage(house_.folder + QStringLiteral("/days"));
        house_.pages.add(page_, tr("&Day"));
        connect(page_, &daily::DayPage::back, &house_.pages, &Pages::leave);
        connect(page_, &daily::DayPage::playAsked, &game_, &GamePages::startNumbered);
        connect(page_, &daily::DayPage::watchAsked, this, &DayDeal::watchAsked);
        connect(page_, &daily::DayPage::reviewAsked, this,
                [this](const records::HandRecord& hand) { emit reviewAsked(seated(hand)); });
        connect(page_, &daily::DayPage::failed, this, [this](const QString& why) {
            emit said(tr("The deal of the day could not be kept: %1.").arg(why));
        });
    }
    return page_;
}

void DayDeal::show() {
    page()->show(records::today());
    house_.pages.lay(page_);
    page_->focusFirst();
}

// A hand that was counted may be the deal of a day.
void DayDeal::take() {
    const model::GameModel& model = game_.model();
    const QDate today = records::today();
    const records::HandRecord& hand = model.handRecord();
    if (model.match().length != Length::Hand || model.situation().unscored || !hand.number ||
        !history::dayOf(*hand.number, today))
        return;
    PerSeat<QString> levels;
    const PerSeat<int> seats = model.situation().players;
    for (Seat seat : kSeats)
        levels[seat] = model.match().levels[static_cast<std::size_t>(seats[seat])];
    page()->take(hand, levels, today);
}

} // namespace desktop

#include "moc_day_deal.cpp"
