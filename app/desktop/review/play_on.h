// Lets computer players play a hand on to its end, on a thread of its own. Each action is told as it is
// found.
#pragma once

#include "desktop/review/line.h"

#include <QObject>
#include <QThreadPool>

#include <stop_token>

namespace review {

class PlayOn : public QObject {
    Q_OBJECT

public:
    explicit PlayOn(QObject* parent = nullptr);
    ~PlayOn() override; // gives up at once

    // All four seats by this level; `seed` fixes their random numbers. What was asked before is given up.
    void start(const Line& line, const QString& level, quint64 seed);
    void stop();
    [[nodiscard]] bool running() const { return running_; }

signals:
    void acted(const minchiate::Action& action);
    void finished(); // the hand is counted

private:
    QThreadPool thinking_;
    std::stop_source stop_;
    int asked_ = 0; // answers to earlier questions are dropped
    bool running_ = false;
};

} // namespace review
