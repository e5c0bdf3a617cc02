#include "pimc.h"

#include "convention.h"
#include "decisions.h"
#include "rollout.h"

#include <algorithm>
#include <numeric>

namespace players {

using namespace minchiate;

namespace {

// Sums over worlds; whole numbers, so that the order of adding is nothing.
using Sums = std::vector<std::int64_t>;

struct Totals {
    Sums sums;
    std::int64_t worlds = 0; // weighed

    [[nodiscard]] double mean(std::size_t i) const {
        return static_cast<double>(sums[i]) / static_cast<double>(std::max<std::int64_t>(1, worlds));
    }
};

// Sums for each choice over the worlds of a decision: `weigh(world, sums)` adds those of one world.
template<class Weigh>
Totals overWorlds(const SeatView& view, const Pimc& pimc, int count, std::size_t choices, Thinking& thinking,
                  Weigh weigh) {
    const Work work(thinking);
    const std::vector<World> worlds =
        likelyWorlds(view, pimc.supposing, work.times(count), thinking.random.next(), work);
    std::vector<Totals> parts(static_cast<std::size_t>(work.threads()), Totals{Sums(choices, 0), 0});
    work.each(static_cast<int>(worlds.size()), [&](int i, std::size_t thread) {
        weigh(worlds[static_cast<std::size_t>(i)], parts[thread].sums);
        ++parts[thread].worlds;
    });
    Totals all{Sums(choices, 0), 0};
    for (const Totals& part : parts) {
        all.worlds += part.worlds;
        for (std::size_t c = 0; c < choices; ++c)
            all.sums[c] += part.sums[c];
    }
    return all;
}

// The best of the actions, the first of equals, when each is worth its mean and what `besides` gives for it;
// they are told to whoever asked what was considered.
Action bestOf(const SeatView& view, const std::vector<Action>& actions, const Totals& totals,
              const std::vector<double>& besides, Thinking& thinking) {
    std::vector<std::size_t> order(actions.size());
    std::iota(order.begin(), order.end(), 0);
    std::ranges::stable_sort(order, std::greater(),
                             [&](std::size_t i) { return totals.mean(i) + besides[i]; });
    if (thinking.considered) {
        thinking.considered->clear();
        for (std::size_t i : order)
            thinking.considered->push_back({actions[i], totals.mean(i), reasonFor(view, actions[i])});
    }
    return actions[order.front()];
}

// ---- Cards ----

// Cards worth trying, those that convention likes best first.
std::vector<Weighed> cardsToTry(const SeatView& view) {
    const WeighedCards all = weighedCards(seenPosition(view), ownMemoryOf(view));
    std::vector<Weighed> cards(all.cards.begin(), all.cards.begin() + all.count);
    std::ranges::stable_sort(cards, [](const Weighed& a, const Weighed& b) {
        return a.worth != b.worth ? a.worth > b.worth : a.card < b.card;
    });
    return cards;
}

Action chooseCard(const SeatView& view, const Pimc& pimc, Thinking& thinking) {
    const Seat seat = view.choice->seat; // a fallen one's card is the viewer's to choose (M6.10)
    std::vector<Action> actions;
    const std::vector<Weighed> cards = cardsToTry(view);
    for (const Weighed& weighed : cards)
        actions.push_back({seat, Play{weighed.card}});
    if (cards.size() == 1)
        return bestOf(view, actions, {{0}, 0}, {0}, thinking);
    const Positions positions(view);
    const Memory memory = memoryOf(view);
    const int side = sign(sideOf(view.seat));
    const auto weigh = [&](const World& world, Sums& sums) {
        const Position position = positions.in(world);
        for (std::size_t c = 0; c < cards.size(); ++c) {
            Position next = position;
            Memory told = memory;
            remember(told, next, cards[c].card);
            next.play(cards[c].card);
            sums[c] += side * conventionPlayOut(next, told, view.rules);
        }
    };
    std::vector<double> besides;
    constexpr double point = 16; // in convention's measure
    for (const Weighed& weighed : cards)
        besides.push_back(pimc.prior * weighed.worth / point);
    return bestOf(view, actions, overWorlds(view, pimc, pimc.worlds, cards.size(), thinking, weigh), besides,
                  thinking);
}

// ---- Discards ----

// Ways to lay cards away: by convention in some moods, and whole suits emptied as far as the number goes.
std::vector<std::vector<Card>> waysToLayAway(const DiscardChoice& choice) {
    std::vector<std::vector<Card>> ways;
    const auto add = [&](std::vector<Card> way) {
        std::ranges::sort(way);
        if (std::ranges::find(ways, way) == ways.end())
            ways.push_back(std::move(way));
    };
    add(cardsToLayAway(choice));
    for (const DiscardWeights& by : {DiscardWeights{0, 0, -3, 0, 0.1}, DiscardWeights{4, 3, -6, -3, 0.3},
                                     DiscardWeights{8, 0, 2, 0, 0.1}})
        add(cardsToLayAway(choice, by));
    for (unsigned suits = 1; suits < 16; ++suits) {
        CardSet emptied;
        for (Suit suit : kSuits)
            if ((suits >> static_cast<unsigned>(suit)) & 1)
                emptied |= choice.from & cardsOf(suit);
        emptied -= kKings;
        if (emptied.empty() || emptied.size() > choice.count)
            continue;
        std::vector<Card> way;
        for (Card card : emptied)
            way.push_back(card);
        const DiscardChoice rest{choice.count - emptied.size(), choice.from - emptied, choice.countersLast};
        if (rest.count > 0)
            for (Card card : cardsToLayAway(rest))
                way.push_back(card);
        add(std::move(way));
    }
    return ways;
}

// A hand with more than 21 cards lays the others away by convention.
CardSet downTo21(CardSet hand, const RuleSet& rules) {
    if (const int over = hand.size() - kTricks; over > 0)
        hand -= setOf(cardsToLayAway({over, hand, rules.noCounterDiscard}));
    return hand;
}

Action chooseDiscards(const SeatView& view, const Pimc& pimc, Thinking& thinking) {
    const auto& choice = std::get<DiscardChoice>(view.choice->among);
    const auto ways = waysToLayAway(choice);
    std::vector<Action> actions;
    for (const auto& way : ways)
        actions.push_back({view.seat, Discard{way}});
    // Past 13 robbed cards the order of the discards matters as well (M5.4): left to convention.
    if (ways.size() == 1 || static_cast<int>(view.robbed.size()) > 13)
        return bestOf(view, {actions.front()}, {{0}, 0}, {0}, thinking);
    const Memory memory = memoryOf(view);
    const int side = sign(sideOf(view.seat));
    const auto weigh = [&](const World& world, Sums& sums) {
        PerSeat<CardSet> hands = world.hands;
        for (Seat seat : kSeats)
            if (seat != view.seat)
                hands[seat] = downTo21(hands[seat], view.rules);
        for (std::size_t w = 0; w < ways.size(); ++w) {
            hands[view.seat] = choice.from - setOf(ways[w]);
            Memory told = memory;
            told.shown[view.seat] &= hands[view.seat];
            const Position start(hands, tricks::right(view.dealer), view.rules);
            sums[w] += versicolePoints(hands[view.seat], view.rules) + // to be declared
                       side * conventionPlayOut(start, told, view.rules);
        }
    };
    return bestOf(view, actions, overWorlds(view, pimc, pimc.worldsForDiscards, ways.size(), thinking, weigh),
                  std::vector<double>(ways.size(), 0), thinking);
}

} // namespace

Player pimcPlayer(std::string name, const Pimc& pimc) {
    return {std::move(name), [pimc](const SeatView& view, Thinking& thinking) -> Action {
                const Choice& choice = *view.choice;
                if (std::holds_alternative<PlayChoice>(choice.among))
                    return chooseCard(view, pimc, thinking);
                if (std::holds_alternative<DiscardChoice>(choice.among))
                    return chooseDiscards(view, pimc, thinking);
                return conventionPlayer().choose(view, thinking);
            }};
}

} // namespace players
