// The apprentice plays by rules of thumb, as one who has learnt the game this winter: for each card the
// chance that its side wins the trick, times what the trick holds then, less what the card is worth keeping.
// It brings counters home when that seems safe, takes the opponents', does not waste arie, leaves its
// partner's tricks alone, declares everything and never falls unasked. It remembers counters and the last few
// tricks, lays away its lowest cards, and of cards that seem about as good plays any.
#include "minchiate/players/knowledge.h"
#include "minchiate/players/player.h"

#include <algorithm>
#include <limits>
#include <span>
#include <vector>

namespace players {

using namespace minchiate;

namespace {

constexpr std::size_t kTricksRemembered = 3;

// ---- Discards: the lowest cards, whatever their suits; kings, trumps and counters stay. ----

std::vector<Card> discards(const DiscardChoice& choice) {
    std::vector<Card> order;
    for (Card c : choice.from)
        order.push_back(c);
    const auto dear = [](Card c) { return value(c) * 100 + (isSuitCard(c) ? strength(c) : c.id); };
    std::ranges::stable_sort(order, {}, dear);
    order.resize(static_cast<std::size_t>(choice.count));
    return order;
}

// ---- Cards ----

// Points between cards that the apprentice does not tell apart.
constexpr double kAboutAsGood = 1.5;

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

// The trick with the card considered.
Trick trickWith(const SeatView& view, Seat seat, Card card) {
    Trick trick{seat, {}, std::nullopt};
    if (!view.tricks.empty() && !view.tricks.back().winner)
        trick = view.tricks.back();
    trick.plays.push_back({seat, card});
    return trick;
}

// The play that wins it so far; nothing while only the Fool lies there.
const Trick::Entry* best(const Trick& trick) {
    const auto winning = trick.winning();
    return winning ? &trick.plays[*winning] : nullptr;
}

CardSet higherThan(Card card, Suit suit) {
    CardSet higher;
    for (Card c : cardsOf(suit))
        if (c > card)
            higher.insert(c);
    return higher;
}

// The chance that a later seat beats the best card on the table.
double chanceToBeat(const Trick& trick, Seat seat, Chances& chances) {
    const auto led = trick.led();
    if (!led) // the Fool was led: the next card leads, and nothing is known of it
        return 0.5;
    const Card high = best(trick)->card;
    const double trumping = chances.ofOneOf(higherThan(high, Suit::Trumps), seat);
    if (*led == Suit::Trumps)
        return trumping;
    const double holdsSuit = chances.ofOneOf(cardsOf(*led), seat);
    const double following = isTrump(high) ? 0 : chances.ofOneOf(higherThan(high, *led), seat);
    return std::max(0.0, following) + (1 - holdsSuit) * trumping;
}

// Whether the seat's partner has the best card of the trick so far.
bool partnerLeads(const SeatView& view, Seat seat) {
    const Trick trick = trickWith(view, seat, kFool); // the Fool changes nothing
    return best(trick) && best(trick)->seat == partner(seat);
}

// Points expected from playing `card` for `seat`, seen by the side of the player who chooses.
double worthOf(Card card, Seat seat, const SeatView& view, const Knowledge& known, Chances& chances) {
    const Side us = sideOf(view.seat);
    const Trick trick = trickWith(view, seat, card);
    const int tricksLeft = view.handSizes[seat];
    const Trick::Entry* high = best(trick);
    double ours = !high ? 0.5 : sideOf(high->seat) == us ? 1 : 0;
    for (auto i = trick.plays.size(); i < 4; ++i) {
        const Seat later = turned(trick.leader, static_cast<int>(i));
        const double beats = std::min(1.0, chanceToBeat(trick, later, chances));
        ours = sideOf(later) == us ? ours + (1 - ours) * beats : ours * (1 - 0.9 * beats);
    }
    // Captured counters count for the captor instead of the other side; the loser's are marked as well
    // (M6.8).
    double won = tricksLeft == 1 ? 10 : 0, lost = won;
    for (const auto& play : trick.plays) {
        if (play.card == kFool && tricksLeft > 1)
            continue; // stays with its side (M6.6)
        const int points = value(play.card);
        won += points + (sideOf(play.seat) == us ? 0 : points);
        lost += points + (sideOf(play.seat) == us ? points : 0);
    }
    const double kept = keeping(card, known, tricksLeft);
    // A partner's trick is left to the partner, unless a counter of one's own goes home in it.
    const bool overtakes = high && high->card == card && value(card) == 0 && partnerLeads(view, seat);
    // Led to the lead again: a small good in the middle of the hand.
    return ours * (won + 0.5) - (1 - ours) * lost - (sideOf(seat) == us ? kept : -kept) - (overtakes ? 3 : 0);
}

Action chooseByThumb(const SeatView& view, tricks::Thought& thought) {
    const Choice& choice = *view.choice;
    if (std::holds_alternative<CutChoice>(choice.among))
        return {choice.seat,
                Cut{kLeastCut + static_cast<int>(thought.random.below(kMostCut - kLeastCut + 1))}};
    if (const auto* discard = std::get_if<DiscardChoice>(&choice.among))
        return {choice.seat, Discard{discards(*discard)}};
    if (const auto* declare = std::get_if<DeclareChoice>(&choice.among)) {
        Declare all;
        for (const Versicola& v : declare->held)
            all.shown.push_back(v.cards);
        return {choice.seat, all};
    }
    const Knowledge known = fadingKnowledgeOf(view, kTricksRemembered);
    Chances chances(view, known);
    std::vector<std::pair<Card, double>> worths;
    double best = -std::numeric_limits<double>::infinity();
    for (Card card : std::get<PlayChoice>(choice.among).cards) {
        worths.emplace_back(card, worthOf(card, choice.seat, view, known, chances));
        best = std::max(best, worths.back().second);
    }
    std::erase_if(worths, [best](const auto& w) { return w.second < best - kAboutAsGood; });
    const auto any = thought.random.below(static_cast<std::uint32_t>(worths.size()));
    return {choice.seat, Play{worths[any].first}};
}

} // namespace

Player apprentice() {
    return {"apprentice", chooseByThumb};
}

} // namespace players
