#include "desktop/played/weighing.h"

#include <algorithm>

namespace played {

Weighing::Weighing(const QString& reviews, QObject* parent)
    : QObject(parent), store_(reviews), weigher_(reviews) {
    // Later: the weigher first takes up what comes next.
    connect(&weigher_, &coach::Weigher::weighed, this, &Weighing::look, Qt::QueuedConnection);
    connect(&weigher_, &coach::Weigher::finished, this, &Weighing::look, Qt::QueuedConnection);
}

void Weighing::start(const std::vector<ListedHand>& hands) {
    stop();
    hands_ = hands;
    at_ = 0;
    running_ = true;
    next();
}

void Weighing::stop() {
    running_ = false;
    weigher_.stop();
}

void Weighing::next() {
    for (; at_ < hands_.size(); ++at_) {
        const ListedHand& listed = hands_[at_];
        auto record = recordOf(listed);
        if (!record)
            continue; // its file is gone
        record_ = std::move(*record);
        coach::Company company{listed.hand.names, listed.hand.players, listed.seat()};
        weigher_.start({{record_.deal, record_.actions}, company});
        QMetaObject::invokeMethod(this, &Weighing::look, Qt::QueuedConnection); // it may be weighed already
        return;
    }
    running_ = false;
    emit finished();
}

// The person's own choices alone are wanted, each weighed deeply.
void Weighing::look() {
    if (!running_)
        return;
    const auto& found = weigher_.found();
    const bool whole = std::ranges::all_of(weigher_.decisions(), [&](int at) {
        const auto one = found.find(at);
        return one != found.end() && one->second.deeply;
    });
    if (!whole)
        return;
    weigher_.stop(); // and keeps it
    const ListedHand& listed = hands_[at_];
    const Seat person = listed.seat();
    if (const auto costs = costsOf(store_.load(record_, person).review, record_, person))
        emit weighed(listed.hand.file, listed.hand.hand, *costs);
    ++at_;
    next();
}

} // namespace played

#include "moc_weighing.cpp"
