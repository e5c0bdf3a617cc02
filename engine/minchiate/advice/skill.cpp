#include "minchiate/advice/skill.h"

#include "minchiate/players/master.h"
#include "search/ranking.h"

#include <algorithm>
#include <cmath>

namespace advice {

using namespace minchiate;

namespace {

constexpr double kSureEnough = 5;
constexpr int kFewestGames = 24, kMostGames = 144; // with fewer the error itself is not known well

const players::Master& quickMaster() {
    static const players::Master master{
        .pimc = {.worlds = 12,
                 .worldsForDiscards = 24,
                 .supposing = {.habits = players::Habits{}, .pace = {.draws = 8, .settle = 16, .steps = 8}},
                 .prior = 1},
        .worldsToSolve = 24,
        .cardsToSolve = 20'000};
    return master;
}

// The costs of some decisions, and the error of their sum.
struct Costs {
    double points = 0, squares = 0;

    void add(const Weighed& weighed) {
        points += weighed.cost;
        squares += weighed.costError * weighed.costError;
    }
    [[nodiscard]] Part part(int sign) const {
        return {sign * static_cast<int>(std::lround(points)), std::sqrt(squares)};
    }
};

} // namespace

std::optional<int> playedByMasters(const Deal& deal, const Action& cut, int game, std::uint64_t seed,
                                   const std::stop_token& stop) {
    Hand hand(deal);
    if (std::holds_alternative<Refusal>(hand.apply(cut)))
        return std::nullopt;
    const std::uint64_t its = tricks::Random::forDecision(seed, static_cast<std::uint64_t>(game), 0).next();
    for (std::size_t number = 1; const auto choice = hand.choice(); ++number) {
        if (stop.stop_requested())
            return std::nullopt;
        tricks::Thought thought{tricks::randomFor(its, choice->chooser, number), stop};
        const SeatView view = viewOf(hand, choice->chooser);
        (void)hand.apply(players::chooseAsMaster(players::Seen(view), quickMaster(), thought));
    }
    return netOf(hand);
}

Worth worthOf(std::span<const int> nets) {
    double sum = 0;
    for (int net : nets)
        sum += net;
    return {nets.empty() ? 0 : sum / static_cast<double>(nets.size()),
            search::errorOfMean(nets.size(), [&](std::size_t i) { return nets[i]; }),
            static_cast<int>(nets.size())};
}

bool isEnough(const Worth& worth) {
    return worth.games >= kMostGames || (worth.games >= kFewestGames && worth.error < kSureEnough);
}

std::optional<Worth> worthOfDeal(const Deal& deal, const Action& cut, std::uint64_t seed,
                                 const std::stop_token& stop) {
    std::vector<int> nets;
    Worth worth;
    while (!isEnough(worth)) {
        const auto net = playedByMasters(deal, cut, static_cast<int>(nets.size()), seed, stop);
        if (!net)
            return std::nullopt;
        nets.push_back(*net);
        worth = worthOf(nets);
    }
    return worth;
}

SkillAndLuck skillAndLuck(int net, Seat reader, const Worth& worth, std::span<const Weighed> weighed) {
    const int side = sign(sideOf(reader));
    Costs own, partners, others;
    for (const Weighed& one : weighed)
        (one.chooser == reader ? own : sideOf(one.chooser) == sideOf(reader) ? partners : others).add(one);
    SkillAndLuck parts;
    parts.result = side * net;
    parts.deal = {side * static_cast<int>(std::lround(worth.points)), worth.error};
    parts.own = own.part(-1);
    parts.partner = partners.part(-1);
    parts.opponents = others.part(1);
    parts.luck.points =
        parts.result - parts.deal.points - parts.own.points - parts.partner.points - parts.opponents.points;
    for (const Part& part : {parts.deal, parts.own, parts.partner, parts.opponents})
        parts.luck.error = std::hypot(parts.luck.error, part.error);
    return parts;
}

std::vector<Expected> curveOf(Seat reader, std::span<const Weighed> weighed) {
    std::vector<Expected> curve;
    for (const Weighed& one : weighed)
        if (one.chooser == reader)
            curve.push_back({one.at, one.trick, one.expected(), one.best().ownError});
    std::ranges::sort(curve, {}, &Expected::at);
    return curve;
}

} // namespace advice
