// The apprentice plays by rules of thumb: for each card the chance that its side wins the trick, times what
// the trick holds then, less what the card is worth keeping. It brings counters home when that is safe, takes
// the opponents', does not waste arie, keeps kings for quiet tricks, discards to make a void and declares
// everything.
#include "knowledge.h"
#include "player.h"

#include <algorithm>
#include <limits>

namespace players {

using namespace minchiate;

namespace {

// ---- Discards: make a void in a suit without its king, then shed what is worth least. ----

// Smaller goes first. Whole short suits go before parts of long ones; kings, trumps and counters stay.
std::vector<Card> discards(const DiscardChoice& choice) {
    std::vector<Suit> suits(kSuits.begin(), kSuits.end());
    const auto sizeOf = [&](Suit suit) { return (choice.from & cardsOf(suit)).size(); };
    const auto spoiled = [&](Suit suit) {
        return choice.from.contains(king(suit)) || sizeOf(suit) > choice.count;
    };
    std::ranges::stable_sort(suits, {}, [&](Suit suit) { return sizeOf(suit) + (spoiled(suit) ? 100 : 0); });

    std::vector<Card> order;
    int left = choice.count;
    for (Suit suit : suits) // whole suits while they fit
        if (!spoiled(suit) && sizeOf(suit) <= left) {
            for (Card c : choice.from& cardsOf(suit))
                order.push_back(c);
            left -= sizeOf(suit);
        }
    std::ranges::reverse(suits); // then from the longest, low cards first
    for (Suit suit : suits)
        for (Card c : (choice.from & cardsOf(suit)) - kKings)
            if (std::ranges::find(order, c) == order.end())
                order.push_back(c);
    for (Card c : (choice.from & kTrumps) - kCounters)
        order.push_back(c);
    std::vector<Card> counters;
    for (Card c : choice.from& kCounters)
        counters.push_back(c);
    std::ranges::stable_sort(counters, {}, [](Card c) { return value(c); });
    order.insert(order.end(), counters.begin(), counters.end());
    order.resize(static_cast<std::size_t>(choice.count));
    return order;
}

// ---- Cards ----

// What a card is worth keeping for later tricks, in points.
double keeping(Card card, const Knowledge& known, int tricksLeft) {
    if (card == kFool)
        return tricksLeft > 1
                   ? 4
                   : 0; // one card may be saved by it at any time; in the last trick it dies (M6.7)
    if (!isTrump(card))
        return isKing(card) ? 1 : strength(card) * 0.05;
    const int n = trumpNumber(card);
    const bool master = (known.unseen & trumpRun(n, 40)).empty();
    const double rank = n >= 36 ? 7 + (n - 36) : n >= 30 ? 3 : n >= 20 ? 2 : n >= 6 ? 1 : 0.3;
    return rank +
           (master && tricksLeft > 1 ? 4 : 0); // the last trick is worth ten and goes to the last high trump
}

struct OnTable {
    std::vector<Trick::Entry> plays; // the trick with the card considered
    std::optional<Suit> led;
    std::size_t best = 0; // index of the winning play; meaningless while nothing is led
};

OnTable tableWith(const SeatView& view, Seat seat, Card card) {
    OnTable table;
    if (!view.tricks.empty() && view.tricks.back().plays.size() < 4)
        table.plays = view.tricks.back().plays;
    table.plays.push_back({seat, card});
    for (std::size_t i = 0; i < table.plays.size(); ++i) {
        const Card c = table.plays[i].card;
        if (c == kFool)
            continue;
        if (!table.led) {
            table.led = suitOf(c);
            table.best = i;
        } else if ((isTrump(c) || suitOf(c) == table.led) && c > table.plays[table.best].card) {
            table.best = i;
        }
    }
    return table;
}

CardSet higherThan(Card card, Suit suit) {
    CardSet higher;
    for (Card c : cardsOf(suit))
        if (c > card)
            higher.insert(c);
    return higher;
}

// The chance that a later seat beats the best card on the table.
double chanceToBeat(const OnTable& table, Seat seat, const SeatView& view, const Knowledge& known) {
    if (!table.led) // the Fool was led: the next card leads, and nothing is known of it
        return 0.5;
    const Card best = table.plays[table.best].card;
    const double trumping = chanceOfOneOf(higherThan(best, Suit::Trumps), seat, view, known);
    if (*table.led == Suit::Trumps)
        return trumping;
    const double holdsSuit = chanceOfOneOf(cardsOf(*table.led), seat, view, known);
    const double following =
        isTrump(best) ? 0 : chanceOfOneOf(higherThan(best, *table.led), seat, view, known);
    return std::max(0.0, following) + (1 - holdsSuit) * trumping;
}

// Points expected from playing `card` for `seat`, seen by the side of the player who chooses.
double worthOf(Card card, Seat seat, const SeatView& view, const Knowledge& known) {
    const Side us = sideOf(view.seat);
    const OnTable table = tableWith(view, seat, card);
    const int tricksLeft = view.handSizes[seat];
    double ours = table.led && sideOf(table.plays[table.best].seat) == us ? 1 : 0;
    if (!table.led)
        ours = 0.5;
    for (auto i = table.plays.size(); i < 4; ++i) {
        const Seat later = turned(table.plays.front().seat, static_cast<int>(i));
        const double beats = std::min(1.0, chanceToBeat(table, later, view, known));
        ours = sideOf(later) == us ? ours + (1 - ours) * beats : ours * (1 - 0.9 * beats);
    }
    // Captured counters count for the captor instead of the other side; the loser's are marked as well
    // (M6.8).
    double won = tricksLeft == 1 ? 10 : 0, lost = won;
    for (const auto& play : table.plays) {
        if (play.card == kFool && tricksLeft > 1)
            continue; // stays with its side (M6.6)
        const int points = value(play.card);
        won += points + (sideOf(play.seat) == us ? 0 : points);
        lost += points + (sideOf(play.seat) == us ? points : 0);
    }
    const double kept = keeping(card, known, tricksLeft);
    // Led to the lead again: a small good in the middle of the hand.
    return ours * (won + 0.5) - (1 - ours) * lost - (sideOf(seat) == us ? kept : -kept);
}

Action chooseByThumb(const SeatView& view, Thinking& thinking) {
    const Choice& choice = *view.choice;
    if (std::holds_alternative<CutChoice>(choice.among))
        return {choice.seat, Cut{13 + static_cast<int>(thinking.random.below(72))}};
    if (const auto* discard = std::get_if<DiscardChoice>(&choice.among))
        return {choice.seat, Discard{discards(*discard)}};
    if (const auto* declare = std::get_if<DeclareChoice>(&choice.among)) {
        Declare all;
        for (const Versicola& v : declare->held)
            all.shown.push_back(v.cards);
        return {choice.seat, all};
    }
    const Knowledge known = knowledgeOf(view);
    const CardSet cards = std::get<PlayChoice>(choice.among).cards;
    Card best = cards.first();
    double bestWorth = -std::numeric_limits<double>::infinity();
    for (Card card : cards)
        if (const double worth = worthOf(card, choice.seat, view, known); worth > bestWorth) {
            bestWorth = worth;
            best = card;
        }
    return {choice.seat, Play{best}};
}

} // namespace

Player apprentice() {
    return {"apprentice", chooseByThumb};
}

} // namespace players
