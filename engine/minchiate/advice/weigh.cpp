#include "minchiate/advice/weigh.h"

#include "minchiate/advice/open_cards.h"
#include "minchiate/players/trial.h"
#include "tricks/session.h"

#include <algorithm>

namespace advice {

using namespace minchiate;

namespace {

constexpr int kWorldsForStakes = 320;

bool isDecision(const Hand& hand, const Action& done) {
    const auto choice = hand.choice();
    return choice && (isRealChoice(*choice) || std::holds_alternative<Fall>(done.what));
}

int marksOf(const Hand& hand) {
    int points = 0;
    for (const Mark& mark : hand.tally().marks())
        points += sign(mark.side) * mark.points;
    return points;
}

// What is marked at once for the discards and declarations that everybody owes still; each makes all it can.
Hand withDuties(Hand hand) {
    while (const auto choice = hand.choice()) {
        if (const auto* declare = std::get_if<DeclareChoice>(&choice->among)) {
            Declare all;
            for (const Versicola& v : declare->held)
                all.shown.push_back(v.cards);
            (void)hand.apply({choice->seat, all});
        } else if (const auto* discard = std::get_if<DiscardChoice>(&choice->among)) {
            (void)hand.apply({choice->seat, Discard{players::waysToLayAway(*discard).front()}});
        } else {
            break;
        }
    }
    return hand;
}

// With all cards open, from the true position, for NS; nothing if stopped.
std::optional<double> openAfter(Hand hand, const Action& action, const std::stop_token& stop) {
    if (std::holds_alternative<Refusal>(hand.apply(action)))
        return std::nullopt;
    hand = withDuties(std::move(hand));
    if (hand.result())
        return netOf(hand);
    const SeatView view = viewOf(hand, hand.choice()->chooser);
    const players::Seen seen(view);
    PerSeat<CardSet> hands;
    for (Seat seat : kSeats)
        hands[seat] = hand.held(seat);
    int points = marksOf(hand) + declarationsToCome(hands, hand.tricks().size(), hand.rules());
    points += playedOpen(hand.position(), seen.common, hand.rules(), stop);
    return stop.stop_requested() ? std::nullopt : std::optional<double>(points);
}

} // namespace

const Option& Weighed::ofDone() const {
    return *std::ranges::find_if(options, [&](const Option& one) { return isSame(one.action, done); });
}

std::vector<int> decisionsOf(const Deal& deal, std::span<const Action> actions, std::optional<Seat> chooser) {
    std::vector<int> found;
    Hand hand(deal);
    for (std::size_t i = 0; i < actions.size(); ++i) {
        const auto choice = hand.choice();
        if (choice && (!chooser || choice->chooser == *chooser) && isDecision(hand, actions[i]))
            found.push_back(static_cast<int>(i));
        if (std::holds_alternative<Refusal>(hand.apply(actions[i])))
            break;
    }
    return found;
}

std::optional<Weighed> weigh(const Deal& deal, std::span<const Action> actions, int at, const Effort& effort,
                             std::uint64_t seed, std::stop_token stop) {
    const auto number = static_cast<std::size_t>(at);
    const Hand hand = fold(deal, actions.first(number)).hand;
    Weighed weighed;
    weighed.at = at;
    weighed.done = actions[number];
    if (!isDecision(hand, weighed.done))
        return std::nullopt;
    const Choice choice = *hand.choice();
    weighed.seat = choice.seat;
    weighed.chooser = choice.chooser;
    weighed.trick = hand.phase() == Phase::Play ? std::min(hand.position().trickNumber(), kTricks) : 0;
    const SeatView view = viewOf(hand, choice.chooser);
    const std::uint64_t its = tricks::randomFor(seed, choice.chooser, number).next();
    weighed.options = advice::weighed(view, {weighed.done}, effort, its, stop);
    if (weighed.options.empty())
        return std::nullopt;
    const Option &best = weighed.best(), &done = weighed.ofDone();
    weighed.cost = isAsGood(best, done) ? 0 : best.points - done.points;
    weighed.rawCost = done.behind;
    weighed.costError = done.error;
    for (const Option& option : weighed.options)
        if (isAsGood(best, option))
            weighed.asGood.push_back(option.action);
    if (weighed.cost > 0)
        weighed.lost = stakesBetween(view, best.action, weighed.done, kWorldsForStakes, its, 0.5, stop);
    const int side = sign(sideOf(choice.chooser));
    const auto open = [&](const Action& action) -> std::optional<double> {
        const auto points = openAfter(hand, action, stop);
        return points ? std::optional(side * *points) : std::nullopt;
    };
    weighed.openBest = open(best.action);
    weighed.openDone = open(weighed.done);
    return stop.stop_requested() ? std::nullopt : std::optional(std::move(weighed));
}

int netOf(const Hand& hand) {
    int points = marksOf(hand);
    if (const auto& result = hand.result())
        points += result->count[Side::NS].total() - result->count[Side::EW].total();
    return points;
}

} // namespace advice
