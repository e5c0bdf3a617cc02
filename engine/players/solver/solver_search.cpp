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
    const PerSide<CardSet> before{{position.captured(Side::NS), position.captured(Side::EW)}};
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
    for (Side s : kSides) {
        next.held[s] = ending_.maskOf(position.captured(s));
        next.points += sign(s) * (value(position.captured(s)) - value(before[s]));
    }
    next.cardsNs = position.captured(Side::NS).size();
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
        const Side side = (sure & ending_.ownedBySide[Side::NS]) != 0 ? Side::NS : Side::EW;
        const Seat one = side == Side::NS ? Seat::S : Seat::E;
        const int wins =
            std::max(count(sure & ending_.ownedBy[one]), count(sure & ending_.ownedBy[partner(one)]));
        int gain = 3 * ending_.valueOf(sure); // each saved counts once, lost it would count against twice
        for (Seat loser : {right(one), left(one)}) {
            const Mask hand = trick.left & ending_.ownedBy[loser];
            const Mask counters = hand & (ending_.threes | ending_.fives | ending_.tens) & ~fool_;
            int lost = wins - (count(hand) - count(counters));
            if (lost <= 0)
                continue;
            for (const auto& [mask, value] :
                 {std::pair{ending_.threes, 3}, {ending_.fives & ~fool_, 5}, {ending_.tens, 10}}) {
                const int these = std::min(lost, count(hand & mask));
                gain += 3 * value * these;
                lost -= these;
            }
        }
        if (4 * wins == cards)
            gain += 20;
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
    if (trick.poor) more |= Mask{1} << 15;
    Mask left = trick.left;
    if (!trick.poor) {
        left = 0;
        int prev = -1;
        for (Mask rest = trick.left; rest; rest &= rest - 1) {
            int p = std::countr_zero(rest);
            Mask bit = Ending::bit(p);
            if (!(versicole_.concerned() & bit)) {
                Mask suit = 0, own = 0;
                for (Mask m : ending_.suit) if (m & bit) suit = m;
                for (Mask m : ending_.ownedBy) if (m & bit) own = m;
                Mask vm = ending_.threes & bit ? ending_.threes : ending_.fives & bit ? ending_.fives : ending_.tens & bit ? ending_.tens : ~(ending_.threes|ending_.fives|ending_.tens);
                Mask slots = suit & own & vm & ~versicole_.concerned();
                slots &= prev < 0 ? ~Mask{0} : ~((Ending::bit(prev) << 1) - 1);
                p = std::countr_zero(slots);
            }
            left |= Ending::bit(p);
            prev = p;
        }
    }
    const auto settled = [&trick](Side s) { return static_cast<Mask>(trick.open.settled[s]) << 48; };
    return {left | more << 48, held[Side::NS] | settled(Side::NS), held[Side::EW] | settled(Side::EW)};
}

int Solver::Search::betweenTricks(const Trick& trick, const Position& position, int alpha) {
    const Range range = reach(trick, position);
    if (range.lowest > alpha)
        return range.lowest;
    if (range.highest <= alpha)
        return range.highest;
    // What the table holds is beyond what is settled.
    const int settled = trick.points + trick.open.low + cardPoints(trick.cardsNs);
    const TrickKey key = keyOf(trick, position);
    const std::uint64_t hash = key.hash();
    Bounds bounds;
    if (const Bounds* found = table_.find(key, hash)) {
        bounds = *found;
        if (bounds.lower + settled > alpha)
            return bounds.lower + settled;
        if (bounds.upper + settled <= alpha)
            return bounds.upper + settled;
    }
    const int points = inTrick(trick, position, trick.left, alpha, bounds.best);
    if (stopped_)
        return 0;
    (points > alpha ? bounds.lower : bounds.upper) = static_cast<std::int16_t>(points - settled);
    bounds.cardsLeft = static_cast<std::uint8_t>(count(trick.left));
    table_.store(key, hash, bounds);
    return points;
}

int Solver::Search::after(const Trick& trick, const Position& position, Mask left, const Move& move,
                          int alpha) {
    if ((++tried_ & 1023) == 0 && stop_.stop_requested())
        stopped_ = true;
    if (stopped_)
        return 0;
    Position then = position;
    then.play(move.card);
    left &= ~Ending::bit(move.place);
    if (!then.trickFull()) {
        letFall(then);
        std::uint8_t best = Bounds::kNoCard;
        return inTrick(trick, then, left, alpha, best);
    }
    int last = 0;
    Trick next = gathered(trick, then, last);
    if (then.over()) {
        // Who pays for the Fool after the last trick may break a versicola: the count begins afresh.
        const PerSide<CardSet> captured{{then.captured(Side::NS), then.captured(Side::EW)}};
        int points = next.points + 10 * last + cardPoints(next.cardsNs);
        for (Side s : kSides)
            points += sign(s) * versicolePoints(captured[s], rules_);
        return points;
    }
    letFall(then);
    look(next, then);
    return betweenTricks(next, then, alpha);
}

