// Plays what it is given in the table's own time: one step after the other, each with its beat. A press
// hurries it. The picture lags behind the game and knows it; input opens when it has caught up.
#pragma once

#include "desktop/table/habits.h"

#include <QObject>
#include <QTimer>

#include <deque>
#include <functional>

namespace table {

// What is waited for before and after a step.
struct Beat {
    enum class Press {
        None,
        ToSee, // after it nothing happens until a press: something lies open
        Hold,  // until goOn(): something is said elsewhere about what lies there
    };
    int beforeMs = 0; // below 0 until a press
    int afterMs = 0;
    Press press = Press::None;
    bool stays = false; // what lies there before the step wants to be seen: a hurry ends at it
};

// Something that happens at the table. Its beat is asked for when its time comes: it depends on what lies
// there.
struct Step {
    std::function<Beat(const Tempo& tempo)> beat;
    std::function<void()> show;
};
// A step that nobody waits for.
[[nodiscard]] Step atOnce(std::function<void()> show);

class Director : public QObject {
    Q_OBJECT
public:
    explicit Director(QObject* parent = nullptr);

    void setTempo(const Tempo& tempo) { tempo_ = tempo; }
    [[nodiscard]] const Tempo& tempo() const { return tempo_; }

    // Something new to be shown after all that waits already.
    void add(Step step);
    // Forgets all that waits.
    void clear();
    // While paused nothing is shown and no wait ends.
    void setPaused(bool paused);
    // Ends the present wait; what follows comes at once up to the next thing that wants to be seen.
    void hurry();
    // Ends a wait for a press, or a hold, and goes on at its own pace.
    void goOn();
    // A press: ends what lies there to be seen, after which all goes on at its own pace; where nothing does,
    // it hurries what runs. Neither ends a hold.
    void press();

    // Nothing waits to be shown.
    [[nodiscard]] bool idle() const { return queue_.empty() && wait_ == Wait::None; }
    [[nodiscard]] bool waitsForPress() const { return wait_ == Wait::Press; }
    // It does so while something is said elsewhere.
    [[nodiscard]] bool holds() const { return waitsForPress() && holds_; }

signals:
    void caughtUp(); // has become idle
    void waiting();  // for a press

private:
    enum class Wait { None, Before, After, Press };

    void advance();
    void play();
    [[nodiscard]] Beat nextBeat() const { return queue_.front().beat(tempo_); }
    [[nodiscard]] bool wantsToBeSeen() const;

    Tempo tempo_;
    std::deque<Step> queue_;
    QTimer timer_;
    Wait wait_ = Wait::None;
    bool advancing_ = false;
    bool paused_ = false;
    bool holds_ = false;
    bool behind_ = false; // something was added since it last caught up
};

} // namespace table
