#include "desktop/practice/answer_weigher.h"

namespace practise {

AnswerWeigher::AnswerWeigher(QObject* parent) : QObject(parent) {
    thinking_.setMaxThreadCount(1);
}

AnswerWeigher::~AnswerWeigher() {
    stop();
    thinking_.waitForDone();
}

void AnswerWeigher::stop() {
    ++asked_;
    stop_.request_stop();
}

void AnswerWeigher::weigh(const practice::Mistake& mistake, const minchiate::Action& answer) {
    stop();
    stop_ = std::stop_source();
    thinking_.start([this, mistake, answer, asked = asked_, stopped = stop_.get_token()] {
        auto more = practice::weighedToo(mistake, answer, advice::kSeed, stopped);
        if (!more)
            return;
        QMetaObject::invokeMethod(
            this,
            [this, more = std::move(*more), answer, asked] {
                if (asked == asked_)
                    emit weighed(more, answer);
            },
            Qt::QueuedConnection);
    });
}

} // namespace practise

#include "moc_answer_weigher.cpp"
