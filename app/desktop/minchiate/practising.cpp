#include "desktop/minchiate/practising.h"

#include "minchiate/model/kept_games.h"
#include "records/clock.h"

#include <utility>

namespace desktop {

using practise::PracticePage;
using practise::Reviewed;

Practising::Practising(const House& house) : house_(house), training_(house.folder), today_(&records::today) {
    reading_.setMaxThreadCount(1);
    connect(&training_, &practise::Training::failed, this, &Practising::said);
    connect(&training_, &practise::Training::changed, this, &Practising::dueChanged);
}

Practising::~Practising() {
    stop_.request_stop();
    reading_.waitForDone();
}

PracticePage* Practising::page() {
    if (!page_) {
        page_ = new PracticePage(house_.decks.florentine(), training_);
        page_->setClock([this] { return today_(); });
        page_->setHabits(habits_);
        page_->setPeople(people_);
        page_->setDark(house_.choices.dark());
        house_.pages.add(page_, tr("Pra&ctise"));
        connect(&house_.choices, &settings::HouseChoices::darkChanged, page_, &PracticePage::setDark);
        connect(page_, &PracticePage::closed, &house_.pages, &Pages::leave);
        connect(page_, &PracticePage::ruleAsked, this, &Practising::ruleAsked);
        connect(page_, &PracticePage::reviewAsked, this, &Practising::askReview);
        training_.complain();
    }
    return page_;
}

void Practising::open(practise::Desk desk) {
    house_.pages.lay(page());
    page_->open(desk);
}

void Practising::gather() {
    if (std::exchange(gathered_, true))
        return;
    reading_.start([this, matches = model::matchFiles(house_.folder),
                    store = practice::ReviewStore(house_.folder + QStringLiteral("/reviews")),
                    stopped = stop_.get_token()] {
        auto kept = practise::reviewsKept(matches, store, stopped);
        if (!kept.empty())
            QMetaObject::invokeMethod(
                this, [this, kept = std::move(kept)] { training_.takeIn(kept, today_()); },
                Qt::QueuedConnection);
    });
}

// The hand is of the day its match was begun; of one that is kept nowhere, of today.
void Practising::takeIn(const coach::PlayedHand& hand, const practice::Review& review) {
    Reviewed found;
    found.played.hand.deal = hand.line.deal;
    found.played.hand.actions = hand.line.actions;
    found.played.hand.names = hand.company.names;
    found.played.players = hand.company.players;
    found.played.me = hand.company.reader;
    found.played.date = today_();
    found.review = review;
    if (auto kept =
            practise::handThatBegan(model::matchFiles(house_.folder), hand.line.deal, hand.line.actions))
        found.played = std::move(*kept);
    training_.takeIn({found}, today_());
}

int Practising::due() {
    return training_.progress(practise::Desk::Mistakes, today_()).toGo;
}

void Practising::askReview(const practice::Mistake& mistake) {
    const auto played =
        practise::handThatBegan(model::matchFiles(house_.folder), mistake.hand.deal, mistake.hand.actions);
    if (!played) {
        emit said(tr("That hand is kept no more: only the position is."));
        return;
    }
    coach::Company company{played->hand.names, played->players, played->me};
    company.names[company.reader] = text::Teller{company.names, company.reader}.name(company.reader);
    emit reviewAsked(played->hand, company);
}

// ---- What holds on all pages ----

void Practising::setHabits(const table::Habits& habits) {
    habits_ = habits;
    if (page_)
        page_->setHabits(habits);
}

void Practising::setPeople(const practise::People& people) {
    people_ = people;
    if (page_)
        page_->setPeople(people);
}

void Practising::measureAnew() {
    if (page_)
        page_->measureAnew();
}

void Practising::setClock(practise::Sitting::Clock clock) {
    today_ = std::move(clock);
    emit dueChanged();
}

} // namespace desktop

#include "moc_practising.cpp"
