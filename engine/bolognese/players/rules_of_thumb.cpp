#include "bolognese/players/rules_of_thumb.h"

namespace bolognese {

namespace {

constexpr auto kWorth = [] {
    std::array<std::int8_t, 64> worth{};
    for (Suit suit : kSuits) {
        worth[card(suit, Rank::King).id] = 24;
        worth[card(suit, Rank::Queen).id] = 10;
        worth[card(suit, Rank::Knight).id] = 9;
        worth[card(suit, Rank::Page).id] = 8;
        worth[card(suit, Rank::Ace).id] = 6;
    }
    for (int number = 5; number <= 16; ++number)
        worth[trump(number).id] = 2;
    for (int number = 1; number <= 4; ++number)
        worth[moor(number).id] = 6;
    worth[trump(17).id] = worth[trump(18).id] = 8;
    worth[kWorld.id] = 20;
    worth[kAngel.id] = 24;
    worth[kBegato.id] = worth[kMatto.id] = 26;
    return worth;
}();

// The card with most, or least, of `of`; the first of equals.
template<class Of>
Card most(CardSet cards, Of of) {
    Card best = cards.first();
    for (Card card : cards)
        if (of(card) > of(best))
            best = card;
    return best;
}
int strength(Card card) {
    return card == kMatto ? -1 : strengthOf(card);
}
Card dearest(CardSet cards) {
    return most(cards, [](Card card) { return 64 * worthOf(card) - strength(card); });
}
Card cheapest(CardSet cards) {
    return most(cards, [](Card card) { return -64 * worthOf(card) - strength(card); });
}

struct Sight {
    const Position& position;
    Seat seat = position.turn();
    CardSet legal = position.legal() - (position.legal() == CardSet(kMatto) ? CardSet{} : CardSet(kMatto));
    CardSet others = othersOf(position, seat); // cards it does not see

