#include "desktop/table/director.h"

#include <utility>

namespace table {

Step atOnce(std::function<void()> show) {
    return {[](const Tempo&) { return Beat(); }, std::move(show)};
}

Director::Director(QObject* parent) : QObject(parent) {
    timer_.setSingleShot(true);
    connect(&timer_, &QTimer::timeout, this, [this] {
        if (wait_ == Wait::Before)
            play();
        else
            wait_ = Wait::None;
        advance();
    });
}

void Director::add(Step step) {
    queue_.push_back(std::move(step));
    behind_ = true;
    // Later, so that a whole burst of signals is known before the first of it is shown.
    if (wait_ == Wait::None && !advancing_)
        QMetaObject::invokeMethod(this, &Director::advance, Qt::QueuedConnection);
}

void Director::clear() {
    queue_.clear();
    timer_.stop();
    wait_ = Wait::None;
}

bool Director::wantsToBeSeen() const {
    if (queue_.empty())
        return false;
    const Beat beat = nextBeat();
    return beat.stays || beat.press != Beat::Press::None;
}

// Shows the first step and starts the wait after it.
void Director::play() {
    const Step step = std::move(queue_.front());
    queue_.pop_front();
    const Beat beat = step.beat(tempo_);
    wait_ = Wait::None;
    step.show();
    if (beat.press != Beat::Press::None) {
        wait_ = Wait::Press;
        holds_ = beat.press == Beat::Press::Hold;
        emit waiting();
    } else if (beat.afterMs > 0) {
        wait_ = Wait::After;
        timer_.start(beat.afterMs);
    }
}

void Director::setPaused(bool paused) {
    paused_ = paused;
    if (!paused)
        QMetaObject::invokeMethod(this, &Director::advance, Qt::QueuedConnection);
}

void Director::advance() {
    if (advancing_ || paused_)
        return;
    advancing_ = true;
    while (wait_ == Wait::None && !queue_.empty()) {
        if (const int before = nextBeat().beforeMs; before != 0) {
            wait_ = Wait::Before;
            if (before < 0)
                emit waiting();
            else
                timer_.start(before);
            break;
        }
        play();
    }
    advancing_ = false;
    if (idle() && std::exchange(behind_, false))
        emit caughtUp();
}

void Director::goOn() {
    if (wait_ != Wait::Press || paused_)
        return;
    wait_ = Wait::None;
    advance();
}

void Director::press() {
    if (paused_ || holds())
        return;
    if (wait_ == Wait::Press) {
        goOn();
    } else if (wait_ == Wait::Before && nextBeat().stays) {
        timer_.stop();
        play();
        advance();
    } else {
        hurry();
    }
}

void Director::hurry() {
    if (wait_ == Wait::None || paused_ || holds())
        return;
    timer_.stop();
    if (wait_ == Wait::Before)
        play();
    wait_ = Wait::None;
    timer_.stop();
    while (!queue_.empty() && !wantsToBeSeen()) {
        play();
        if (wait_ == Wait::Press)
            return;
        timer_.stop();
        wait_ = Wait::None;
    }
    advance();
}

} // namespace table

#include "moc_director.cpp"
