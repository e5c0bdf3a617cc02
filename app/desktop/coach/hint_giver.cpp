#include "desktop/coach/hint_giver.h"

namespace coach {

namespace {

constexpr std::uint64_t kSeed = 1;

} // namespace

HintGiver::HintGiver(QObject* parent) : QObject(parent) {
    thinking_.setMaxThreadCount(1);
}

HintGiver::~HintGiver() {
    stop();
    thinking_.waitForDone();
}

void HintGiver::stop() {
    ++asked_;
    stop_.request_stop();
}

void HintGiver::ask(const minchiate::SeatView& view) {
    stop();
    stop_ = std::stop_source();
    thinking_.start([this, view, asked = asked_, stopped = stop_.get_token()] {
        auto hint = advice::hint(view, kSeed, stopped);
        if (!hint)
            return;
        QMetaObject::invokeMethod(
            this,
            [this, hint = std::move(*hint), asked] {
                if (asked == asked_)
                    emit found(hint);
            },
            Qt::QueuedConnection);
    });
}

} // namespace coach
