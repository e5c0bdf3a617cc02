#include "minchiate/advice/stakes.h"

#include "minchiate/advice/walks.h"
#include "minchiate/players/policy/rollout.h"
#include "minchiate/tally.h"

#include <algorithm>
#include <functional>
#include <map>

namespace advice {

using namespace minchiate;
using namespace players;

namespace {

// Which part of a hand's points: a counter by its number, a versicola by its kind.
struct Part {
    StakeKind kind{};
    int which = 0;
    auto operator<=>(const Part&) const = default;
};

struct Sum {
    std::int64_t points = 0;
    CardSet cards;
};
using Sums = std::map<Part, Sum>;

// Adds a hand played to its end, times `sign`, for NS. `ownedBy` is whose hands the cards in play were in.
void add(Sums& sums, const Tried& tried, const RuleSet& rules, int sign) {
    const PlayedOut end = conventionPlayedOut(tried.position, tried.memory, rules);
    PerSide<CardSet> owned;
    for (Seat seat : kSeats)
        owned[sideOf(seat)] |= tried.position.hand(seat);
    for (int i = 0; i < tried.position.played(); ++i)
        owned[sideOf(tried.position.playerOf(i))].insert(tried.position.played(i));
    for (Side side : kSides) {
        const int up = sign * tricks::sign(side);
        const CardSet captured = end.captured[side];
        for (Card card : captured& kCounters) {
            // What was captured before lies where it lies; the others are marked when they die (M6.8).
            const bool died = owned[other(side)].contains(card);
            Sum& sum = sums[{StakeKind::Counter, card.id}];
            sum.points += up * value(card) * (died ? 2 : 1);
            sum.cards = CardSet(card);
        }
        for (const Versicola& v : versicoleOf(captured, rules)) {
            Sum& sum = sums[{StakeKind::Versicola, static_cast<int>(v.kind)}];
            sum.points += up * v.points;
            sum.cards |= v.cards;
        }
        if (captured.size() > 42)
            sums[{StakeKind::Cards, 0}].points += up * (captured.size() - 42);
    }
    sums[{StakeKind::LastTrick, 0}].points += sign * tricks::sign(end.last) * 10;
    sums[{StakeKind::Declared, 0}].points += sign * tried.marked;
}

} // namespace

std::vector<Stake> stakesBetween(const SeatView& view, const Action& better, const Action& other, int worlds,
                                 std::uint64_t seed, double least, const std::stop_token& stop) {
    const Seen seen(view);
    const auto list = candidates(seen, {better, other});
    const auto find = [&](const Action& action) {
        return std::ranges::find_if(list, [&](const Candidate& one) { return isSame(one.action, action); });
    };
    const auto one = find(better), two = find(other);
    Worlds source(seen, seed);
    Sums sums;
    int count = 0;
    for (int i = 0; i < std::max(1, worlds / static_cast<int>(kWalks)); ++i)
        for (std::size_t walk = 0; walk < kWalks; ++walk) {
            const World* world = source.next(walk);
            if (!world || stop.stop_requested())
                return {};
            const int up = sign(sideOf(view.seat));
            add(sums, one->in(*world), view.rules, up);
            add(sums, two->in(*world), view.rules, -up);
            ++count;
        }
    std::vector<Stake> stakes;
    for (const auto& [part, sum] : sums) {
        Stake stake{part.kind, sum.cards, {}, static_cast<double>(sum.points) / count};
        if (part.kind == StakeKind::Versicola)
            stake.versicola = static_cast<VersicolaKind>(part.which);
        if (std::abs(stake.points) >= least)
            stakes.push_back(stake);
    }
    std::ranges::stable_sort(stakes, std::greater(), &Stake::points);
    return stakes;
}

} // namespace advice
