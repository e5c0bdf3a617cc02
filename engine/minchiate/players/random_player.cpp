#include "minchiate/hand_order.h"
#include "minchiate/players/player.h"

#include <algorithm>
#include <vector>

namespace players {

using namespace minchiate;

namespace {

std::uint32_t below(tricks::Thought& thought, std::size_t n) {
    return thought.random.below(static_cast<std::uint32_t>(n));
}

// `count` of the cards in random order; with `countersLast` counters only after all others (M5.9).
std::vector<Card> someOf(const DiscardChoice& choice, tricks::Thought& thought) {
    std::vector<Card> cards = inHandOrder(choice.from);
    tricks::shuffle(std::span<Card>(cards), thought.random);
    if (choice.countersLast)
        std::stable_partition(cards.begin(), cards.end(), [](Card c) { return !kCounters.contains(c); });
    cards.resize(static_cast<std::size_t>(choice.count));
    return cards;
}

// Any part of what is held, in any order: each versicola is shown or not by the toss of a coin.
Declare someOf(const DeclareChoice& choice, tricks::Thought& thought) {
    Declare declare;
    for (const Versicola& v : choice.held)
        if (below(thought, 2) == 1)
            declare.shown.push_back(v.cards);
    tricks::shuffle(std::span<CardSet>(declare.shown), thought.random);
    return declare;
}

Action chooseAtRandom(const SeatView& view, tricks::Thought& thought) {
    const Choice& choice = *view.choice;
    if (std::holds_alternative<CutChoice>(choice.among))
        return {choice.seat, Cut{13 + static_cast<int>(below(thought, 72))}};
    if (const auto* discard = std::get_if<DiscardChoice>(&choice.among))
        return {choice.seat, Discard{someOf(*discard, thought)}};
    if (const auto* declare = std::get_if<DeclareChoice>(&choice.among))
        return {choice.seat, someOf(*declare, thought)};
    const auto& play = std::get<PlayChoice>(choice.among);
    const auto actions = static_cast<std::size_t>(play.cards.size()) + (play.mayFall ? 1 : 0);
    const auto pick = static_cast<int>(below(thought, actions));
    if (pick == play.cards.size())
        return {choice.seat, Fall{}};
    return {choice.seat, Play{play.cards.nth(pick)}};
}

} // namespace

Player randomPlayer() {
    return {"random", chooseAtRandom};
}

} // namespace players
