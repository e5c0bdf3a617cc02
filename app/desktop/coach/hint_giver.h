// Thinks of a hint on a thread of its own, from what the seat that is asked may know.
#pragma once

#include "minchiate/advice/hint.h"

#include <QObject>
#include <QThreadPool>

#include <stop_token>

namespace coach {

class HintGiver : public QObject {
    Q_OBJECT

public:
    explicit HintGiver(QObject* parent = nullptr);
    ~HintGiver() override; // gives up at once

    // What was asked before is given up. The same view gets the same hint.
    void ask(const minchiate::SeatView& view);
    void stop();

signals:
    void found(const advice::Hint& hint);

private:
    QThreadPool thinking_;
    std::stop_source stop_;
    int asked_ = 0; // answers to earlier questions are dropped
};

} // namespace coach
