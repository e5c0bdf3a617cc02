// Thinks of a hint on a thread of its own.
#pragma once

#include "desktop/hints/told.h"

#include <QObject>
#include <QThreadPool>

#include <functional>
#include <stop_token>

namespace hints {

// What is to be thought of, by values of its own: it may run after what it was made from has changed. Nothing
// when told to stop. The same question has the same answer.
using Thinker = std::function<std::optional<Said>(std::stop_token)>;

class HintGiver : public QObject {
    Q_OBJECT

public:
    explicit HintGiver(QObject* parent = nullptr);
    ~HintGiver() override; // gives up at once

    // What was asked before is given up.
    void ask(const Thinker& thinker);
    void stop();

signals:
    void found(const hints::Said& said);

private:
    QThreadPool thinking_;
    std::stop_source stop_;
    int asked_ = 0; // answers to earlier questions are dropped
};

} // namespace hints
