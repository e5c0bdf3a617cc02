#include "desktop/minchiate/reviewing.h"

#include "desktop/minchiate/played_on.h"
#include "text/words.h"

namespace desktop {

using namespace minchiate;

namespace {

// Who sat where; the first of the match's players is the person at the screen.
review::People peopleOf(const score::WatchedHand& watched) {
    review::People people{watched.names, watched.players, {}};
    for (Seat seat : kSeats)
        if (watched.players[seat] == 0)
            people.you = seat;
    return people;
}

// The reader among them has the name by which words tell of the reader.
coach::Company companyOf(const PerSeat<QString>& names, const PerSeat<int>& players, Seat reader) {
    coach::Company company{names, players, reader};
    company.names[reader] = text::Teller{names, reader}.name(reader);
    return company;
}

} // namespace

Reviewing::Reviewing(const House& house, GamePages& game, Reading& reading,
                     minchiate_learn::LearnPages& lessons)
    : house_(house), game_(game), reading_(reading), lessons_(lessons) {}

// ---- Watching ----

review::ReviewPage* Reviewing::reviewPage() {
    if (!review_) {
        review_ = new review::ReviewPage(house_.decks.florentine());
        house_.pages.add(review_, tr("&Watch"));
        review_->setGlossary(&lessons_.ladder().glossary);
        review_->setHabits(habits_);
        review_->setLevel(level_);
        connect(review_, &review::ReviewPage::ruleAsked, &reading_, &Reading::showRule);
        connect(review_, &review::ReviewPage::linkAsked, &reading_, &Reading::follow);
        connect(review_, &review::ReviewPage::closed, &house_.pages, &Pages::leave);
        connect(review_, &review::ReviewPage::editAsked, this,
                [this](const review::Line& line, const review::People& people, int at) {
                    records::HandRecord hand;
                    hand.deal = line.deal;
                    hand.actions = line.actions;
                    hand.names = people.names;
                    emit editAsked(hand,
                                   companyOf(people.names, people.players, people.you.value_or(Seat::S)), at,
                                   tr("From the hand you watched"));
                });
    }
    return review_;
}

void Reviewing::watch(const score::WatchedHand& watched) {
    reviewPage()->showHand(watched.record, peopleOf(watched), watched.title);
    layReview();
}

void Reviewing::watchRecord(const records::HandRecord& hand, const QString& title) {
    reviewPage()->showHand(hand, {}, title);
    layReview();
}

void Reviewing::watchAnnotated(const minchiate_lessons::AnnotatedHand& hand) {
    reviewPage()->showAnnotated(hand);
    layReview();
}

void Reviewing::layReview() {
    house_.pages.lay(review_);
    review_->focusFirst();
}

void Reviewing::setHabits(const table::Habits& habits) {
    habits_ = habits;
    if (review_)
        review_->setHabits(habits);
}

void Reviewing::setLevel(const QString& level) {
    level_ = level;
    if (review_)
        review_->setLevel(level);
}

// ---- A hand of one's own ----

coach::YourHandPage* Reviewing::yourHandPage() {
    if (!yourHand_) {
        yourHand_ =
            new coach::YourHandPage(house_.decks.florentine(), house_.folder + QStringLiteral("/reviews"));
        house_.pages.add(yourHand_, tr("&Review"));
        connect(yourHand_, &coach::YourHandPage::closed, &house_.pages, &Pages::leave);
        connect(yourHand_->weigher(), &coach::Weigher::ownFinished, this,
                [this] { emit weighed(yourHand_->hand(), yourHand_->weigher()->deeplyWeighed()); });
        // What covers the table goes; the way back is there as long as the hand is.
        connect(yourHand_, &coach::YourHandPage::playOnAsked, this, [this](const review::Line&, int at) {
            game_.playOn(reviewed_, yourHand_->hand().company.players, at);
        });
        connect(yourHand_, &coach::YourHandPage::editAsked, this,
                [this](const coach::PlayedHand& hand, int at) {
                    emit editAsked(reviewed_, hand.company, at, tr("From your hand"));
                });
    }
    return yourHand_;
}

void Reviewing::reviewHand(const records::HandRecord& hand, const coach::Company& company) {
    reviewed_ = hand;
    house_.pages.lay(yourHandPage());
    yourHand_->showHand({{hand.deal, hand.actions}, company});
    yourHand_->focusFirst();
}

void Reviewing::review(const score::WatchedHand& watched) {
    const review::People people = peopleOf(watched);
    records::HandRecord hand = watched.record;
    hand.names = watched.names;
    reviewHand(hand, companyOf(people.names, people.players, people.you.value_or(Seat::S)));
}

void Reviewing::reviewCounted() {
    const model::Situation situation = game_.model().situation();
    records::HandRecord hand = game_.model().handRecord();
    hand.names = situation.names;
    reviewHand(hand, companyOf(situation.names, situation.players, situation.view.seat));
}

void Reviewing::goBack() {
    const model::Situation situation = game_.model().situation();
    if (!situation.playedOn)
        return;
    const records::PlayedOn from = *situation.playedOn;
    records::HandRecord hand = game_.model().handRecord();
    const auto compared = comparedWords(hand, from, sideOf(situation.view.seat));
    const bool position = !wasOver(hand, from);
    hand.actions = from.was;
    emit doorsAsked(); // what lies under the review, if there is no game to come back to
    game_.leavePlayedOn();
    const auto company = companyOf(situation.names, situation.players, situation.view.seat);
    if (position) {
        emit backToEditorAsked(hand, company, from.at);
        return;
    }
    reviewHand(hand, company);
    if (compared[0].isEmpty())
        yourHand_->goTo(from.at);
    else
        yourHand_->tellPlayedOn(from.at, compared[0] + u' ' + compared[1]);
}

} // namespace desktop

#include "moc_reviewing.cpp"
