#include "minchiate/players/solver/solver_search.h"

#include "minchiate/tally.h"

#include <algorithm>

namespace players {

using namespace minchiate;
using tricks::bits::count;

bool Solver::Search::start(const Position& position, const RuleSet& rules, std::stop_token stop,
                           long long most) {
    if (position.over() || position.trickFull())
        return false;
    const int left = position.hand(position.turn()).size();
    if (left == 0 || left > kMostTricks)
        return false;
    stop_ = std::move(stop);
    stopped_ = stop_.stop_requested();
    triedAtMost_ = most > std::numeric_limits<long long>::max() - tried_ ? most : tried_ + most;
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
    if (++tried_ > triedAtMost_ || ((tried_ & 1023) == 0 && stop_.stop_requested()))
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

int Solver::Search::settledAtRoot() const {
    return trick_.points + (trick_.open.low + trick_.open.high) / 2 +
           cardPoints(trick_.cardsNs + count(ending_.all) / 2);
}

} // namespace players
