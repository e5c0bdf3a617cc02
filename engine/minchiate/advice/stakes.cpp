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

using Sums = std::map<Part, std::int64_t>;

// Papi are a kind of their own here.
constexpr int kPapi = 100;
int partOf(const Versicola& v) {
    return v.kind == VersicolaKind::Run && v.cards.contains(trump(3)) ? kPapi : static_cast<int>(v.kind);
}

// What versicole of the kind are made of.
CardSet madeOf(int part) {
    if (part == kPapi)
        return trumpRun(1, 5);
    switch (static_cast<VersicolaKind>(part)) {
    case VersicolaKind::Run:
        return trumpRun(28, 40);
    case VersicolaKind::Fools:
        return kFoolsVersicola - CardSet(kFool);
    case VersicolaKind::Thirteen:
        return kThirteenVersicola;
    case VersicolaKind::Tens:
        return kTensWithin | kTensEnds;
    case VersicolaKind::Kings:
        return kKings;
    case VersicolaKind::Demon:
        return kDemonVersicola;
    }
    return {};
}

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
            sums[{StakeKind::Counter, card.id}] += up * value(card) * (died ? 2 : 1);
        }
        for (const Versicola& v : versicoleOf(captured, rules))
            sums[{StakeKind::Versicola, partOf(v)}] += up * v.points;
        if (captured.size() > 42)
            sums[{StakeKind::Cards, 0}] += up * (captured.size() - 42);
    }
    sums[{StakeKind::LastTrick, 0}] += sign * tricks::sign(end.last) * 10;
    sums[{StakeKind::Declared, 0}] += sign * tried.marked;
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
        Stake stake{part.kind, {}, {}, static_cast<double>(sum) / count};
        if (part.kind == StakeKind::Counter)
            stake.cards = CardSet(Card{static_cast<std::uint8_t>(part.which)});
        if (part.kind == StakeKind::Versicola) {
            stake.cards = madeOf(part.which);
            stake.versicola =
                part.which == kPapi ? VersicolaKind::Run : static_cast<VersicolaKind>(part.which);
        }
        if (std::abs(stake.points) >= least)
            stakes.push_back(stake);
    }
    std::ranges::stable_sort(stakes, std::greater(), &Stake::points);
    return stakes;
}

} // namespace advice
