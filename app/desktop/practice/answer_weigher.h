// Weighs an answer that nobody had thought of, on a thread of its own.
#pragma once

#include "minchiate/practice/answering.h"

#include <QObject>
#include <QThreadPool>

#include <stop_token>

namespace practise {

class AnswerWeigher : public QObject {
    Q_OBJECT

public:
    explicit AnswerWeigher(QObject* parent = nullptr);
    ~AnswerWeigher() override; // gives up at once

    // What was asked before is given up. The same answer is weighed alike.
    void weigh(const practice::Mistake& mistake, const minchiate::Action& answer);
    void stop();

signals:
    // The mistake with that answer among its options.
    void weighed(const practice::Mistake& mistake, const minchiate::Action& answer);

private:
    QThreadPool thinking_;
    std::stop_source stop_;
    int asked_ = 0; // answers to earlier questions are dropped
};

} // namespace practise
