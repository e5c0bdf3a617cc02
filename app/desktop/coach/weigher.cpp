#include "desktop/coach/weigher.h"

#include <algorithm>
#include <optional>
#include <span>

namespace coach {

namespace {

// The same hand is weighed alike whenever it is looked at.
constexpr std::uint64_t kSeed = 1;

} // namespace

Weigher::Weigher(QObject* parent) : QObject(parent) {
    thinking_.setMaxThreadCount(1);
    thinking_.setThreadPriority(QThread::LowPriority);
}

Weigher::~Weigher() {
    stop();
    thinking_.waitForDone();
}

void Weigher::stop() {
    ++asked_;
    running_ = false;
    stop_.request_stop();
}

void Weigher::start(const PlayedHand& hand) {
    stop();
    const bool same = hand.line.deal == hand_.line.deal && hand.line.actions == hand_.line.actions &&
                      hand.company.reader == hand_.company.reader;
    hand_ = hand;
    if (!same) {
        decisions_ = advice::decisionsOf(hand.line.deal, hand.line.actions, hand.company.reader);
        found_.clear();
    }
    stop_ = std::stop_source();
    running_ = true;
    next();
}

double Weigher::done() const {
    if (decisions_.empty())
        return 1;
    const auto deeply = std::ranges::count_if(found_, [](const auto& one) { return one.second.deeply; });
    // Quick looks are a tenth of the work.
    return 0.1 * double(found_.size()) / double(decisions_.size()) +
           0.9 * double(deeply) / double(decisions_.size());
}

// The first decision not looked at, else the dearest that was looked at only quickly.
void Weigher::next() {
    std::optional<int> at;
    bool deeply = false;
    for (int decision : decisions_)
        if (!found_.contains(decision)) {
            at = decision;
            break;
        }
    if (!at) {
        deeply = true;
        double dearest = -1;
        for (const auto& [decision, found] : found_) {
            const double lost = found.weighed.rawCost + found.weighed.costError;
            if (!found.deeply && (!at || lost > dearest)) {
                at = decision;
                dearest = lost;
            }
        }
    }
    if (!at) {
        running_ = false;
        emit finished();
        return;
    }
    thinking_.start([this, hand = hand_, at = *at, deeply, asked = asked_, stopped = stop_.get_token()] {
        auto weighed = advice::weigh(hand.line.deal, hand.line.actions, at,
                                     deeply ? advice::kDeep : advice::kQuick, kSeed, stopped);
        if (stopped.stop_requested())
            return;
        QMetaObject::invokeMethod(
            this,
            [this, weighed = std::move(weighed), at, deeply, asked] {
                if (asked != asked_)
                    return;
                if (weighed)
                    found_.insert_or_assign(at, Found{*weighed, deeply});
                else // there is nothing to say of it
                    std::erase(decisions_, at);
                emit this->weighed(at);
                next();
            },
            Qt::QueuedConnection);
    });
}

} // namespace coach
