#include "desktop/hints/hint_giver.h"

namespace hints {

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

void HintGiver::ask(const Thinker& thinker) {
    stop();
    stop_ = std::stop_source();
    thinking_.start([this, thinker, asked = asked_, stopped = stop_.get_token()] {
        auto said = thinker(stopped);
        if (!said)
            return;
        QMetaObject::invokeMethod(
            this,
            [this, said = std::move(*said), asked] {
                if (asked == asked_)
                    emit found(said);
            },
            Qt::QueuedConnection);
    });
}

} // namespace hints

#include "moc_hint_giver.cpp"
