// The Practice page in its room: what reviews found comes into it, and it leads back to them.
#pragma once

#include "desktop/coach/coach_words.h"
#include "desktop/practice/practice_page.h"
#include "desktop/shell/room.h"

#include <QThreadPool>

#include <stop_token>

namespace desktop {

class Practising : public QObject {
    Q_OBJECT

public:
    // What it has of the window outlives it.
    explicit Practising(const House& house);
    ~Practising() override;

    // Lays the page over the one that is seen.
    void open(practise::Desk desk);
    // Looks once, in the background, for reviews that were kept before: what they found comes in.
    void gather();
    // The reader's decisions of a hand are weighed.
    void takeIn(const coach::PlayedHand& hand, const practice::Review& review);
    // How many are due today.
    [[nodiscard]] int due();

    void setHabits(const table::Habits& habits);
    void setPeople(const practise::People& people);
    void measureAnew();

    [[nodiscard]] practise::Training& training() { return training_; }
    [[nodiscard]] QDate today() const { return today_(); }
    // Made when it is first asked for: most sittings begin with a game.
    [[nodiscard]] practise::PracticePage* page();
    [[nodiscard]] bool shows(const QWidget& page) const { return &page == page_; }
    // What was learnt of hands that are erased.
    void forget() { training_.forget(); }
    // Which day it is; the system's clock, if nobody says otherwise.
    void setClock(practise::Sitting::Clock clock);

signals:
    void said(const QString& sentence);
    void dueChanged();
    void ruleAsked(const QString& number);
    void reviewAsked(const records::HandRecord& hand, const coach::Company& company);

private:
    void askReview(const practice::Mistake& mistake);

    const House house_;
    practise::Training training_;
    practise::PracticePage* page_ = nullptr;
    practise::Sitting::Clock today_;
    practise::People people_;
    table::Habits habits_;
    QThreadPool reading_;
    std::stop_source stop_;
    bool gathered_ = false;
};

} // namespace desktop
