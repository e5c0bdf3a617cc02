// Plays what the model tells in the table's own time: one thing after the other, each with its beat. A press
// hurries it. The picture lags behind the model and knows it; input opens when it has caught up.
#pragma once

#include "desktop/table/table_state.h"
#include "lessons/lesson.h"

#include <QObject>
#include <QTimer>

#include <deque>
#include <variant>

namespace table {

// One player's card in the draw for partners.
struct DrawStep {
    DrawnCard drawn;
};
// The draw is done and lies open until it is seen.
struct DrawSeen {};
// What the cutter may look at lies open until it is seen.
struct LookedSeen {};

// A new round: people have changed places, which is seen before the cut.
struct RoundSeen {};

// The table as it is laid out anew.
struct Scene {
    model::Situation situation;
    Exhibit exhibit;
};
// What to look at from now on.
struct Look {
    std::vector<lessons::Spot> spots;
};
// Something is said elsewhere about what lies there: it stays until a press.
struct Hold {};

using Item = std::variant<Scene, Event, model::Question, Picking, Look, Hold, DrawStep, DrawSeen, LookedSeen,
                          RoundSeen>;

// How fast things go. A tempo of 1 is the design's; 0 plays everything at once.
struct Tempo {
    double factor = 1;
    int trickStayMs = 1400; // how long a full trick is left lying; below 0 until a press
    bool skipDeal = false;  // nothing of the deal is waited for but the person's own part
    bool animated = true;   // false: no movement, though the order and the waits stay
};

// What is waited for before and after an item.
struct Beat {
    int beforeMs = 0;
    int afterMs = 0;
    bool press = false; // after it nothing happens until a press
};
[[nodiscard]] Beat beatOf(const Item& item, const TableState& state, const Tempo& tempo);

class Director : public QObject {
    Q_OBJECT
public:
    explicit Director(const TableState& state, QObject* parent = nullptr);

    void setTempo(const Tempo& tempo) { tempo_ = tempo; }
    [[nodiscard]] const Tempo& tempo() const { return tempo_; }

    // Something new to be shown after all that waits already.
    void add(Item item);
    // Forgets all that waits.
    void clear();
    // While paused nothing is shown and no wait ends.
    void setPaused(bool paused);
    // Ends the present wait; what follows comes at once up to the next thing that wants to be seen.
    void hurry();
    // Ends a wait for a press and goes on at its own pace.
    void goOn();
    // A press: ends what lies there to be seen, after which all goes on at its own pace; where nothing does,
    // it hurries what runs.
    void press();

    // Nothing waits to be shown.
    [[nodiscard]] bool idle() const { return queue_.empty() && wait_ == Wait::None; }
    [[nodiscard]] bool waitsForPress() const { return wait_ == Wait::Press; }

signals:
    void show(const table::Item& item);
    void caughtUp(); // has become idle
    void waiting();  // for a press

private:
    enum class Wait { None, Before, After, Press };

    void advance();
    void play();
    [[nodiscard]] bool wantsToBeSeen() const;

    const TableState& state_;
    Tempo tempo_;
    std::deque<Item> queue_;
    QTimer timer_;
    Wait wait_ = Wait::None;
    bool advancing_ = false;
    bool paused_ = false;
    bool behind_ = false; // something was added since it last caught up
};

} // namespace table
