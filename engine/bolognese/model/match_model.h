// A match of Tarocco bolognese as the window knows it: actions in, signals out, redacted for the person at
// the screen. What is the same in every game is play::MatchTable's.
#pragma once

#include "bolognese/model/match_kind.h"

#include <QObject>

namespace bolognese {

using Table = play::MatchTable<MatchKind>;
using KeptMatch = play::KeptMatch<MatchKind>;

// All that is needed to draw the table anew: at the start of a hand, after resuming, after a move taken back.
struct Situation {
    View view;
    PerSeat<QString> names;
    PerSeat<int> players{}; // 0-based, in the order in which they drew; by place where nobody did
    int hand = 0;           // 0-based in the match
    bool oneHand = false;
    std::optional<tricks::Uncounted> uncounted; // the hand, for this reason
    std::optional<quint64> number;
    std::optional<Seat> due;     // whose discard or card all see awaited
    std::optional<Seat> winning; // whose card wins so far, while one that can win lies on the table
    std::optional<Draw> draw;    // of the first hand of a match of several, whose seats were drawn (B3.1)
};

// A card that may be led, and why not with this signal.
struct BarredSignal {
    Card card;
    Signal signal{};
    Refusal why;
};

// The person's decision, with what they may know when it is asked.
struct Question {
    Choice choice;
    View view;
    std::vector<std::pair<Card, Refusal>> barred; // cards that may not be played or laid away, and why not
    std::vector<BarredSignal> barredSignals;      // of who leads
    std::optional<int> callsOutWith;              // points of an accuso that calls out (B6.5)
};
// What the hand asks the seat that is asked now.
[[nodiscard]] Question questionIn(const Hand& hand);

class MatchModel : public QObject {
    Q_OBJECT

public:
    // `folder` is where matches of Tarocco bolognese are kept.
    explicit MatchModel(const QString& folder, QObject* parent = nullptr);

    [[nodiscard]] Table& table() { return table_; }
    [[nodiscard]] const Table& table() const { return table_; }
    [[nodiscard]] Situation situation() const {
        return situationIn(table_.match(), table_.company(), table_.hand());
    }
    // As it is for the person when the last hand of a match has come so far.
    [[nodiscard]] static Situation situationIn(const MatchRecord& match, const play::Company& company,
                                               const Hand& hand);
    // Points after all hands that are over.
    [[nodiscard]] PerSide<int> standing() const { return standingOf(table_.match(), table_.company()); }
    [[nodiscard]] Verdict verdict() const { return verdictOf(table_.match(), table_.company()); }

signals:
    void situated(const bolognese::Situation& situation); // draw the table anew
    void happened(const bolognese::Event& event);         // in order, as the person may see it
    void asked(const bolognese::Question& question);      // the person's decision is due
    void setAside(const QString& file, const bolognese::RecordFault& why); // damaged, and where it lies now
    void saveFailed(const QString& why);

private:
    Table table_;
};

} // namespace bolognese
