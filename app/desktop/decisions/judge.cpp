#include "desktop/decisions/judge.h"

#include <algorithm>

namespace decisions {

Judge::Judge(QObject* parent) : QObject(parent) {
    thinking_.setMaxThreadCount(1);
    thinking_.setThreadPriority(QThread::LowPriority); // what is seen goes first
}

Judge::~Judge() {
    stop();
    thinking_.waitForDone();
}

void Judge::start(const std::vector<Decision>& decisions) {
    stop();
    decisions_ = decisions;
    found_.assign(decisions.size(), std::nullopt);
    resume();
}

void Judge::stop() {
    ++asked_;
    running_ = false;
    stop_.request_stop();
}

void Judge::resume() {
    const auto next = std::ranges::find_if(found_, [](const auto& one) { return !one.has_value(); });
    if (running_ || next == found_.end())
        return;
    running_ = true;
    const auto which = static_cast<std::size_t>(next - found_.begin());
    stop_ = std::stop_source();
    thinking_.start([this, judge = decisions_[which].judge, which, asked = asked_, stop = stop_.get_token()] {
        auto found = judge(stop);
        if (!found)
            return;
        QMetaObject::invokeMethod(
            this,
            [this, found = std::move(*found), which, asked] {
                if (asked != asked_)
                    return;
                found_[which] = found;
                running_ = false;
                emit judged(which);
                resume();
            },
            Qt::QueuedConnection);
    });
}

double Judge::done() const {
    const auto all = static_cast<double>(std::max<std::size_t>(1, found_.size()));
    return static_cast<double>(std::ranges::count_if(found_, &std::optional<Judged>::has_value)) / all;
}

} // namespace decisions

#include "moc_judge.cpp"
