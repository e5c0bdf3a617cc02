// Hands gone through again in their room: watched, or weighed decision by decision; how one plays on from
// them, and comes back.
#pragma once

#include "desktop/coach/your_hand_page.h"
#include "desktop/minchiate/game_pages.h"
#include "desktop/minchiate/learn/learn_pages.h"
#include "desktop/minchiate/reading.h"
#include "desktop/review/review_page.h"

namespace desktop {

class Reviewing : public QObject {
    Q_OBJECT

public:
    // All outlive it; words of the glossary that the lessons have become links.
    Reviewing(const House& house, GamePages& game, Reading& reading, minchiate_learn::LearnPages& lessons);

    // Stepped through, with what the table saw of it.
    void watch(const score::WatchedHand& watched);
    void watchRecord(const records::HandRecord& hand, const QString& title);
    void watchAnnotated(const minchiate_lessons::AnnotatedHand& hand);
    // A hand of a match, from the seat of its first player.
    void review(const score::WatchedHand& watched);
    // The hand that lies counted before the person.
    void reviewCounted();
    void reviewHand(const records::HandRecord& hand, const coach::Company& company);
    // From a hand that was played on to that hand as it was first, at the place where it was played on.
    void goBack();

    void setHabits(const table::Habits& habits);
    void setLevel(const QString& level);

    // Made when they are first asked for: most sittings begin with a game.
    [[nodiscard]] review::ReviewPage* reviewPage();
    [[nodiscard]] coach::YourHandPage* yourHandPage();

signals:
    void weighed(const coach::PlayedHand& hand,
                 const practice::Review& review); // all that the reader decided
    void doorsAsked();
    // A moment of a hand is to be changed.
    void editAsked(const records::HandRecord& hand, const coach::Company& company, int at,
                   const QString& title);
    // From a position that was played on: the hand as far as that, with its people.
    void backToEditorAsked(const records::HandRecord& hand, const coach::Company& company, int at);

private:
    void layReview();

    const House house_;
    GamePages& game_;
    Reading& reading_;
    minchiate_learn::LearnPages& lessons_;
    review::ReviewPage* review_ = nullptr;
    coach::YourHandPage* yourHand_ = nullptr;
    records::HandRecord reviewed_; // what it shows
    table::Habits habits_;
    QString level_;
};

} // namespace desktop
