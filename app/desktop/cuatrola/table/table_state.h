// What lies on a table of Cuatrola as the person sees it: what they may know of the hand so far, as far as
// the picture has come, moved on by events. It holds no rule; sceneOf() tells it to the table.
#pragma once

#include "cuatrola/model/match_model.h"
#include "desktop/table/picking.h"
#include "text/cuatrola/cuatrola_telling.h"

namespace cuatrola_table {

using namespace cuatrola;

// The table as it is laid out anew, with what a lesson lays there.
struct Staged {
    Situation situation;
    bool told = false;          // what others do is told: nobody is waited for, and the hand ends in words
    std::vector<Card> spread{}; // lying in the open on the cloth, in place of people and hands
    PerSeat<CardSet> open{};    // hands of others that may be seen
    bool watched = false;       // a hand looked at, not played: nobody is "you" but who played it
    std::optional<Seat> you{};  // the reader, if they did
    bool ownShown = false;      // and the person's, when idle
};

struct TableState {
    View view;
    PerSeat<QString> names;
    Standing standing{}; // game points before the hand
    int target = kTarget;
    bool oneHand = false;
    std::optional<tricks::Uncounted> uncounted; // the hand, for this reason
    std::vector<DrawnCard> draw;                // in the first hand (C2.2)

    std::optional<Seat> due;                      // whose bid or card all see awaited
    std::optional<Seat> winning;                  // of the trick on the table, so far
    bool trickSeen = false;                       // a full trick need not lie any longer
    std::optional<Choice> asked;                  // the person's decision
    std::vector<std::pair<Card, Refusal>> barred; // cards that may not be played now, and why not
    bool ownShown = false;                        // the person, idle, looks at the own cards
    bool told = false;                            // see Staged
    std::vector<Card> spread;
    PerSeat<CardSet> open{};
    bool watched = false;
    std::optional<Seat> you{};
    std::optional<table::Picking> picking; // in place of a decision

    [[nodiscard]] Seat me() const { return view.seat; }
    [[nodiscard]] Suit trump() const { return suitOf(view.turnedUp); }
    // The trick on the table; none between two tricks.
    [[nodiscard]] const Trick* trick() const {
        return view.tricks.empty() || view.tricks.back().winner ? nullptr : &view.tricks.back();
    }
    // The one gathered last.
    [[nodiscard]] const Trick* lastTrick() const;
    // All who play have laid a card.
    [[nodiscard]] bool trickFull() const;
    // Before the first card of trick 1 the card turned up lies there for all to see (C3.3).
    [[nodiscard]] bool cardLiesUp() const { return view.tricks.empty(); }
    // Game points with those of this hand, once it is over and counts.
    [[nodiscard]] Standing standingNow() const;
    [[nodiscard]] bool isIdle(Seat seat) const { return view.contract && view.contract->idle == seat; }
};

[[nodiscard]] TableState stateOf(const Staged& staged);
// What an event does to it.
void apply(TableState& state, const Event& event);

} // namespace cuatrola_table
