// Weighs what can be done at a moment, and makes exercises of it, on a thread of its own.
#pragma once

#include "minchiate/exercises/own.h"

#include <QObject>
#include <QThreadPool>

#include <functional>
#include <stop_token>
#include <vector>

namespace editing {

class ScalesAtWork : public QObject {
    Q_OBJECT

public:
    explicit ScalesAtWork(QObject* parent = nullptr);
    ~ScalesAtWork() override; // gives up at once

    // What was asked before is given up. The same is weighed alike. What is asked is the hand's choice once
    // all of its actions are made.
    void weigh(const records::HandRecord& hand);
    void makeExercise(const records::HandRecord& hand, QDate today);
    void stop();
    [[nodiscard]] bool running() const { return running_; }

signals:
    // All that is worth considering, the best first; empty where there is no choice.
    void weighed(const std::vector<advice::Option>& options);
    void made(const std::variant<practice::Mistake, exercises::NoExercise>& exercise);

private:
    // Works elsewhere, and then tells here; dropped if something else is asked meanwhile.
    void work(std::function<std::function<void()>(const std::stop_token&)> job);

    QThreadPool thinking_;
    std::stop_source stop_;
    int asked_ = 0;
    bool running_ = false;
};

} // namespace editing
