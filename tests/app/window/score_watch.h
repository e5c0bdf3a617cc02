// Looks at score pad and log while a hand is played in the window, and at the count after it.
#pragma once

#include "sitting.h"

#include <QObject>
#include <QStringList>

namespace support {

class ScoreWatch : public QObject {
public:
    explicit ScoreWatch(Sitting& sitting);

    // What did not agree, in words; empty while all is well.
    [[nodiscard]] QString faults() const { return faults_.join(u'\n'); }
    [[nodiscard]] int marksSeen() const { return marks_; }

    // Log, pad and model agree when the picture has caught up.
    void compareAll();
    // The count page tells the model's result.
    void compareCount();

private:
    void seen(const minchiate::Event& event);
    void comparePad(int net);
    void note(bool agrees, const QString& what);

    Sitting& sitting_;
    QStringList faults_;
    text::Log log_;
    int marks_ = 0;
};

} // namespace support