    static CardSet othersOf(const Position& position, Seat seat) {
        CardSet others;
        for (Seat one : kSeats)
            if (one != seat)
                others |= position.hand(one);
        return others;
    }
    // The next in turn always is one.
    [[nodiscard]] bool opponentsToCome() const { return position.played() < 3; }
    [[nodiscard]] bool ours() const { return position.led() && sideOf(position.winning()) == sideOf(seat); }
    // No card of its suit unseen beats this one.
    [[nodiscard]] bool isHighest(Card card) const {
        for (Card other : others& setOf(bitsOf(suitOf(card))))
            if (strengthOf(other) >= strengthOf(card))
                return false;
        return true;
    }
    // The best card so far cannot well be beaten any more.
    [[nodiscard]] bool settled() const {
        if (!opponentsToCome())
            return true;
        const Card best = position.winningCard();
        return suitOf(best) == Suit::Trumps && isHighest(best);
    }
};

Card leading(const Sight& sight) {
    const CardSet trumps = sight.legal & kTrumps, plain = sight.legal - kTrumps;
    const bool trumpsOut = !(sight.others & kTrumps).empty();
    Card best = sight.legal.first();
    int top = -1000;
    for (Suit suit : kSuits) {
        const CardSet held = plain & setOf(bitsOf(suit));
        if (held.empty())
            continue;
        const int unseen = (sight.others & setOf(bitsOf(suit))).size(), length = held.size();
        const Card high = most(held, strength);
        // A king all round while the suit is whole (B10), else low from length.
        const bool runs = sight.isHighest(high) && (!trumpsOut || (unseen >= 6 && length <= 3));
        const int worth = runs ? 10 + worthOf(high) : 2 * length - (unseen == 0 ? 4 : 0);
        if (worth > top) {
            top = worth;
            best = runs ? high : cheapest(held);
        }
    }
    // Who is long in trumps draws them with the highest.
    if (trumpsOut && trumps.size() * 3 > (sight.others & kTrumps).size() + 2) {
        const Card high = most(trumps, strength);
        if (sight.isHighest(high))
            return high;
    }
    return plain.empty() && !trumps.empty() ? cheapest(trumps) : best;
}

Card following(const Sight& sight) {
    const Position& position = sight.position;
    if (sight.ours() && sight.settled())
        return dearest(sight.legal);
    CardSet over;
    for (Card card : sight.legal)
        if (position.beats(card))
            over.insert(card);
    if (over.empty())
        return cheapest(sight.legal);
    int pot = 0;
    for (Card card : position.onTable())
        pot += worthOf(card);
    if (position.played() == 3) { // the last: with what is dear and wins, if the trick is worth it
        if (sight.ours())
            return dearest(sight.legal);
        const Card card = dearest(over);
        return pot + worthOf(card) >= 8 ? card : cheapest(sight.legal);
    }
    const CardSet suits = over - kTrumps;
    if (!suits.empty()) {
        const Card high = most(suits, strength);
        const int unseen = (sight.others & setOf(bitsOf(suitOf(high)))).size();
        return sight.isHighest(high) && (unseen >= 5 || (sight.others & kTrumps).empty())
                   ? high
                   : cheapest(sight.legal);
    }
    if (sight.ours() || pot < 8)
        return cheapest(sight.legal);
    const CardSet spare = over - CardSet(kBegato);
    if (spare.empty())
        return cheapest(sight.legal);
    return pot >= 20 ? most(spare, strength) : most(spare, [](Card card) { return -strength(card); });
}

// The Matto goes where it saves something (B10).
bool playsMatto(const Sight& sight, Card instead) {
    const Position& position = sight.position;
    if (!position.legal().contains(kMatto) || position.legal().size() == 1 || position.played() == 0)
        return false;
    return worthOf(instead) >= 8 && !position.beats(instead) && !sight.ours();
}

} // namespace

int worthOf(Card card) {
    return kWorth[card.id & 63];
}

Card likelyCard(const Position& position, Asked asked) {
    const Sight sight{position};
    if (sight.legal.size() == 1 && !position.legal().contains(kMatto))
        return sight.legal.first();
    if (asked == Asked::ForBest && position.led() && !sight.legal.empty()) {
        const CardSet suit = sight.legal & setOf(bitsOf(*position.led()));
        if (!suit.empty())
            return most(suit, strength);
    }
    const Card card = position.led() ? following(sight) : leading(sight);
    return playsMatto(sight, card) ? kMatto : card;
}

Asked askedOf(const View& view) {
    if (view.tricks.empty() || view.tricks.back().winner)
        return Asked::No;
    const auto& led = view.tricks.back().plays.front();
    return led.signal == Signal::Busso && led.seat == partner(view.seat) ? Asked::ForBest : Asked::No;
}

// From short suits, what would be caught; queens with company stay.
std::array<Card, 2> cardsToLayAway(CardSet hand, CardSet from) {
    const auto merit = [&](Card card, CardSet left) {
        if (suitOf(card) == Suit::Trumps)
            return -20 - worthOf(card);
        const CardSet held = left & setOf(bitsOf(suitOf(card)));
        const bool guarded = held.contains(bolognese::card(suitOf(card), Rank::King));
        return (guarded ? -6 : worthOf(card) / 2) - 3 * held.size();
    };
    std::array<Card, 2> away{};
    for (Card& card : away) {
        card = most(from, [&](Card one) { return merit(one, hand); });
        from.erase(card);
        hand.erase(card);
    }
    return away;
}

Signal signalFor(const Position& position, const PlayChoice& choice, Card card) {
    const CardSet hand = position.hand(position.turn());
    if (choice.volo.contains(card) && !(hand & kTrumps).empty() && suitOf(card) != Suit::Trumps)
        return Signal::Volo;
    if (!choice.striscio.contains(card))
        return Signal::None;
    const Sight sight{position};
    const CardSet rest = (hand & setOf(bitsOf(suitOf(card)))) - CardSet(card);
    if (sight.isHighest(most(rest, strength)))
        return Signal::Striscio;
    // Trumps from below: the partner's best may catch something.
    return suitOf(card) == Suit::Trumps && choice.busso.contains(card) && !sight.isHighest(card)
               ? Signal::Busso
               : Signal::None;
}

std::optional<Accuse> fullAccuso(const Accusable& accuso) {
    if (accuso.made.empty())
        return std::nullopt;
    Accuse accuse;
    for (const Combination& one : accuso.made)
        accuse.names.push_back(one.name);
    return accuse;
}

} // namespace bolognese
