// Which cards to try, and in which order.
#include "minchiate/players/solver/solver_search.h"

#include <algorithm>

namespace players {

using namespace minchiate;

// Cards of one suit and value with nothing between them that is still in play do the same.
Solver::Search::Moves Solver::Search::movesOf(const Trick& trick, const Position& position, Mask left) const {
    Moves moves;
    const Mask others = trick.left & ~(left & ending_.ownedBy[position.turn()]);
    int before = -1;
    for (Card c : position.legal()) {
        const int place = ending_.place[c.id];
        if (before >= 0) {
            const Mask two = Ending::bit(place) | Ending::bit(before);
            const Mask between = (Ending::bit(place) - 1) & ~(Ending::bit(before) - 1);
            const auto& value = ending_.value;
            if (value[static_cast<std::size_t>(place)] == value[static_cast<std::size_t>(before)] &&
                (others & between) == 0 && (trick.open.live & two) == 0 &&
                suitOf(c) == suitOf(ending_.card[static_cast<std::size_t>(before)])) {
                before = place;
                continue;
            }
        }
        before = place;
        moves.list[static_cast<std::size_t>(moves.size++)] = {c, static_cast<std::uint8_t>(place), 0};
    }
    return moves;
}

// Cards that save or capture most come first, taking it that whoever can play the highest card of the trick
// will; among equals the weakest.
void Solver::Search::order(Moves& moves, const Trick& trick, const Position& position, Mask left) const {
    const Seat me = position.turn();
    const Side mine = sideOf(me);
    const int good = sideOf(position.chooser()) == mine ? 1 : -1;
    const auto led = position.led();
    const auto highestOf = [&](Seat seat, Suit suit) {
        const Mask hand = left & ending_.ownedBy[seat];
        const Mask following = hand & ending_.suit[static_cast<std::size_t>(suit)];
        return highest(following != 0 ? following : hand & ending_.trumps());
    };
    Mask top = 0, theirs = 0, ours = 0; // the card that wins so far; the highest still to come
    bool topIsOurs = false;
    int onTable = 0;
    const auto look = [&](Suit suit) {
        theirs = ours = 0;
        for (int i = position.played() + 1; i < 4; ++i) {
            Mask& side = sideOf(position.playerOf(i)) == mine ? ours : theirs;
            side = std::max(side, highestOf(position.playerOf(i), suit));
        }
    };
    if (led) {
        const int at = position.winning();
        top = Ending::bit(ending_.place[position.played(at).id]);
        topIsOurs = sideOf(position.playerOf(at)) == mine;
        look(*led);
    }
    for (int i = 0; i < position.played(); ++i)
        onTable += worth_[ending_.place[position.played(i).id]];
    (void)trick;
    for (int i = 0; i < moves.size; ++i) {
        Move& m = moves.list[static_cast<std::size_t>(i)];
        const Mask bit = Ending::bit(m.place);
        const Suit suit = suitOf(m.card);
        if (!led)
            look(suit);
        const bool follows = m.card != kFool && (!led || suit == *led || suit == Suit::Trumps);
        const Mask mineNow = std::max({follows ? bit : 0, ours, topIsOurs ? top : 0});
        const Mask theirsNow = std::max(theirs, topIsOurs ? 0 : top);
        const bool wins = mineNow > theirsNow;
        const int rank = m.card == kFool ? 10 : m.place;
        m.order = good * ((wins ? 1 : -1) * (onTable + worth_[m.place]) * 2 - rank);
    }
}

} // namespace players
