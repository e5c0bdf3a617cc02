#include "pimc.h"

#include "convention.h"
#include "decisions.h"
#include "rollout.h"

#include <algorithm>
#include <numeric>
#include <span>

namespace players {

using namespace minchiate;

namespace {

// Choices by what they make over worlds, the best first.
struct Ranking {
    std::vector<std::size_t> order;
    std::vector<double> points; // by choice
};

// Weighs choices in two heats and a final, on a quarter, a quarter and a half of the worlds; after each heat
// the poorer half is out. `score(world, choice)` is what a choice makes in one world, `besides` what it is
// worth besides. One that is out is told by how far it was behind the best then. Sums are whole numbers, so
// that the order of adding is nothing.
template<class Score>
Ranking ranked(const std::vector<World>& worlds, const std::vector<double>& besides, const Work& work,
               Score score) {
    using Sums = std::vector<std::int64_t>;
    const std::size_t choices = besides.size();
    Ranking ranking{std::vector<std::size_t>(choices), std::vector<double>(choices, 0)};
    std::iota(ranking.order.begin(), ranking.order.end(), 0);
    const auto mean = [](std::int64_t sum, std::size_t count) {
        return count == 0 ? 0 : static_cast<double>(sum) / static_cast<double>(count);
    };
    std::size_t left = choices, done = 0;
    Sums sums(choices, 0);
    std::vector<std::pair<Sums, std::size_t>> after; // of each heat, with the worlds so far
    std::vector<std::size_t> last(choices, 0);       // heat that a choice took part in
    for (const std::size_t quarters : {1, 2, 4}) {
        const auto in = std::span(ranking.order).first(left);
        const std::size_t until = worlds.size() * quarters / 4;
        std::vector<Sums> parts(static_cast<std::size_t>(work.threads()), Sums(choices, 0));
        work.each(static_cast<int>(until - done), [&](int i, std::size_t thread) {
            for (std::size_t c : in)
                parts[thread][c] += score(worlds[done + static_cast<std::size_t>(i)], c);
        });
        for (const Sums& part : parts)
            for (std::size_t c : in)
                sums[c] += part[c];
        done = until;
        std::ranges::stable_sort(in, std::greater(),
                                 [&](std::size_t c) { return mean(sums[c], done) + besides[c]; });
        for (std::size_t c : in)
            last[c] = after.size();
        after.push_back({sums, done});
        if (done > 0)
            left = std::max(std::min<std::size_t>(left, 2), (left + 1) / 2);
    }
    const std::size_t best = ranking.order.front();
    for (std::size_t c = 0; c < choices; ++c) {
        const auto& [then, count] = after[last[c]];
        ranking.points[c] = mean(sums[best], done) + mean(then[c] - then[best], count);
    }
    return ranking;
}

// The best of the actions; they are told to whoever asked what was considered.
template<class Score>
Action bestOf(const SeatView& view, const Pimc& pimc, int worlds, const std::vector<Action>& actions,
              const std::vector<double>& besides, Thinking& thinking, Score score) {
    const Work work(thinking);
    const auto drawn = actions.size() == 1 ? std::vector<World>{}
                                           : likelyWorlds(view, pimc.supposing, work.times(worlds),
                                                          thinking.random.next(), work);
    const Ranking ranking = ranked(drawn, besides, work, score);
    if (thinking.considered) {
        thinking.considered->clear();
        for (std::size_t i : ranking.order)
            thinking.considered->push_back({actions[i], ranking.points[i], reasonFor(view, actions[i])});
    }
    return actions[ranking.order.front()];
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
    std::vector<double> besides;
    constexpr double point = 16; // in convention's measure
    const std::vector<Weighed> cards = cardsToTry(view);
    for (const Weighed& weighed : cards) {
        actions.push_back({seat, Play{weighed.card}});
        besides.push_back(pimc.prior * weighed.worth / point);
    }
    const Positions positions(view);
    const Memory memory = memoryOf(view);
    const int side = sign(sideOf(view.seat));
    return bestOf(view, pimc, pimc.worlds, actions, besides, thinking,
                  [&](const World& world, std::size_t c) {
                      Position next = positions.in(world);
                      Memory told = memory;
                      remember(told, next, cards[c].card);
                      next.play(cards[c].card);
                      return side * conventionPlayOut(next, told, view.rules);
                  });
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
    if (static_cast<int>(view.robbed.size()) > 13)
        actions.resize(1);
    const Memory memory = memoryOf(view);
    const int side = sign(sideOf(view.seat));
    return bestOf(view, pimc, pimc.worldsForDiscards, actions, std::vector<double>(actions.size(), 0),
                  thinking, [&](const World& world, std::size_t w) {
                      PerSeat<CardSet> hands = world.hands;
                      for (Seat seat : kSeats)
                          if (seat != view.seat)
                              hands[seat] = downTo21(hands[seat], view.rules);
                      hands[view.seat] = choice.from - setOf(ways[w]);
                      Memory told = memory;
                      told.shown[view.seat] &= hands[view.seat];
                      const Position start(hands, tricks::right(view.dealer), view.rules);
                      return versicolePoints(hands[view.seat], view.rules) + // to be declared
                             side * conventionPlayOut(start, told, view.rules);
                  });
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
