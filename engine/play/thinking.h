// How the computer players of a table think: one thought at a time, on a thread of its own.
#pragma once

#include <QFutureWatcher>
#include <QThreadPool>
#include <QtConcurrentRun>

#include <stop_token>
#include <utility>

namespace play {

class Thinking {
public:
    Thinking() { thread_.setMaxThreadCount(1); }
    ~Thinking() { // a thought under way is given up at once
        stop();
        thread_.waitForDone();
    }
    Thinking(const Thinking&) = delete;
    Thinking& operator=(const Thinking&) = delete;

    // Whatever is being thought is thrown away.
    void stop() {
        ++revision_;
        stop_.request_stop();
    }
    // Grows with each stop: whether anything has been stopped, or begun anew, since.
    [[nodiscard]] int revision() const { return revision_; }

    // `choose` is called with a token that asks for any answer at once; its answer goes to `then` on the
    // thread of the caller, unless it is thrown away.
    template<class Choose, class Then>
    void think(Choose choose, Then then) {
        stop_ = std::stop_source();
        using Answer = decltype(choose(stop_.get_token()));
        auto* watcher = new QFutureWatcher<Answer>(&here_);
        QObject::connect(watcher, &QFutureWatcher<Answer>::finished, &here_,
                         [this, watcher, then = std::move(then), asked = revision_] {
                             watcher->deleteLater();
                             if (asked == revision_)
                                 then(watcher->result());
                         });
        watcher->setFuture(
            QtConcurrent::run(&thread_, [choose = std::move(choose), stop = stop_.get_token()]() mutable {
                return choose(stop);
            }));
    }

private:
    int revision_ = 0;
    std::stop_source stop_;
    QObject here_; // whatever is thought elsewhere comes back to it, and no longer once it is gone
    QThreadPool thread_;
};

} // namespace play
