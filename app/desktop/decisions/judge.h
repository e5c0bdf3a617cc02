// Goes through decisions in the background, one after the other.
#pragma once

#include "desktop/decisions/judged.h"

#include <QObject>
#include <QThreadPool>

namespace decisions {

class Judge : public QObject {
    Q_OBJECT

public:
    explicit Judge(QObject* parent = nullptr);
    ~Judge() override; // gives up at once

    // Other decisions: what was found of those before is forgotten.
    void start(const std::vector<Decision>& decisions);
    // Goes on with those that are left.
    void resume();
    void stop();

    // By the decision's place in the row; nothing for those to come.
    [[nodiscard]] const std::vector<std::optional<Judged>>& found() const { return found_; }
    [[nodiscard]] double done() const; // 0 to 1
    [[nodiscard]] bool running() const { return running_; }

signals:
    void judged(std::size_t which);

private:
    QThreadPool thinking_;
    std::stop_source stop_;
    std::vector<Decision> decisions_;
    std::vector<std::optional<Judged>> found_;
    bool running_ = false;
    int asked_ = 0; // answers to earlier questions are dropped
};

} // namespace decisions
