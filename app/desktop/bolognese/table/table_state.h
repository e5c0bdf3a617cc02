// What lies on a table of Tarocco bolognese as the person sees it: what they may know of the hand so far, as
// far as the picture has come, moved on by events. It holds no rule; sceneOf() tells it to the table.
#pragma once

#include "bolognese/model/match_model.h"
#include "desktop/table/picking.h"
#include "text/bolognese/bolognese_telling.h"

namespace bolognese_table {

using namespace bolognese;

// The table as it is laid out anew, with what a lesson lays there.
struct Staged {
    Situation situation;
    bool told = false;          // what others do is told: nobody is waited for, and the hand ends in words
    std::vector<Card> spread{}; // lying in the open on the cloth, in place of people and hands
    PerSeat<CardSet> open{};    // hands of others that may be seen
    bool watched = false;       // a hand looked at, not played: nobody is "you" but who played it
    std::optional<Seat> you{};  // the reader, if they did
};

struct TableState {
    View view;
    PerSeat<QString> names;
    PerSeat<int> players{};           // who sits there, 0-based: the person first
    int hand = 0;                     // 0-based in the match
    std::optional<Draw> draw;         // for seats, in the first hand (B3.1)
    std::optional<std::size_t> drawn; // of its cards so many lie there, while it is looked at
    bool oneHand = false;
    std::optional<tricks::Uncounted> uncounted; // the hand, for this reason

    std::optional<Seat> due;     // whose discard or card all see awaited
    std::optional<Seat> winning; // of the trick on the table, so far
    bool trickSeen = false;      // a full trick need not lie any longer
    CardSet shows;               // the person, to all, in an accuso just made
    bool takenUp = false;        // the dealer's last two cards, by the person
    std::optional<Question> asked;
    std::optional<table::Picking> picking; // in place of a decision
    bool told = false;                     // see Staged
    std::vector<Card> spread;
    PerSeat<CardSet> open{};
    bool watched = false;
    std::optional<Seat> you{};

    [[nodiscard]] Seat me() const { return view.seat; }
    [[nodiscard]] Side us() const { return sideOf(view.seat); }
    // The trick on the table; none between two tricks.
    [[nodiscard]] const Trick* trick() const {
        return view.tricks.empty() || view.tricks.back().winner ? nullptr : &view.tricks.back();
    }
    // The one gathered last.
    [[nodiscard]] const Trick* lastTrick() const;
    [[nodiscard]] bool trickFull() const { return trick() && trick()->plays.size() == 4; }
    // Trick 1 lasts: what was accused lies before its owner (B6.2).
    [[nodiscard]] bool accusiLie() const { return view.tricks.empty() || !view.tricks.front().winner; }
    [[nodiscard]] int accused(Side side) const;
};

[[nodiscard]] TableState stateOf(const Staged& staged);
// What an event does to it.
void apply(TableState& state, const Event& event);

} // namespace bolognese_table
