#include "solver_search.h"

#include "tally.h"

#include <algorithm>

namespace players {

using namespace minchiate;
using tricks::bits::count;

namespace {

constexpr int kEndless = 10000;

Mask highest(Mask mask) {
    return mask == 0 ? 0 : Mask{1} << (63 - std::countl_zero(mask));
}

} // namespace

bool Solver::Search::start(const Position& position, const RuleSet& rules, std::stop_token stop) {
    if (position.over() || position.trickFull())
        return false;
    const int left = position.hand(position.turn()).size();
    if (left == 0 || left > kMostTricks)
        return false;
    stop_ = std::move(stop);
    stopped_ = stop_.stop_requested();
    rules_ = rules;
    position_ = position;
    letFall(position_);
    ending_ = endingOf(position_);
    table_.start();
    versicole_.start(ending_, rules_);
    const Mask fixed = versicole_.concerned();
    const Mask counters = ending_.threes | ending_.fives | ending_.tens;
    for (Mask suit : ending_.suit)
        for (Mask hand : ending_.ownedBy)
            for (Mask worth : {ending_.threes, ending_.fives, ending_.tens, ~counters}) {
                const Mask alike = suit & hand & worth & ~fixed;
                for (Mask rest = alike; rest != 0; rest &= rest - 1)
                    alike_[static_cast<std::size_t>(std::countr_zero(rest))] = alike;
            }
    for (Mask rest = fixed; rest != 0; rest &= rest - 1)
        alike_[static_cast<std::size_t>(std::countr_zero(rest))] = rest & (~rest + 1);

    fool_ = ending_.maskOf(CardSet(kFool));
    versicolaCards_ = ending_.maskOf(kCounters | trumps({14, 29}));
    for (Suit suit : kSuits)
        kings_[static_cast<std::size_t>(suit)] = ending_.maskOf(CardSet(king(suit)));
    const int taken = position.captured(Side::NS).size() + position.captured(Side::EW).size();
    cardsInAll_ = taken + count(ending_.all);
    countCards_ = cardsInAll_ > 42 && cardsInAll_ != 84;

    trick_ = {};
    trick_.left = ending_.all;
    for (Side s : kSides) {
        trick_.points += sign(s) * value(position_.captured(s));
        trick_.atStake[s] = ending_.valueOf(ending_.ownedBySide[s]);
    }
    trick_.cardsNs = position_.captured(Side::NS).size();
    const CardSet inPlay = ending_.cardsOf(ending_.all);
    for (Mask rest = ending_.all; rest != 0; rest &= rest - 1) {
        const int place = std::countr_zero(rest);
        const CardSet without = inPlay - CardSet(ending_.card[static_cast<std::size_t>(place)]);
        int swing = 3 * ending_.value[static_cast<std::size_t>(place)];
        for (Side s : kSides)
            swing += versicolePoints(position_.captured(s) | inPlay, rules_) -
                     versicolePoints(position_.captured(s) | without, rules_);
        worth_[static_cast<std::size_t>(place)] = swing + 2;
    }
    left_ = ending_.all;
    for (int i = 0; i < position_.played(); ++i)
        left_ &= ~Ending::bit(ending_.place[position_.played(i).id]);
    look(trick_, position_);
    return !stopped_;
}

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

Solver::Search::Found Solver::Search::betweenTricks(const Trick& trick, const Position& position, int alpha) {
    const auto lowestOf = [](Mask mask) { return mask == 0 ? kNoRank : std::countr_zero(mask); };
    const Range range = reach(trick, position);
    if (range.lowest > alpha)
        return {range.lowest, lowestOf(trick.sure)};
    if (range.highest <= alpha)
        return {range.highest, lowestOf(trick.sure)};
    // What the table holds is beyond what is settled.
    const int settled = trick.points + trick.open.low + cardPoints(trick.cardsNs);
    const TrickKey key = keyOf(trick, position);
    const std::uint64_t hash = key.hash();
    const Mask trumps = trick.left & ending_.trumps();
    const auto rankOf = [trumps](int highestTrumps) {
        int rank = kNoRank;
        for (Mask rest = trumps; highestTrumps > 0; --highestTrumps) {
            rank = 63 - std::countl_zero(rest);
            rest &= ~Ending::bit(rank);
        }
        return rank;
    };
    Bounds bounds;
    if (const Bounds* found = table_.find(key, hash)) {
        bounds = *found;
        if (bounds.lower + settled > alpha)
            return {bounds.lower + settled, rankOf(bounds.ranksLower)};
        if (bounds.upper + settled <= alpha)
            return {bounds.upper + settled, rankOf(bounds.ranksUpper)};
    }
    Found found = inTrick(trick, position, trick.left, alpha, bounds.best);
    if (stopped_)
        return {};
    found.rank = trick.poor ? 0 : std::min(found.rank, lowestOf(trick.sure & versicole_.concerned()));
    const auto ranks =
        static_cast<std::uint8_t>(found.rank == kNoRank ? 0 : count(trumps & ~(Ending::bit(found.rank) - 1)));
    const auto beyond = static_cast<std::int16_t>(found.points - settled);
    if (found.points > alpha) {
        bounds.lower = beyond;
        bounds.ranksLower = ranks;
    } else {
        bounds.upper = beyond;
        bounds.ranksUpper = ranks;
    }
    table_.store(key, hash, bounds);
    return found;
}

// The trump that wins a trick of these cards by its rank, other trumps being in it.
int Solver::Search::contested(Mask cards) const {
    const Mask trumps = cards & ending_.trumps();
    return (trumps & (trumps - 1)) == 0 ? kNoRank : 63 - std::countl_zero(trumps);
}

int Solver::Search::atTheEnd(const Trick& trick, const Position& position, int last) const {
    int points = trick.points + 10 * last + cardPoints(trick.cardsNs);
    for (Side s : kSides)
        points += sign(s) * versicolePoints(position.captured(s), rules_);
    return points;
}

// Nobody has a choice.
int Solver::Search::lastTrick(const Trick& trick, Position& position) {
    tried_ += 4;
    while (!position.trickFull())
        position.play(position.hand(position.turn()).first());
    int last = 0;
    const Trick end = gathered(trick, position, last);
    return atTheEnd(end, position, last);
}

Solver::Search::Found Solver::Search::after(const Trick& trick, const Position& position, Mask left,
                                            const Move& move, int alpha) {
    if ((++tried_ & 1023) == 0 && stop_.stop_requested())
        stopped_ = true;
    if (stopped_)
        return {};
    Position then = position;
    then.play(move.card);
    left &= ~Ending::bit(move.place);
    if (!then.trickFull()) {
        letFall(then);
        std::uint8_t best = Bounds::kNoCard;
        return inTrick(trick, then, left, alpha, best);
    }
    int rank = trick.poor ? 0 : contested(trick.left & ~left);
    int last = 0;
    Trick next = gathered(trick, then, last);
    if (then.over())
        return {atTheEnd(next, then, last), rank};
    letFall(then);
    if (then.trickNumber() == kTricks) {
        rank = std::min(rank, contested(next.left));
        return {lastTrick(next, then), trick.poor ? 0 : rank};
    }
    look(next, then);
    const Found found = betweenTricks(next, then, alpha);
    return {found.points, std::min(found.rank, rank)};
}

Solver::Search::Found Solver::Search::inTrick(const Trick& trick, const Position& position, Mask left,
                                              int alpha, std::uint8_t& best) {
    Moves moves = movesOf(trick, position, left);
    if (moves.size > 1) {
        order(moves, trick, position, left);
        for (int i = 0; i < moves.size; ++i)
            if (moves.list[static_cast<std::size_t>(i)].place == best)
                moves.list[static_cast<std::size_t>(i)].order = kEndless;
    }
    const bool up = sideOf(position.chooser()) == Side::NS;
    Found bound{up ? -kEndless : kEndless, kNoRank};
    for (int i = 0; i < moves.size; ++i) {
        auto next = moves.list.begin() + i;
        for (auto m = next + 1; m != moves.list.begin() + moves.size; ++m)
            if (m->order > next->order)
                next = m;
        std::iter_swap(moves.list.begin() + i, next);
        Move& move = moves.list[static_cast<std::size_t>(i)];
        bool skip = false;
        if (i > 0 && isTrump(move.card) && (trick.open.live & Ending::bit(move.place)) == 0)
            for (auto m = moves.list.begin(); m != next && m != moves.list.begin() + i && !skip; ++m)
                skip = m->place < m->order && move.place < m->order && isTrump(m->card) &&
                       ending_.value[m->place] == ending_.value[move.place] &&
                       (trick.open.live & Ending::bit(m->place)) == 0;
        if (skip) {
            move.order = 0;
            continue;
        }
        const Found found = after(trick, position, left, move, alpha);
        if (stopped_)
            return {};
        move.order = found.rank; // of no more use as an order
        if (up ? found.points > bound.points : found.points < bound.points) {
            bound.points = found.points;
        }
        if ((bound.points > alpha) == up) {
            bound.rank = found.rank;
            best = move.place;
            break;
        }
        bound.rank = std::min(bound.rank, found.rank);
    }
    return bound;
}

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

// Closes in on a value from a first guess: in growing steps while it is bounded on one side, then by halves.
// `bound` answers for alpha as betweenTricks() does.
template<class Bound>
int Solver::Search::closeIn(int guess, Bound bound) const {
    int lower = -kEndless, upper = kEndless;
    int alpha = guess - 1;
    for (int step = 0; lower < upper && !stopped_; step = 2 * step + 1) {
        const int found = bound(alpha);
        (found > alpha ? lower : upper) = found;
        if (upper == kEndless)
            alpha = lower + step;
        else if (lower == -kEndless)
            alpha = upper - 1 - step;
        else
            alpha = lower + (upper - lower) / 2;
        alpha = std::min(alpha, upper - 1);
    }
    return lower;
}

std::vector<Scored> Solver::Search::all() {
    Moves moves = movesOf(trick_, position_, left_);
    order(moves, trick_, position_, left_);
    const auto end = moves.list.begin() + moves.size;
    std::sort(moves.list.begin(), end, [](const Move& a, const Move& b) { return a.order > b.order; });
    std::array<int, 64> points{};
    int guess = settledAtRoot();
    for (auto m = moves.list.begin(); m != end; ++m) {
        guess = closeIn(guess, [&](int alpha) { return after(trick_, position_, left_, *m, alpha).points; });
        points[m->place] = guess;
    }
    if (stopped_)
        return {};
    std::vector<Scored> scored;
    for (Card c : position_.legal()) {
        // A card that was left out does the same as the one before it.
        const bool searched =
            std::any_of(moves.list.begin(), end, [c](const Move& m) { return m.card == c; });
        scored.push_back({c, searched ? points[ending_.place[c.id]] : scored.back().points});
    }
    return scored;
}

std::optional<int> Solver::Search::best() {
    std::uint8_t first = Bounds::kNoCard;
    const int points = closeIn(
        settledAtRoot(), [&](int alpha) { return inTrick(trick_, position_, left_, alpha, first).points; });
    return stopped_ ? std::nullopt : std::optional(points);
}

int Solver::Search::settledAtRoot() const {
    return trick_.points + (trick_.open.low + trick_.open.high) / 2 +
           cardPoints(trick_.cardsNs + count(ending_.all) / 2);
}

} // namespace players