int Solver::Search::inTrick(const Trick& trick, const Position& position, Mask left, int alpha,
                            std::uint8_t& best) {
    Moves moves = movesOf(trick, position, left);
    if (moves.size > 1) {
        order(moves, trick, position, left);
        for (int i = 0; i < moves.size; ++i)
            if (moves.list[static_cast<std::size_t>(i)].place == best)
                moves.list[static_cast<std::size_t>(i)].order = kEndless;
    }
    const bool up = sideOf(position.chooser()) == Side::NS;
    int bound = up ? -kEndless : kEndless;
    for (int i = 0; i < moves.size; ++i) {
        auto next = moves.list.begin() + i;
        for (auto m = next + 1; m != moves.list.begin() + moves.size; ++m)
            if (m->order > next->order)
                next = m;
        std::iter_swap(moves.list.begin() + i, next);
        const Move& move = moves.list[static_cast<std::size_t>(i)];
        const int points = after(trick, position, left, move, alpha);
        if (stopped_)
            return 0;
        if (up ? points > bound : points < bound) {
            bound = points;
            best = move.place;
        }
        if ((bound > alpha) == up)
            break;
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

void Solver::Search::order(Moves& moves, const Trick& trick, const Position& position, Mask left) const {
    const Seat me = position.turn();
    const Side mine = sideOf(me);
    const int good = sideOf(position.chooser()) == mine ? 1 : -1;
    const auto rank = [&](const Move& m) {
        return isTrump(m.card) ? 20 + trumpNumber(m.card) : m.card.id % 14;
    };
    const Mask theirs = left & ending_.ownedBySide[other(mine)];
    if (position.played() == 0) {
        const Mask against = highest(theirs & ending_.trumps());
        for (int i = 0; i < moves.size; ++i) {
            Move& m = moves.list[static_cast<std::size_t>(i)];
            const int worth = ending_.value[m.place];
            if (isTrump(m.card) && Ending::bit(m.place) > against)
                m.order = good * (60 + worth);
            else
                m.order = good * (30 - 3 * worth - rank(m) / 4);
        }
        return;
    }
    (void)trick;
    const int at = position.winning();
    const Card top = position.played(at);
    const bool fool = position.played(0) == kFool && position.played() == 1;
    const bool partnerWins = !fool && sideOf(position.playerOf(at)) == mine;
    const bool lastToPlay = position.played() == 3;
    for (int i = 0; i < moves.size; ++i) {
        Move& m = moves.list[static_cast<std::size_t>(i)];
        const int worth = ending_.value[m.place];
        const bool beats =
            !fool && m.card != kFool &&
            (isTrump(m.card) ? !isTrump(top) || m.card.id > top.id
                             : !isTrump(top) && suitOf(m.card) == suitOf(top) && m.card.id > top.id);
        int o = 0;
        if (beats)
            o = lastToPlay ? 60 + 3 * worth - rank(m) / 4 : 50 - worth + rank(m) / 4;
        else if (partnerWins)
            o = 40 + 3 * worth - rank(m) / 4;
        else
            o = 30 - 3 * worth - rank(m) / 4;
        m.order = good * o;
    }
}

int Solver::Search::exact(const Move& move, int guess) {
    int lower = -kEndless, upper = kEndless;
    while (lower < upper && !stopped_) {
        const int alpha = guess == lower ? guess : guess - 1;
        guess = after(trick_, position_, left_, move, alpha);
        (guess > alpha ? lower : upper) = guess;
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
        guess = exact(*m, guess);
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
    int lower = -kEndless, upper = kEndless;
    int guess = settledAtRoot();
    std::uint8_t first = Bounds::kNoCard;
    while (lower < upper && !stopped_) {
        const int alpha = guess == lower ? guess : guess - 1;
        guess = inTrick(trick_, position_, left_, alpha, first);
        (guess > alpha ? lower : upper) = guess;
    }
    return stopped_ ? std::nullopt : std::optional(lower);
}

int Solver::Search::settledAtRoot() const {
    return trick_.points + (trick_.open.low + trick_.open.high) / 2 +
           cardPoints(trick_.cardsNs + count(ending_.all) / 2);
}

} // namespace players
