// A match of French Tarot as the window knows it: actions in, signals out, redacted for the person at the
// screen. What is the same in every game is play::MatchTable's.
#pragma once

#include "tarot/model/match_kind.h"

#include <QObject>

namespace tarot {

using MatchTable = play::MatchTable<MatchKind>;
using NewMatch = play::NewMatch<MatchKind>;
using KeptMatch = play::KeptMatch<MatchKind>;

// All that is needed to draw the table anew: at the start of a hand, after resuming, after a move taken back.
struct Situation {
    View view;
    PerSeat<QString> names;
    std::vector<CountedHand> before; // the hands of the match that count, without this one
    int length = 0;                  // so many count in all (F3.4)
    int hand = 0;                    // 0-based number in the match, void ones counted, too
    bool oneHand = false;
    std::optional<tricks::Uncounted> uncounted; // the hand, for this reason
    std::optional<quint64> number;
    std::optional<Seat> due;     // whose word or card is awaited
    std::optional<Seat> winning; // whose card wins so far, while some lie on the table
    bool campsKnown = false;     // all know who plays with the declarer
    std::vector<DrawnCard>
        draw; // in the first hand of a match of several, whose first dealer was drawn (F3.2)
};

// The person's decision, with what they may know when it is asked.
struct Question {
    Choice choice;
    View view;
    std::vector<std::pair<Card, Refusal>> barred; // cards that may not be played now, and why not
};
// What the hand asks the seat that is asked now.
[[nodiscard]] Question questionIn(const Hand& hand);

class MatchModel : public QObject {
    Q_OBJECT

public:
    // `folder` is where matches of French Tarot are kept.
    explicit MatchModel(const QString& folder, QObject* parent = nullptr);

    [[nodiscard]] MatchTable& table() { return table_; }
    [[nodiscard]] const MatchTable& table() const { return table_; }
    [[nodiscard]] Situation situation() const {
        return situationIn(table_.match(), table_.company(), table_.hand());
    }
    // As it is for the person when the last hand of a match has come so far.
    [[nodiscard]] static Situation situationIn(const MatchRecord& match, const play::Company& company,
                                               const Hand& hand);
    // The hands of the match that are over and count.
    [[nodiscard]] std::vector<CountedHand> counted() const {
        return countedHands(table_.match(), table_.company());
    }

signals:
    void situated(const tarot::Situation& situation);                  // draw the table anew
    void happened(const tarot::Event& event);                          // in order, as the person may see it
    void asked(const tarot::Question& question);                       // the person's decision is due
    void setAside(const QString& file, const tarot::RecordFault& why); // damaged, and where it lies now
    void saveFailed(const QString& why);

private:
    MatchTable table_;
};

} // namespace tarot
