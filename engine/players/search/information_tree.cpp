#include "information_tree.h"

#include "tally.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>

namespace players {

using namespace minchiate;

namespace {

// Deals looked for in vain, one after the other, before a tree gives up.
constexpr int kFailuresInARow = 100;
constexpr int kSolverTableBits = 12;
constexpr double kLeastSpread = 20; // points: first results may agree by chance
constexpr int kSample = 100;        // iterations that tell how far results lie apart

// About the logarithm to base 2, and the same on every machine, as the library's own need not be.
double roughLog(std::int32_t n) {
    const int whole = std::bit_width(static_cast<std::uint32_t>(n)) - 1;
    return whole + static_cast<double>(n - (1 << whole)) / (1 << whole);
}

// M6.10: with the switch a seat falls when its turn comes.
void letFall(Position& position, const RuleSet& rules) {
    if (rules.autoFall && position.mayFall())
        position.fall();
}

int tricksLeft(const Position& position) {
    return kTricks + 1 - position.trickNumber();
}

} // namespace

InformationTree::InformationTree(const TreeSearch& search, tricks::Random random)
    : search_(&search), worldSource_(search.worlds()), random_(random), solver_(kSolverTableBits), nodes_(1) {
}

void InformationTree::grow(int iterations, const std::stop_token& stop) {
    for (int i = 0, inVain = 0; i < iterations && inVain < kFailuresInARow && !stop.stop_requested(); ++i) {
        if (const auto world = worldSource_(random_)) {
            inVain = 0;
            if (iterate(*world, stop))
                ++worlds_;
        } else {
            ++inVain;
            ++failures_;
        }
    }
}

bool InformationTree::iterate(const Supposed& world, const std::stop_token& stop) {
    const Position& start = world.position;
    Position position = start;
    const RuleSet& rules = search_->rules;
    int marks = 0;
    Side last{};
    std::int32_t node = 0;
    path_.assign(1, node);
    cards_.clear();
    for (bool isNew = false; !isNew;) {
        letFall(position, rules);
        node = search_->shares ? chooseByShares(node, start, position, isNew)
                               : choose(node, start, position, isNew);
        path_.push_back(node);
        cards_.push_back(at(node).card);
        position.play(at(node).card);
        if (position.trickFull()) {
            const Gathered done = position.gather();
            last = sideOf(done.winner);
            marks += sign(last) * done.points;
            if (position.over())
                break;
        }
        if (tricksLeft(position) <= search_->exactTricks)
            break;
    }
    int points = marks;
    if (position.over()) {
        points += countDifference({{position.captured(Side::NS), position.captured(Side::EW)}}, last, rules);
    } else if (tricksLeft(position) <= search_->exactTricks) {
        const auto exact = solver_.valueOf(position, rules, stop);
        if (!exact)
            return false;
        points += *exact;
    } else {
        letFall(position, rules);
        points += search_->playOut({start, cards_, position}, random_);
    }
    points -= world.expected;
    if (sampled_ < kSample) {
        ++sampled_;
        sum_ += points;
        squares_ += std::int64_t{points} * points;
    }
    for (std::int32_t passed : path_) {
        ++at(passed).visits;
        at(passed).points += points;
    }
    return true;
}

// A card not yet tried here, if there is one; else the one whose mean for the chooser's side, with the
// benefit of the doubt, is best. Only cards legal in this deal take part, and the doubt is measured against
// the deals in which the card was legal.
std::int32_t InformationTree::choose(std::int32_t parent, const Position& start, const Position& position,
                                     bool& isNew) {
    CardSet untried = position.legal();
    if (search_->prefer && parent != 0 && at(parent).visits < search_->trust) {
        const Card card = search_->prefer({start, cards_, position}, untried, random_);
        for (std::int32_t child = at(parent).firstChild; child != kNone; child = at(child).nextSibling)
            if (at(child).card == card)
                return child;
        isNew = true;
        return add(parent, card);
    }
    const int up = sign(sideOf(position.chooser()));
    std::int32_t best = kNone;
    double bestBound = 0;
    const double doubt = search_->exploration * spread();
    for (std::int32_t child = at(parent).firstChild; child != kNone; child = at(child).nextSibling) {
        Node& node = at(child);
        if (!untried.contains(node.card))
            continue;
        untried.erase(node.card);
        ++node.chances;
        // A card whose only trial was stopped has no mean: it is tried again at once.
        const double visits = std::max(node.visits, 1);
        const double bound = static_cast<double>(up * node.points) / visits +
                             doubt * std::sqrt(roughLog(node.chances) / visits);
        if (best == kNone || bound > bestBound) {
            best = child;
            bestBound = bound;
        }
    }
    if (untried.empty())
        return best;
    isNew = true;
    const Card card = search_->prefer
                          ? search_->prefer({start, cards_, position}, untried, random_)
                          : untried.pick([this](int n) {
                                return static_cast<int>(random_.below(static_cast<std::uint32_t>(n)));
                            });
    return add(parent, card);
}

// The card whose mean for the chooser's side, with what its share of the attention still allows it, is best.
// One not yet tried is taken to be worth what the node has been so far.
std::int32_t InformationTree::chooseByShares(std::int32_t parent, const Position& start,
                                             const Position& position, bool& isNew) {
    shares_.clear();
    search_->shares({start, cards_, position}, shares_);
    const int up = sign(sideOf(position.chooser()));
    const Node& above = at(parent);
    const double soFar = static_cast<double>(up * above.points) / std::max(above.visits, 1);
    std::int32_t visits = 1;
    for (const Share& share : shares_)
        if (const std::int32_t child = childOf(parent, share.card); child != kNone)
            visits += at(child).visits;
    const double doubt = search_->exploration * spread() * std::sqrt(static_cast<double>(visits));
    std::int32_t best = kNone;
    Card bestCard;
    double bestBound = -std::numeric_limits<double>::infinity();
    for (const Share& share : shares_) {
        const std::int32_t child = childOf(parent, share.card);
        const std::int32_t tried = child == kNone ? 0 : at(child).visits;
        const double mean = tried == 0 ? soFar : static_cast<double>(up * at(child).points) / tried;
        const double bound = mean + doubt * share.share / (1 + tried);
        if (bound > bestBound) {
            best = child;
            bestCard = share.card;
            bestBound = bound;
        }
    }
    isNew = best == kNone && shares_.size() > 1; // where there is no choice there is nothing to play out
    return best == kNone ? add(parent, bestCard) : best;
}

std::int32_t InformationTree::childOf(std::int32_t parent, Card card) const {
    std::int32_t child = nodes_[static_cast<std::size_t>(parent)].firstChild;
    while (child != kNone && nodes_[static_cast<std::size_t>(child)].card != card)
        child = nodes_[static_cast<std::size_t>(child)].nextSibling;
    return child;
}

// Taken from the first iterations only: later ones go mostly down one line, whose results differ little, and
// would take away the doubt about all others.
double InformationTree::spread() const {
    const double n = std::max(sampled_, 1);
    const double mean = static_cast<double>(sum_) / n;
    return std::max(kLeastSpread, std::sqrt(std::max(0.0, static_cast<double>(squares_) / n - mean * mean)));
}

std::int32_t InformationTree::add(std::int32_t parent, Card card) {
    const auto n = static_cast<std::int32_t>(nodes_.size());
    nodes_.push_back({card, kNone, at(parent).firstChild, 0, 1, 0});
    at(parent).firstChild = n;
    return n;
}

std::vector<TreeMove> InformationTree::moves() const {
    std::vector<TreeMove> list;
    for (std::int32_t n = nodes_.front().firstChild; n != kNone;) {
        const Node& node = nodes_[static_cast<std::size_t>(n)];
        if (node.visits > 0)
            list.push_back({node.card, node.visits, node.points});
        n = node.nextSibling;
    }
    return list;
}

} // namespace players
