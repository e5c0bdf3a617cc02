// What the cards left and captured tell as a trick begins: how far the points can still go, the key of the
// table.
#include "minchiate/players/solver/solver_search.h"

#include <algorithm>

namespace players {

using namespace minchiate;
using tricks::bits::count;

// M7.1: the difference that the cards beyond 42 make.
int Solver::Search::cardPoints(int cardsNs) const {
    return std::max(0, cardsNs - 42) - std::max(0, cardsInAll_ - cardsNs - 42);
}

// M6.10: with the switch a seat falls when its turn comes.
void Solver::Search::letFall(Position& position) const {
    if (rules_.autoFall && position.mayFall())
        position.fall();
}

// Fills in what follows from the cards captured.
void Solver::Search::look(Trick& trick, const Position& position) {
    const Mask trumps = trick.left & ending_.trumps();
    trick.sure = 0;
    if (trumps != 0) {
        const Mask ns = highest(trumps & ending_.ownedBySide[Side::NS]);
        const Mask ew = highest(trumps & ending_.ownedBySide[Side::EW]);
        const Mask less = std::min(ns, ew); // all above it are the other side's
        trick.sure = less == 0 ? trumps : trumps & ~(less | (less - 1));
    }
    trick.open = versicole_.at(trick.left, trick.sure, trick.held);
    trick.poor = false;
    if (position.foolDebt()) {
        trick.poor = true;
    } else if ((fool_ & trick.left) != 0) {
        const Side owner = (ending_.ownedBySide[Side::NS] & fool_) != 0 ? Side::NS : Side::EW;
        trick.poor = kept(rules_).containsAll(position.captured(owner));
    }
    if (trick.poor)
        trick.open.live = versicolaCards_ & trick.left;
}

// The trick gathered, and what follows from it but for look(); `last` is its winner's side by sign.
Solver::Search::Trick Solver::Search::gathered(const Trick& trick, Position& position, int& last) const {
    Trick next;
    Mask cards = 0;
    next.atStake = trick.atStake;
    int worth = 0;
    for (int i = 0; i < 4; ++i) {
        const std::uint8_t place = ending_.place[position.played(i).id];
        cards |= Ending::bit(place);
        next.atStake[sideOf(position.playerOf(i))] -= ending_.value[place];
        worth += ending_.value[place];
    }
    next.left = trick.left & ~cards;
    next.held = trick.held;
    const Gathered done = position.gather();
    const Side winner = sideOf(done.winner);
    last = sign(winner);
    next.points = trick.points + last * done.points;
    if ((cards & fool_) == 0 && !done.paid && !done.foolLost) {
        next.held[winner] |= cards;
        next.points += last * worth;
        next.cardsNs = trick.cardsNs + (winner == Side::NS ? 4 : 0);
        return next;
    }
    // The Fool may have gone home, a card for it may have gone over.
    next.cardsNs = trick.cardsNs;
    const auto lay = [&](Card c, int times) {
        const Side side = position.captured(Side::NS).contains(c) ? Side::NS : Side::EW;
        const Mask its = ending_.maskOf(CardSet(c));
        next.held[side] |= its;
        next.held[other(side)] &= ~its;
        next.points += times * sign(side) * value(c);
        next.cardsNs +=
            side == Side::NS ? 1 : 1 - times; // one that was captured before leaves the other side
    };
    for (Mask rest = cards; rest != 0; rest &= rest - 1)
        lay(ending_.card[static_cast<std::size_t>(std::countr_zero(rest))], 1);
    const Card moved = done.paid ? *done.paid : kFool;
    if ((done.paid || done.foolLost) && (cards & ending_.maskOf(CardSet(moved))) == 0)
        lay(moved, 2);
    return next;
}

// The most and least that the points can come to. The highest trumps, as far down as one side holds them
// all, win their tricks whatever happens: so many tricks at least as one hand of that side holds of them.
Solver::Search::Range Solver::Search::reach(const Trick& trick, const Position& position) const {
    if (trick.poor)
        return {-kEndless, kEndless};
    const int cards = count(trick.left);
    const bool safe = foolIsSafe(trick, position);
    Range range{trick.points + (safe ? trick.open.lowFoolSafe : trick.open.low) - 10,
                trick.points + (safe ? trick.open.highFoolSafe : trick.open.high) + 10};
    if (safe)
        ((ending_.ownedBySide[Side::NS] & fool_) != 0 ? range.lowest : range.highest) +=
            (ending_.ownedBySide[Side::NS] & fool_) != 0 ? 15 : -15;
    int least = trick.cardsNs, most = trick.cardsNs + cards; // captured by NS
    range.lowest -= 2 * trick.atStake[Side::NS] + trick.atStake[Side::EW];
    range.highest += trick.atStake[Side::NS] + 2 * trick.atStake[Side::EW];
    if (trick.sure != 0) {
        const Mask sure = trick.sure;
        const int left = cards / 4;
        const Side side = (sure & ending_.ownedBySide[Side::NS]) != 0 ? Side::NS : Side::EW;
        const Seat one = side == Side::NS ? Seat::S : Seat::E, two = partner(one);
        const Mask handOne = trick.left & ending_.ownedBy[one], handTwo = trick.left & ending_.ownedBy[two];
        int ones = count(sure & handOne), twos = count(sure & handTwo);
        int gain = 3 * ending_.valueOf(sure); // each saved counts once, lost it would count against twice
        int wins = std::max(ones, twos);
        // With trumps alone, and a Fool that may be played at any time, one hand can win each trick while the
        // other adds what it likes.
        const Mask free = ending_.trumps() | (rules_.foolMayLead ? fool_ : 0);
        if (((handOne | handTwo) & ~free) == 0) {
            wins = std::min(ones + twos, left);
            gain += 20; // the last trick
            const bool foolFirst = safe && wins == left;
            twos = std::min(twos, left - ones);
            gain += 3 * ending_.highestOf(handTwo & ~sure & ~fool_,
                                          std::max(0, ones - (foolFirst && (handTwo & fool_) != 0)));
            gain += 3 * ending_.highestOf(handOne & ~sure & ~fool_,
                                          std::max(0, twos - (foolFirst && (handOne & fool_) != 0)));
        } else if (wins == left) {
            gain += 20;
        }
        for (Seat loser : {right(one), tricks::left(one)}) {
            const Mask hand = trick.left & ending_.ownedBy[loser] & ~fool_;
            const Mask counters = hand & (ending_.threes | ending_.fives | ending_.tens);
            const int lost = wins - (left - count(counters));
            if (lost > 0)
                gain += 3 * ending_.lowestOf(counters, lost);
        }
        if (side == Side::NS) {
            least += 4 * wins;
            range.lowest += gain;
        } else {
            most -= 4 * wins;
            range.highest -= gain;
        }
    }
    range.lowest += cardPoints(least);
    range.highest += cardPoints(most);
    return range;
}

// Whoever holds the Fool can play it in this trick, before the last, and so keep it (M6.5–M6.7).
bool Solver::Search::foolIsSafe(const Trick& trick, const Position& position) const {
    if ((fool_ & trick.left) == 0 || count(trick.left) <= 4 || !rules_.foolMayLead)
        return false;
    for (Seat s : kSeats)
        if ((ending_.ownedBy[s] & fool_) != 0) {
            const CardSet hand = position.hand(s);
            return (hand & kKings).empty() && !position.hasFallen(s) &&
                   !(rules_.autoFall && (hand & kTrumps).empty());
        }
    return false;
}

// The lowest cards that could stand in the places of those left: of the same hands, suits, values and order.
Mask Solver::Search::lowestAlike(Mask left) const {
    Mask lowest = 0;
    Mask free = ~Mask{0}; // above the card before
    for (; left != 0; left &= left - 1) {
        const int place = std::countr_zero(left);
        const Mask alike = alike_[static_cast<std::size_t>(place)] & free;
        const Mask stand = alike & (~alike + 1);
        lowest |= stand;
        free = ~(stand | (stand - 1));
    }
    return lowest;
}

TrickKey Solver::Search::keyOf(const Trick& trick, const Position& position) const {
    Mask more = static_cast<Mask>(index(position.leader()));
    for (Suit suit : kSuits) // the king rule can bite where the king is still held (M6.3)
        if ((kings_[static_cast<std::size_t>(suit)] & trick.left) == 0 || position.wasLed(suit))
            more |= Mask{4} << static_cast<int>(suit);
    if (const auto debt = position.foolDebt())
        more |= Mask{64} << index(*debt);
    if (countCards_)
        more |= static_cast<Mask>(trick.cardsNs) << 8;
    const auto& held = trick.poor ? trick.held : trick.open.mattering;
    if (trick.poor)
        more |= Mask{1} << 15;
    const Mask left = trick.poor ? trick.left : lowestAlike(trick.left);
    const auto settled = [&trick](Side s) { return static_cast<Mask>(trick.open.settled[s]) << 48; };
    return {left | more << 48, held[Side::NS] | settled(Side::NS), held[Side::EW] | settled(Side::EW)};
}

} // namespace players
