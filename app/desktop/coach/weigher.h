// Weighs the reader's decisions of a hand in the background: all of them quickly first, then each deeply.
// What is found is told as it is found; it can be left and begun again.
#pragma once

#include "desktop/coach/coach_words.h"

#include <QObject>
#include <QThreadPool>

#include <map>
#include <stop_token>

namespace coach {

class Weigher : public QObject {
    Q_OBJECT

public:
    explicit Weigher(QObject* parent = nullptr);
    ~Weigher() override; // gives up at once

    // The decisions of that seat. What was found of another hand is forgotten; of the same one it goes on.
    void start(const PlayedHand& hand);
    void stop();

    // By the action's index.
    struct Found {
        advice::Weighed weighed;
        bool deeply = false;
    };
    [[nodiscard]] const std::map<int, Found>& found() const { return found_; }
    // All decisions, in order.
    [[nodiscard]] const std::vector<int>& decisions() const { return decisions_; }
    // How much of the work is done, 0 to 1.
    [[nodiscard]] double done() const;
    [[nodiscard]] bool running() const { return running_; }

signals:
    void weighed(int at); // another decision, or one more deeply
    void finished();

private:
    void next();

    QThreadPool thinking_;
    std::stop_source stop_;
    PlayedHand hand_;
    std::vector<int> decisions_;
    std::map<int, Found> found_;
    int asked_ = 0; // answers to earlier questions are dropped
    bool running_ = false;
};

} // namespace coach
