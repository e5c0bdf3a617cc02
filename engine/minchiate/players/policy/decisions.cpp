#include "minchiate/players/policy/decisions.h"

#include "minchiate/players/policy/convention.h"

#include <algorithm>
#include <limits>

namespace players {

using namespace minchiate;

namespace {

// A suit of the hand: the cards that may go, weak ones first, and whether a king stays.
struct SuitHeld {
    std::vector<Card> plain;
    bool king = false;

    [[nodiscard]] double worthWithout(std::size_t gone, const DiscardWeights& by) const {
        double worth = 0;
        for (std::size_t i = 0; i < gone; ++i)
            worth -= by.strength * strength(plain[i]);
        if (gone == 0)
            return worth;
        const std::size_t left = plain.size() - gone;
        if (king)
            return worth + (left == 0 ? by.kingBared : left == 1 ? by.kingWithOne : 0);
        return worth + (left == 0 ? by.voidMade : left == 1 ? by.nearVoid : 0);
    }
};

// How many to take from each suit, `count` in all, for the greatest worth.
struct Shares {
    std::array<std::size_t, 4> taken{};
    double worth = -std::numeric_limits<double>::infinity();
};

void share(const std::array<SuitHeld, 4>& suits, std::size_t suit, std::size_t count, Shares current,
           const DiscardWeights& by, Shares& best) {
    if (suit == suits.size()) {
        if (count == 0 && current.worth > best.worth)
            best = current;
        return;
    }
    for (std::size_t taken = 0; taken <= std::min(count, suits[suit].plain.size()); ++taken) {
        Shares next = current;
        next.taken[suit] = taken;
        next.worth += suits[suit].worthWithout(taken, by);
        share(suits, suit + 1, count - taken, next, by, best);
    }
}

} // namespace

std::vector<Card> cardsToLayAway(const DiscardChoice& choice, const DiscardWeights& by) {
    std::array<SuitHeld, 4> suits;
    std::size_t plain = 0;
    for (Suit suit : kSuits) {
        SuitHeld& held = suits[static_cast<std::size_t>(suit)];
        held.king = choice.from.contains(king(suit));
        for (Card c : (choice.from & cardsOf(suit)) - kKings)
            held.plain.push_back(c);
        plain += held.plain.size();
    }
    const auto count = static_cast<std::size_t>(choice.count);
    Shares best, none;
    none.worth = 0;
    share(suits, 0, std::min(count, plain), none, by, best);
    std::vector<Card> away;
    for (std::size_t suit = 0; suit < suits.size(); ++suit)
        away.insert(away.end(), suits[suit].plain.begin(),
                    suits[suit].plain.begin() + static_cast<std::ptrdiff_t>(best.taken[suit]));
    if (away.size() < count) {
        for (Card c : (choice.from & kTrumps) - kCounters)
            away.push_back(c);
        std::vector<Card> counters;
        for (Card c : choice.from& kCounters)
            counters.push_back(c);
        std::ranges::stable_sort(counters, {}, [](Card c) { return value(c); });
        away.insert(away.end(), counters.begin(), counters.end());
        away.resize(count);
    }
    return away;
}

Declare everyVersicola(const DeclareChoice& choice) {
    Declare all;
    for (const Versicola& v : choice.held)
        all.shown.push_back(v.cards);
    return all;
}

Cut anyCut(tricks::Random& random) {
    return {kLeastCut + static_cast<int>(random.below(kMostCut - kLeastCut + 1))};
}

Player conventionPlayer() {
    return {"convention", [](const SeatView& view, tricks::Thought& thought) -> Action {
                const Choice& choice = *view.choice;
                if (std::holds_alternative<CutChoice>(choice.among))
                    return {choice.seat, anyCut(thought.random)};
                if (const auto* discard = std::get_if<DiscardChoice>(&choice.among))
                    return {choice.seat, Discard{cardsToLayAway(*discard)}};
                if (const auto* declare = std::get_if<DeclareChoice>(&choice.among))
                    return {choice.seat, everyVersicola(*declare)};
                const Seen seen(view);
                return {choice.seat, Play{conventionCard(seen.now, seen.own)}};
            }};
}

} // namespace players
