// What lies on a table of French Tarot as the person sees it: what they may know of the hand so far, as far
// as the picture has come, moved on by events. It holds no rule; sceneOf() tells it to the table.
#pragma once

#include "desktop/table/picking.h"
#include "tarot/model/match_model.h"
#include "text/tarot/tarot_telling.h"

namespace tarot_table {

using namespace tarot;

// The table as it is laid out anew, with what a lesson lays there.
struct Staged {
    Situation situation;
    bool told = false;          // what others do is told: nobody is waited for, and the hand ends in words
    std::vector<Card> spread{}; // lying in the open on the cloth, in place of people and hands
    PerSeat<CardSet> open{};    // hands of others that may be seen
    bool watched = false;       // a hand looked at, not played: nobody is "you" but who played it
    std::optional<Seat> you{};  // the reader, if they did
    bool all = false;           // every hand of it lies open
    // What has been spoken of so far: of contracts nothing means no plate, and no bid under names.
    enum class Spoken { OfContracts, OfDeclarers, OfNeither };
    Spoken spoken = Spoken::OfContracts;
};

struct TableState {
    View view;
    PerSeat<QString> names;
    std::vector<CountedHand> before; // the hands of the match that count, without this one
    int length = 0;
    int hand = 0; // 0-based number in the match
    bool oneHand = false;
    std::optional<tricks::Uncounted> uncounted; // the hand, for this reason
    std::vector<DrawnCard> draw;                // in the first hand (F3.2)

    std::optional<Seat> due;                      // whose word or card is awaited
    std::optional<Seat> winning;                  // of the trick on the table, so far
    bool campsKnown = false;                      // to all
    bool chienLies = false;                       // turned up, and not yet taken
    std::optional<Announcement> shown;            // trumps that lie in the middle just now (F7.5)
    bool trickSeen = false;                       // a full trick need not lie any longer
    std::optional<Choice> asked;                  // the person's decision
    std::vector<std::pair<Card, Refusal>> barred; // cards that may not be played now, and why not
    std::optional<table::Picking> picking;        // in place of a decision
    bool told = false;                            // see Staged
    std::vector<Card> spread;
    PerSeat<CardSet> open{};
    bool watched = false;
    std::optional<Seat> you{};
    bool all = false;
    Staged::Spoken spoken{}; // see Staged

    [[nodiscard]] Seat me() const { return view.seat; }
    [[nodiscard]] bool isDeclarer(Seat seat) const {
        return view.contract && view.contract->declarer == seat;
    }
    [[nodiscard]] bool isOver() const { return view.result.has_value(); }
    // Those of whom all know that they play with the declarer.
    [[nodiscard]] Seats openCamp() const;
    // The trick on the table; none between two tricks.
    [[nodiscard]] const Trick* trick() const {
        return view.tricks.empty() || view.tricks.back().winner ? nullptr : &view.tricks.back();
    }
    // The one gathered last.
    [[nodiscard]] const Trick* lastTrick() const;
    [[nodiscard]] bool trickFull() const;
};

[[nodiscard]] TableState stateOf(const Staged& staged);
// What an event does to it.
void apply(TableState& state, const Event& event);
// The chien that lies there goes into the declarer's hand (F6.4).
void takeUpChien(TableState& state);

} // namespace tarot_table
