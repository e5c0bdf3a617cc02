// Weighs the person's choices in many hands, one after the other, in the background. What is found is kept
// with each hand; it can be left at any time.
#pragma once

#include "desktop/coach/weigher.h"
#include "desktop/played/listed_hand.h"

namespace played {

class Weighing : public QObject {
    Q_OBJECT

public:
    // `reviews` is the folder in which it is kept.
    explicit Weighing(const QString& reviews, QObject* parent = nullptr);

    void start(const std::vector<ListedHand>& hands);
    void stop();
    [[nodiscard]] bool running() const { return running_; }
    [[nodiscard]] std::size_t all() const { return hands_.size(); }
    [[nodiscard]] std::size_t done() const { return at_; }

signals:
    // Another hand is weighed.
    void weighed(const QString& file, int hand, const played::Costs& costs);
    void finished();

private:
    void next();
    void look();

    practice::ReviewStore store_;
    coach::Weigher weigher_;
    std::vector<ListedHand> hands_;
    records::HandRecord record_; // of the one that is weighed now
    std::size_t at_ = 0;
    bool running_ = false;
};

} // namespace played
